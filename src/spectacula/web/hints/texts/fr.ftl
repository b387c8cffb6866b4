hint-ask = Conseil
hint-title = Conseil
hint-thinking = On réfléchit depuis votre place …
hint-wins = gagne { $n } fois sur 100
hint-score = finit avec environ { $score }
hint-about = D’après ce que votre place peut savoir : les meilleurs coups, le meilleur d’abord. Les chiffres viennent de parties jouées à la hâte à partir d’ici, à quelques unités près. Cliquer sur une ligne ne fait que la choisir.
hint-glance = Un simple coup d’œil, d’après ce que votre place peut savoir : la maison s’échauffe encore. Redemandez dans une minute ou deux pour en savoir plus, avec des chiffres.
hint-not-now = Il n’y a rien à conseiller pour l’instant.
hints-asked = { $n ->
    [one] a demandé { $n } conseil
   *[other] a demandé { $n } conseils
}
keys-hint-line = demander un conseil

terms = À cette table :
terms-pace = robots : { $pace }
hints-on = conseils permis
hints-off = sans conseils
hints-on-line = Qui doit décider peut demander les meilleurs coups et leurs raisons. Tout le monde voit qui a demandé.
hints-off-line = Les conseils ne sont pas permis à cette table.
pace-label = Rythme des robots

hints-rule = Conseils
hints-rule-line = Les meilleurs coups et leurs raisons pour qui les demande ; tout le monde voit qui l’a fait. En principe seulement si personne n’est invité.
hints-rule-alone = Sans invités
hints-rule-yes = Toujours
hints-rule-no = Jamais

strength-line = Gagne { $wins } parties sur 100 contre { $rivals }.
strength-random = { $n ->
    [1] un joueur qui tire ses coups au sort
    [2] deux joueurs qui tirent leurs coups au sort
    [3] trois joueurs qui tirent leurs coups au sort
   *[other] { $n } joueurs qui tirent leurs coups au sort
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
