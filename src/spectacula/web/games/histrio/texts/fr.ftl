game-line = Menez une troupe de lapins et de hérons de Cité en Cité. Léonus XIV rira-t-il ou pleurera-t-il ce soir ?
where = Saison { $season } sur { $seasons } · Tour { $round } · { $phase }
where-short = S{ $season } · T{ $round } · { $phase }
where-over = Le rideau est tombé
phase-announce = Saltimbanques
phase-travel = Voyage
phase-turtle = Voyage
phase-bear = Révélation
phase-steal = Résolution
phase-court = Résolution
phase-discard = Résolution
phase-acrobats = Saltimbanques
phase-owl = Saltimbanques
phase-raven = Festival
phase-chameleon = Festival
phase-fulfil = Décompte
ecus = { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}

board-label = Théâtre et Cités
king-wants = Le Roi souhaite une
mood-comedy = Comédie
mood-tragedy = Tragédie
theatre-label = Théâtre. Le Roi souhaite : { $mood }. L’aiguille est sur la case { $field } sur { $fields }. Régisseurs en scène : { $managers }.
deck-encounters = Rencontres
deck-requests = Demandes
cities-label = Cités
city-label = Cité { $n }, { $city }. { $stack }
city-stack = La plus récente d’abord : { $cards }.
city-empty = Aucune carte ici.
city-none = aucune Caravelle
city-fan = Voir les { $n } cartes de { $city }
city-fan-one = Voir la carte de { $city }
fan-title = { $n } { $city }, la plus récente d’abord
closed = fermée par le Bœuf
allies-here = { $n ->
    [one] Troupe amie
   *[other] 2 Troupes amies
}
allies-there = { $n ->
    [one] une Troupe amie
   *[other] les deux Troupes amies
}
track-label = Cités dans l’ordre de Résolution
track-done = terminée
track-now = en cours
track-next = ensuite
track-later = attend
track-quiet = personne

lean-even = équilibré
lean-comedy = +{ $n } comédie
lean-tragedy = +{ $n } tragédie
leans-to-comedy = penche vers la comédie
leans-to-tragedy = penche vers la tragédie
show-pleases = plaît
show-not = ne plaît pas
field-comedy = comédie { $n }
field-tragedy = tragédie { $n }
needle-stays = l’aiguille reste sur { $place }
needle-moves = l’aiguille passe de { $old } à { $new }
needle-short = aiguille sur { $place }
king-turns-comedy = le Roi rit
king-turns-tragedy = le Roi pleure
managers-leave = { $n ->
    [one] { $n } Régisseur rentre chez lui
   *[other] { $n } Régisseurs rentrent chez eux
}
fc-city = { $city }, seul : { $alone }. À plusieurs : { $met }.
fc-alone-sure = { $city }, tout pour vous : { $alone }.
fc-met = { $needle }, vous piochez une Demande secrète
fc-request = une Demande secrète
fc-comedian = { $n ->
    [0] aucun Comédien
    [one] 1 Comédien
   *[other] { $n } Comédiens
}
fc-tragedian = { $n ->
    [0] aucun Tragédien
    [one] 1 Tragédien
   *[other] { $n } Tragédiens
}
fc-ecus = +{ $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}
fc-steal = voler { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}
fc-managers = Régisseur en scène, +{ $n }
fc-fee = payer { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}
fc-unpaid = { $n ->
    [one] { $n } Acteur impayé est défaussé
   *[other] { $n } Acteurs impayés sont défaussés
}
fc-recover = toutes vos cartes Voyage reviennent
fx-steal = { $n ->
    [one] Son seul Écu change de main.
   *[other] Un de ses { $n } Écus change de main.
}
fx-show = Votre spectacle : { $show }.
fx-decline = Vos Demandes restent cachées dans votre main.
fx-request = Rapporte { $n } Écus maintenant.
fx-request-again = Rapporte { $n } Écus maintenant et reste face visible : elle rapporte encore en saison 2 si son objectif est de nouveau rempli.
fx-bear = Vous payez { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}, puis : { $alone }.
fx-fox = Vous prenez { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}.
fx-gain = Vous gagnez { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}.

panel-happened = Ce qui s’est passé ici
panel-steal = Résolution
panel-steal-line = Un adversaire perd 1 Écu
panel-court = Résolution
panel-court-line = La plus récente d’abord
panel-discard = Demandes secrètes
panel-discard-line = Trois au plus en main
panel-acrobats = Saltimbanques
panel-acrobats-line = Après la Cité 8, avant les nouvelles cartes
panel-owl = Les lettres du Hibou
panel-owl-line = L’une d’elles sera défaussée
panel-raven = Avant le décompte
panel-raven-line = Le Corbeau peut encore fléchir le Roi
panel-chameleon = Caméléons
panel-chameleon-line = Chacun compte pour 1, en comédie ou en tragédie, au choix de son propriétaire
choose-steal = À qui ?
choose-court = Qui envoyez-vous ?
choose-discard = Laquelle défaussez-vous ?
choose-acrobats = Ce qui est possible
choose-owl = Laquelle défaussez-vous ?
choose-raven = Qui envoyez-vous ?
choose-chameleon = Comédie ou tragédie ?
visit-alone = Seul ici : { $name }, la carte la plus récente d’abord
visit-empty = { $name } ne trouve aucune carte ici
visit-met = { $names } se croisent : personne ne reçoit de carte
visit-allies = Seules des Troupes amies sont venues
met-joined = En main
met-found = Rejoint la troupe
met-discarded = Défaussée
met-unpaid = Impayé : défaussé
note-gained = +{ $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}
note-recovered = cartes Voyage reprises
note-stole = { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
} de { $name }
note-manager = Régisseurs : +{ $n }
note-no-manager = plus de Régisseur
note-paid = { $n ->
    [one] { $n } Écu payé
   *[other] { $n } Écus payés
}
acro-ready = disponible
acro-used = déjà utilisé cette saison
acro-fresh = dès la prochaine phase
actor-thrown = parti à la Cour
turn-needle = Tourner l’aiguille
turn-needle-line = ou cliquez sur une case du cadran
field-now = ici

hand = Cartes Voyage
used = jouée
travel-card = Carte Voyage { $n }, { $city }
travel-card-used = Carte Voyage { $n }, { $city } : déjà jouée
troupe = Ma troupe
troupe-none = Personne ne vous a encore rejoint.
acrobats = Saltimbanques
acrobats-none = Pas encore de Saltimbanque.
acrobat-used = utilisé
acrobat-fresh = phase suivante
requests = Demandes secrètes
requests-none = Aucune. Vous en piochez une quand vous n’êtes pas seul dans une Cité.
request-met = remplie pour l’instant
request-unmet = pas remplie pour l’instant
request-open = face visible
my-show = Votre spectacle : { $lean }
ally-goes = Votre Troupe amie part pour { $n } { $city }
ally-deck = Troupe amie, encore possible : { $cities }
n-travel = { $n ->
    [one] { $n } carte Voyage
   *[other] { $n } cartes Voyage
}
n-requests = { $n ->
    [one] { $n } Demande
   *[other] { $n } Demandes
}
n-managers = { $n ->
    [one] { $n } Régisseur
   *[other] { $n } Régisseurs
}
acrobat-tip-used = { $tip } Déjà utilisé cette saison.

festival-name = Le Mirifique festival
festival-season = Décompte des Écus, saison { $season }
step-actors = Acteurs
step-actors-line = 1 Écu par Acteur de l’humeur du Roi
step-show = Spectacle qui plaît
step-show-line = { $n } Écus si la différence correspond à son humeur
step-best = Meilleur spectacle
step-best-line = le double pour la plus grande différence
step-request = Demande secrète
step-request-line = en jouer une si son objectif est rempli
step-total = Écus
step-total-line = avant et après
step-caption = { $name } : { $rule }
step-troupe = Troupe
step-troupe-line = l’expérience dans les cachets
step-next = Étape suivante
step-all = Tout montrer
step-close = Vers la saison 2
best-doubled = différence { $n }, doublé
best-other = différence { $n }, le meilleur a { $best }
best-out = hors concours
best-is = meilleur spectacle
wish-unmet = Son objectif n’est pas rempli.
request-chosen = a choisi
request-choosing = choisit
request-none-held = n’en a pas
request-none = aucune
scales-label = Comédiens { $comedy }, Tragédiens { $tragedy }
festival-note = Compté dans l’ordre de la règle. Un Caméléon compte pour 1 dans la différence ; ce n’est pas un Acteur et il ne rapporte pas d’Écu.
source-start = Départ
end-season = Saison { $season } · { $mood }
end-breakdown = D’où vient chaque Écu
end-total = Total
end-source = Source
soon = Encore à venir :
soon-met = { $names } se croisent à { $city } : { $side }.
soon-comedy = l’aiguille avance de { $n } vers la comédie
soon-tragedy = l’aiguille avance de { $n } vers la tragédie
soon-even = l’aiguille ne bouge pas
band-comedy = comédie
band-tragedy = tragédie
chapter-totals = décompte
sign-collision = plusieurs dans une Cité
sign-court = à la Cour
sign-acrobat = Saltimbanque

changed-needle = L’aiguille est sur { $place }
changed-city = { $city } : d’autres Caravelles
changed-ecus = Écus

scene-round = Un nouveau tour
scene-reveal = La révélation
scene-city = Dans les Cités
scene-court = Une visite à la Cour
scene-requests = Les Demandes secrètes
scene-over = Le dernier rideau
stamp-together = ensemble

# ce qui a fait basculer la partie, après « Scapin gagne avec 12 d’avance : »
turning-king = le Roi a changé d’humeur au tour { $turn } de la saison { $season }
turning-king-used = au tour { $turn } de la saison { $season }, { $card } a fait changer le Roi d’humeur
turning-king-court = au tour { $turn } de la saison { $season }, { $card } à la Cour a fait changer le Roi d’humeur
turning-best = le meilleur spectacle de la saison { $season } a rapporté { $ecus }
turning-pleased = le Roi a payé { $ecus } le spectacle de la saison { $season }
turning-fulfilled = « { $request } » a rapporté { $ecus } en saison { $season }
turning-actors-paid = les Acteurs de la saison { $season } ont gagné { $ecus }
turning-stole = un vol aux dépens de { $victim } au tour { $turn }
turning-manager = les Régisseurs en scène ont rapporté { $ecus } au tour { $turn }
turning-bonus = une aumône de { $ecus } au tour { $turn }
turning-gained = un Saltimbanque a rapporté { $ecus } au tour { $turn }
result-unit = Écus

aim-announce = Un Saltimbanque vaut-il mieux maintenant que la surprise plus tard ?
aim-travel = Où personne d’autre n’ira-t-il ?
aim-turtle = Tous les autres sont à découvert : quelle Cité reste à vous seul ?
aim-bear = La Cité vaut-elle son prix ?
aim-steal = À qui manquera-t-il le plus ?
aim-court = L’humeur du Roi compte-t-elle plus qu’un Acteur de plus dans votre spectacle ?
aim-discard = Quel objectif ne pouvez-vous presque plus remplir ?
aim-acrobats = Est-ce plus payant que de garder la carte ?
aim-owl = Quel objectif convient le moins à votre troupe ?
aim-raven = Peut-on encore faire changer le Roi d’humeur avant le décompte ?
aim-chameleon = De quel côté le spectacle est-il meilleur ?
aim-fulfil = Quel objectif rapporte le plus, maintenant ou à la fin ?

prospect-alone = Seul
prospect-met = Pas seul

order-travel = Prochain voyage
order-travel-line = Exécuté une fois, quand vous choisirez de nouveau une destination. Si aucune des Cités n’est accessible, on vous demande.
order-travel-1 = D’abord
order-travel-2 = Si c’est impossible
order-travel-told = { $other ->
    [yes] Prochain voyage : { $first } ; si c’est impossible : { $second }
   *[no] Prochain voyage : { $first }
}
order-pass = Sans Saltimbanques
order-pass-line = Jusqu’à la fin de ce tour, vous n’utilisez aucun Saltimbanque quand on vous le demande.
order-pass-told = Sans Saltimbanques jusqu’à la fin de ce tour
