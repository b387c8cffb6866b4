language = Langue
theme-dark = Thème sombre
theme-light = Thème clair
me-unnamed = Votre nom
me-name = Comment vous appeler ?
me-save = Enregistrer
footer-fan = Spectacula est une adaptation non officielle, faite par des passionnés. Les jeux appartiennent à leurs auteurs et éditeurs : s’ils vous plaisent, achetez la boîte.
footer-cards = Une partie des cartes est notre propre reconstitution, car les cartes imprimées ne sont pas toutes publiques.
to-lobby = Au foyer

skip-games = Aller aux jeux
skip-start = Aller au bouton de départ
skip-prompt = Aller à ce qu’il faut faire

lobby-page = Spectacula : que joue-t-on ?
lobby-title = Que donnez-vous ce soir ?
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
way-bots = Contre des robots
way-here = Sur un écran
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
continue-none = Aucune table ouverte pour l’instant. Choisissez un spectacle ci-dessus et levez le rideau.
continue-turn = À vous
continue-look = Regarder
continue-again = Revoir
continue-with = avec { $names }
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
setup-open-seats = Une place réservée ne retarde jamais le départ : en attendant votre invité, un robot peut jouer pour lui.
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
kind-invite-line = Vous recevez un lien pour cette place dès que la table est ouverte. Il sert une fois.
pace = Robots
pace-line = Le temps qu’un robot attend avant de jouer, pour que vous puissiez suivre.
pace-instant = Immédiat
pace-brisk = Vif
pace-calm = Posé
fair = Jeu loyal
fair-line = Un robot n’en sait pas plus qu’une personne à sa place. L’enregistrement d’une partie terminée montre la donne.
fair-always = toujours

table-page = { $game } : { $what }
menu = Menu de la table
menu-title = Cette table
keys = Touches
keys-arrows = Flèches
keys-arrows-line = se déplacer dans un groupe
keys-enter-line = choisir
keys-confirm-line = confirmer le choix
keys-esc-line = abandonner le choix, fermer une bulle
keys-z-line = annuler le coup
keys-help-line = cette liste
close = Fermer
your-turn = À vous, { $name }
waiting-for = On attend { $names }
waiting-bot = { $name } réfléchit
waiting-bot-line = Le robot répond dans un instant.
waiting-line = Vous verrez le coup dès qu’il sera joué.
waiting-open = Place encore libre : { $names }. Envoyez le lien ou laissez jouer un robot.
sealed-mine = Votre choix : { $choice }
sealed-waiting = On attend { $names }. Tous les choix sont révélés ensemble.
sealed-again = Choisir à nouveau
watching-line = On voit ce qui est visible de tous, jamais une main.
choose-first = Choisissez un élément cerclé d’or.
only-one = Il n’y a qu’une possibilité.
select-something = Choisir d’abord
clear = Effacer
take-back = Annuler le coup
ask-back = Demander l’annulation
ask-back-line = Depuis, quelque chose a été révélé ou quelqu’un a joué : les autres doivent accepter.
undo-asked = { $name } demande à annuler « { $what } » et tout ce qui a suivi.
undo-mine = Vous avez demandé une annulation. On attend { $names }.
undo-agree = D’accord
undo-decline = Refuser
undo-withdraw = Finalement, non
refused = Impossible
why-not = Pourquoi pas { $what } ?
stale = La partie a avancé entre-temps. Choisissez à nouveau.
lost = Connexion perdue. Nous réessayons, rien n’est perdu.
players = Joueurs
you = vous
bot = robot
stand-in = robot en relais
open-seat = place libre
st-thinking = réfléchit
st-choosing = choisit
st-ready = prêt
st-away = absent
st-won = gagne
invite-copy = Copier le lien
invite-copied = Copié
let-bot = Laisser jouer un robot
take-seat = Reprendre ma place
log = Ce qui s’est passé
log-empty = Rien ne s’est encore passé.
talk = Conversation
talk-label = Dire quelque chose
talk-send = Dire
talk-none = Personne n’a encore rien dit.
talk-watcher = { $name } (regarde)
tab-board = Plateau
tab-mine = Mon jeu
tab-players = Joueurs
tab-log = Journal
parts = Parties de la table
prompt-label = Ce qu’il faut faire
my-area = Mon espace
won-badge = { $names } gagne
won-line = { $names } gagne avec { $score }
won-shared = { $names } se partagent la victoire avec { $score }
again = Rejouer
again-open = À la nouvelle table
record = Enregistrement

cover-title = Passez l’appareil à
cover-line = { $from } a terminé. Détournez les yeux : la prochaine main n’est pas la vôtre.
cover-first = Les autres détournent les yeux : la prochaine main est secrète.
cover-open = Je suis { $name }, levez le rideau
cover-who = Qui a choisi
cover-sealed = a choisi
cover-next = ensuite
cover-later = plus tard
cover-done = attend
cover-bot = robot
cover-safe = Aucune carte ne reste sur cette page, pas même derrière le rideau, et revenir en arrière n’en montre aucune.

level-novice = Novice
level-novice-line = Prend ce qui paraît bon sur le moment, et se trompe parfois.
level-random = Hasard
level-random-line = Joue n’importe quel coup permis, au hasard.
level-skilled = Habile
level-skilled-line = Regarde un peu plus loin et pèse ce que chaque choix peut rapporter.
level-expert = Expert
level-expert-line = Envisage les suites possibles avant chaque choix.
level-master = Maître
level-master-line = Réfléchit longuement. N’en sait pas plus que vous, mais laisse peu passer.

error-page = Le rideau est tombé
error-404 = Cet endroit n’existe pas dans notre théâtre
error-404-line = L’adresse est peut-être fausse, ou la table a été rangée.
error-403 = Cette place est occupée par quelqu’un d’autre
error-403-line = Un lien d’invitation ouvre une place ; tout le monde peut regarder.
error-400 = Ce n’est pas possible
error-400-line = La demande n’avait pas de sens ici. Rien n’a été changé.
error-429 = Un instant, s’il vous plaît
error-429-line = C’était trop à la fois. Réessayez dans un moment.
error-410 = On ne peut plus jouer à cette table
error-410-line = Les règles ont changé depuis son ouverture.
error-500 = Un décor est tombé en coulisses
error-500-line = Tous les coups que vous avez vus à la table sont enregistrés. Réessayez dans un instant.

look-as = Regarder comme { $name }
menu-watch = Regarder cette table
menu-watch-line = Avec cette adresse, on voit ce qui est visible de tous, jamais une main.
table-names = { $names }
over-line = Le décompte complet est plus bas.
not-now = Ce n’est pas possible maintenant. Voici où en est la table.
invited-page = invitation
invited-title = Une place vous attend
invited-line = À la table : { $names }.
invited-go = Prendre la place
invited-watch = Regarder seulement
