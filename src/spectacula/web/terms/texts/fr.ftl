clock = Pendule
clock-line = Le temps écoulé, un robot garde la place. La personne peut revenir à tout moment et décide de nouveau à partir de là.
clock-choose-none = Aucune
clock-choose-live = En direct
clock-choose-days = Par jours
clock-live-line = Un temps pour chaque décision et une réserve pour toute la partie. Chaque pendule court tant que la table attend sa place.
clock-days-line = Chacun vient quand cela l’arrange. Des jours pour chaque décision et des jours de réserve pour toute la partie.
clock-live = en direct, { $time }
clock-days = par jours, { $time }
clock-times-live = { $move } s + { $reserve } min
clock-times-days = { $move } + { $reserve } jours
clock-units = j h min
clock-runs = Temps restant de { $name } : { $time }
clock-reserve = Réserve de { $name } : { $time }
clock-up = Temps écoulé : un robot garde la place de { $name }
clock-away = en congé jusqu’au { $day }
clock-told = Il vous reste peu de temps pour décider.
vacation = Congé
vacation-line = Par jours, vos pendules s’arrêtent pendant votre absence, et les autres voient jusqu’à quand. Les parties en direct ne connaissent pas de congé.
vacation-left = { $n ->
    [one] Il reste un jour cette année.
   *[other] Il reste { $n } jours cette année.
}
vacation-plan = Prévoir un congé
vacation-first = Du
vacation-last = Au
vacation-take = Enregistrer
vacation-from-to = du { $first } au { $last }
vacation-back = Je suis de retour
vacation-stay = Finalement non
vacation-taken = Votre congé est enregistré.
vacation-ended = Vos pendules courent de nouveau.
vacation-not-then = Impossible : un congé commence aujourd’hui ou plus tard, finit ensuite, n’en chevauche aucun autre, et une année en compte 21 jours.
clock-left = il reste { $time }
