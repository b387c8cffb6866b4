host-page = Bureau de l’hôte
host-skip = Aller au bureau
host-here = Personnes attablées
host-of-people = sur { $n } que la maison connaît
host-open = Tables ouvertes
host-of-tables = sur { $n } en tout
host-bots = Bots en réflexion
host-of-workers = { $n ->
    [one] pour { $n } processus, { $waiting } en attente
   *[other] pour { $n } processus, { $waiting } en attente
}
host-size = Base de données
host-megabytes = { $n }
host-nobody-works = Personne ne réfléchit pour les bots, les conseils et les retours. Lancez « spectacula work » sur n’importe quelle machine.

host-tables = Tables
host-tables-none = Aucune table n’est ouverte.
host-table-line = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}, { $ago }
host-minutes-ago = { $n ->
    [0] à l’instant
    [1] il y a une minute
   *[other] il y a { $n } minutes
}
host-hours-ago = { $n ->
    [one] il y a une heure
   *[other] il y a { $n } heures
}
host-days-ago = il y a { $n } jours
host-look = Regarder
host-remove = Débarrasser
host-remove-which = Débarrasser la table de { $names }
host-remove-sure = La table disparaît pour de bon, pour tous ceux qui y sont assis.

host-people = Personnes
host-search = Nom
host-search-go = Chercher
host-people-none = Personne ne porte ce nom.
host-nameless = (sans nom pour l’instant)
host-guest = invité
host-member = nom conservé
host-is-host = hôte
host-blocked = exclu
host-blocked-until = exclu jusqu’au { $day }
host-open-tables = { $n ->
    [0] aucune table ouverte
    [1] { $n } table ouverte
   *[other] { $n } tables ouvertes
}
host-manage = Gérer
host-manage-whom = Gérer { $name }

host-announce = Annonce
host-announce-line = Ceux dont vous laissez la langue de côté liront l’une des autres.
host-how-long = Pour combien de temps
host-until-hour = Une heure
host-until-day = Un jour
host-until-week = Une semaine
host-until-down = Jusqu’à ce que je la retire
host-show = Montrer à tous
host-seen = Ce que voient les visiteurs
host-quiet = Retirer

host-invite = Invitations
host-invite-line = Ici, les noms se gardent sur invitation. Chaque lien permet à une personne de garder le sien, dans les sept jours.
host-invite-go = Écrire une invitation
host-invite-made = À transmettre ; ce lien ne s’affiche que maintenant :

host-rules = Règlement de la maison
host-rule-tables = Tables ouvertes par personne
host-rule-finished = Les tables terminées sont gardées
host-rule-idle = Les tables ouvertes où rien ne se passe sont gardées
host-any-number = sans limite
host-for-ever = pour toujours
host-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
host-rules-line = Cela se règle au lancement de la maison : tables_per_person, keep_finished_days, keep_idle_days.
host-clean-up = { $n ->
    [one] Débarrasser { $n } table maintenant
   *[other] Débarrasser { $n } tables maintenant
}

host-since = ici depuis le { $day }
host-is-host-line = Un hôte ne peut être ni exclu ni oublié. « spectacula admin dismiss » en refait un invité.
host-block = Tenir à l’écart
host-block-line = Les pages et les programmes de cette personne sont refusés. Ses places restent à elle ; les autres peuvent y mettre un bot. Sans nom conservé, on peut revenir comme un autre invité.
host-block-day = Pour un jour
host-block-week = Pour une semaine
host-block-month = Pour un mois
host-block-good = Pour toujours
host-reason = Motif, réservé aux hôtes
host-block-now = Fermer la porte
host-unblock = Rouvrir la porte
host-forget = Oublier
host-forget-line = Tout ce qui concerne cette personne disparaît pour de bon, ses paroles et son nom compris. Tables qui ne sont qu’à elle et disparaissent aussi : { $cleared }. Tables ouvertes d’autres personnes où un bot continue : { $minded }. Parties terminées où la place n’a plus de nom : { $kept }.
host-forget-sure = Je sais que personne ne pourra revenir là-dessus.
host-forget-now = Oublier cette personne

host-link-line = Qui prend ce bureau voit toutes les tables en listes, fait des annonces à toute la maison et peut fermer la porte à quelqu’un. Le lien sert une seule fois, dans ce navigateur.
host-link-take = Prendre le bureau de l’hôte

host-done-blocked = La porte lui est fermée.
host-done-unblocked = La porte lui est rouverte.
host-done-forgotten = Oublié pour de bon.
host-done-removed = La table est débarrassée.
host-done-cleaned = Les vieilles tables sont débarrassées.
host-done-announced = Tout le monde le voit d’ici quelques secondes.
host-done-quiet = Plus rien n’est annoncé.

host-reports = Signalements
host-reports-line = Ce qu’on vous dit des autres, avec leurs derniers propos. La personne signalée ne sait pas par qui. Une fois réglés, ils sont gardés 90 jours.
host-reports-none = Rien n’est signalé.
host-reported-by = { $day } · signalé par { $name }
host-said = Derniers propos
host-report-close = Classer
host-report-close-which = Classer le signalement de { $name }
host-report-warn = Avertir
host-report-warn-whom = Avertir { $name }
host-report-silence = Une semaine de silence
host-report-silence-whom = Imposer une semaine de silence à { $name }
host-done-closed = Le signalement est classé.
host-done-warned = Cette personne lira un mot de vous sur la prochaine page qu’elle ouvrira.
host-done-silenced = Cette personne ne dira rien aux tables pendant une semaine.
host-done-decided = Quelqu’un en a déjà décidé.
