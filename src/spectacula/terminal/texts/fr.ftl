terminal-me = Arlequin
terminal-help = Vous jouez { $name }. Tapez le numéro d’un choix. t : la table, u : reprendre, s : sauvegarder, q : quitter, ? : cette aide.
terminal-compiling = préparation des règles rapides : { $done } sur { $total }
terminal-number = Choisissez un nombre de 1 à { $most }.
terminal-no-undo = Impossible à reprendre : quelqu’un a joué depuis, ou quelque chose a été révélé.
terminal-winners = { $n ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
terminal-lost = Personne ne gagne cette fois.
terminal-save-question = Sauvegarder la partie ? [O/n]
terminal-saved = Sauvegardé sous { $path }. Pour reprendre : spectacula play { $game } --resume { $path }
terminal-season = Saison { $season } sur { $seasons }, tour { $round }.
terminal-king = Le roi veut : { $mood } ; aiguille sur { $field } de { $fields }.
terminal-decks = Encore { $encounters } rencontres et { $requests } requêtes secrètes.
terminal-empty = rien
terminal-troupe = { $name } : { $ecus } écus, comédie { $comedy }, tragédie { $tragedy }, cartes Voyage { $travel }, { $managers } impresarios chez eux, { $requests } requêtes
terminal-used = utilisé
terminal-ready = prêt
terminal-met = exaucé
terminal-not-met = pas exaucé
