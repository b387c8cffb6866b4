game-line = Prenez des dés, misez des gemmes, dressez des tentes : votre camp grandit, vos affiches attendent, et toute couleur forte se paie.
where = Manche { $round } sur { $rounds } · tour { $turn } sur { $turns }
where-short = M{ $round } · tour { $turn }
where-end = Manche { $round } sur { $rounds } · fin de manche
where-end-short = M{ $round } · fin
where-opening = Avant la première manche
where-over = Décompte final
round-n = Manche { $n }

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
with-points = { points }
coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
due = { $n } à payer en fin de manche
due-short = { $n } à payer en fin de manche, il en manque { $missing }
due-short-n = { $n } à payer
due-title = À payer en fin de manche
due-note = couleur la plus forte + transparents
col-due = à payer
col-coins = payé
col-result = résultat
your-coins = pièces
missing = manquantes
missing-costs = Chaque pièce manquante coûte { $price ->
    [one] { $price } point
   *[other] { $price } points
} dans cette manche.

main-tent = Grand chapiteau
main-board = Plateau
roads = Anneaux
display = Affiches exposées
track = Piste de spectacle
dice-left = { $n ->
    [one] { $n } dé restant
   *[other] { $n } dés restants
}
reserve-left = { $n } en réserve
tent-note = { $dice } dés pour { $picks ->
    [one] { $picks } choix
   *[other] { $picks } choix
} · un dé transparent prend une couleur pour un tour
deck = pioche
deck-tip = { $n ->
    [0] La pioche des affiches. Rien n’est défaussé.
    [one] La pioche des affiches. Une affiche est défaussée.
   *[other] La pioche des affiches. { $n } affiches sont défaussées.
}
deck-left = { $n ->
    [one] { $n } affiche, cachée
   *[other] { $n } affiches, cachées
}
ring-label = Anneau « { $theme } » : roulotte sur la case { $wagon }, encore { $tents ->
    [one] { $tents } tente
   *[other] { $tents } tentes
}
road-of = Anneau « { $theme } »
ring-note = { $n ->
    [one] { $n } case dans le sens horaire
   *[other] 1 à { $n } cases dans le sens horaire
}
spaces-n = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
space-n = case { $n }
space-hat = Occupée par le chapeau de { $name }
steps-used = { $n ->
    [one] { $n } utilisée
   *[other] { $n } utilisées
}, il en reste { $left }
energy = énergie
energy-n = énergie { $n }

circuses = Les cirques
my-circus = Mon cirque
circus-of = Cirque de { $name }
look-at = Voir le cirque de { $name }
board-n = Plateau { $n }
board-space = Plateau
card-bonus = Bonus de la carte
also-use = À utiliser aussi
levels = Niveaux de construction
gems = Gemmes
trainers = Dresseurs
masters = Cartes maître
free = libre
use = utiliser
used = utilisé
used-undo = reprendre
card-gone = marquée
now-n = vaut { $n }
worth-now = Elle rapporterait { $n ->
    [one] { $n } point
   *[other] { $n } points
} maintenant
for-you-now = { $n } pour vous maintenant
set-worth = Elle vous rapporterait { $n ->
    [one] { $n } point
   *[other] { $n } points
} maintenant
set-dice = Les dés posés sur vos quatre cartes comptent ; elle n’en demande aucun
set-trainer = Le dresseur voisin est compris
set-coins = En fin de manche vous payez d’abord, puis elle compte ce qui reste
markers = { $n ->
    [one] { $n } prêt
   *[other] { $n } prêts
}, { $tired } au grand chapiteau
no-poster = pas d’affiche
no-tent = pas de tente
no-tent-yet = pas encore de tente dessous
place-n = Emplacement { $n }
gems-of = { $n } × { $gem }
gems-left = { $gem }, reste { $n }
gem-full = Une gemme sans case libre devient 1 pièce.
poster-label = { $name } : demande { $needs }. Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
tent-label = { $name } : chaque spectacle y rapporte { $yields }.
tent-asks = Exige { $gems }.
tent-bonus = Une tente ici rapporte une fois : { $what }
under = Sous { $name }
tag-ready = prête
tag-no-tent = sans tente
tag-camp = tuiles en place
tag-tiles = { $n ->
    [one] { $n } tuile manquante
   *[other] { $n } tuiles manquantes
}
tag-short = il en manque { $n }
tag-gems = { $n ->
    [one] { $n } gemme manquante
   *[other] { $n } gemmes manquantes
}
camp-label = Camp de 10 colonnes et 6 rangées : { $covered ->
    [one] { $covered } case sur 60 couverte
   *[other] { $covered } cases sur 60 couvertes
} par { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $areas ->
    [one] { $areas } zone complète
   *[other] { $areas } zones complètes
}.
camp-role = camp avec une tuile en main ; les flèches la déplacent, R la tourne, F la retourne, Entrée la pose

step-die = Choisissez un dé
step-die-line = le nombre dessous est l’énergie avec vos dés
step-card = Posez-le sur une carte maître
step-card-line = le bonus du haut est à vous pour ce tour
step-energy = Réunissez de l’énergie
step-energy-line = les gemmes sont dépensées, les marqueurs attendent au grand chapiteau jusqu’à la fin de la manche
step-action = Choisissez une action
step-action-line = ici, ou n’importe où sur l’échelle
energy-later = D’abord un dé, puis une carte : la somme de votre énergie apparaît ici.
colour-first = Un dé transparent compte ce tour comme la couleur de votre choix. Choisissez-la, puis les trois actions s’ouvrent.
die-label = { $colour } { $value }, donne { $energy } d’énergie
as-colour = Compter le dé comme { $colour }
sum-die = ce dé
sum-own = vos dés { $colour ->
    [vert] verts
    [violet] violets
   *[other] { $colour }
}
sum-extra = bonus
sum-board = case du plateau
add = Ajouter : { $what }
give-back = Reprendre : { $what }
lane-build = tuiles { $colour ->
    [vert] vertes
    [violet] violettes
   *[other] { $colour }
}
lane-travel = roulotte { $colour ->
    [vert] verte
    [violet] violette
   *[other] { $colour }
}
lane-perform = affiches
level-n = niveau { $n }
level-label = Niveau { $level } : { $small ->
    [0] { $large ->
        [one] { $large } grande tuile
       *[other] { $large } grandes tuiles
    }
    [one] { $small } petite{ $large ->
        [0] { " tuile" }
        [one] { " et " }{ $large } grande tuile
       *[other] { " et " }{ $large } grandes tuiles
    }
   *[other] { $small } petites{ $large ->
        [0] { " tuiles" }
        [one] { " et " }{ $large } grande tuile
       *[other] { " et " }{ $large } grandes tuiles
    }
}
travel-label = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} : { $what }
perform-label = Case { $space }, jusqu’à { $posters ->
    [one] { $posters } affiche
   *[other] { $posters } affiches
}
sp-poster = affiche découverte
sp-empty = case vide
way-build-none = Pas assez d’énergie pour le premier niveau
way-build-next = Encore { $n } d’énergie : { $small ->
    [one] { $small } petite
   *[other] { $small } petites
}, { $large ->
    [one] { $large } grande
   *[other] { $large } grandes
}
way-travel = Jusqu’à { $n ->
    [one] { $n } case
   *[other] { $n } cases
} : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}{ $posters ->
    [0] { "" }
    [one] {" et "}{ $posters } affiche
   *[other] {" et "}{ $posters } affiches
}
way-tents = Tentes à { $at }.
way-tents-none = Aucune tente à portée.
way-free = { $n ->
    [0] Aucun emplacement libre pour une tente.
    [one] { $n } emplacement libre pour une tente.
   *[other] { $n } emplacements libres pour des tentes.
}
way-show = Case { $space } : jusqu’à { $posters ->
    [one] { $posters } affiche
   *[other] { $posters } affiches
}
way-show-none = Aucune case libre à portée
way-ready = { $n ->
    [0] Aucune affiche n’est prête.
    [one] { $n } affiche est prête.
   *[other] { $n } affiches sont prêtes.
}
line-sum = { $sum } = énergie { $energy }
line-show = le spectacle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
line-due = { $n } à payer en fin de manche, vous avez { $coins }

trip-brings = Le voyage rapporte
br-gem = au passage
br-full = plus de place : 1 pièce
br-nothing = rien
br-passed = seulement croisée
br-poster = à prendre si vous voulez
br-tent = arrêt : elle est à vous
step-hat = Placez votre chapeau
step-posters = { $n ->
    [one] Jouez { $n } affiche
   *[other] Jouez jusqu’à { $n } affiches
}
hat-tip = Le premier spectacle d’une manche déplace le chapeau de la piste, le deuxième fait entrer l’autre. Plus votre chapeau est haut, plus tôt vous choisissez en fin de manche.
hat-rank = Vu les chapeaux, vous choisissez { $n ->
    [1] en premier
    [2] { $players ->
        [2] en dernier
       *[other] en deuxième
    }
    [3] { $players ->
        [3] en dernier
       *[other] en troisième
    }
   *[other] en dernier
}.
shown-n = { $n ->
    [0] aucune choisie
    [one] { $n } choisie
   *[other] { $n } choisies
}
tile-once = chaque tuile du camp sert à une seule affiche
no-posters = Aucune affiche dans votre cirque. Le chapeau avance quand même.
tick-tent = tente dessous
tick-no-tent = pas de tente
tick-need = il en faut { $need }, vous en avez { $have }
tick-free = il en faut { $need }, libres : { $free } sur { $have }
tick-lack = il en manque une, { $name } aide
tick-used = en utilise { $n }
tick-pay = payer { $need }, vous en avez { $have }
tick-clear = payer { $need }, { $clear ->
    [one] { $clear } transparente la remplace
   *[other] { $clear } transparentes les remplacent
}
tick-paid = en paie { $n }
act-on = Jouer « { $name } »
act-off = Retirer « { $name } » du spectacle
show-it = jouer
shown = jouée
stays = reste
end-show = Terminer le spectacle
points-from-to = points, { $a } → { $b }
coins-from-to = pièces, { $a } → { $b }
show-brings = Ce que rapporte le spectacle
col-poster = affiche
col-tent = tente
col-coins-of = pièces
gems-after-title = Gemmes après le spectacle
gems-after = { $gem } : { $left ->
    [one] { $left } restante
   *[other] { $left } restantes
}, { $given ->
    [one] { $given } donnée
   *[other] { $given } données
} ce tour
rest-n = { $n ->
    [0] Il ne reste aucune affiche.
    [one] Il reste { $n } affiche. Après le spectacle, vous pouvez la déplacer.
   *[other] Il reste { $n } affiches. Après le spectacle, vous pouvez les redisposer.
}

h-poster = Choisissez une affiche
h-trip = Une affiche en chemin
h-keep = Gardez l’une des deux
h-discard = Vos cinq emplacements sont pris : une affiche doit partir
h-lay = Où va l’affiche ?
h-tent = Où va la tente ?
h-arrange = Redisposez les affiches
h-gem = Prenez une gemme
h-pay = Quelle gemme donnez-vous ?
h-colour = Le dé compte comme
h-value = Tournez le dé sur
h-copy = Utilisez le bonus d’une autre carte
h-passed = Emportez une tente croisée en chemin
h-hat = Quel chapeau bouge ?
h-double = Recevez un bonus à nouveau
h-build = La prochaine tuile
q-poster = de l’étalage, ou cachée en haut de la pioche
q-trip = de l’étalage, ou cachée en haut de la pioche
q-lay = une affiche ne se joue qu’au-dessus d’une tente
q-tent = le bonus de l’emplacement est à vous une fois
q-arrange = l’une après l’autre, ou toutes restent en place
q-pay = les gemmes transparentes remplacent toute couleur
leave-note = rien n’est pris
you-have = vous en avez { $n }
your-pips = vos dés : { $n }
on-cell = en { $cell }
supply-left = { $n } en réserve
fx-camp = Votre camp a les tuiles voulues.
fx-lacks = Il manque à votre camp : { $tiles }.
fx-deck = L’affiche du haut de la pioche, cachée. On ne peut pas revenir en arrière.
fx-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
} : de { $now } à { $then }. La carte quitte la partie.
fx-done = Termine votre tour. Le joueur suivant prend un dé.
go-done = Terminer le tour

tile-at = En { $cell } : { $tile }.
tile-covers = Couvre : { $bonuses }.
tile-plain = Ne couvre aucun bonus.
rotate = Tourner
flip = Retourner
place-tile = Poser la tuile
ask-travel = Voyager de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} et terminer le tour ?
ask-place = Poser la tuile en { $cell } et terminer le tour ?

step-set = Choisissez une carte maître avec sa tuile dresseur
step-remove = Retirez un lot
step-set-line = le chapeau le plus haut choisit en premier
set-taken = { $name } l’a pris
set-removed = { $name } l’a retiré
new-card = nouvelle
other-roads = Les autres anneaux
next-round = Puis la manche { $n } commence
next-markers = Tous les marqueurs de dresseur reviennent.
next-hats = Les chapeaux descendent dans leur ordre.
next-start = { $name } commence et lance les dés.
next-end = Puis vient le décompte final
next-cards = Les cartes restantes comptent pour moitié.
next-areas = Les zones complètes du camp comptent.
next-coins = Les pièces deviennent des points.
step-score = Marquez les points d’une de vos cartes et défaussez-la
step-score-line = les autres restent ; à la fin, chacune compte pour moitié
scores-most = rapporte le plus
counted = compte { $n }
chooses = choisit
all-paid = Tout le monde a payé
all-paid-line = couleur la plus forte plus tous les dés transparents ; une pièce manquante coûte { $price ->
    [one] { $price } point
   *[other] { $price } points
}
dice = Dés
paid-left = { $n ->
    [one] il reste { $n } pièce
   *[other] il reste { $n } pièces
}
paid-missing = { $n ->
    [one] { $n } manquante
   *[other] { $n } manquantes
}, −{ $lost }
at-round-end = En fin de manche
top-hat-first = le plus haut en premier

open-side = Choisissez la face de votre plateau
open-side-line = les bonus des deux faces diffèrent
open-draft = Choisissez une carte maître
open-draft-line = vous en gardez une, les autres passent à gauche
open-draft-alone-line = quatre des six sont à vous, les autres retournent dans la pioche
open-trainer = Choisissez une tuile dresseur
open-trainer-line = un marqueur appelle le dresseur une fois par tour
side-a = Face A
side-a-line = Le même stock de départ pour tous.
side-b = Face B
side-b-line = Un stock de départ et des bonus particuliers.
kept = Déjà gardées

result = Résultat
lead = gagne de { $n ->
    [one] { $n } point
   *[other] { $n } points
}
lead-none = partage la victoire
lead-tie = l’emporte au départage
most-from = surtout grâce à : { $source }
points-from = D’où viennent les points
points-from-line = les mêmes en chiffres ci-dessous
in-numbers = En chiffres
in-numbers-line = souligné : le meilleur de la table
total = Total
from-shows = affiches et tentes
from-cards = marquées en fin de manche
from-bonuses = camp, cartes, dresseurs
from-left = la moitié, arrondie à l’inférieur
from-areas = 4 par zone complète
from-coins = 1 pour 5
from-missing = retirés
last-points = Vos derniers points
cards-half = Cartes restantes, la moitié de chacune
areas-count = Camp : { $n ->
    [one] { $n } point
   *[other] { $n } points
}, 4 par zone complète
fillers = { $n ->
    [one] { $n } gemme restante remplit la dernière case d’une zone.
   *[other] { $n } gemmes restantes remplissent les dernières cases de zones.
}
coins-left = Pièces
coins-count = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}, 1 point pour 5 : +{ $m }
ladder = L’échelle
solo-over = { $n ->
    [one] { $n } point
   *[other] { $n } points
} : { $rank }
tip-points = Points
tip-coins = Pièces
tip-due = À payer en fin de manche
tip-shown = Affiches jouées
tip-markers = Marqueurs de dresseur prêts
keys-tile-line = tourne et retourne la tuile en main ; les flèches la déplacent, Entrée la pose
band-opening = mise en place
band-turn = tour
band-round-end = fin de manche
chapter-opening = mise en place
sign-performance = spectacle
sign-journey = voyage
sign-building = construction
sign-debt = pièces manquantes

piece-tent = Chaque affiche jouée ici : { $reward }.
piece-tent-cost = Demande { $gems }.

changed-tiles = tuiles de camp
changed-wagon = roulotte ({ $colour })
changed-hat = chapeau de { $name }
changed-die = dé { $value } ({ $colour })

# ce qui a fait basculer la partie, après « Clara gagne avec 7 d’avance : »
turning-performance = { $n ->
    [one] une affiche sur la case { $space } a rapporté
   *[other] { $n } affiches sur la case { $space } ont rapporté
} { $points } à la manche { $round }
turning-scored = la carte maître « { $card } » a rapporté { $points } à la manche { $round }
turning-card-left = la dernière carte, « { $card } », a rapporté { $points }
turning-areas = { $n ->
    [one] une zone remplie a rapporté
   *[other] { $n } zones remplies ont rapporté
} { $points } à la fin
turning-coin-points = les pièces restantes ont rapporté { $points }
turning-points = un bonus a rapporté { $points } à la manche { $round }
result-unit = points

scene-opening = Le cirque se rassemble
scene-round = Une nouvelle manche
scene-die = Un dé du chapiteau
scene-build = Une tuile dans le camp
scene-travel = En voyage
scene-perform = Le spectacle
scene-wages = Les salaires
scene-sets = Cartes et dresseurs
scene-score = Une carte est comptée
scene-end = Le plus grand cirque
end-count = { $name } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour tout ce qui reste.

aim-side = Dans quel camp aurez-vous encore de la place à la fin ?
aim-draft = Quelle carte votre camp remplira-t-il de toute façon ?
aim-trainer = Quelle aide voudrez-vous à chaque manche ?
aim-hat = De quelle case pouvez-vous vous passer ?
aim-set = Quelle carte rapporte le plus avec votre camp ?
aim-remove = Quelle paire aiderait le plus l’autre ?
aim-score = Quelle carte ne vaudra jamais plus que maintenant ?
aim-die = Quelle couleur vous faut-il, et que coûteront ses points en fin de manche ?
aim-card = Quel bonus sert à ce tour, et lequel garder pour un dé à venir ?
aim-turn = Lequel des trois vous rapproche le plus de votre prochain spectacle ?
aim-turn-clear = De quelle couleur vous faut-il les dés, les tuiles et la roulotte ?
aim-turn-show = { $n ->
    [one] Une affiche est prête
   *[other] { $n } affiches sont prêtes
} : jouer maintenant, ou en tirer davantage d’abord ?
aim-turn-build = Il manque encore à « { $poster } » : { $tiles }. Est-ce le bon dé ?
aim-turn-tent = « { $poster } » attend une tente : un voyage s’y termine-t-il ?
aim-turn-poster = Vous n’avez pas d’affiche à jouer : un voyage en croise-t-il une ?
aim-build = Quelle tuile manque encore à vos affiches ?
aim-build-over = { aim-travel }
aim-travel = Un dresseur ne vous servira-t-il plus dans cette manche ?
aim-show = Quelle affiche rapporte le plus avec vos gemmes ?
aim-show-over = { aim-travel }
aim-poster = Pour laquelle votre camp et vos tentes seront-ils prêts d’abord ?
aim-trip = Pour laquelle votre camp sera-t-il prêt d’abord, ou pour aucune ?
aim-lay = Au-dessus de quelle tente rapporte-t-elle le plus ?
aim-discard = Laquelle ne jouerez-vous presque plus ?
aim-keep = Laquelle des deux jouerez-vous plus tôt ?
aim-gem = Quelle couleur vos affiches et vos tentes demandent-elles ?
aim-pay = De quelle gemme pouvez-vous vous passer ?
aim-colour = Avec lesquels de vos dés donne-t-il le plus d’énergie ?
aim-value = Plus d’énergie maintenant, ou moins de points à payer en fin de manche ?
aim-copy = Quel bonus aide le plus à ce tour ?
aim-double = Lequel vous faut-il encore une fois ?
aim-passed = Quelle tente rapporte le plus à vos affiches ?
aim-tent = Quel bonus voulez-vous maintenant, et sous quelle affiche la tente rapporte-t-elle ?
aim-rotate = Comment atteint-elle un bonus sans laisser de trous ?
aim-cell = Quel bonus recouvre-t-elle, et que pourra-t-on poser à côté ?
aim-arrange = Quelle affiche rapporte le plus au-dessus de quelle tente ?

order-score = Marquer une carte
order-score-line = Marque les points de cette carte maître à la fin de la manche, si vous l’avez encore.
order-score-1 = Carte maître
order-score-told = À la fin de la manche, marquer : { $first }
