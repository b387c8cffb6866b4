tournaments-page = Spectacula : tournois
tournaments-title = Tournois
tournaments-line = Heures de votre fuseau horaire.
tournaments-now = En cours
tournaments-next = À venir
tournaments-next-line = un clic suffit pour s’inscrire
tournaments-none = Rien de prévu. Proposez quelque chose.
tournaments-calendar = Calendrier
tournaments-utc = jours en UTC
tournaments-past = Terminés
tournaments-none-past = Aucun n’a encore été joué.
tournaments-lobby = Système suisse, élimination, mêmes donnes pour tous ou une heure d’arène
tournaments-lobby-count = { $n ->
    [one] 1 en cours ou ouvert
   *[other] { $n } en cours ou ouverts
}
tournament-skip = Aller à ce qui vient
tournament-skip-standings = Aller au classement
tournament-propose = Proposer un tournoi
tournament-propose-line = Toute la maison peut y prendre part.
tournament-keep-first = Gardez votre nom pour en proposer un
tournament-joined = vous jouez
tournament-look = Voir
tournament-watch = Regarder
tournament-you = vous : { $place }{ $place ->
    [1] re
   *[other] e
} place
tournament-swiss = Système suisse
tournament-swiss-line = contre d’autres qui ont autant de points
tournament-knockout = Élimination
tournament-knockout-line = les meilleurs de chaque table continuent
tournament-duplicate = Mêmes donnes pour tous
tournament-duplicate-line = comparaison avec tous ceux de votre place
tournament-arena = Arène
tournament-arena-line = autant de tables que vous en trouvez le temps
tournament-rounds = { $n ->
    [one] 1 ronde
   *[other] { $n } rondes
}
tournament-advance = { $n ->
    [one] qui gagne sa table continue
   *[other] les { $n } meilleurs de chaque table continuent
}
tournament-minutes = { $n } minutes
tournament-tables-of = tables de { $n }
tournament-people = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
tournament-runs = Ronde { $n } en cours
tournament-waits = inscriptions : { $n } sur { $of }
tournament-state-open = inscriptions ouvertes
tournament-state-running = en cours
tournament-state-over = terminé
tournament-state-cancelled = annulé
tournament-ready = Votre table est prête
tournament-meet = Vous rencontrez { $names }.
tournament-meet-bots = Vous jouez parmi des robots.
tournament-sit = Prendre place
tournament-sign-up = S’inscrire
tournament-late = Ce n’est plus possible : toutes les places sont prises, ou le tournoi est déjà plus loin.
tournament-podium = Le podium
tournament-points = { $n } points
tournament-deals = Donne par donne
tournament-deals-line = les mêmes cartes dans chaque salle
tournament-deals-foot = Le pourcentage dit combien des autres, à votre place et avec les mêmes cartes, vous laissez derrière vous. En pointillé : la moyenne. Rien n’est dit avant que tous aient joué la donne.
tournament-seat = place n° { $n }
tournament-sealed = Scellée
tournament-others-play = D’autres jouent encore cette donne
tournament-deal-chart = { $n } résultats à cette place, de { $low } à { $high }, le vôtre est { $mine }
tournament-round = Ronde { $n }
tournament-tables = Tables
tournament-table = Table { $n }
tournament-plays = en cours
tournament-bye = repos pour { $name }
tournament-bot = Robot
tournament-standings = Classement
tournament-entrants = Qui joue
tournament-nobody = Personne ne s’est encore inscrit.
tournament-player = Nom
tournament-games = Tables
tournament-r = R { $n }
tournament-sum = Points
tournament-out = forfait
tournament-somebody = Quelqu’un
tournament-remove = Retirer
tournament-remove-who = Retirer { $name }
tournament-ties = À égalité de points, la part du score des tables décide, puis qui a devancé qui, puis le sort.
tournament-about = À propos du tournoi
tournament-form = Forme
tournament-starts = Début
tournament-ends = Les dernières tables commencent avant
tournament-seeding = Têtes de série
tournament-seeding-rated = selon la cote au début, pour que les plus forts se rencontrent tard ; qui n’a pas de cote sûre vient après, et le sort départage les autres
tournament-seeding-lot = par tirage au sort
tournament-absent = En cas d’absence
tournament-absent-line = un robot prend le relais ; sans points s’il joue jusqu’au bout
tournament-withdraw = Se retirer
tournament-withdraw-line = Vous ne recevrez plus de table. À celle que vous quittez, un robot joue la suite et vous ne marquez pas de points.
tournament-cancel = Annuler le tournoi
tournament-cancel-line = Plus aucune ronde n’est tirée. Les parties commencées continuent.
tournament-back = Au tournoi
tournament-wrong = Cela ne peut se jouer ainsi. Vérifiez le nom, les nombres et l’heure.
tournament-not-now = Pas maintenant : le début doit être à venir, et personne ne peut avoir plus de trois tournois à la fois.
tournament-field-name = Nom
tournament-field-players = Personnes à une table
tournament-field-rounds = Rondes
tournament-field-advance = Qualifiés par table (vide : la moitié)
tournament-field-minutes = Minutes
tournament-field-starts = Jour et heure
tournament-field-repeats = Répétition
tournament-field-full-at = Personnes
tournament-field-most = Places au plus
tournament-begin-time = À heure fixe
tournament-begin-full = Dès qu’il y a assez de monde
tournament-repeats-once = une fois
tournament-repeats-daily = chaque jour
tournament-repeats-weekly = chaque semaine
tournament-true = Oui
tournament-false = Non
tournament-form-note = Si le compte n’est pas rond, les tables sont presque de même taille. Les rondes commencent d’elles-mêmes. Sans conseils, avec la pendule ; le temps écoulé, un robot prend le relais.
tournament-rated = Classé
tournament-friendly = Amical
tournament-rated-line = Une table qu’un robot doit compléter est amicale.
tournament-rated-guest = Il est classé, et une cote appartient à un nom gardé. Gardez le vôtre, puis inscrivez-vous.
tournament-rated-choose = Classé : seulement pour qui a gardé son nom ; chaque table change les cotes comme toute table classée. Pas avec les mêmes donnes, où des robots complètent les tables.
tournament-rated-bots = Avec les mêmes donnes, des robots complètent toutes les tables : personne ne peut y être classé. Choisissez une autre forme, ou un tournoi amical.
tournament-unwelcome = Quelqu’un que vous avez bloqué participe. Vous jouerez à des tables différentes tant que c’est possible.
