title = The Magnificent
tagline = Dés, tentes et affiches : à qui le plus beau cirque ?
intro = Vous dirigez un cirque pendant trois manches de quatre tours. À chaque tour, vous prenez un dé, vous le posez sur une carte maître et vous en tirez l’énergie d’une action : agrandir le camp, envoyer une roulotte chercher gemmes, affiches et tentes, ou donner un spectacle. Les dés d’une même couleur se renforcent, mais à la fin de la manche il faut payer la couleur la plus forte.
note-cards = Les cartes, affiches, tentes, dresseurs et plateaux sont notre propre reconstitution ; ceux de la boîte sont différents.

option-start_posters = Affiches de départ
option-start_posters-help = Le nombre d’affiches à dos vert. Chacun en reçoit une, les autres quittent la partie.
option-start_posters-4 = 4
option-start_posters-6 = 6
option-camp_tiles = Tuiles de camp
option-camp_tiles-help = La taille de la réserve : 48 petites tuiles et 36 grandes, ou 36 de chaque. Dans les deux cas, une couleur peut s’épuiser.
option-camp_tiles-84 = 84
option-camp_tiles-72 = 72
option-setup = Mise en place
option-setup-help = Première partie : la face A et les quatre cartes de votre plateau. Version avancée : on choisit sa face, puis chacun garde une carte et passe les autres. En solo, vous gardez toujours quatre cartes sur six.
option-setup-first_game = première partie
option-setup-advanced = avancée
option-turn_order = Ordre de jeu
option-turn_order-help = Aux manches 2 et 3, le chapeau le plus bas commence. Les autres suivent dans le sens horaire, ou selon leurs chapeaux.
option-turn_order-clockwise = sens horaire
option-turn_order-hats = selon les chapeaux

rank-0 = Pas encore de titre
rank-1 = Victoire
rank-2 = Monsieur Loyal
rank-3 = Magnifique

colour-orange = orange
colour-green = vert
colour-purple = violet
colour-clear = transparent
theme-orange = Feu
theme-green = Animaux
theme-purple = Magie
die-orange = orange
die-green = vert
die-purple = violet
die-clear = transparent
gem-orange = gemme orange
    .many = gemmes orange
gem-green = gemme verte
    .many = gemmes vertes
gem-purple = gemme violette
    .many = gemmes violettes
gem-clear = gemme transparente
    .many = gemmes transparentes
gem-any = gemme au choix
    .many = gemmes au choix
tile-small-orange = petite tuile orange
    .the = la petite tuile orange
tile-small-green = petite tuile verte
    .the = la petite tuile verte
tile-small-purple = petite tuile violette
    .the = la petite tuile violette
tile-large-orange = grande tuile orange
    .the = la grande tuile orange
tile-large-green = grande tuile verte
    .the = la grande tuile verte
tile-large-purple = grande tuile violette
    .the = la grande tuile violette
action-build = Construire
action-travel = Voyager
action-show = Se produire

source-shows = Spectacles
source-cards = Cartes maître
source-bonuses = Bonus
source-left = Cartes restantes
source-areas = Zones
source-coins = Pièces
source-missing = Pièces manquantes

does-energy = +{ $n } d’énergie
does-coins = +{ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
does-points = +{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
does-gem-die = { $n ->
    [one] 1 gemme de la couleur de l’action
   *[other] { $n } gemmes de la couleur de l’action
}
does-gem-clear = { $n ->
    [one] 1 gemme transparente
   *[other] { $n } gemmes transparentes
}
does-gem-any = { $n ->
    [one] 1 gemme orange, verte ou violette
   *[other] { $n } gemmes orange, vertes ou violettes
}
does-gems-two = { $n } gemmes de couleurs différentes, aucune transparente
does-poster = { $n ->
    [one] prenez 1 affiche
   *[other] prenez { $n } affiches
}
does-two-posters = piochez 2 affiches, gardez-en 1, +{ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
does-marker = { $n ->
    [one] 1 marqueur de dresseur
   *[other] { $n } marqueurs de dresseur
}
does-marker-back = { $n ->
    [one] reprenez un marqueur du grand chapiteau
   *[other] reprenez { $n } marqueurs du grand chapiteau
}
does-colour = ce tour, le dé compte comme la couleur de votre choix
does-die-value = modifiez le dé de { $n } au plus ; c’est la nouvelle valeur qu’on paie
does-copy = utilisez le bonus d’une autre de vos cartes portant un dé
does-small-tile = { $n ->
    [one] Construire : 1 petite tuile de plus
   *[other] Construire : { $n } petites tuiles de plus
}
does-recolour = Construire : une tuile d’une autre couleur
does-survey = Construire : les tuiles n’ont pas à se toucher ; +{ $n } d’énergie si utilisé avant
does-double = Construire : recevez à nouveau un bonus recouvert
does-tent-passed = Voyager : prenez une tente devant laquelle vous ne faites que passer
does-extra-poster = { $n ->
    [one] Se produire : { $n } affiche de plus, cinq au maximum
   *[other] Se produire : { $n } affiches de plus, cinq au maximum
}
does-lack-tile = Se produire : il peut manquer une petite tuile à une affiche

bonus-energy = énergie
bonus-coins = pièces
bonus-points = points
bonus-gem-die = gemme du dé
bonus-gem-clear = gemme transparente
bonus-gems-two = deux gemmes
bonus-poster = affiche
bonus-marker-back = marqueur
bonus-colour = couleur
bonus-die-value = valeur du dé
bonus-copy = copie
bonus-small-tile = petite tuile
bonus-tent-passed = tente
bonus-extra-poster = rappel

per-row = { $points } par rangée complète
per-column = { $points } par colonne complète
per-area = { $points } par zone complète
per-cell = { $points } par { $per } cases couvertes
per-bonus = { $points } par { $per } cases bonus couvertes
per-small = { $points } par petite tuile
per-large = { $points } par grande tuile
per-orange = { $points } par tuile orange
per-green = { $points } par tuile verte
per-purple = { $points } par tuile violette
per-pair = { $points } par paire d’une petite et d’une grande tuile de même couleur
per-trio = { $points } par trio de tuiles des trois couleurs
per-tent = { $points } par tente, y compris la tente imprimée
per-shown = { $points } par affiche jouée
per-hand = { $points } par affiche en attente
per-marker = { $points } par marqueur de dresseur
per-trainer = { $points } par tuile dresseur
per-gem = { $points } par gemme
per-clear = { $points } par gemme transparente
per-gem-set = { $points } par série de quatre gemmes différentes
per-coin = { $points } par pièce restant après le paiement
per-hat = { $points } × le nombre de votre plus haut chapeau, 0 sur une case de départ
per-die-colour = { $points } par couleur de dé
per-die-low = { $points } par dé de 1 à 3

score-row = Rangées
score-column = Colonnes
score-area = Zones
score-cell = Cases
score-bonus = Cases bonus
score-small = Petites tuiles
score-large = Grandes tuiles
score-orange = Tuiles orange
score-green = Tuiles vertes
score-purple = Tuiles violettes
score-pair = Paires
score-trio = Trios
score-tent = Tentes
score-shown = Spectacles
score-hand = Affiches en attente
score-marker = Marqueurs
score-trainer = Dresseurs
score-gem = Gemmes
score-clear = Gemmes transparentes
score-gem-set = Séries de gemmes
score-coin = Pièces
score-hat = Chapeau
score-die-colour = Couleurs de dés
score-die-low = Dés de 1 à 3

card-M01 = { score-row } ({ bonus-coins })
card-M02 = { score-tent } ({ bonus-energy })
card-M03 = { score-orange } ({ bonus-gem-die })
card-M04 = { score-marker } ({ bonus-points })
card-M05 = { score-column } ({ bonus-coins })
card-M06 = { score-shown } ({ bonus-energy })
card-M07 = { score-green } ({ bonus-gem-clear })
card-M08 = { score-gem } ({ bonus-marker-back })
card-M09 = { score-purple } ({ bonus-coins })
card-M10 = { score-area } ({ bonus-energy })
card-M11 = { score-trainer } ({ bonus-gem-die })
card-M12 = { score-pair } ({ bonus-colour })
card-M13 = { score-large } ({ bonus-coins })
card-M14 = { score-bonus } ({ bonus-energy })
card-M15 = { score-hat } ({ bonus-gem-die })
card-M16 = { score-small } ({ bonus-poster })
card-M17 = { score-row } ({ bonus-gem-die })
card-M18 = { score-row } ({ bonus-poster })
card-M19 = { score-column } ({ bonus-energy })
card-M20 = { score-column } ({ bonus-points })
card-M21 = { score-area } ({ bonus-coins })
card-M22 = { score-area } ({ bonus-gem-clear })
card-M23 = { score-cell } ({ bonus-coins })
card-M24 = { score-cell } ({ bonus-marker-back })
card-M25 = { score-orange } ({ bonus-gems-two })
card-M26 = { score-green } ({ bonus-tent-passed })
card-M27 = { score-purple } ({ bonus-small-tile })
card-M28 = { score-small } ({ bonus-coins })
card-M29 = { score-large } ({ bonus-points })
card-M30 = { score-large } ({ bonus-die-value })
card-M31 = { score-pair } ({ bonus-energy })
card-M32 = { score-pair } ({ bonus-coins })
card-M33 = { score-trio } ({ bonus-coins })
card-M34 = { score-trio } ({ bonus-colour })
card-M35 = { score-tent } ({ bonus-poster })
card-M36 = { score-tent } II ({ bonus-energy })
card-M37 = { score-shown } ({ bonus-gem-clear })
card-M38 = { score-shown } ({ bonus-extra-poster })
card-M39 = { score-marker } ({ bonus-coins })
card-M40 = { score-marker } ({ bonus-copy })
card-M41 = { score-gem } ({ bonus-energy })
card-M42 = { score-clear } ({ bonus-points })
card-M43 = { score-clear } ({ bonus-energy })
card-M44 = { score-gem-set } ({ bonus-coins })
card-M45 = { score-gem-set } ({ bonus-die-value })
card-M46 = { score-coin } ({ bonus-gem-die })
card-M47 = { score-coin } ({ bonus-energy })
card-M48 = { score-hat } ({ bonus-gem-clear })
card-M49 = { score-trainer } ({ bonus-colour })
card-M50 = { score-die-colour } ({ bonus-coins })
card-M51 = { score-die-colour } ({ bonus-copy })
card-M52 = { score-die-low } ({ bonus-points })
card-M53 = { score-die-low } ({ bonus-marker-back })
card-M54 = { score-hand } ({ bonus-gems-two })
card-M55 = { score-hand } ({ bonus-points })
card-M56 = { score-bonus } ({ bonus-poster })

trainer-TR01 = Doubleur
    .help = En construisant : recevez à nouveau un bonus recouvert pendant cette action.
trainer-TR02 = Écho
    .help = Utilisez le bonus du haut d’une autre de vos cartes portant un dé.
trainer-TR03 = Hercule
    .help = Plus d’énergie, avant l’action.
trainer-TR04 = Caméléon
    .help = Ce tour, le dé compte comme n’importe quelle couleur.
trainer-TR05 = Charpentier
    .help = En construisant : une petite tuile de plus de la couleur de l’action.
trainer-TR06 = Géomètre
    .help = Les tuiles de cette action n’ont pas à se toucher ; un peu d’énergie si vous l’appelez avant de construire.
trainer-TR07 = Cocher
    .help = Après un voyage : prenez une tente devant laquelle vous n’avez fait que passer.
trainer-TR08 = Colleur d’affiches
    .help = Piochez deux affiches, gardez-en une et recevez une pièce.
trainer-TR09 = Rappel
    .help = Pendant le spectacle : une affiche de plus que la case ne le permet, cinq au maximum.
trainer-TR10 = Accessoiriste
    .help = Pendant le spectacle : il peut manquer une petite tuile à une affiche.
trainer-TR11 = Joaillier
    .help = Prenez une gemme transparente.
trainer-TR12 = Caissier
    .help = Prenez des pièces.
space-H1 = Case du plateau : énergie
    .help = Plus d’énergie, avant l’action.
space-H2 = Case du plateau : couleur
    .help = En construisant : une tuile d’une autre couleur, de même taille.
space-H3 = Case du plateau : affiche
    .help = Prenez une affiche de l’étalage ou de la pioche.
space-H4 = Case du plateau : gemme
    .help = Prenez une gemme orange, verte ou violette.

tent-T00 = Tente du foyer
tent-T01 = Tente à deux sous
tent-T02 = Tente du marché
tent-T03 = Pavillon rouge
tent-T04 = Pavillon bleu
tent-T05 = Tente aux étoiles
tent-T06 = Tente aux drapeaux
tent-T07 = Tente dorée
tent-T08 = Tente aux lauriers
tent-T09 = Dôme des braises
tent-T10 = Dôme des bois
tent-T11 = Dôme de lune
tent-T12 = Dôme du voyageur
tent-T13 = Palais des braises
tent-T14 = Palais des bosquets
tent-T15 = Palais du crépuscule
tent-T16 = Palais de cristal

poster-SAO = Première étincelle
poster-SAG = La Chèvre savante
poster-SAP = La Pièce et le Gobelet
poster-SBO = Bo le Bouillant
poster-SBG = L’Ours danseur
poster-SBP = Parade des lapins
poster-R01O = Mina l’Allumette
poster-R01G = L’École des moineaux
poster-R01P = La Voix des cartes
poster-R02O = Marcheurs aux torches
poster-R02G = Valse des éléphants
poster-R02P = La Dame flottante
poster-R03O = Fumée et Plumes
poster-R03G = Docteur Chut
poster-R03P = L’Oracle aux bougies
poster-R04O = Iva de fer
poster-R04G = Le Lion prend le thé
poster-R04P = Pluie d’étoiles
poster-R05O = Salamandre
poster-R05G = Hibou de minuit
poster-R05P = Le Tour du phénix
poster-R06O = Flammes jumelles
poster-R06G = Les Frères singes
poster-R06P = Luna sur soie
poster-R07O = Cavaliers des dragons
poster-R07G = La Grande Amara
poster-R07P = Le Miroir ardent
poster-R08O = Les Sœurs Braise
poster-R08G = Le Saut de Rajan
poster-R08P = Madame Oria
poster-R09O = Le Mur de feu
poster-R09G = La Piste sauvage
poster-R09P = Galerie des miroirs
poster-R10O = Trois Vœux
poster-R10G = Trois Pattes
poster-R10P = Trois Gobelets
poster-R11O = Oiseaux de feu
poster-R11G = Le Chat et la Lune
poster-R11P = Le Mage du soleil
poster-R12O = Caravane des merveilles
poster-R12G = Ménagerie de nuit
poster-R12P = Le Souffleur de verre
poster-R13O = Poivre & Cendre
poster-R13G = La Reine des cygnes
poster-R13P = Professeur Soufre
poster-R14O = Théâtre d’ombres
poster-R14G = Le Clown volcan
poster-R14P = Le Rêve de la baleine
poster-R15O = Grand Gala
poster-R15G = Grand Safari
poster-R15P = Grande Illusion
poster-R16O = Enfants du soleil
poster-R16G = Le Cerf blanc
poster-R16P = Final flamboyant

prompt-side = Choisissez la face de votre plateau
prompt-draft = Gardez une carte maître et passez les autres à gauche
prompt-draft-alone = Gardez une carte maître : quatre des six sont à vous, les autres retournent dans la pioche
prompt-trainer = Choisissez une tuile dresseur
prompt-die = Prenez un dé au grand chapiteau
prompt-card = Posez le dé sur une de vos cartes maître libres
prompt-turn = Énergie { $energy } : construire, voyager ou se produire
prompt-turn-clear = Énergie { $energy } : choisissez une couleur pour le dé transparent
prompt-build = Construire : choisissez la tuile suivante, encore { $small ->
    [one] { $small } petite
   *[other] { $small } petites
} et { $large ->
    [one] { $large } grande
   *[other] { $large } grandes
}
prompt-build-over = Plus aucune tuile ne peut être posée. Utilisez un dresseur ou terminez votre tour
prompt-travel = Le voyage est fini. Utilisez un dresseur ou terminez votre tour
prompt-show = Jouez une affiche : { $left ->
    [one] une seule est encore permise
   *[other] jusqu’à { $left } sont encore permises
}
prompt-show-over = Plus aucune affiche ne peut être jouée. Utilisez un dresseur ou terminez le spectacle
prompt-hat = Quel chapeau va sur la case { $space } ?
prompt-poster = Prenez une affiche de l’étalage ou de la pioche
prompt-trip = Une affiche en chemin : prenez-en une de l’étalage ou de la pioche, ou laissez-la
prompt-lay = Où placez-vous « { $poster } » ?
prompt-discard = Vos cinq emplacements sont pris. Quelle affiche défaussez-vous ?
prompt-keep = Gardez une des deux affiches
prompt-gem = Quelle gemme prenez-vous ?
prompt-pay = « { $poster } » demande une { $gem }. Laquelle donnez-vous ?
prompt-colour = Quelle couleur prend le dé ?
prompt-value = Tournez le dé sur une autre valeur
prompt-copy = De quelle carte utilisez-vous le bonus ?
prompt-double = Quel bonus recevez-vous à nouveau ?
prompt-passed = Quelle tente emportez-vous ?
prompt-tent = Où dressez-vous la tente « { $tent } » ?
prompt-rotate = Tournez ou retournez { $tile }
prompt-cell = Posez { $tile }
prompt-arrange = Laissez les affiches en place ou redisposez-les : où va « { $poster } » ?
prompt-arrange-next = Où va « { $poster } » ?
prompt-set = Choisissez une carte maître et la tuile dresseur voisine
prompt-remove = Retirez un lot ; le dernier revient à l’autre joueur
prompt-score = Marquez les points d’une de vos cinq cartes maître

move-done = Terminer
move-leave = Laisser
move-keep = Laisser les affiches en place
move-deck = Piocher
move-bonus = Utiliser le bonus de la carte
move-side = Jouer la face { $side }
move-hat = { $hat ->
    [lower] Déplacer le chapeau du bas
   *[higher] Déplacer le chapeau du haut
}
move-die = Prendre le dé { $name } { $value }
move-card = Carte { $name }
move-trainer = { $name }
move-space = { $name }
move-colour = Choisir la couleur : { $name }
move-spend = Donner 1 { $name } pour l’énergie
move-gem = Prendre 1 { $name }
move-pay = Payer 1 { $name }
move-value = Tourner le dé sur { $number }
move-build = Construire au niveau { $level }
move-travel = Voyager de { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
move-perform = Se produire sur la case { $space }, { $posters ->
    [one] { $posters } affiche
   *[other] { $posters } affiches
} au plus
move-tile = Construire la { $name }
move-turn = Position { $number }
move-cell = En { $cell }
move-place = Emplacement { $number }
move-tent = Prendre la tente « { $name } »
move-poster = Prendre l’affiche « { $name } »
move-discard = Défausser l’affiche « { $name } »
move-show = Jouer l’affiche « { $name } »

event-first = { $player } est premier joueur.
event-board = { $player } joue avec le plateau { $board }.
event-start-poster = { $player } commence avec l’affiche « { $poster } ».
event-side = { $player } choisit le plateau { $board }.
event-cards = { $player } a gardé quatre cartes maître.
event-trainer = { $player } prend la tuile dresseur { $trainer }.
event-round = La manche { $n } commence : { $player } ouvre et lance les dés.
event-die = { $player } prend le dé { $die } { $value } et le pose sur la carte { $card }.
event-bonus = { $player } utilise le bonus de la carte { $card }.
event-copied = { $player } copie le bonus de la carte { $card }.
event-trained = { $player } pose un marqueur sur un dresseur : { $trainer }.
event-space = { $player } pose un marqueur. { $space }.
event-spent = { $player } donne 1 { $gem } pour l’énergie.
event-colour = { $player } choisit la couleur du dé : { $colour }.
event-value = { $player } tourne le dé sur { $n }.
event-build = { $player } construit au niveau { $level } avec { $energy } d’énergie.
event-tile = { $player } pose une { $tile } en { $cell }.
event-travel = { $player } voyage de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur l’anneau { $colour }.
event-perform = { $player } se produit sur la case { $space } avec { $energy } d’énergie.
event-coins = { $player } gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-points = { $player } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-gems = { $player } range { $n } { $gem }.
event-full = { $player } n’a pas de place pour { $n } { $gem } et prend { $n ->
    [one] une pièce
   *[other] { $n } pièces
} à la place.
event-marker = { $player } gagne un marqueur de dresseur.
event-marker-back = { $player } reprend un marqueur de dresseur au grand chapiteau.
event-poster = { $player } prend l’affiche « { $poster } ».
event-drawn = { $player } pioche l’affiche « { $poster } ».
event-discarded = { $player } défausse l’affiche « { $poster } ».
event-left-poster = { $player } laisse une affiche en chemin.
event-tent = { $player } dresse la tente « { $tent } » à l’emplacement { $n }.
event-left-tent = { $player } laisse la tente « { $tent } ».
event-shown = { $player } joue « { $poster } » sous la tente « { $tent } ».
event-earned = { $player } empoche { $n ->
    [one] { $n } point
   *[other] { $n } points
} et { $m ->
    [one] { $m } pièce
   *[other] { $m } pièces
}.
event-paid-gem = { $player } paie 1 { $gem }.
event-arranged = { $player } redispose ses affiches.
event-lost-tiles = { $player } ne peut pas tout poser. Tuiles perdues : { $n ->
    [one] { $n } petite
   *[other] { $n } petites
}, { $m ->
    [one] { $m } grande
   *[other] { $m } grandes
}.
event-reserve = Un dé arrive de la réserve : { $die } { $n }.
event-paid = { $player } paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} sur { $m }.
event-missing = Il manque { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à { $player } : moins { $m ->
    [one] { $m } point
   *[other] { $m } points
}.
event-hat-home = { $player } reprend son chapeau de la case { $space }.
event-set = { $player } prend la carte { $card } et la tuile { $trainer }.
event-set-card = { $player } prend la carte { $card }.
event-removed = { $player } retire la carte { $card } et la tuile { $trainer }.
event-removed-card = { $player } retire la carte { $card }.
event-removed-left = La carte { $card } et la tuile { $trainer } quittent la partie.
event-removed-left-card = La carte { $card } quitte la partie.
event-scored = { $player } marque la carte { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-home = Tous les marqueurs de dresseur reviennent.
event-card-left = Il reste à { $player } la carte { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-coin-points = Il reste { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à { $player } : { $m ->
    [one] { $m } point
   *[other] { $m } points
}.
event-areas = { $player } a rempli { $n ->
    [one] { $n } zone
   *[other] { $n } zones
} : { $m ->
    [one] { $m } point
   *[other] { $m } points
}.
event-won = { $player } gagne avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-lost = { $player } finit avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} et manque l’objectif.

why-must-build = Une tuile qui peut être posée doit l’être.
why-must-take = Vous devez la prendre.
why-die-first = Il faut d’abord prendre le dé de ce tour.
why-bonus-used = Le bonus de cette carte a déjà servi ce tour.
why-not-in-draft = { $name } n’est pas parmi les tuiles proposées.
why-not-your-trainer = Vous n’avez pas la tuile dresseur { $name }.
why-used-trainer = { $name } porte déjà un marqueur ce tour.
why-no-marker = Vous n’avez aucun marqueur de dresseur disponible.
why-too-late = L’énergie et la couleur sont fixées dès que l’action commence.
why-colour-locked = Une gemme a lié ce tour à sa couleur.
why-other-action = Cela ne sert que pendant cette action : { $action }.
why-no-tired-marker = Aucun de vos marqueurs n’est au grand chapiteau.
why-nothing-to-copy = Aucune autre de vos cartes ne porte un dé et n’a un bonus utile en ce moment.
why-no-use = Cela n’aurait aucun effet en ce moment.
why-die-has-colour = Seul un dé transparent a besoin d’une couleur.
why-colour-first = Choisissez d’abord une couleur pour le dé transparent.
why-gem-colour = Une { $name } ne renforce pas une action { $colour ->
    [vert] verte
    [violet] violette
   *[other] { $colour }
}.
why-no-gem = Vous n’avez pas de { $name }.
why-space-taken = Un chapeau occupe la case { $space }.
why-energy = Il faut { $need } d’énergie, vous en avez { $energy }.
why-not-on-display = « { $name } » n’est pas exposée.
why-not-your-card = Vous n’avez pas la carte { $name }.
why-cannot-copy = La carte { $name } ne porte pas de dé, ou son bonus ne sert à rien en ce moment.
why-card-has-die = La carte { $name } porte déjà un dé.
why-same-turn = Ainsi tournée, { $name } est comme dans une position précédente.
why-no-fit = Ainsi placée, { $name } ne rentre pas.
why-outside = Depuis { $cell }, la tuile sortirait du camp.
why-covered = Depuis { $cell }, la tuile en couvrirait une autre.
why-not-beside = En { $cell }, la tuile ne toucherait aucune des vôtres par un côté.
why-cannot-double = Le bonus en { $cell } ne peut pas être reçu à nouveau.
why-not-in-level = Ce niveau ne donne plus de { $name }.
why-tile-colour = Les tuiles de cette action sont { $colour ->
    [vert] vertes
    [violet] violettes
   *[other] { $colour }
}.
why-no-supply = Il n’y a plus de { $name } dans la réserve.
why-not-drawn = « { $name } » n’est pas une des deux.
why-not-your-poster = « { $name } » n’est pas sur vos emplacements.
why-enough-shown = Cette case ne permet pas plus de { $posters ->
    [one] { $posters } affiche
   *[other] { $posters } affiches
}.
why-no-tent = Il n’y a pas de tente sous « { $name } ».
why-tiles-missing = Il manque des tuiles au camp pour « { $name } », ou elles servent déjà à une autre affiche de ce spectacle.
why-gems-missing = Pour « { $name } », il vous manque { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}.
why-no-such-die = Ce dé n’est pas au grand chapiteau.
why-place-taken = Il y a déjà une affiche à cet emplacement.
why-tent-there = Il y a déjà une tente à cet emplacement.
why-not-passed = Votre roulotte n’est pas passée devant cette tente.
why-cannot-pay = Cette gemme ne convient pas, ou il vous la faut pour le reste.
why-value = Le dé ne peut pas prendre cette valeur.
why-gem-twice = Les deux gemmes doivent être de couleurs différentes.
why-same-colour = Le dé a déjà cette couleur.

# the table in the terminal
terminal-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }.
terminal-main-tent = Grand chapiteau : { $dice }.
terminal-ring = Anneau { $colour }, la roulotte entre crochets : { $spaces }
terminal-poster = affiche
terminal-stand = { $space } : { $names }
terminal-track = Piste de spectacle, chapeaux : { $taken }. Cases libres : { $free }.
terminal-store = Réserve : { $tiles } ; { $posters } affiches dans la pioche. À l’étalage :
terminal-bill = { $name } : demande { $needs } ; rapporte { $reward }
terminal-set = Étalage : { $pair }
terminal-circus = { $name } : { $points } points, { $coins } pièces, { $markers } marqueurs prêts. À payer en fin de manche : { $due }, il manque : { $missing }
terminal-card = { $card } (vaut { $worth } à présent)
terminal-place = Emplacement { $number } : { $poster } / { $tent }
terminal-tent-bonus = Une tente ici rapporte : { $bonus }.
terminal-camp = Camp : { $covered } cases couvertes, { $rows } rangées et { $columns } colonnes complètes
terminal-uncovered = Bonus à couvrir : { $cells }
terminal-energy = { $name } joue { $die } : énergie { $energy }.
terminal-laying = { $tile } en main ; possible à partir de { $cells }.

# why a move is proposed
hint-magnificent-points = Il rapporte bientôt environ { $gain } { $gain ->
    [one] point
   *[other] points
} de plus.
hint-magnificent-coins = Il est plus facile à payer : environ { $gain }.
hint-magnificent-stock = Il laisse plus de gemmes et de marqueurs de dresseur à utiliser : environ { $gain }.
hint-magnificent-cards = Vos cartes maître comptent environ { $gain } de plus.
hint-magnificent-posters = Vos affiches se rapprochent d’un spectacle : environ { $gain } de plus.
hint-magnificent-areas = Votre camp se remplit mieux : environ { $gain } de plus.
