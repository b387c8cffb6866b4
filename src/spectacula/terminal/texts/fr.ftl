terminal-me = Arlequin
terminal-help = Vous jouez { $name }. Tapez le numéro d’un choix, ou ? suivi du numéro pour entendre ce qu’il ferait. t : la table, u : annuler, s : sauvegarder, q : quitter, ? : cette aide.
terminal-compiling = préparation des règles rapides : { $done } sur { $total }
terminal-number = Choisissez un nombre de 1 à { $most }.
terminal-no-undo = Impossible d’annuler : quelqu’un a joué depuis, ou quelque chose a été révélé.
terminal-winners = { $n ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
terminal-lost = Personne ne gagne cette fois.
terminal-save-question = Sauvegarder la partie ? [O/n]
terminal-saved = Sauvegardé sous { $path }. Pour reprendre : spectacula play { $game } --resume { $path }

terminal-empty = –

terminal-lacks = Il manque : { $tokens }.

terminal-record = { $title }, { $players ->
    [one] une personne
   *[other] { $players } personnes
}, { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
terminal-account = { $name } : { $expected } attendus au premier choix, choix { $choices }, chance { $luck }, score final { $score }
terminal-costliest = Les choix qui ont coûté le plus cher :
terminal-costly = coup { $move }, { $name } : { $played } ({ $cost }). Mieux : { $better }
