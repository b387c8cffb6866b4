skip-games = Aller aux jeux
skip-start = Aller au bouton de départ
lobby-page = Spectacula : que joue-t-on ?
lobby-line = Des jeux de société sur la scène, l’arène et le chapiteau. Jouez contre des robots, passez-vous l’appareil ou envoyez un lien à vos amis.
players-range = { $fewest ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $fewest } à { $most } joueurs
}
minutes = { $n } min
weight-1 = léger
weight-2 = moyen
weight-3 = profond
one-minute = Les règles en une minute
way-bots = Robots
way-here = Un écran
way-invite = Inviter
continue = Reprendre
continue-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}, { $waiting ->
    [0] aucune ne vous attend
    [one] 1 vous attend
   *[other] { $waiting } vous attendent
}
continue-turn = À vous
continue-look = Regarder
continue-again = Revoir
continue-over = terminée, gagnée par { $names }
continue-drawn = terminée
continue-ply = { $n ->
    [0] vient d’ouvrir
    [one] 1 décision prise
   *[other] { $n } décisions prises
}
join = Rejoindre des amis
join-line = Une invitation ? Collez le lien ou le code. Aucun compte n’est nécessaire.
join-label = Lien ou code d’invitation
join-placeholder = lien ou code
join-go = Entrer
join-watch = Toute personne qui a l’adresse d’une table peut la regarder. On y voit ce qui est visible de tous, jamais une main.
join-none = Cette invitation est inconnue ici. Redemandez le lien.
join-taken = Cette place est déjà prise. Vous pouvez quand même regarder la table.
join-seated = Vous avez déjà une place à cette table. Transmettez le lien à la personne qu’il doit inviter.

setup-page = Nouvelle table : { $game }
setup-crumb = Nouvelle table
setup-title = Préparer la scène
setup-line = Remplissez les places, choisissez comment jouer, levez le rideau.
setup-games = Jeu
setup-who = Qui joue ?
setup-players = Joueurs
setup-count = Nombre de joueurs
setup-how = Comment jouer ?
setup-start = Départ
setup-open-seats = On se retrouve d’abord dans l’antichambre. On commence quand chaque place est prise, ou dès que vous laissez des robots compléter.
setup-all-here = Tout le monde est là : le rideau se lève aussitôt.
setup-go = Lever le rideau
seat-name = Nom à la place { $n }
seat-kind = Qui occupe la place { $n }
seat-level = Niveau du robot à la place { $n }
seat-guest = Invité
kind-me = Moi
kind-here = Ici
kind-invite = Lien
kind-bot = Robot
kind-me-line = Vous êtes ici, sur cet appareil.
kind-here-line = Joue sur votre appareil. Un rideau cache les cartes chaque fois que vous le passez.
kind-invite-line = Un lien, un code et un code QR mènent ici dès que la table est ouverte.
fair = Jeu loyal
fair-line = La donne est scellée avant le premier coup, votre navigateur y a sa part, et chacun peut ensuite la vérifier. Un robot n’en sait pas plus qu’une personne à sa place.
fair-how = Comment cela marche
fair-always = toujours

invited-page = invitation
invited-title = Une place vous attend
invited-line = À la table : { $names }.
invited-go = Prendre la place
invited-watch = Regarder seulement
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
strength-master = { $n ->
    [1] un maître
    [2] deux maîtres
    [3] trois maîtres
   *[other] { $n } maîtres
}

bar = Dans la maison
bar-play = Jouer
bar-turn = À moi
skip-tables = Aller à vos tables
club-title = Bon retour, { $name }
club-tables = Vos tables
club-new = Nouvelle table
board-open = Tables ouvertes
board-none = Personne ne cherche de compagnie en ce moment. Ouvrez une table : elle s’affichera ici pour toute la maison.
board-filter = Quelles tables ouvertes sont affichées
board-filter-pace = Rythme
board-show-all = Toutes
board-show-fits = Selon ma cote
board-games = Tous les jeux
board-none-fits = Des tables sont ouvertes, mais aucune de ce genre en ce moment.
board-running = Regarder
board-running-line = jamais une main
board-none-running = Aucune partie à regarder en ce moment.
board-seats = { $n } places libres sur { $of }
board-free = place libre
board-join-named = Rejoindre { $name } pour jouer à { $game }
board-watch = Regarder
board-hints = conseils permis
continue-gathers = antichambre
continue-orders = { $n ->
    [one] un ordre permanent est donné
   *[other] { $n } ordres permanents sont donnés
}
continue-room = À l’antichambre
doors = Pour qui ?
doors-line = Les amis viennent par lien, code ou code QR. Une table ouverte à la maison s’affiche aussi dans le foyer.
doors-link = Amis par lien
doors-house = Ouverte à la maison
speaks = Langues
speaks-line = Ce que vous parlez à la table, si cela compte.
watchers = Spectateurs
watchers-line = Affiche la partie en cours dans le foyer. On y voit ce qui est posé, jamais une main. Avec l’adresse, chacun peut regarder.
setup-too-many = Trois de vos tables attendent déjà du monde. Commencez ou quittez-en une d’abord.
house-line = Dans la maison
house-line-count = { $looking ->
    [0] aucune table ouverte
    [one] 1 table ouverte
   *[other] { $looking } tables ouvertes
}, { $running ->
    [0] aucune partie à regarder
    [one] 1 partie à regarder
   *[other] { $running } parties à regarder
}
board-join = Rejoindre
board-own = Vers votre antichambre

find = Trouvez-moi une table
find-line = Avec des gens de cette maison, à la pendule : en direct, ou un jour par décision. Entre-temps, faites ce que vous voulez.
find-any = Peu importe
find-searching = Recherche d’une table
find-found = Une table est trouvée : { $game }
find-answer = Prenez-vous place ?
find-sit = Prendre place
find-not-now = Pas maintenant
find-cancel = Annuler
find-long = Personne ne s’est présenté depuis quatre minutes
find-on = Continuer
find-choose = Choisissez un jeu et un nombre de joueurs qu’il permet.
