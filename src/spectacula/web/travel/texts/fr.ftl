travel-offline = Continuer hors ligne
travel-offline-line = La table part avec vous et attend ici votre retour.
travel-server = Continuer sur un serveur
travel-server-line = La table part avec vous vers une maison sur le réseau et attend ici votre retour.
travel-title = Emporter cette table ?
travel-file = Vous la recevez sous forme de fichier : robots, score et chaque coup. Ouvrez-le sous « Enregistrements », dans la maison hors ligne ou dans n’importe quelle autre, et jouez la suite là-bas.
travel-open = Le fichier contient aussi tout ce qui est caché : les cartes des robots et celles à venir. Sur votre propre appareil, rien n’empêche d’y regarder.
travel-wait = Ici, rien ne se joue entre-temps. Rapportez la table par le même chemin, ou reprenez ici là où elle est partie.
travel-go = Emporter
travel-not = La laisser ici
away-title = Cette table est en voyage
away-line = Vous l’avez emportée le { $day }, après { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}.
away-how = Enregistrez le fichier, puis ouvrez-le sous « Enregistrements » là où vous voulez continuer.
away-file = Enregistrer la table
away-back = Elle est de retour ? Ouvrez le fichier rapporté
away-stay = Finalement, continuer ici
away-stay-line = À partir de son départ. Ce qui a été joué ailleurs depuis ne compte alors plus et n’est plus accepté.
away-watch = La personne qui y joue l’a emportée. On pourra de nouveau la regarder à son retour.
away-state = jouée ailleurs
records-back = La table est là, chaque coup a été vérifié.
records-play = Aller à la table
records-elsewhere = Cette table ne peut pas être acceptée.
records-gone-on = Elle a continué ici depuis l’enregistrement de ce fichier, ou elle est à quelqu’un d’autre. Rien n’a changé.
