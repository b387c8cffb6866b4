title = Fourberies
tagline = Troupes itinérantes, routes secrètes et un Roi d’humeur changeante
intro = Vous menez une troupe de théâtre à travers huit Cités. À chaque tour, tous les joueurs choisissent une Cité en secret. Seul sur place, vous prenez tout ce qu’elle offre : Acteurs, Saltimbanques, Écus. Si vous croisez quelqu’un, les Acteurs filent à la Cour influencer le Roi, et une Demande secrète vous console. À la fin de chacune des deux saisons, le Roi récompense les spectacles qui conviennent à son humeur, comédie ou tragédie, et le meilleur plus que tous les autres.

option-dial = Cases du cadran de chaque côté
option-dial-help = Jusqu’où l’humeur du Roi peut pencher. Sur un cadran court, un seul Acteur expérimenté suffit à la changer.
option-dial-4 = 4, versatile
option-dial-5 = 5
option-dial-6 = 6, comme d’habitude
option-dial-7 = 7
option-dial-8 = 8, têtu
option-requests_open = Demandes visibles
option-requests_open-help = Les Demandes secrètes sont face visible : chacun sait ce que les autres espèrent.
option-requests_open-false = secrètes
option-requests_open-true = visibles
option-season_one_only = Partie courte
option-season_one_only-help = S’arrête après la première saison : une vingtaine de minutes.
option-season_one_only-false = deux saisons
option-season_one_only-true = une saison
company-2 = À deux, une Troupe amie voyage aux côtés de chacun de vous. À chaque tour, vous apprenez en secret où part la vôtre avant de choisir votre Cité. Elle ne prend rien, mais là où elle se trouve, vous n’êtes pas seul : les cartes y sont défaussées.

comedy = comédie
    .towards = vers la comédie
tragedy = tragédie
    .towards = vers la tragédie

city-1 = Rirange
city-2 = Pleurville
city-3 = Masqueval
city-4 = Lampion
city-5 = Poudrey
city-6 = Coulisses
city-7 = Plumelac
city-8 = Courlion

card-comedian-1 = Comédien 1
card-comedian-2 = Comédien 2
card-comedian-3 = Comédien 3
card-comedian-4 = Comédien 4
card-comedian-5 = Comédien 5
card-tragedian-1 = Tragédien 1
card-tragedian-2 = Tragédien 2
card-tragedian-3 = Tragédien 3
card-tragedian-4 = Tragédien 4
card-tragedian-5 = Tragédien 5
card-bonus-1 = Prime 1
card-bonus-2 = Prime 2
card-bonus-3 = Prime 3
card-ox = Bœuf
    .object = le Bœuf
card-horse = Cheval
    .object = le Cheval
card-turtle = Tortue
    .object = la Tortue
card-bear = Ours
    .object = l’Ours
card-fox = Renard
    .object = le Renard
card-elephant = Éléphant
    .object = l’Éléphant
card-peacock = Paon
    .object = le Paon
card-owl = Hibou
    .object = le Hibou
card-monkey = Singe
    .object = le Singe
card-raven = Corbeau
    .object = le Corbeau
card-chameleon = Caméléon
    .object = le Caméléon
sort-comedian = Comédien
sort-tragedian = Tragédien
sort-bonus = Prime
sort-acrobat = Saltimbanque

effect-1 = Vous récupérez toutes vos cartes Voyage et toutes vos Caravelles, y compris celles de ce tour.
effect-2 = Volez 1 Écu à l’adversaire de votre choix.
effect-3 = Placez un de vos Régisseurs sur la scène du Théâtre, puis gagnez 1 Écu par Régisseur présent, quelle que soit sa couleur.
effect-4 = Pas d’effet.
effect-5 = Versez 1 Écu à la Casette. Si vous ne pouvez pas payer, l’Acteur est défaussé sans effet.
effect-short-1 = Cartes reprises
effect-short-2 = Voler 1 Écu
effect-short-3 = Régisseur en scène
effect-short-4 = Pas d’effet
effect-short-5 = Payer 1 Écu
help-bonus = Gagnez les Écus indiqués, puis défaussez la carte.
help-ox = Avant le choix : annoncez votre Cité. Personne d’autre ne peut s’y rendre ce tour-ci ; une Troupe amie qui la pioche reste à l’écart.
help-horse = Avant le choix : jouez deux cartes Voyage ce tour-ci et visitez les deux Cités, chacune pour elle-même. Il vous faut deux cartes jouables.
help-turtle = Avant le choix : ne choisissez votre Cité qu’une fois toutes les autres révélées.
help-bear = Après la révélation : payez 1 Écu à chaque joueur présent dans votre Cité, et 1 à la Casette par Troupe amie présente, puis résolvez la Cité comme si vous étiez seul. Les autres piochent quand même une Demande secrète, vous non. Si vous ne pouvez pas payer pour tous, l’Ours ne sort pas.
help-fox = Après la Cité 8 : volez 2 Écus à un adversaire, ou 1 s’il n’en a pas davantage.
help-elephant = Après la Cité 8 : déplacez l’aiguille de 1 à 3 cases dans le sens de votre choix.
help-peacock = Après la Cité 8 : gagnez 1 Écu par Régisseur en scène, au moins 1, au plus 4.
help-owl = Après la Cité 8 : piochez trois Demandes secrètes et défaussez l’une de ces trois. La limite de trois en main s’applique ensuite.
help-monkey = Après la Cité 8 : prenez dans votre troupe, sans son effet, un Acteur qui s’est rendu à la Cour ce tour-ci, qu’on l’y ait envoyé ou qu’il y ait filé parce que plusieurs troupes se croisaient.
help-raven = En fin de saison, avant le décompte : envoyez un Acteur de votre troupe à la Cour.
help-chameleon = En fin de saison, il compte pour 1 dans la différence, en comédie ou en tragédie, à votre choix. Ce n’est pas un Acteur : il ne rapporte pas d’Écu, et aucune Demande secrète ne le compte comme tel.
help-short-bonus = Écus immédiats
help-short-ox = Fermer une Cité
help-short-horse = Deux Cités
help-short-turtle = Choisir en dernier
help-short-bear = Payer les autres
help-short-fox = Voler jusqu’à 2
help-short-elephant = Pousser le Roi
help-short-peacock = Gain des Régisseurs
help-short-owl = Piocher 3 Demandes
help-short-monkey = Rattraper un Acteur
help-short-raven = Ultime visite à la Cour
help-short-chameleon = Comédie ou tragédie

request-favored = La Favorite
request-queen = La Reine
request-almoner = L’Aumônier
request-banker = Le Banquier
request-jester = Le Bouffon
request-ceremonies = Le Maître des cérémonies
request-diplomat = Le Diplomate
request-hermit = L’Ermite
request-chamberlain = Le Chambellan
request-preceptor = Le Précepteur
request-dauphin = Le Dauphin
request-marshal = Le Maréchal
request-cartographer = La Cartographe
request-twins = Les Jumeaux
request-countess = La Comtesse
request-dowager = La Douairière
request-marquis = Le Marquis
request-cardinal = Le Cardinal
request-fop = Le Petit-maître
request-nun = La Nonne
request-flutist = La Flûtiste
request-confessor = Le Confesseur
wish-favored = Votre spectacle plaît au Roi.
wish-queen = Votre spectacle penche vers ce que le Roi ne veut pas voir.
wish-almoner = Personne n’a moins d’Écus que vous.
wish-banker = Personne n’a plus d’Écus que vous.
wish-jester = Au moins 2 Acteurs, et la différence de votre spectacle est d’au plus 1.
wish-ceremonies = Au moins 2 Saltimbanques, Caméléons compris.
wish-diplomat = Au moins 2 Comédiens et 2 Tragédiens.
wish-hermit = Au plus 3 Acteurs.
wish-chamberlain = Au moins 1 de vos Régisseurs est en scène.
wish-preceptor = Des Acteurs d’au moins 4 expériences différentes.
wish-dauphin = Au moins 3 Acteurs d’expérience 1 ou 2.
wish-marshal = Au moins 2 Acteurs d’expérience 4 ou 5.
wish-cartographer = Au moins 4 de vos Caravelles sont sur le plateau.
wish-twins = 2 Comédiens ou 2 Tragédiens de même expérience.
wish-countess = Au moins 3 Comédiens.
wish-dowager = Au moins 3 Tragédiens.
wish-marquis = L’expérience de vos Comédiens totalise 9 ou plus.
wish-cardinal = L’expérience de vos Tragédiens totalise 9 ou plus.
wish-fop = Au moins 2 Comédiens et aucun Tragédien.
wish-nun = Au moins 2 Tragédiens et aucun Comédien.
wish-flutist = L’aiguille est sur comédie 3 ou au-delà.
wish-confessor = L’aiguille est sur tragédie 3 ou au-delà.

source-actors = Acteurs selon l’humeur
source-show = Spectacles
source-requests = Demandes secrètes
source-bonus = Primes
source-managers = Régisseurs
source-thefts = Volés
source-losses = Perdus au vol
source-fees = Payés aux Acteurs 5
source-acrobats = Saltimbanques

window-announce = avant le choix des Cités
window-bear = après la révélation
window-acrobats = après la Cité 8
window-raven = en fin de saison

prompt-announce = Utiliser un Saltimbanque avant le choix des Cités ?
prompt-travel = Choisissez votre destination
prompt-travel-pair = Choisissez vos deux destinations
prompt-turtle = Toutes les Cités sont révélées. Choisissez la vôtre
prompt-bear = Payer les autres grâce à l’Ours ?
prompt-steal = { $city } : à qui volez-vous 1 Écu ?
prompt-court = { $city } : envoyer un de vos nouveaux Acteurs à la Cour ?
prompt-discard = Trop de Demandes secrètes : défaussez-en une
prompt-acrobats = Utiliser un Saltimbanque maintenant ?
prompt-owl = Défaussez une des Demandes apportées par le Hibou
prompt-raven = Envoyer un Acteur de votre troupe à la Cour avant le décompte ?
prompt-chameleon = Caméléon : comédie ou tragédie ?
prompt-fulfil = Jouer une Demande secrète ?

move-travel = Partir pour { $city }
move-travel-pair = Partir pour { $first } et { $second }
move-use-ox = Bœuf : annoncer { $city }
move-use-horse = Cheval : visiter deux Cités
move-use-turtle = Tortue : choisir en dernier
move-use-bear = Ours : { $city } pour vous seul
move-steal = Voler un Écu à { $player }
move-keep = Garder tout le monde
move-send = Envoyer le { $actor } à la Cour
move-discard = Défausser « { $request } »
move-use-fox = Renard : voler { $player }
move-use-elephant = Éléphant : { $fields } { $fields ->
    [one] case
   *[other] cases
} { $side }
move-use-peacock = Paon : encaisser grâce aux Régisseurs
move-use-owl = Hibou : piocher trois Demandes
move-use-monkey = Singe : prendre le { $actor }
move-use-raven = Corbeau : envoyer le { $actor } à la Cour
move-chameleons = { $comedy ->
    [0] Tragédie
    [1] { $tragedy ->
        [0] Comédie
       *[other] Un de chaque
    }
   *[other] Comédie
}
move-fulfil = Jouer « { $request } »
move-decline = Ne jouer aucune Demande
move-pass = Passer

event-season = La saison { $number } commence. Le Roi souhaite une { $mood }.
event-round = Tour { $a }
event-dealt = { $card } arrive à { $city }.
event-used = { $player } utilise { $card }.
event-announced = { $player } annonce { $city } ; personne d’autre ne peut s’y rendre.
event-travelled = { $player } part pour { $city }.
event-travelled-twice = { $player } part pour { $first } et { $second }.
event-ally-travelled = La Troupe amie de { $player } part pour { $city }.
event-ally-kept-away = La Troupe amie de { $player } reste à l’écart de { $city }.
event-alone = { $player } ne croise personne à { $city }.
event-alone-bear = Grâce à l’Ours, { $player } résout { $city } sans les autres.
event-met = { $players } se croisent à { $city } : les cartes sont défaussées.
event-met-allies = { $players } et { $allies ->
    [one] une Troupe amie
   *[other] les deux Troupes amies
} se croisent à { $city } : les cartes sont défaussées.
event-allies-alone = { $allies ->
    [one] Une Troupe amie est seule à { $city } : les cartes sont défaussées sans effet.
   *[other] Les deux Troupes amies se croisent à { $city } : les cartes sont défaussées.
}
event-empty = { $player } ne trouve aucune carte à { $city }.
event-bonus = { $player } gagne { $ecus } { $ecus ->
    [one] Écu
   *[other] Écus
}.
event-joined = { $player } rencontre le { $card }.
event-found = { $player } recrute { $card }.
event-recovered = { $player } récupère toutes ses cartes Voyage.
event-recovered-last = { $player } n’a plus { $left ->
    [0] de carte Voyage
   *[other] qu’une carte Voyage
} et les récupère toutes.
event-stole = { $player } vole { $ecus } { $ecus ->
    [one] Écu
   *[other] Écus
} à { $victim }.
event-manager = Les Régisseurs en scène rapportent { $a } { $a ->
    [one] Écu
   *[other] Écus
} à { $player }.
event-no-manager = { $player } n’a plus de Régisseur à placer.
event-paid = { $player } paie 1 Écu.
event-unpaid = { $player } ne peut pas payer le { $card }, qui est défaussé.
event-court = { $player } envoie le { $card } à la Cour.
event-needle = L’aiguille avance de { $fields } { $fields ->
    [one] case
   *[other] cases
} { $side }, sur { $mood } { $field }.
event-mood = L’humeur du Roi change : il souhaite une { $mood }. Tous les Régisseurs rentrent chez eux.
event-drew = { $player } pioche une Demande secrète : « { $request } ».
event-drew-hidden = { $player } pioche une Demande secrète.
event-discarded = { $player } défausse « { $request } ».
event-bribed = { $player } paie 1 Écu à { $victim }.
event-bribed-allies = { $player } verse à la Casette { $ecus ->
    [one] 1 Écu pour la Troupe amie
   *[other] { $ecus } Écus pour les Troupes amies
}.
event-gained = { $player } gagne { $a } { $a ->
    [one] Écu
   *[other] Écus
}.
event-took = { $player } prend le { $card } dans sa troupe.
event-chameleons = Les Caméléons de { $player } comptent pour { $a } en comédie et { $b } en tragédie.
event-actors-paid = { $player } gagne { $ecus } { $ecus ->
    [one] Écu
   *[other] Écus
} pour ses Acteurs de { $mood }.
event-pleased = Le spectacle de { $player } plaît au Roi, avec une différence de { $a } : { $b } Écus.
event-best = Le spectacle de { $player } est le meilleur, avec une différence de { $a } : { $b } Écus.
event-displeased = Le spectacle de { $player } ne plaît pas au Roi.
event-fulfilled = { $player } joue « { $request } » : { $ecus } Écus.
event-fulfilled-again = « { $request } » rapporte encore { $ecus } Écus à { $player }.
event-declined = { $player } ne joue aucune Demande.
event-season-over = La saison { $a } est terminée : le festival commence.
event-over = La partie est terminée.

why-used-city = Votre carte { $city } est déjà jouée. Elle revient avec un Acteur d’expérience 1, ou quand il ne vous reste qu’une carte.
why-closed-city = { $player } a annoncé { $city } avec le Bœuf ; personne d’autre ne peut s’y rendre ce tour-ci.
why-announced = Vous avez annoncé { $city } avec le Bœuf et devez vous y rendre.
why-one-city = Seul le Cheval permet de visiter deux Cités.
why-two-cities = Vous avez utilisé le Cheval : choisissez deux Cités.
why-nobody-there = Il n’y a personne à cette place.
why-not-yourself = Vous ne pouvez pas vous voler vous-même.
why-no-ecus = { $player } n’a pas d’Écu.
why-not-met-here = Vous ne venez pas de rencontrer le { $actor } à { $city }. Seuls les Acteurs gagnés là ce tour-ci peuvent aller à la Cour.
why-not-your-request = Vous n’avez pas « { $request } » en main.
why-owl-drawn = « { $request } » n’est pas une des trois Demandes apportées par le Hibou.
why-chameleons = Vous avez { $owned } { $owned ->
    [one] Caméléon
   *[other] Caméléons
} ; chacun compte en comédie ou en tragédie.
why-not-met = L’objectif de « { $request } » n’est pas rempli.
why-not-your-acrobat = Vous n’avez pas { $acrobat }.
why-used-acrobat = Vous avez déjà utilisé { $acrobat } cette saison. Il faudra attendre la prochaine.
why-not-this-window = Vous ne pouvez utiliser { $acrobat } que { $window }.
why-ox-or-turtle = Le Bœuf annonce d’abord, la Tortue choisit en dernier : pas les deux dans un même tour.
why-two-cards = Le Cheval demande deux cartes Voyage jouables.
why-not-there = Vous n’êtes pas à { $city }.
why-alone = Vous êtes seul à { $city } ; l’Ours n’a personne à payer.
why-too-dear = Il vous faut { $price } { $price ->
    [one] Écu
   *[other] Écus
} pour payer pour tout le monde.
why-fresh = Vous venez de gagner { $acrobat } : attendez la fin de cette phase pour l’utiliser.
why-not-thrown = Aucun { $actor } ne s’est rendu à la Cour ce tour-ci.
why-not-in-troupe = Aucun { $actor } dans votre troupe.

given-alone = { $city }, seul
given-together = { $city }, à plusieurs

# the table in the terminal
terminal-season = Saison { $season } sur { $seasons }, tour { $round }.
terminal-king = Le Roi souhaite une { $mood } : l’aiguille est sur la case { $field } sur { $fields }.
terminal-decks = Dans les pioches : { $encounters } cartes Rencontre, { $requests } Demandes secrètes.
terminal-troupe = { $name } : { $ecus ->
    [one] { $ecus } Écu
   *[other] { $ecus } Écus
}, comédie { $comedy }, tragédie { $tragedy }, cartes Voyage { $travel }, Régisseurs chez eux { $managers }, Demandes secrètes { $requests }
terminal-used = déjà utilisé
terminal-ready = prêt
terminal-met = remplie
terminal-not-met = pas remplie

# why a move is proposed
hint-histrio-ecus = Il vous rapporte bientôt environ { $gain } { $gain ->
    [one] Écu
   *[other] Écus
} de plus.
hint-histrio-show = Votre spectacle convient mieux au Roi : environ { $gain } { $gain ->
    [one] Écu
   *[other] Écus
} de plus.
hint-histrio-requests = Il vous aide à remplir des Demandes secrètes : environ { $gain } { $gain ->
    [one] Écu
   *[other] Écus
} de plus.
hint-histrio-acrobats = Il gagne un Saltimbanque, ou en garde un pour plus tard : environ { $gain } { $gain ->
    [one] Écu
   *[other] Écus
} de plus.
