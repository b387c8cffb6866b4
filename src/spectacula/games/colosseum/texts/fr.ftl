title = Colosseum
tagline = Cinq manches, un record : remplissez votre arène comme personne avant vous.
intro = Vous dirigez une arène dans l’Italie antique. Achetez des programmes, misez sur des artistes et des accessoires, négociez avec vos rivaux, attirez les nobles dans vos gradins et donnez un spectacle à chaque manche. À la fin, seul votre meilleur spectacle compte.

option-medals = Médailles impériales
option-medals-help = Ce que deux médailles rapportent pendant la phase d’investissement.
option-medals-sheet = Une place de luxe de plus, sans pièces
option-medals-booklet = Un investissement de plus, au prix habituel
option-auctions = Enchères
option-auctions-help = Si un marché remporté vous exclut des enchères suivantes de la manche.
option-auctions-standard = Un marché par manche
option-auctions-intense = Acharnées : les gagnants misent de nouveau dès qu’un autre joueur ouvre
option-start_programs = Programmes de départ
option-start_programs-help = Comment chacun reçoit ses deux programmes gratuits.
option-start_programs-dealt = Distribués au hasard
option-start_programs-draft = Choisis à tour de rôle

phase-draft = Programmes de départ
phase-investing = Investissement
phase-auctions = Enchères
phase-trading = Échanges
phase-shows = Spectacles
phase-ceremony = Cérémonie de clôture
phase-over = La fin

city-rome = Rome
city-verona = Vérone
city-capua = Capoue
city-pompeii = Pompéi
city-paestum = Paestum

noble-emperor = Empereur
    .object = l’Empereur
noble-consul = consul
    .object = un consul
noble-senator = sénateur
    .object = un sénateur

token-gladiator = gladiateur
    .one = un gladiateur
    .many = gladiateurs
    .star = la vedette des gladiateurs
token-comedian = comédien
    .one = un comédien
    .many = comédiens
    .star = la vedette des comédiens
token-musician = musicien
    .one = un musicien
    .many = musiciens
    .star = la vedette des musiciens
token-horse = cheval
    .one = un cheval
    .many = chevaux
    .star = la vedette des chevaux
token-torch = torche
    .one = une torche
    .many = torches
token-priest = prêtre
    .one = un prêtre
    .many = prêtres
    .star = la vedette des prêtres
token-ship = navire
    .one = un navire
    .many = navires
    .star = la vedette des navires
token-lion = lion
    .one = un lion
    .many = lions
    .star = la vedette des lions
token-scenery = décor
    .one = un décor
    .many = décors
token-decoration = guirlande
    .one = une guirlande
    .many = guirlandes
token-chariot = char
    .one = un char
    .many = chars
token-cage = cage
    .one = une cage
    .many = cages
token-joker = joker
    .one = un joker
    .many = jokers
token-action = action supplémentaire
    .one = une action supplémentaire
    .many = actions supplémentaires
token-emperor = jeton de l’Empereur
    .one = un jeton de l’Empereur
    .many = jetons de l’Empereur
token-coins = pièces
some-tokens = { $n ->
    [one] { $token }
   *[other] { $n } { $token }
}
counted-tokens = { $n } { $token }
some-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

face-0 = 1 à 3
face-1 = 2
face-2 = 3
face-3 = 4
face-4 = 5
face-5 = 6

source-program = le programme
    .by = grâce au programme
source-earlier = les programmes précédents
    .by = grâce aux programmes précédents
source-seats = les places de luxe
    .by = sur les places de luxe
source-stars = les vedettes
    .by = grâce aux vedettes
source-nobles = les nobles dans l’arène
    .by = avec les nobles présents dans l’arène
source-podiums = les podiums
    .by = grâce aux podiums
source-medals = les médailles remises
    .by = pour les médailles remises

program-1 = Hommage à Munus
program-2 = Amphitryon
program-3 = Ode à Aurore
program-4 = La Course de Janus
program-5 = Naumachie
program-6 = Venatio
program-7 = Le Dernier des Samnites
program-8 = Drama Ultima
program-9 = Hymne à Cupidon
program-10 = La Cavalerie de Spartacus
program-11 = La Colère d’Amphitrite
program-12 = Cave Leonem Cruciatum
program-13 = Rétiaire contre Secutor
program-14 = Le Satyricon de Momus
program-15 = Les Lyres de Mercure
program-16 = Les Poneys d’Épona
program-17 = Bacchus et les Nymphes
program-18 = Les Monstres de la mer
program-19 = La Procession des lions
program-20 = Circus Maximus
program-21 = Les Dialogues de Pluton
program-22 = Et Tellus créa la Terre
program-23 = Safari Optimus Maximus
program-24 = Les Galères d’Apollon
program-25 = Les Chasseurs de lions légendaires
program-26 = La Cavalcade de Vénus
program-27 = La Fureur de Neptune
program-28 = Les Secrets dévoilés d’Isis
program-29 = Les Grandes Prophéties de Jupiter
program-30 = La Marche triomphale de César

prompt-draft = Quel programme gratuit prenez-vous ?
prompt-invest = Dans quoi investissez-vous ?
prompt-invest-more = Voulez-vous investir encore une fois ?
prompt-open = Quel marché mettez-vous aux enchères ?
prompt-opening-bid = Votre mise de départ pour le marché { $number } ? Vous avez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
prompt-bid = { $player } mise { $bid } pour le marché { $number }. Surenchérir ou passer ? Vous avez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
prompt-trade = À qui faites-vous une offre ? { $offers ->
    [one] Il vous reste une offre.
   *[other] Il vous reste { $offers } offres.
}
prompt-offer = Que donnez-vous, et que voulez-vous en échange ?
prompt-answer = { $player } vous fait une offre. Voulez-vous l’accepter, la refuser ou faire une contre-offre ?
prompt-counter = Que donnez-vous à { $player }, et que voulez-vous en échange ?
prompt-reply = { $player } vous fait une contre-offre. L’acceptez-vous ?
prompt-announce = Donnez-vous un spectacle pendant cette manche ?
prompt-noble = Quel noble déplacez-vous, et de combien ?
prompt-program = Quel programme montez-vous ?
prompt-cast = Programme { $number }, { $program } : garder des jetons en réserve, remettre des médailles ou commencer ?
prompt-wear = Quel jeton de votre spectacle est usé ?
prompt-donation = Quel jeton demandez-vous à { $player } ?

move-cash-medal = Changer une médaille contre { $coins } pièces
move-swap-action = Échanger une action supplémentaire contre une médaille
move-stop-investing = Ne plus investir
move-invest-again-by-action = Un investissement de plus pour une action supplémentaire
move-invest-again-by-medals = Un investissement de plus pour deux médailles
move-expand-counterclockwise = Agrandir dans le sens antihoraire
move-expand-clockwise = Agrandir dans le sens horaire
move-buy-seat = Acheter une place de luxe
move-seat-for-medals = Prendre une place de luxe pour deux médailles
move-build-loge = Construire la loge impériale
move-give-up-opening = Ne pas ouvrir d’enchère
move-pass = Passer
move-add-100 = Ajouter 100 pièces à la mise
move-end-trading = Terminer les échanges
move-accept = Accepter
move-refuse = Refuser
move-counter = Faire une contre-offre
move-propose = Proposer cet échange
move-offer-to-all = Offre à tout le monde
move-announce-show = Donner un spectacle
move-no-show = Pas de spectacle pendant cette manche
move-perform = Commencer le spectacle
move-decline-donation = Ne rien demander
move-offer-to = Offre à { $player }
move-take = Prendre le programme { $number }, { $program }
move-buy = Acheter le programme { $number }, { $program }, pour { $coins } pièces
move-stage = Monter le programme { $number }, { $program }
move-market = Mettre le marché { $number } aux enchères
move-bid = Miser { $coins } pièces
move-give = Donner { $token }
move-want = Demander { $token }
move-give-coins = Donner { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
move-want-coins = Demander { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
move-noble = Déplacer { $noble } de { $squares } { $squares ->
    [one] case
   *[other] cases
}
move-noble-both = Déplacer { $noble } de { $squares } cases avec les deux dés
move-nudge = Pour une médaille, { $way ->
    [back] reculer
   *[on] avancer
} { $noble } de { $squares } { $squares ->
    [one] case
   *[other] cases
}
move-hold = Garder { $token } en réserve
move-hand-in = Remettre une médaille pour { $spectators } spectateurs
move-wear = Écarter { $token }
move-ask = Demander { $token }

event-round = La manche { $number } commence par { $player }.
event-dealt = { $player } commence avec { $first } et { $second }.
event-took-program = { $player } prend le programme { $number }, { $program }.
event-bought-program = { $player } achète le programme { $number }, { $program }, pour { $coins } pièces.
event-expanded = { $player } agrandit son arène : elle a { $number } parties.
event-seat = { $player } achète une place de luxe, { $number } en tout.
event-medal-seat = { $player } prend une place de luxe pour deux médailles, { $number } en tout.
event-loge = { $player } construit la loge impériale.
event-again-action = { $player } investit encore grâce à une action supplémentaire.
event-again-medals = { $player } investit encore pour deux médailles.
event-invested-nothing = { $player } n’investit rien.
event-cashed = { $player } change une médaille contre { $number } pièces.
event-swapped = { $player } échange une action supplémentaire contre une médaille.
event-opened = { $player } ouvre le marché { $market } à { $coins }.
event-raised = { $player } mise { $coins }.
event-passed = { $player } passe.
event-gave-up = { $player } n’ouvre plus d’enchère.
event-won-lot = { $player } remporte le marché { $market } pour { $coins } pièces.
event-lot = { $player } prend { $tokens }.
event-won-tokens = { $player } remporte le marché { $market } pour { $coins } pièces : { $tokens }.
event-emperor-token = { $player } change un jeton de l’Empereur en médaille.
event-emperor-lost = { $player } perd un jeton de l’Empereur : il n’y a plus de médailles.
event-refilled = Le marché { $market } est rempli à nouveau : { $tokens }.
event-star = { $player } obtient { $star }.
event-star-from = { $player } prend { $star } à { $rival }.
event-star-aside = { $player } perd { $star }, qui est mise de côté.
event-offered = { $player } fait une offre à { $rival }.
event-offered-all = { $player } fait une offre à tout le monde.
event-offer-gives = { $player } donnerait { $goods }.
event-offer-wants = { $player } aimerait { $goods }.
event-refused = { $player } refuse.
event-countered = { $player } fait une contre-offre à { $rival }.
event-deal = { $player } et { $rival } font affaire.
event-received = { $player } reçoit { $goods }.
event-offer = { $player } propose à { $rival } { $gives } contre { $wants }.
event-offer-all = { $player } propose à tout le monde { $gives } contre { $wants }.
event-counter = { $player } fait à { $rival } une contre-offre : { $gives } contre { $wants }.
event-trade = { $player } et { $rival } font un échange : { $player } reçoit { $gets }, { $rival } reçoit { $gives }.
event-ended-trading = { $player } a fini ses échanges.
event-rolled = { $player } lance le dé : { $first }.
event-rolled-both = { $player } lance les dés : { $first } et { $second }.
event-no-show = { $player } ne donne pas de spectacle.
event-moved = { $player } déplace { $noble } sur la case { $square }.
event-moved-both = { $player } déplace { $noble } avec les deux dés sur la case { $square }.
event-rested = { $player } gagne une médaille sur la case de repos.
event-nudged = { $player } joue une médaille pour déplacer { $noble } sur la case { $square }.
event-staged = { $player } monte le programme { $number }, { $program }, avec { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
}.
event-spectators = { $spectators } spectateurs { $source }.
event-show = { $player } attire { $spectators } spectateurs et gagne autant de pièces.
event-record = { $player } établit un nouveau record : { $number }.
event-performed = { $player } monte { $program } : { $spectators } spectateurs et autant de pièces.
event-performed-record = { $player } monte { $program } : { $spectators } spectateurs, autant de pièces et un nouveau record.
event-podium = { $player } reçoit un podium pour son record de { $number }.
event-no-podium = Personne n’a encore de record : pas de podium.
event-tie-roll = { $player } lance les dés pour départager : { $number }.
event-worn = { $player } écarte un jeton usé : { $token }.
event-donated = { $player } donne { $token } à { $rival }.
event-declined = { $player } ne demande rien à { $rival }.
event-no-donation = Il n’y a pas de don pendant cette manche.

why-no-change-now = Médailles et actions supplémentaires ne s’échangent que pendant les phases 1 à 4.
why-no-medal = Vous n’avez pas de médaille.
why-no-action = Vous n’avez pas d’action supplémentaire.
why-promised = Votre action supplémentaire fait partie de l’offre en cours.
why-medals-out = Il n’y a plus de médailles.
why-sold = { $program } appartient à { $player }.
why-first-half = On choisit d’abord les programmes 1 à 5.
why-second-half = On choisit maintenant les programmes 6 à 10.
why-coins = Il faut { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} ; vous en avez { $coins }.
why-seats-full = Une arène contient { $limit } places de luxe.
why-seats-out = Toutes les places de luxe sont prises.
why-one-investment = Vous avez déjà investi ; investir encore demande une action supplémentaire ou des médailles.
why-has-loge = Votre arène a déjà sa loge impériale.
why-arena-full = Une arène a { $parts } parties au plus.
why-booklet = À cette table, deux médailles donnent un investissement de plus, pas une place.
why-sheet = À cette table, deux médailles donnent une place de luxe, pas un investissement de plus.
why-two-medals = Il faut { $medals } médailles.
why-first-invest = Faites d’abord votre investissement ordinaire.
why-nothing-to-buy = Vos pièces ne suffisent à aucun autre investissement.
why-not-for-sale = Le programme { $number } n’est pas à vendre.
why-low-number = Vous avez joué le programme { $last } en dernier ; il en faut un de numéro plus élevé.
why-market-empty = Le marché { $number } est vide.
why-market-first = Choisissez d’abord un marché.
why-must-bid = Vous devez annoncer une mise.
why-bid-coins = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et ne pouvez pas miser plus.
why-bid-low = La mise minimale est { $least }.
why-cannot-deliver = Vous n’avez pas tout ce qui est demandé.
why-no-second-counter = Une contre-offre s’accepte ou se refuse.
why-cash-first = Changez d’abord une médaille en pièces.
why-nobody-there = Personne n’est assis là.
why-not-yourself = Vous ne pouvez pas échanger avec vous-même.
why-nothing-to-swap = Vous n’avez rien à échanger.
why-both-sides = Chaque côté doit donner quelque chose.
why-give-first = Dites d’abord ce que vous donnez.
why-order = L’offre s’énonce dans l’ordre de la liste.
why-not-owned = Vous n’en avez plus à donner : { $token }.
why-coin-steps = Les pièces se nomment par vingt, puis par cinq, puis une à une, dans la limite de ce qu’il y a.
why-same-good = La même chose ne peut pas figurer des deux côtés.
why-nothing-to-want = Il ne resterait plus rien à demander.
why-nobody-has = Personne à qui vous vous adressez n’en a davantage : { $token }.
why-dice-first = Les dés déplacent d’abord les nobles.
why-no-loge = Vous avez un dé ; la loge impériale en donne deux.
why-die-used = Un dé est déjà joué.
why-not-the-sum = Les dés ne donnent pas ce total.
why-other-noble = Le second dé déplace un autre noble.
why-not-the-die = Ce dé déplace un noble de { $squares } cases.
why-not-the-free-die = Ce dé déplace un noble de 1, 2 ou 3 cases.
why-not-your-program = Le programme { $number } n’est pas à vous.
why-arena-small = Le programme { $number } demande { $needed } parties d’arène ; vous en avez { $parts }.
why-too-few = Le programme { $number } demande au moins { $fewest ->
    [one] { $fewest } jeton
   *[other] { $fewest } jetons
} ; vous en avez { $have }.
why-nobles-first = On déplace les nobles avant de choisir le programme.
why-not-in-show = Ce jeton n’est pas en scène : { $token }.
why-least = Le spectacle demande au moins { $fewest ->
    [one] { $fewest } jeton
   *[other] { $fewest } jetons
}.
why-donor-lacks = { $player } n’en a pas : { $token }.

given-won = Si vous remportez le marché { $number }
given-accepted = Si { $player } accepte

# the table in the terminal
terminal-yes = oui
terminal-no = non
terminal-round = Manche { $round } sur { $rounds } : { $phase }.
terminal-supply = Dans la réserve : médailles { $medals }, places de luxe { $seats }, podiums { $podiums }.
terminal-noble = { $noble } ({ $spectators } spectateurs) sur la case { $square }
terminal-noble-inside = { $noble } ({ $spectators } spectateurs) sur la case { $square }, dans l’arène de { $name }
terminal-market = Marché { $number } : { $tokens }
terminal-for-sale = À vendre :
terminal-arena = { $name }, { $city } : record { $record }, pièces { $coins }, médailles { $medals }, podiums { $podiums }
terminal-building = arène de { $parts } parties, cases { $first } à { $last }, places de luxe { $seats }, loge impériale : { $loge }
terminal-stars = vedettes : { $tokens }
terminal-latest = dernier spectacle : { $program }, { $spectators } spectateurs
terminal-program = { $name } ({ $coins } pièces, arène { $arena }) : { $needs }.
terminal-crowd = Spectateurs s’il manque 0, 1, 2 … jetons : { $crowds }.
terminal-performed = Déjà joué.
terminal-hammer = Le marché { $market } est aux enchères ; { $name } ouvre.
terminal-bid = Marché { $market } : { $name } mène avec { $bid }. Ont passé : { $passed }.
terminal-trade = { $name } négocie ; offres restantes : { $offers }.
terminal-bundle = { $name } donne { $gives } et veut { $wants }
terminal-dice = { $name } donne un spectacle. Dés : { $dice }.
terminal-show = { $program } avec { $tokens } : { $spectators } spectateurs ({ $sources })

# why a move is proposed
hint-colosseum-record = Le prochain spectacle attire environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-show = Il fait avancer le spectacle visé : environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-comforts = Places de luxe et podiums attirent environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-medals = Il vous laisse plus de médailles : environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-stars = Des vedettes sont à portée : environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-coins = Il laisse plus de pièces pour la suite : environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
}.
