game-line = Remplissez votre arène comme personne avant vous : misez, échangez, attirez les nobles, donnez le spectacle de votre vie.
where = Manche { $round } sur { $rounds } · { $phase }
where-short = M{ $round } · { $phase }
where-over = Le dernier spectacle est terminé
spectators-n = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
the-round = Manche
board-label = Plateau
board-sentence = Le plateau : 36 cases autour de cinq marchés. Nobles : { $nobles }.
noble-in = { $noble } à { $city }
noble-on = { $noble } sur la case { $n }
stall-empty = vide
stall-sold = à { $name }
market = marché { $n }
market-label = Marché { $n } : { $tokens }
supply-medals = médailles
supply-podiums = podiums
supply-seats = places de luxe
die-used = utilisé
die-choice = 1, 2 ou 3
die-n = { $n } { $n ->
    [one] case
   *[other] cases
}
die-both = ou les deux pour un seul noble

my-programs = Mes programmes
my-tokens = Mes jetons
my-arena = Mon arène, { $city }
no-programs = Aucun programme
performed = joué
complete = complet
missing-n = { $n ->
    [one] { $n } manquant
   *[other] { $n } manquants
}
owned = { $n } en main
tip-joker = Remplace n’importe quel artiste ou accessoire dans un spectacle.
tip-action = Un investissement de plus, ou une médaille.
tip-emperor = Devient aussitôt une médaille.
slot-ok = à vous
slot-new = viendrait s’ajouter
slot-jk = un joker le remplace
slot-no = manquant
arena-of = demande { $n } parties d’arène
arena-parts = { $n } parties sur 4
arena-loge = Loge impériale : 2 dés
arena-no-loge = Pas de loge impériale : 1 dé
arena-seats = { $n ->
    [one] { $n } place de luxe sur { $most }
   *[other] { $n } places de luxe sur { $most }
}
arena-nobles = Nobles présents : +{ $n }
program-tip = { $have } jetons sur { $size } : vaut { $now } maintenant, { $full } au complet. Demande : { $needs }.
record-tip = Meilleur spectacle jusqu’ici. Le plus haut record gagne.
spectators = spectateurs
coins = pièces
medals = médailles
podiums = podiums
loge = Loge impériale
has-star = a la vedette, +4
star-kind = a une vedette
start-player = premier joueur
showed = a attiré { $n }
you-name = Vous

build-in = Construire à { $city }
building = Construire
invest-allowed = { $n ->
    [0] investissement fait
    [one] un investissement
   *[other] { $n } investissements
}
draft-line = Chacun prend un des programmes 1 à 5, puis un des programmes 6 à 10. Ils sont gratuits et conviennent à toutes les arènes.
others-invest = Quelqu’un d’autre investit. Les programmes ci-dessous montrent ce qui vous reste ouvert.
expand-line = Case { $n }, partie { $parts } sur 4.
expand-full = L’arène a toutes ses parties.
expand-rest = Une case de repos.
expand-noble = { $noble } +{ $n }.
spot-expand = { $what } : case { $n }, 10 pièces
seat = Place de luxe
seat-line = +{ $n } à chaque spectacle. { $have } sur { $most } construites.
medal-seat = Place de luxe pour médailles
medal-seat-line = Deux médailles au lieu de pièces, en plus de votre investissement.
loge-line = Deux dés pour les nobles à chaque spectacle.
loge-has = Votre arène a sa loge impériale.
basket = Choisi
basket-out = Retirer : { $what }
coins-left = restent
programs-sale = Programmes à vendre
programs-free = Programmes gratuits
legend-dots = plein : vous l’avez
goal-star = Choisir { $program } comme objectif
goal-of = Objectif { $program }, jetons
goal-gain = Objectif { $program } : { $have } → { $will } jetons sur { $size }
filter = Programmes montrés
filter-all = Tous
filter-coins = Dans mes moyens
filter-stage = Jouables
filter-none = Aucun programme ne correspond.
group = { $parts ->
    [3] Moyens, arène de 3 parties
   *[other] Grands, arène de 4 parties
}
group-small = Programmes { $first } à { $last }
group-fits = convient à votre arène
group-needs = { $n ->
    [one] encore un agrandissement
   *[other] encore { $n } agrandissements
}
group-above = numéros supérieurs à { $n }, votre dernier spectacle
need-tip = { $token } : { $have } sur { $n }
program-label = Programme { $number }, { $name }. Coûte { $cost }. Arène de { $parts } parties. Vous avez { $have } jetons sur { $size } : vaut { $now } maintenant, { $full } au complet. { $needs }.
yours = à vous
yours-shown = à vous, joué
short = manque { $n }
too-few = trop peu de jetons
now-missing = { $n ->
    [0] complet
    [one] manque { $n }
   *[other] manquent { $n }
}
full = au complet { $n }
fx-program = Vaut { $now } maintenant, { $full } au complet, { $n } à trouver · demande { $parts } parties d’arène
ask-invest-done = Payer ou investir encore ?
line-invest = Vous ne payez qu’en confirmant.
line-invest-best = Pour l’instant, « { $program } » vaut { $n }.
line-invest-laid = { $n ->
    [one] { $n } pièce prévue
   *[other] { $n } pièces prévues
}, il en reste { $left }.
go-invest = Investir { $n } pièces
go-invest-free = Terminer l’investissement
go-invest-nothing = Ne rien investir

auction-of = Enchère, marché { $n }
auction-open = { $name } ouvre une enchère
lot-gain = { $program } { $now } → { $then }
lot-nothing = ne vous sert à rien pour l’instant
star-mine = Vous auriez { $star } : +4
star-lost = Vous perdriez { $star }
star-stays = Vous rejoindriez { $name } à { $n } { $token } : la vedette y reste.
bid-highest = la plus haute
bid-won = a le marché { $n }
bid-passed = a passé
bid-locked = hors jeu pour la manche
bid-opens = ouvre
bid-to-bid = à son tour
bid-opener = ouvreur
bid-in = en lice
bid-least = dès
bid-all = les { $n }
quick-bids = Mises rapides
your-bid = Votre mise
bid-lower = Une pièce de moins
bid-higher = Une pièce de plus
go-bid = Miser { $n } { $n ->
    [one] pièce
   *[other] pièces
}
fx-bid = { $n ->
    [0] plus une seule pièce ensuite
    [one] { $n } pièce restante
   *[other] { $n } pièces restantes
}
line-bid-short = Changez d’abord des médailles en pièces, ou passez.
line-open = Vous annoncerez ensuite votre mise ; l’enchère ne commence qu’à ce moment-là.
line-open-short = Une enchère commence à 8 pièces. Changez d’abord une médaille, ou n’en ouvrez pas.

desk = Table d’échange
counter-desk = Votre contre-offre
desk-of = { $name } échange
desk-waits = { $name } réfléchit à une offre.
offer-to = Offre à
everyone = Tout le monde
offers-left = { $n ->
    [0] aucune offre restante
    [one] { $n } offre restante
   *[other] { $n } offres restantes
}
you-give = Vous donnez
you-get = Vous recevez
they-give = { $name } donne
somebody-gives = Quelqu’un donne
wants-for = { $name } veut
click-give = cliquez sur un jeton ci-dessous
click-want = cliquez sur ce que vous voulez
give-less = Reprendre : { $token }
want-less = Ne pas demander : { $token }
give-coins-less = Donner { $n } pièce de moins
give-coins-more = { $n ->
    [one] Donner { $n } pièce de plus
   *[other] Donner { $n } pièces de plus
}
want-coins-less = Demander { $n } pièce de moins
want-coins-more = { $n ->
    [one] Demander { $n } pièce de plus
   *[other] Demander { $n } pièces de plus
}
give-label = Donner : { $token }. Vous en avez { $n }, { $note }.
want-label = Demander à { $name } : { $token }, sur { $n }
spare = { $n } en trop
needed = utile
any-gap = remplace tout
shapes-lack = les formes disent à qui il manque
others-hold = Ce que les autres ont
fills-gap = vous manque
lacks = manque
eff-mine = Chez vous : { $program }
eff-theirs = { $program } de { $name }
eff-none-mine = Aucun de vos spectacles ne change
eff-none = Aucun spectacle de { $name } ne change
eff-left = { $n ->
    [one] encore { $n } jeton à trouver
   *[other] encore { $n } jetons à trouver
}
eff-star = { $name } aurait { $star }
eff-star-mine = Vous auriez { $star }
eff-star-aside = La vedette serait mise de côté : { $token }
eff-star-note = +4 dans un spectacle avec ce jeton
desk-give-first = Cliquez sur un de vos jetons à donner, puis sur ce que vous voulez en échange.
desk-want-first = Et que voulez-vous en échange ?
desk-not-there = Personne à qui vous vous adressez ne peut donner tout cela. Retirez quelque chose.
line-trade = L’échange se fait dès que quelqu’un accepte.
ask-trade = { $n ->
    [one] Faire votre dernière offre ?
   *[other] Faire une offre ? Il en reste { $n }
}
ask-offer = Proposer à { $name } { $gives } contre { $wants } ?
ask-offer-all = Proposer à tout le monde { $gives } contre { $wants } ?
go-send = Envoyer à { $name }
go-send-all = Envoyer à tout le monde
offer-of = Offre de { $name }
offer-by-you = { $name } vous propose
offer-by = { $name } propose à { $to }
offer-by-all = { $name } propose à tout le monde
counter-by = Contre-offre de { $name }
counter-line = La contre-offre part de cet échange ; vous en avez une par offre.
line-answer = L’échange se fait aussitôt.
bag = Dans le sac
bag-line = C’est là qu’on pioche, au hasard, pour remplir les marchés.

spectators-tonight = Spectateurs de ce spectacle
show-of = Spectacle de { $name }
count-best = meilleur programme, tous les jetons
the-record = record
income = recette
count-label = { $n } spectateurs : { $sources }
row-program = { $have } jetons sur { $size }
row-earlier = { $n ->
    [0] Aucun programme précédent
    [one] { $n } programme précédent
   *[other] { $n } programmes précédents
}
row-numbers = nº { $list }
row-each = { $n } chacun
row-seats = { $n ->
    [0] Aucune place de luxe
    [one] { $n } place de luxe
   *[other] { $n } places de luxe
}
row-stars = { $n ->
    [0] Aucune vedette en scène
    [one] { $n } vedette en scène
   *[other] { $n } vedettes en scène
}
row-nobles = { $n ->
    [0] Aucun noble dans l’arène
    [one] { $n } noble dans l’arène
   *[other] { $n } nobles dans l’arène
}
row-nobles-each = 7, 5 ou 3 chacun
row-podiums = { $n ->
    [0] Aucun podium
    [one] { $n } podium
   *[other] { $n } podiums
}
row-medals = Médailles remises
row-medals-line = { $n } chacune, { $have } en main
medal-less = Une médaille de moins
medal-more = Une médaille de plus
ask-noble = { $n ->
    [one] Quel noble se déplace ?
   *[other] Quel noble se déplace d’abord ?
}
ask-noble-second = Quel noble le second dé déplace-t-il ?
line-best-show = Meilleur spectacle pour l’instant : { $n }{ $record ->
    [0] .
   *[other] , votre record : { $record }.
}
line-last-medals = { $n ->
    [one] C’est votre dernier spectacle, et une médaille reste inutilisée
   *[other] C’est votre dernier spectacle, et { $n } médailles restent inutilisées
} : { $spectators } spectateurs de plus si vous remettez tout.
line-wear = Il quitte le jeu.
move-nobles = Déplacer les nobles
move-nobles-line = dans le sens horaire ; une case de repos rapporte une médaille
noble-at = case { $n }
reach-medal = médaille
reach-road = sur la piste
reach-label = { $move }, vers la case { $n } : { $note }
choose-program = Choisir le programme
choose-program-line = spectateurs avec tout ce qui convient
medal-moves = { $n ->
    [one] Déplacer un noble pour votre médaille
   *[other] Déplacer des nobles pour des médailles, vous en avez { $n }
}
actor-on = { $token } : en scène
actor-held = { $token } : en réserve
actor-missing = { $token } : manquant
actor-joker = Un joker remplace : { $token }
actor-hold = Garder en réserve.
actor-use = Mettre en scène.
cast-whole = Tous les rôles sont tenus.
cast-held = { $n } sans interprète ; ce qui reste en réserve ne s’use pas. Au moins { $least }.
cast-missing = { $n } sans interprète ; au moins { $least }.
not-used = Hors scène
go-perform = Commencer le spectacle : { $n }

ceremony-of = Cérémonie de clôture, manche { $n }
cer-podium = Le podium
cer-podium-to = { $name } reçoit un podium pour le plus haut record, { $n } : +3 à chaque spectacle.
cer-podium-coins = { $names } partagent le plus haut record. Le plus de pièces l’emporte alors : { $name }.
cer-podium-dice = { $names } partagent le plus haut record et ont autant de pièces. Les dés décident alors, en faveur de { $name } : { $rolls }.
cer-no-podium = Personne n’a encore de record.
cer-worn = Usés
cer-none-yet = Rien pour l’instant
cer-donation = Le don
cer-donation-line = Le plus bas record demande un jeton à celui qui a reçu le podium.
cer-donation-coins = { $names } partagent le plus bas record. Le moins de pièces l’emporte alors : { $name }.
cer-donation-dice = { $names } partagent le plus bas record et ont autant de pièces. Les dés décident alors, en faveur de { $name } : { $rolls }.
cer-donated = { $giver } donne { $token } à { $taker }.
cer-no-donation = Pas de don cette fois.
choose-wear = Quel jeton de votre spectacle est usé ?
choose-donation = Quel jeton demandez-vous ?
no-show = pas de spectacle

end-title = Les arènes se vident
place = { $n ->
    [1] vainqueur
   *[other] { $n }ᵉ place
}
in-round = manche { $n }
end-breakdown = Les spectacles records par source
end-source = source
end-total = Record
end-coins = Pièces et médailles (égalité)
end-stars = Vedettes (seconde égalité)
end-earned = Pièces gagnées
end-spent = Pièces dépensées
end-rounds = Tous les spectacles
band-draft = programmes de départ
band-investing = investissements
band-auctions = enchères
band-trading = échanges
band-shows = spectacles
band-ceremony = cérémonie de clôture
sign-record = spectacle record
sign-show = spectacle
sign-no-show = sans spectacle
sign-arena = arène agrandie
sign-deal = échange conclu

piece-count = { $n } dans le jeu
piece-star = Un artiste qui peut avoir sa vedette.
piece-no-star = Un accessoire, sans vedette.
piece-token-joker = Remplace n’importe quel artiste ou accessoire en scène. Ne compte pas pour les vedettes.
piece-token-action = En phase 1, un investissement de plus au prix habituel ; ou, chaque fois que vous avez une décision à prendre dans les phases 1 à 4, une médaille tant qu’il en reste. Jamais en scène.
piece-token-emperor = Devient aussitôt une médaille ; perdu s’il n’en reste plus.
piece-program = { $coins ->
    [0] arène { $arena }, gratuit
   *[other] arène { $arena }, { $coins } pièces
}
piece-needs = Demande : { $tokens }. Spectateurs : { $spectators }.

changed-bid = { $name } enchérit à { $n }
changed-owner = { $name } appartient désormais à { $owner }
changed-tokens = jetons
changed-parts = parties d’arène

# ce qui a fait basculer la partie, après « Livia gagne avec 4 d’avance : »
turning-show = « { $program } » a attiré { $n } spectateurs à la manche { $round }
turning-show-with = « { $program } » a attiré { $n } spectateurs à la manche { $round }, dont { $extra } { $source }
result-unit = spectateurs du meilleur spectacle

scene-round = Une nouvelle manche
scene-invest = Investissements
scene-auction = Les enchères
scene-trade = Un échange
scene-nobles = Dés et nobles
scene-performance = Le spectacle
scene-ceremony = La cérémonie de clôture

aim-draft = Quel programme pourrez-vous monter le premier avec vos jetons ?
aim-opening-bid = Que vaut ce lot pour votre prochain spectacle ?
aim-bid = Que vaut-il pour vous, et pour qui vous le laisseriez ?
aim-trade = Quel jeton manque à votre spectacle, et qui peut s’en passer ?
aim-offer = De quoi ont-ils plus besoin que vous ?
aim-counter = Que faudrait-il pour que vous y gagniez ?
aim-reply = Votre spectacle y gagne-t-il plus que le leur ?
aim-cast = Les médailles attirent des spectateurs maintenant, ou valent des pièces plus tard.
aim-donation = Quel jeton servirait à votre prochain spectacle ?
aim-invest = Qu’est-ce qui grandira votre prochain spectacle et vous laissera de quoi miser ?
aim-invest-last = Il reste un spectacle : comment en faire votre plus grand ?
aim-open = Quel lot comble un manque de votre spectacle, ou de celui d’un rival ?
aim-answer = Votre spectacle y gagne-t-il plus que le leur ?
aim-announce = Le spectacle de ce soir vaut-il le jeton qui s’usera ?
aim-noble = Aucun n’atteint votre arène : une médaille, ou en tirer un de chez un rival ?
aim-noble-home = Qui faites-vous venir dans votre arène, et de chez qui ?
aim-program = Le plus ce soir, ou un programme de plus qui comptera dans tous les suivants ?
aim-program-last = Le dernier spectacle : quel programme attire le plus ?
aim-wear = Quel jeton manquera le moins à votre prochain spectacle ?

order-bid = Miser sur un lot
order-bid-line = Mise le moins possible, jusqu’à votre limite, puis passe. Prend fin avec les enchères de cette manche, ou dès que vous avez remporté un lot.
order-bid-1 = Marché
order-bid-2 = Au plus, en pièces
order-bid-told = Marché { $first } : miser jusqu’à { $second } pièces, puis passer
order-pass = Passer sinon
order-pass-line = Passe pour chaque lot de cette manche pour lequel vous n’avez pas ordonné de mise.
order-pass-told = Passer pour tous les autres lots de cette manche
order-sell = Vendre un jeton
order-sell-line = Accepte une offre de cette manche qui demande ce jeton et rien d’autre, et paie au moins autant de pièces, quoi qu’on y ajoute. Toutes les autres vous attendent, ou sont refusées si vous l’ordonnez aussi.
order-sell-1 = Ce que vous donnez
order-sell-2 = Contre au moins, en pièces
order-sell-told = { $first } contre des pièces, au moins { $second }, quelle que soit la personne
order-refuse = Refuser les offres
order-refuse-line = Refuse tout ce qu’on vous propose pendant les échanges de cette manche, sauf la vente que vous avez ordonnée.
order-refuse-told = Refuser toutes les autres offres de cette manche
