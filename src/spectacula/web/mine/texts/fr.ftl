mine-page = Mes parties
mine-skip = Aller à la liste
mine-waiting = On vous attend
mine-least = le plus pressé d’abord
mine-nothing-waits = Aucune table ne vous attend en ce moment.
mine-others-on = Aux autres de jouer
mine-figures = Comment ça s’est passé
mine-players = { $n ->
    [one] en solitaire
   *[other] { $n } joueurs
}
mine-games = Parties
mine-wins = Gagnées
mine-best = Meilleure
mine-mean = Moyenne
mine-list = { $n ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $n } parties
}
mine-f-game = Jeu
mine-f-state = État
mine-f-players = Joueurs
mine-any = tous
mine-state-open = en cours
mine-state-finished = terminée
mine-state-won = gagnée
mine-filter = Filtrer
mine-open-at = En cours, { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} pour l’instant
mine-go-on = Continuer
mine-delete = Supprimer
mine-delete-which = Supprimer { $game } du { $day }
mine-sure = La partie disparaît définitivement de votre liste. Ceux qui ont joué avec vous gardent la leur.
mine-gone = La partie a disparu de votre liste.
mine-kept = D’autres jouent encore à cette table ; elle reste jusqu’à la fin de la partie.
mine-none = Vous n’avez pas encore joué ici.
mine-none-fit = Aucune partie ne correspond à ce filtre.
mine-records = Enregistrements
mine-records-line = Un enregistrement est un petit fichier qui contient une partie entière. On peut le revoir ici et partout où tourne Spectacula, et le vérifier coup par coup. Les parties en cours ne sont pas exportées, car un enregistrement révèle tout ce qui est caché.
mine-export = Tout exporter
mine-upload = Regarder un enregistrement
