hint-ask = Conseil
hint-title = Conseil
hint-thinking = On réfléchit depuis votre place…
hint-wins = gagne { $n } fois sur 100
hint-score = finit avec environ { $score }
hint-about = Les meilleurs coups d’après ce que vous pouvez savoir, le meilleur d’abord. Les chiffres viennent de parties rapides jouées à partir d’ici et sont approximatifs. Cliquer sur une ligne ne fait que la sélectionner.
hint-glance = Un simple coup d’œil, d’après ce que vous pouvez savoir : la maison s’échauffe encore. Redemandez dans une minute ou deux pour en savoir plus, avec des chiffres.
hint-not-now = Il n’y a rien à vous conseiller pour l’instant.
hints-asked = { $n ->
    [one] a demandé { $n } conseil
   *[other] a demandé { $n } conseils
}
keys-hint-line = demander un conseil

terms = À cette table :
terms-pace = robots : { $pace }
hints-on = conseils permis
hints-off = sans conseils
hints-on-line = Celui qui doit décider peut demander les meilleurs coups et leurs raisons. Tout le monde voit qui a demandé.
hints-off-line = Les conseils ne sont pas permis à cette table.
pace-label = Rythme des robots

hints-rule = Conseils
hints-rule-line = Les meilleurs coups et leurs raisons pour ceux qui les demandent ; tout le monde voit qui l’a fait. Par défaut, seulement si personne n’est invité.
hints-rule-alone = Sans invités
hints-rule-yes = Toujours
hints-rule-no = Jamais

strength-line = Gagne { $wins } parties sur 100 contre { $rivals }.
strength-random = { $n ->
    [1] un joueur qui joue au hasard
    [2] deux joueurs qui jouent au hasard
    [3] trois joueurs qui jouent au hasard
   *[other] { $n } joueurs qui jouent au hasard
}
strength-novice = { $n ->
    [1] un novice
    [2] deux novices
    [3] trois novices
   *[other] { $n } novices
}
strength-skilled = { $n ->
    [1] un joueur habile
    [2] deux joueurs habiles
    [3] trois joueurs habiles
   *[other] { $n } joueurs habiles
}
strength-expert = { $n ->
    [1] un expert
    [2] deux experts
    [3] trois experts
   *[other] { $n } experts
}
