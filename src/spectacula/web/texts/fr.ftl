language = Langue
theme-dark = Thème sombre
theme-light = Thème clair
me-unnamed = Votre nom
me-name = Comment vous appeler ?
me-save = Enregistrer
footer-fan = Spectacula est une adaptation non officielle, faite par des amateurs. Les jeux appartiennent à leurs auteurs et éditeurs : s’ils vous plaisent, achetez la boîte.
footer-cards = Une partie des cartes est notre propre reconstitution, car les cartes imprimées ne sont pas toutes publiques.
to-lobby = Au foyer

skip-games = Aller aux jeux
skip-start = Aller au bouton de départ
skip-prompt = Aller à ce qu’il faut faire

lobby-page = Spectacula : que joue-t-on ?
lobby-title = Que donnez-vous ce soir ?
lobby-line = Des jeux de société sur la scène, l’arène et le chapiteau. Jouez contre des robots, passez-vous l’appareil ou envoyez un lien.
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
way-bots = Contre robots
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
continue-none = Aucune table ouverte pour l’instant. Choisissez un spectacle ci-dessus et levez le rideau.
continue-turn = À vous
continue-look = Regarder
continue-again = Revoir
continue-with = avec { $names }
continue-over = terminée, gagnée par { $names }
continue-drawn = terminée
continue-ply = { $n ->
    [0] vient d’ouvrir
    [one] 1 décision jouée
   *[other] { $n } décisions jouées
}
join = Rejoindre
join-line = Une invitation ? Collez le lien ou le code. Aucun compte n’est nécessaire.
join-label = Lien ou code d’invitation
join-placeholder = lien ou code
join-go = Entrer
join-watch = Qui connaît l’adresse d’une table peut la regarder. On y voit la table ouverte, jamais une main.
join-none = Cette invitation est inconnue ici. Redemandez le lien.
join-taken = Cette place est déjà prise. Vous pouvez regarder la table.

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
setup-open-seats = Une place réservée ne bloque jamais le départ : en attendant votre invité, un robot peut la garder.
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
kind-here-line = Joue sur votre appareil. Un rideau cache les deux mains chaque fois que vous le passez.
kind-invite-line = Vous recevez un lien pour cette place dès que la table est ouverte. Il sert une fois.
pace = Robots
pace-line = Le temps qu’un robot attend avant de jouer, pour que vous puissiez suivre.
pace-instant = Aussitôt
pace-brisk = Vif
pace-calm = Posé
fair = Donne honnête
fair-line = Un robot n’en sait pas plus qu’une personne à sa place. Le relevé d’une partie finie montre la donne.
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
keys-z-line = reprendre
keys-help-line = cette liste
close = Fermer
your-turn = À vous, { $name }
their-turn = { $name }
waiting-for = On attend { $names }
waiting-bot = { $name } réfléchit
waiting-bot-line = Le robot répond dans un instant.
waiting-line = Vous verrez le coup dès qu’il sera joué.
waiting-open = Place encore libre : { $names }. Envoyez le lien ou laissez jouer un robot.
sealed-mine = Votre choix : { $choice }
sealed-waiting = On attend { $names }. Tous les choix sont révélés ensemble.
sealed-again = Choisir à nouveau
watching = Vous regardez
watching-line = On voit la table ouverte, jamais une main.
now-deciding = { $names } décide
choose-first = Choisissez une pièce cerclée d’or.
only-one = Il n’y a qu’une possibilité.
select-something = Choisir d’abord
confirm = Confirmer
clear = Effacer
take-back = Reprendre
ask-back = Demander à reprendre
ask-back-line = Depuis, quelque chose a été révélé ou quelqu’un a joué : les autres doivent accepter.
undo-asked = { $name } demande à reprendre : { $what }
undo-mine = Vous avez demandé à reprendre. On attend { $names }.
undo-agree = D’accord
undo-decline = Refuser
undo-withdraw = Tant pis
undo-to = retour avant « { $move } »
refused = Impossible
why-not = Pourquoi pas { $what } ?
why-not-plain = Pourquoi pas ?
stale = La table a avancé. Choisissez à nouveau.
lost = Connexion perdue. Nouvel essai en cours, rien n’est perdu.
players = Joueurs
you = vous
bot = robot
stand-in = robot de garde
open-seat = place libre
st-thinking = réfléchit
st-choosing = choisit
st-ready = prêt
st-waits = attend
st-away = absent
st-here = présent
st-won = gagne
invite-copy = Copier le lien
invite-copied = Copié
invite-for = Lien pour cette place
let-bot = Laisser jouer un robot
take-seat = Reprendre ma place
log = L’histoire jusqu’ici
log-empty = Rien ne s’est encore passé.
talk = Conversation
talk-label = Dire quelque chose
talk-send = Dire
talk-none = Personne n’a rien dit.
talk-watcher = { $name } (regarde)
tab-board = Plateau
tab-mine = À moi
tab-players = Joueurs
tab-log = Récit
parts = Parties de la table
prompt-label = Ce qu’il faut faire
my-area = Mon espace
your-choice = Votre choix
won-badge = { $names } gagne
won-shared-badge = Victoire partagée
won-line = { $names } gagne avec { $score }
won-shared = { $names } partagent la victoire avec { $score }
again = Rejouer
again-open = À la nouvelle table
record = Relevé
explain = Expliquer

cover-page = Passez l’appareil à { $name }
cover-title = Passez l’appareil à
cover-line = { $from } a terminé. Détournez les yeux : la prochaine main n’est pas la vôtre.
cover-first = Les autres détournent les yeux : la prochaine main est secrète.
cover-open = Je suis { $name }, lever le rideau
cover-then = Ensuite :
cover-who = Qui a choisi
cover-sealed = scellé
cover-next = à suivre
cover-later = plus tard
cover-done = attend
cover-bot = robot
cover-safe = Aucune carte ne reste sur cette page, pas même derrière le rideau. Revenir en arrière n’en montre pas.
cover-choose = Qui regarde ensuite ?

level-novice = Novice
level-novice-line = Prend ce qui paraît bon sur le moment, et se trompe parfois.
level-random = Dé
level-random-line = Joue n’importe quel coup permis.
level-skilled = Habile
level-skilled-line = Regarde un peu plus loin et pèse ce que chaque choix peut rapporter.
level-expert = Expert
level-expert-line = Pense aux suites possibles avant chaque choix.
level-master = Maître
level-master-line = Réfléchit longuement. N’en sait pas plus que vous, mais laisse peu passer.

error-page = Le rideau est tombé
error-404 = Ce lieu n’existe pas dans la maison
error-404-line = L’adresse est peut-être fausse, ou la table a été rangée.
error-403 = Cette place est à quelqu’un d’autre
error-403-line = Un lien d’invitation ouvre une place ; tout le monde peut regarder.
error-400 = Ce n’est pas possible
error-400-line = La demande n’avait pas de sens ici. Rien n’a été changé.
error-429 = Un instant, s’il vous plaît
error-429-line = C’était trop à la fois. Réessayez dans un moment.
error-410 = On ne peut plus jouer à cette table
error-410-line = Les règles ont changé depuis son ouverture.
error-500 = Quelque chose est tombé derrière la scène
error-500-line = Rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant.

look-as = Regarder comme { $name }
menu-watch = Regarder cette table
menu-watch-line = Avec cette adresse on voit la table ouverte, jamais une main.
table-names = { $names }
over-line = Le décompte complet est plus bas.
not-now = Ce n’est pas possible maintenant. Voici où en est la table.
invited-page = invitation
invited-title = Une place vous attend
invited-line = À la table : { $names }.
invited-go = Prendre la place
invited-watch = Seulement regarder
