room = Antichambre
room-page = { $game } : antichambre
room-skip = Aller aux places
room-count = { $here ->
    [one] { $here } place sur { $of } est prise
   *[other] { $here } places sur { $of } sont prises
}
room-starts = Le rideau se lève de lui-même dès que chaque place est prise.
room-unreachable = Personne ne peut encore suivre votre lien. Voyez que faire sous Inviter.
room-leave = Partir
room-begin = Commencer, des robots complètent
room-sit = Prendre place
room-free = Place libre
room-free-link = attend quiconque a le lien
room-free-house = ouverte à toute la maison
room-here = ici
room-away = absent
room-host = hôte
room-bot = robot, { $level }
room-act-bot = Donner à un robot
room-act-free = Rouvrir la place
room-act-rise = Reprendre la place
room-told-sits = { $name } prend place.
room-told-free = Une place est libre.
room-told-bot = Un robot prend place.
room-new = Jamais joué ?
room-table = Cette table
room-hints-yes = sur demande
room-hints-no = aucun
room-watch = Spectateurs
room-watch-house = tout le monde, depuis le foyer
room-watch-link = avec l’adresse seulement
room-invite = Inviter
room-seats-free = { $n ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $n } places libres
}
room-say = À dire à voix haute
room-point = ou visez le carré avec l’appareil photo d’un téléphone, ou envoyez le lien ci-dessous.
room-square = Code QR de l’invitation
room-share = Partager…
room-copy = Copier le lien
room-mail = Courriel
room-share-text = Une place à { $game } vous est gardée.
room-mail-subject = Une place à { $game }
room-mail-text = Une place à { $game } vous est gardée : { $link } Si le lien ne marche pas, tapez ce code dans le foyer : { $code }
room-only-here = Cette adresse ne marche que sur cette machine
room-only-here-line = Pour chaque appareil elle veut dire « ici ». Personne d’autre ne peut l’ouvrir.
room-let-in = Pour laisser entrer ceux de votre réseau, lancez la maison ainsi :
room-near = Ils la trouveront alors à
room-this-machine = Dans une autre fenêtre de cette machine, utilisez
room-lost = Pas de liaison avec la maison. Nouvel essai…
room-opening = Tout le monde est là. Les navigateurs ouvrent leurs nombres, puis le rideau se lève.
