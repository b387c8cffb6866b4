title = Fourberies
tagline = Troupes errantes, routes secrètes et un roi d’humeur changeante
intro = Vous menez une troupe de théâtre à travers huit villes. À chaque tour, toutes les troupes choisissent une ville en secret. Seul sur place, vous prenez tout ce qu’elle offre : acteurs, saltimbanques, écus. Si vous croisez quelqu’un, les acteurs filent à la cour et changent l’humeur du roi, et une requête secrète vous console. À la fin de chacune des deux saisons, le roi paie les spectacles qui conviennent à son humeur, comédie ou tragédie, et davantage encore le meilleur.

option-dial = Cases du cadran de chaque côté
option-dial-help = Jusqu’où l’humeur du roi peut pencher. Sur un cadran court, un seul acteur expérimenté peut le retourner.
option-dial-4 = 4, versatile
option-dial-5 = 5
option-dial-6 = 6, comme d’habitude
option-dial-7 = 7
option-dial-8 = 8, têtu
option-requests_open = Requêtes ouvertes
option-requests_open-help = Les requêtes secrètes sont visibles : chacun sait ce que les autres espèrent.
option-requests_open-false = secrètes
option-requests_open-true = visibles
option-season_one_only = Partie courte
option-season_one_only-help = S’arrête après la première saison : une vingtaine de minutes.
option-season_one_only-false = deux saisons
option-season_one_only-true = une saison

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
card-bonus-1 = Bourse de 1 écu
card-bonus-2 = Bourse de 2 écus
card-bonus-3 = Bourse de 3 écus
card-ox = Bœuf
card-horse = Cheval
card-turtle = Tortue
card-bear = Ours
card-fox = Renard
card-elephant = Éléphant
card-peacock = Paon
card-owl = Hibou
card-monkey = Singe
card-raven = Corbeau
card-chameleon = Caméléon
sort-comedian = Comédien
sort-tragedian = Tragédien
sort-bonus = Bourse
sort-acrobat = Saltimbanque

effect-1 = Toutes vos cartes Voyage et vos caravelles vous reviennent.
effect-2 = Volez 1 écu à l’adversaire de votre choix.
effect-3 = Placez un Régisseur en scène, puis gagnez 1 écu par Régisseur présent.
effect-4 = Aucun effet.
effect-5 = Payez 1 écu. Sinon, l’acteur s’en va.
effect-short-1 = Cartes reprises
effect-short-2 = Voler 1 écu
effect-short-3 = Régisseur
effect-short-4 = Aucun effet
effect-short-5 = Payer 1 écu
help-bonus = Prenez les écus ; la carte est défaussée.
help-ox = Avant le choix : annoncez votre ville. Personne d’autre ne peut s’y rendre ce tour-ci.
help-horse = Avant le choix : jouez deux cartes Voyage ce tour-ci et visitez les deux villes.
help-turtle = Avant le choix : choisissez votre ville quand tous les autres ont montré la leur.
help-bear = Après la révélation : payez 1 écu à chaque rival de votre ville et résolvez-la comme si vous étiez seul.
help-fox = Après la ville 8 : volez jusqu’à 2 écus à un adversaire.
help-elephant = Après la ville 8 : déplacez l’aiguille de 1 à 3 cases dans un sens ou dans l’autre.
help-peacock = Après la ville 8 : gagnez 1 écu par Régisseur en scène, au moins 1, au plus 4.
help-owl = Après la ville 8 : piochez trois requêtes secrètes et défaussez-en une.
help-monkey = Après la ville 8 : prenez dans votre troupe, sans son effet, un acteur renvoyé ce tour-ci.
help-raven = En fin de saison : envoyez un acteur de votre troupe à la cour.
help-chameleon = En fin de saison, il compte comme un acteur de niveau 1 du genre de votre choix. Il ne rapporte pas d’écu par lui-même.
help-short-bonus = Écus immédiats
help-short-ox = Fermer une ville
help-short-horse = Deux villes
help-short-turtle = Choisir en dernier
help-short-bear = Vider une ville
help-short-fox = Voler jusqu’à 2
help-short-elephant = Pousser le roi
help-short-peacock = Gain des Régisseurs
help-short-owl = Piocher 3 requêtes
help-short-monkey = Rattraper un acteur
help-short-raven = Cour tardive
help-short-chameleon = Deux genres

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
wish-favored = Votre spectacle plaît au roi.
wish-queen = Votre spectacle penche vers le genre que le roi ne veut pas.
wish-almoner = Personne n’a moins d’écus que vous.
wish-banker = Personne n’a plus d’écus que vous.
wish-jester = Au moins 2 acteurs, et vos sommes de niveaux diffèrent d’au plus 1.
wish-ceremonies = Au moins 2 saltimbanques.
wish-diplomat = Au moins 2 comédiens et 2 tragédiens.
wish-hermit = Au plus 3 acteurs.
wish-chamberlain = Au moins 1 de vos Régisseurs est en scène.
wish-preceptor = Des acteurs d’au moins 4 niveaux différents.
wish-dauphin = Au moins 3 acteurs de niveau 1 ou 2.
wish-marshal = Au moins 2 acteurs de niveau 4 ou 5.
wish-cartographer = Au moins 4 de vos caravelles sont sur le plateau.
wish-twins = 2 acteurs de même genre et de même niveau.
wish-countess = Au moins 3 comédiens.
wish-dowager = Au moins 3 tragédiens.
wish-marquis = Les niveaux de vos comédiens totalisent 9 ou plus.
wish-cardinal = Les niveaux de vos tragédiens totalisent 9 ou plus.
wish-fop = Au moins 2 comédiens et aucun tragédien.
wish-nun = Au moins 2 tragédiens et aucun comédien.
wish-flutist = L’aiguille est sur comédie 3 ou au-delà.
wish-confessor = L’aiguille est sur tragédie 3 ou au-delà.

source-actors = Acteurs du bon genre
source-show = Spectacles
source-requests = Requêtes secrètes
source-bonus = Bourses
source-managers = Régisseurs
source-thefts = Volés
source-losses = Perdus aux voleurs
source-fees = Cachets
source-acrobats = Saltimbanques

window-announce = avant le choix des villes
window-bear = après la révélation
window-acrobats = après la ville 8
window-raven = en fin de saison

prompt-announce = Utiliser un saltimbanque avant le choix des villes ?
prompt-travel = Choisissez votre destination
prompt-travel-pair = Choisissez vos deux destinations
prompt-turtle = Tous ont montré leur ville. Choisissez la vôtre
prompt-bear = Payer les autres grâce à l’Ours ?
prompt-steal = { $city } : à qui volez-vous 1 écu ?
prompt-court = { $city } : envoyer un de vos nouveaux acteurs à la cour ?
prompt-discard = Trop de requêtes secrètes : défaussez-en une
prompt-acrobats = Utiliser un saltimbanque maintenant ?
prompt-owl = Défaussez une des requêtes apportées par le Hibou
prompt-raven = Envoyer un acteur de votre troupe à la cour avant le festival ?
prompt-chameleon = Que jouent vos Caméléons ?
prompt-fulfil = Jouer une requête secrète ?

move-travel = Voyager vers { $city }
move-travel-pair = Voyager vers { $first } et { $second }
move-use-ox = Bœuf : annoncer { $city }
move-use-horse = Cheval : visiter deux villes
move-use-turtle = Tortue : choisir en dernier
move-use-bear = Ours : { $city } pour vous seul
move-steal = Voler { $player }
move-keep = Garder tout le monde
move-send = Envoyer { $actor } à la cour
move-discard = Défausser : { $request }
move-use-fox = Renard : voler { $player }
move-use-elephant = Éléphant : { $fields } { $fields ->
    [one] case
   *[other] cases
} { $side }
move-use-peacock = Paon : encaisser grâce aux Régisseurs
move-use-owl = Hibou : piocher trois requêtes
move-use-monkey = Singe : prendre { $actor }
move-use-raven = Corbeau : envoyer { $actor } à la cour
move-chameleons = { $comedy ->
    [0] Tragédie
    [1] { $tragedy ->
        [0] Comédie
       *[other] Un de chaque
    }
   *[other] Comédie
}
move-fulfil = Jouer : { $request }
move-decline = Ne jouer aucune requête
move-pass = Passer

event-season = La saison { $number } commence. Le roi veut : { $mood }.
event-round = Tour { $a }
event-dealt = { $card } arrive à { $city }.
event-used = { $player } utilise : { $card }.
event-announced = { $player } annonce { $city } ; personne d’autre ne peut s’y rendre.
event-travelled = { $player } voyage vers { $city }.
event-travelled-twice = { $player } voyage vers { $first } et { $second }.
event-ally-travelled = La troupe alliée de { $player } voyage vers { $city }.
event-ally-kept-away = La troupe alliée de { $player } reste à l’écart de { $city }.
event-alone = Personne d’autre que { $player } à { $city }.
event-alone-bear = L’Ours fait place nette à { $city } pour { $player }.
event-met = { $players } se croisent à { $city } : les cartes sont perdues.
event-met-allies = { $players } à { $city } avec { $allies ->
    [one] une troupe alliée
   *[other] les deux troupes alliées
} : les cartes sont perdues.
event-allies-alone = { $allies ->
    [one] Une troupe alliée vide { $city }.
   *[other] Les deux troupes alliées se croisent à { $city } : les cartes sont perdues.
}
event-empty = { $player } trouve { $city } déserte.
event-bonus = { $player } trouve { $ecus } { $ecus ->
    [one] écu
   *[other] écus
}.
event-joined = { $player } rencontre { $card }.
event-found = { $card } rejoint { $player }.
event-recovered = { $player } reprend toutes ses cartes Voyage.
event-recovered-last = { $player } n’a plus qu’une carte Voyage et les reprend toutes.
event-stole = { $player } vole { $ecus } { $ecus ->
    [one] écu
   *[other] écus
} à { $victim }.
event-manager = Les Régisseurs en scène rapportent { $a } { $a ->
    [one] écu
   *[other] écus
} à { $player }.
event-no-manager = { $player } n’a plus de Régisseur à placer.
event-paid = { $player } paie 1 écu.
event-unpaid = { $player } ne peut pas payer { $card }, qui s’en va.
event-court = { $player } envoie { $card } à la cour.
event-needle = L’aiguille va { $side }, sur { $field }.
event-mood = L’humeur du roi change : { $mood }. Tous les Régisseurs rentrent chez eux.
event-drew = { $player } pioche une requête secrète : { $request }.
event-drew-hidden = { $player } pioche une requête secrète.
event-discarded = { $player } défausse { $request }.
event-bribed = { $player } paie 1 écu à { $victim }.
event-gained = { $player } gagne { $a } { $a ->
    [one] écu
   *[other] écus
}.
event-took = { $player } prend { $card } dans sa troupe.
event-chameleons = Les Caméléons de { $player } jouent : { $a } en comédie, { $b } en tragédie.
event-actors-paid = { $player } gagne { $ecus } pour ses acteurs ({ $mood }).
event-pleased = Le spectacle de { $player } plaît au roi avec { $a } d’écart : { $b } écus.
event-best = Le spectacle de { $player } est le meilleur avec { $a } d’écart : { $b } écus.
event-displeased = Le spectacle de { $player } ne plaît pas au roi.
event-fulfilled = { $player } joue { $request } : { $ecus } écus.
event-fulfilled-again = { $request } paie à nouveau { $player } : { $ecus } écus.
event-declined = { $player } ne joue aucune requête.
event-season-over = La saison { $a } est finie : le festival commence.
event-over = La partie est terminée.

why-used-city = Votre carte { $city } est utilisée. Un acteur de niveau 1 la rend, ou le fait de n’avoir plus qu’une carte.
why-closed-city = { $player } a annoncé { $city } avec le Bœuf ; personne d’autre ne peut s’y rendre ce tour-ci.
why-announced = Vous avez annoncé { $city } avec le Bœuf et devez vous y rendre.
why-one-city = Seul le Cheval permet de visiter deux villes.
why-two-cities = Vous avez utilisé le Cheval : choisissez deux villes.
why-nobody-there = Personne n’est assis là.
why-not-yourself = Vous ne pouvez pas vous voler vous-même.
why-no-ecus = { $player } n’a pas d’écu.
why-not-met-here = Vous ne venez pas de rencontrer { $actor } à { $city }. Seuls les acteurs gagnés là ce tour-ci peuvent aller à la cour.
why-not-your-request = { $request } n’est pas dans votre main.
why-owl-drawn = { $request } n’est pas une des trois requêtes apportées par le Hibou.
why-chameleons = Vous avez { $owned } { $owned ->
    [one] Caméléon
   *[other] Caméléons
} ; chacun doit choisir un genre.
why-not-met = Le souhait « { $request } » n’est pas exaucé.
why-not-your-acrobat = Vous n’avez pas ce saltimbanque : { $acrobat }.
why-used-acrobat = Déjà utilisé cette saison : { $acrobat }. Il sera prêt à la saison suivante.
why-not-this-window = { $acrobat } : à utiliser { $window }.
why-ox-or-turtle = Le Bœuf annonce d’abord, la Tortue choisit en dernier : pas les deux dans un même tour.
why-two-cards = Le Cheval demande deux cartes Voyage que vous pouvez jouer.
why-not-there = Vous n’êtes pas à { $city }.
why-alone = Vous êtes seul à { $city } ; l’Ours n’a personne à payer.
why-too-dear = Il vous faut { $price } écus pour payer tout le monde.
why-fresh = Gagné ce tour-ci : { $acrobat }. Utilisable dès la phase suivante.
why-not-thrown = { $actor } n’a pas été renvoyé ce tour-ci.
why-not-in-troupe = { $actor } n’est pas dans votre troupe.
