skip-prompt = Aller à ce qu’il faut faire

table-page = { $game } : { $what }
menu = Menu de la table
menu-title = Cette table
keys-arrows = Flèches
keys-arrows-line = se déplacer dans un groupe
keys-enter-line = choisir
keys-confirm-line = confirmer le choix
keys-esc-line = abandonner le choix, fermer une bulle
keys-z-line = annuler le coup
keys-help-line = cette liste
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
take-back = Annuler
ask-back = Demander l’annulation
ask-back-line = Depuis, quelque chose a été révélé ou quelqu’un a joué : les autres doivent accepter.
undo-asked = { $name } demande à annuler « { $what } » et tout ce qui a suivi.
undo-mine = Vous avez demandé une annulation. On attend { $names }.
undo-agree = D’accord
undo-decline = Refuser
undo-withdraw = Finalement, non
stale = La partie a avancé entre-temps. Choisissez à nouveau.
lost = Connexion perdue. Nous réessayons, rien n’est perdu.
you = vous
stand-in = robot en relais
open-seat = place libre
st-thinking = réfléchit
st-choosing = choisit
st-ready = prêt
st-away = absent
invite-copy = Copier le lien
let-bot = Laisser jouer un robot
take-seat = Reprendre ma place
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
won-badge = { $names } gagne
won-line = { $names } gagne avec { $score }
won-shared = { $names } se partagent la victoire avec { $score }
again = Rejouer
again-open = À la nouvelle table
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

look-as = Regarder comme { $name }
menu-watch = Regarder cette table
menu-watch-line = Avec cette adresse, on voit ce qui est visible de tous, jamais une main.
table-names = { $names }
over-line = Le décompte complet est plus bas.
not-now = Ce n’est pas possible maintenant. Voici où en est la table.
review-so-far = La partie jusqu’ici
meanwhile = Depuis votre dernier tour
meanwhile-count = { $n ->
    [one] Une décision a été prise entre-temps.
   *[other] { $n } décisions ont été prises entre-temps.
}
meanwhile-points = Scores depuis : { $who }
meanwhile-play = Revoir
changed-count = { $n ->
    [one] Un élément de la table a changé ; il est marqué.
   *[other] { $n } éléments de la table ont changé ; ils sont marqués.
}
changed-new = Nouveau : { $name }
changed-new-at = Nouveau : { $name }, { $where }
changed-moved = Déplacé : { $name }
changed-figure = { $what } { $before } → { $now }
changed-player = { $name } : { $what }
notices = Me prévenir quand c’est à moi
notices-line = Le navigateur vous dit alors ce qui s’est passé entre-temps, même si vous regardez une autre page. Laissez cette page ouverte.
notices-refused = Votre navigateur n’autorise pas les notifications de ce site. Autorisez-les dans ses réglages.
hints-asked = { $n ->
    [one] a demandé { $n } conseil
   *[other] a demandé { $n } conseils
}
keys-hint-line = demander un conseil

terms = À cette table :
terms-pace = robots : { $pace }
hints-on = conseils permis
hints-off = sans conseils
hints-on-line = Celui qui doit décider peut demander les meilleurs coups et leurs raisons. Tout le monde voit qui a demandé.
