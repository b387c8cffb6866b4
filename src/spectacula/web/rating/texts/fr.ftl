rating = Cote
rating-figure = { $n } ± { $spread }
rating-provisional = provisoire
rating-before = avant
rating-change = variation
rating-now = maintenant
rating-none-yet = pas encore de cote
rated = Classée
rated-friendly = Amicale
rated-text = classée
rated-text-from = classée, à partir de { $low }
rated-text-to = classée, jusqu’à { $high }
rated-text-range = classée, de { $low } à { $high }
rated-line = Le résultat change la cote de chacun. Pas de conseils, rien ne se reprend sans l’accord de tous, et qui part finit dernier.
rated-choose-line = Amicale : aucune cote ne change. Classée : seulement des personnes au nom gardé, chacune à son écran, à la pendule ({ $clock } si vous n’en choisissez pas d’autre), sans conseils ; qui part finit dernier.
rated-guest-line = Les tables classées sont pour qui a gardé son nom.
rated-range = Cotes
rated-range-line = Qui peut prendre place, selon la cote. La vôtre : { $mine }.
rated-range-any = Toutes
rated-range-near = ± { $n }
rated-why-guest = Une cote appartient à un nom gardé. Gardez le vôtre, puis prenez place.
rated-why-people = Une table classée veut à chaque place une personne devant son propre écran : pas de robots, personne à côté de vous. Invitez à toutes les places, ou jouez une partie amicale.
rated-why-hints = Il n’y a pas de conseils à une table classée.
rated-why-clock = Une table classée se joue à la pendule.
rated-why-range = Cette table est pour d’autres cotes que la vôtre.
rated-why-browser = Quelqu’un à cette table joue dans ce même navigateur. Deux noms d’un navigateur ne jouent pas de partie classée l’un contre l’autre.
rated-why-left = Vous avez quitté trois tables classées en un jour. Jouez en amical jusqu’à ce qu’un jour soit passé.
rated-why-house = Il n’y a pas de cotes dans cette maison.
rated-why-friendly = Une fourchette de cotes va avec une table classée.
rated-why-myself = À une table classée, vous décidez vous-même, ou vous abandonnez.
rated-why-undo = À une table classée, tous doivent être d’accord pour reprendre un coup.
rated-resign = Cette table est classée : qui abandonne finit dernier, derrière tous ceux qui restent.
rated-panel = Ce que cela change aux cotes
rated-place = { $place }{ $place ->
    [1] re
   *[other] e
} place sur { $of ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
}
rated-because = { $place } ; place attendue : { $expected }
rated-because-left = départ avant la fin, donc dernière place ; place attendue : { $expected }
rated-counts = compte pour { $percent } % : ces personnes se sont souvent rencontrées en un jour, ou quelqu’un est trop nouveau pour en dire long sur les autres
rated-counts-not = ne compte pas : les mêmes personnes se sont trop rencontrées en un jour
rated-out = L’hôte a retiré cette table du classement.
rated-told = { $change } : { $why }.
rated-chances = Avant le début
rated-chance = { $did ->
    [ahead] { $n } chances sur 100 de finir devant { $name }, et c’est arrivé
    [behind] { $n } chances sur 100 de finir devant { $name }, et ce n’est pas arrivé
   *[level] { $n } chances sur 100 de finir devant { $name } ; à égalité
}
ratings-open = Cotes
ratings-page = Cotes : { $game }
ratings-title = Les meilleurs à { $game }
ratings-total = { $n ->
    [0] Aucune cote n’est encore assez sûre.
    [one] Une personne dont la cote est assez sûre
   *[other] { $n } personnes dont la cote est assez sûre
}
ratings-place = Place
ratings-person = Nom
ratings-games = parties classées
ratings-earlier = Plus hautes
ratings-later = Plus basses
ratings-empty = Ouvrez une table classée : après une vingtaine de parties, une cote est assez sûre pour figurer ici.
ratings-bots = Les robots, pour comparer
ratings-bots-line = Mesurés dans l’arène, sur la même échelle. Les robots ne gagnent ni ne perdent rien.
ratings-how = Comment marchent les cotes
ratings-how-scale = Chacun commence à 1500, là où se tient dans chaque jeu le robot habile. Avec 400 de plus, on finit devant dix fois sur onze dans une partie à deux.
ratings-how-sure = ± dit à quel point une cote est connue : deux fois sur trois, la vraie valeur s’y trouve. Au-delà de ±{"\u00A0"}100, elle est provisoire et n’a pas de place sur la liste. Après une vingtaine de parties, elle est assez sûre.
ratings-how-change = Avant le début, les cotes de tous disent quelle place attendre. Finissez plus haut et vous gagnez, plus bas et vous perdez ; des adversaires plus forts comptent davantage, l’écart en points ne compte pas.
ratings-how-fair = Qui part, ou qu’un robot remplace à la fin, finit dernier. Quand les deux mêmes personnes se retrouvent dans la journée, trois parties comptent en entier, la suivante pour moitié, puis pour un quart, et plus du tout à partir de la sixième. Un nouveau venu compte à moitié pour ceux que l’on connaît bien. Qui quitte trois tables en un jour attend un jour.
ratings-how-never = Les parties contre des robots, les donnes du jour et les parties reprises d’un enregistrement ou d’un retour sur la partie ne sont jamais classées.
ratings-listed = Votre nom peut figurer sur cette liste.
ratings-unlisted = Votre nom ne figure pas sur cette liste, et votre profil n’est visible que de ceux avec qui vous avez joué.
ratings-hide = Ne pas me nommer
ratings-show = Me nommer
profile-ratings = Cotes
profile-rank = { $place }{ $place ->
    [1] re
   *[other] e
} place sur { $of }
profile-rated-games = { $n ->
    [one] { $n } partie classée
   *[other] { $n } parties classées
}
profile-like = à peu près la force du robot « { $level } »
profile-curve = Cote à { $game }
profile-curve-line = ligne : cote ; bande : là où elle se trouve sans doute
profile-curve-told = Cote à { $game } sur { $n } parties classées, de { $first } à { $last } ± { $spread }.
profile-favourites = Coups favoris
profile-favourites-line = sur les { $n } dernières parties
profile-favourite = { $n } fois
profile-records = Records
profile-record-score = { $game } : meilleur score { $n }, { $players ->
    [1] en solo
   *[other] à { $players }
}
profile-badges = Insignes
profile-badge-three = Salle comble
profile-badge-three-line = les trois spectacles joués jusqu’au bout
profile-badge-upset = Contre toute attente
profile-badge-upset-line = première place là où l’on attendait presque la dernière
profile-badge-certain = Valeur sûre
profile-badge-certain-line = une cote assez sûre
profile-badge-company = Bonne compagnie
profile-badge-company-line = des parties finies avec dix personnes différentes
profile-badge-stayer = Jusqu’au bout
profile-badge-stayer-line = vingt parties classées sans en quitter une
host-ratings = Tables classées à regarder de près
host-ratings-line = Quelqu’un est parti, les mêmes se sont souvent rencontrés, ou vous avez retiré la table. Les noms qui partagent un navigateur sont signalés.
host-ratings-none = Rien de remarquable.
host-rated-line = { $name } { $change }{ $left ->
    [yes] , parti
   *[no] {""}
}{ $weight ->
    [100] {""}
   *[other] , compte { $weight } %
}{ $shares ->
    [yes] , partage un navigateur
   *[no] {""}
}
host-take-out = Retirer du classement
host-put-back = La compter de nouveau
host-done-taken-out = La table ne compte pour personne. Toutes les cotes du jeu sont refaites.
host-done-put-back = La table compte de nouveau. Toutes les cotes du jeu sont refaites.
find-rated = Classée
find-rated-line = à la pendule, seulement avec un nom gardé
profile-public-line = Vous figurez sur la liste des meilleurs : chacun peut voir ici vos résultats ; les parties ne sont montrées qu’à ceux qui les ont jouées.
