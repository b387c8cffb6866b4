review-page = { $game } : retour sur la partie ({ $names })
review-title = Retour sur la partie
review-crumb = Retour sur la partie · { $names }
review-skip = Aller à la frise
review-open = Revoir
review-start = Tout est en place
review-move = { $name } : { $move }
review-place = { $where }, coup { $n } sur { $of }.
review-link = Lien vers cette position
review-play-on = Reprendre à partir d’ici
review-play-on-line = Une nouvelle table commence à cette position : vous prenez une place, des robots les autres. Ce que vous avez vu de leurs mains, vous le savez toujours.
review-play-on-go = Reprendre
review-as = Votre place
review-level = Les autres jouent comme
review-timeline = Frise
review-first = Au début
review-back = Un pas en arrière
review-next = Un pas en avant
review-last = À la fin
review-play = Lire
review-pause = Pause
review-speed = Vitesse
review-of = sur { $n }
review-eyes = Par les yeux de
review-all = Tout visible
review-course = Le cours de la partie
review-chart = Les scores au fil de la partie
review-seek = Aller à un coup
review-go = Aller
review-turning = Tournants
review-turn = Coup { $n } : { $name } gagne { $swing }
review-turn-lead = Coup { $n } : { $name } gagne { $swing } et prend la tête
review-record = Enregistrement
review-table = La page de la table
records-page = Enregistrements
records-title = Regarder un enregistrement
records-line = Un enregistrement contient une partie entière : mise en place, graine du hasard et chaque coup. Une table emportée est aussi un tel fichier. Choisissez-en un ; chaque coup est rejoué et vérifié avant que vous ne voyiez quoi que ce soit.
records-file = Fichier
records-go = Vérifier et ouvrir
records-open = Regarder un autre enregistrement
records-none = Choisissez d’abord un fichier.
records-too-large = Ce fichier est trop gros pour un enregistrement.
records-broken = Cet enregistrement n’est pas valable.
records-holds = L’enregistrement est valable : { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $moves ->
    [one] { $moves } coup vérifié
   *[other] { $moves } coups, tous vérifiés
}.
records-review = Revoir la partie
records-play-on = Reprendre à la place de { $name }
mine-open = Mes parties
review-keys-step = Un pas en arrière ou en avant
review-keys-ends = Au début ou à la fin
review-keys-play = Lire ou mettre en pause
review-keys-skip = Passer ce qui est montré
review-decided = { $name } décide
review-return = Retour à la table
coach = Coach
coach-line = pèse chaque choix
coach-about = Le coach compare le coup joué à tout ce qui était possible, en ne tenant compte que de ce que l’on pouvait savoir à cette place.
coach-ask = Qu’en dit le coach ?
coach-thinking = Le coach réfléchit…
coach-whose = De qui est la décision
coach-alone = Il n’y avait rien d’autre à faire.
coach-glance = La maison se met encore en route ; redemandez dans une ou deux minutes.
coach-grade-best = Le coach aurait fait de même.
coach-grade-level = Aussi bon que le meilleur choix.
coach-grade-close = Presque aussi bon que le meilleur choix.
coach-grade-less = Un peu moins bon que le meilleur choix.
coach-grade-costly = Un choix coûteux.
coach-grade-unseen = Le coach n’a pas regardé ce coup de près.
coach-falls = Le résultat attendu passe de { $best } à { $score }, les chances de gagner de { $top } à { $wins } %.
coach-falls-solo = Le résultat attendu passe de { $best } à { $score }.
coach-choices = Choix possibles
coach-result = résultat
coach-wins = victoires
coach-best = le meilleur
coach-chosen = choix de { $name }
coach-why = { $move } :
coach-note = D’après ce que { $name } pouvait savoir. Les chiffres viennent de parties rapides jouées à partir d’ici : les petits écarts ne veulent pas dire grand-chose.
review-lines = Ce que montrent les lignes
review-lines-expected = Résultat attendu
review-lines-scores = Scores
review-chart-expected = Les résultats attendus tout au long de la partie
review-band = Où en était la partie : { $what }.
review-stretch = { $what } à partir du coup { $n }
review-sign = Coup { $n } : { $what }
review-signs = { $n ->
    [one] Un signe en toutes lettres
   *[other] { $n } signes en toutes lettres
}
sign-costly = choix coûteux
sign-fine = choix brillant
lookback-ask = Revoir toute la partie
lookback-about = Chaque choix de la partie est comparé à un jeu rapide et au choix du coach. Vous voyez ainsi ce qui a été décidé et ce qui relève de la chance. Cela prend quelques secondes, une minute pour une longue partie.
lookback-opening = Le coach ressort la partie…
lookback-progress = { $n } choix sur { $of }
lookback-part = { $percent } % des choix sont évalués.
lookback-leave = Continuez à regarder, ou revenez plus tard : le coach poursuit.
lookback-see = Où en est-il ?
lookback-done = Le coach a revu toute la partie.
lookback-failed = Le coach n’a pas pu évaluer cette partie. Réessayez plus tard.
lookback-skipped = { $n ->
    [one] Un choix n’a pas pu être évalué ; il compte comme de la chance.
   *[other] { $n } choix n’ont pas pu être évalués ; ils comptent comme de la chance.
}
lookback-move = Ce coup
lookback-choice = choix { $n }
lookback-luck = chance { $n }
lookback-missed = Le choix du coach aurait rapporté { $loss } de plus.
lookback-luck-is = { $n ->
    [one] Un choix se mesure à un jeu rapide. La chance, c’est tout ce qui s’est passé jusqu’au choix suivant de { $name }, coups des autres compris.
   *[other] Un choix se mesure à un jeu rapide. La chance, c’est tout ce qui s’est passé jusqu’au choix suivant de chacun, coups des autres compris.
}
lookback-luck-alone = Un choix se mesure à un jeu rapide. La chance, c’est tout ce qui s’est passé jusqu’au choix suivant.
lookback-game = Toute la partie
lookback-table = au-dessus ou au-dessous de la moyenne
lookback-solo = gagné ou perdu
lookback-choices = choix
lookback-lucks = chance
lookback-share = choix { $choice }, chance { $luck }
lookback-figures = En chiffres
lookback-start = au départ
lookback-tell = Les choix qui ont compté
lookback-cost = { $name } laisse filer { $loss }
lookback-gain = { $name } en tire { $gain } de plus
lookback-none = Aucun choix ne se détache.
