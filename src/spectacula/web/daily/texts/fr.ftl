daily-open = Donne du jour
daily-page = Donne du jour, { $date }
daily-line = Un seul essai. Les mêmes cartes et les mêmes robots pour tout le monde.
daily-skip = Aller aux résultats
daily-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
daily-weekday = { $n ->
    [1] lun
    [2] mar
    [3] mer
    [4] jeu
    [5] ven
    [6] sam
   *[7] dim
}
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-seat = place { $seat } sur { $players }, deux robots habiles
daily-finished = { $n ->
    [0] personne n’a encore fini
    [one] une personne a fini
   *[other] { $n } ont fini
}
daily-hidden = Les résultats restent cachés tant que le vôtre n’est pas acquis.
daily-begun = Vous avez commencé.
daily-gone = Vous avez retiré cette donne de votre liste.
daily-taken = Déjà commencée dans ce navigateur, sous un autre nom. Reprenez ce nom pour continuer ou comparer ; la prochaine donne arrive demain.
daily-mine = Vous : { $n }
daily-new = Pas encore jouée
daily-elsewhere = Commencée dans ce navigateur sous un autre nom.
daily-ends = encore { $left }
daily-play = Jouer
daily-go-on = Continuer
daily-compare = Comparer
daily-terms = Fermer la page ne fait rien perdre. Pas de conseils, et ce qui a été révélé ne se reprend pas.
daily-until = Les prochaines arrivent dans { $left }.
daily-better = { $score } : mieux que { $share } sur 100
daily-first = { $score } : le premier résultat de la maison
daily-results = Les résultats
daily-median = milieu { $n }
daily-master-at = Maître { $n }
daily-you-at = vous, { $n }
daily-chart = { $n ->
    [0] Personne n’a joué cette donne.
    [one] Le résultat d’une personne.
   *[other] Les résultats de { $n } personnes.
}
daily-chart-mine = { $n ->
    [one] Votre résultat est { $score } ; personne d’autre n’a encore fini.
   *[other] { $n } résultats ; le milieu est { $median }, le vôtre { $score }.
}
daily-master-thinks = { $n ->
    [0] Le Maître s’installe devant les mêmes cartes.
    [one] Le Maître joue les mêmes cartes : un coup pour l’instant.
   *[other] Le Maître joue les mêmes cartes : { $n } coups pour l’instant.
}
daily-master-done = Avec les mêmes cartes, le Maître a fait { $n }.
daily-forks = Votre chemin à côté des autres
daily-move = Coup { $n }
daily-company = { $n ->
    [0] seul le Maître est aussi passé ici
    [one] une autre personne est passée ici
   *[other] { $n } autres sont passés ici
}
daily-you = vous
daily-master = Maître
daily-rest = { $n } % ont choisi autre chose
daily-forks-end = À partir de là, la partie n’est qu’à vous.
daily-review = Revoir la mienne
daily-review-master = Voir le chemin du Maître
daily-ranks = En tête et autour de vous
daily-week = Votre semaine
daily-week-line = mieux que tant sur 100
daily-also = Aussi aujourd’hui
daily-lobby-line = Un seul essai avec les mêmes cartes que tout le monde, puis on compare.
