game-line = Menez une troupe de lapins et de hérons de ville en ville. Leonus XIV rira-t-il ou pleurera-t-il ce soir ?
where = Saison { $season } sur { $seasons } · Tour { $round } · { $phase }
where-short = S{ $season } · T{ $round } · { $phase }
where-over = Le rideau est tombé
phase-announce = Saltimbanques
phase-travel = Voyage
phase-turtle = Voyage
phase-bear = Révélation
phase-steal = Résolution
phase-court = Résolution
phase-discard = Résolution
phase-acrobats = Saltimbanques
phase-owl = Saltimbanques
phase-raven = Festival
phase-chameleon = Festival
phase-fulfil = Décompte
ecus = { $n ->
    [one] { $n } écu
   *[other] { $n } écus
}

board-label = Théâtre et villes
king-wants = Le roi veut une
mood-comedy = Comédie
mood-tragedy = Tragédie
theatre-label = Théâtre. Le roi veut : { $mood }. L’aiguille est sur { $field } sur { $fields }. Régisseurs en scène : { $managers }.
deck-encounters = Rencontres
deck-requests = Requêtes
cities-label = Villes
city-label = Ville { $n }, { $city }. { $stack }
city-stack = La plus récente d’abord : { $cards }.
city-empty = Aucune carte ici.
city-none = aucune caravelle
city-fan = Lire les { $n } cartes de { $city }
city-fan-one = Lire la carte de { $city }
fan-title = { $n } { $city }, la plus récente d’abord
closed = fermée par le Bœuf
allies-here = { $n ->
    [one] troupe alliée
   *[other] 2 troupes alliées
}
track-label = Villes dans l’ordre de résolution
track-done = fait
track-now = en cours
track-next = ensuite
track-later = attend
track-quiet = personne

lean-even = équilibré
lean-comedy = +{ $n } comédie
lean-tragedy = +{ $n } tragédie
leans-to-comedy = penche vers la comédie
leans-to-tragedy = penche vers la tragédie
show-pleases = plaît
show-not = ne plaît pas
field-comedy = comédie { $n }
field-tragedy = tragédie { $n }
needle-stays = l’aiguille reste sur { $place }
needle-moves = aiguille de { $old } à { $new }
needle-short = aiguille sur { $place }
king-turns-comedy = le roi rit
king-turns-tragedy = le roi pleure
managers-leave = { $n ->
    [one] { $n } Régisseur rentre
   *[other] { $n } Régisseurs rentrent
}
fc-city = { $city }, en solitaire : { $alone }. À plusieurs : { $met }.
fc-alone-sure = { $city }, tout pour vous : { $alone }.
fc-met = { $needle }, vous piochez une requête secrète
fc-request = une requête secrète
fc-comedian = { $n ->
    [0] aucun comédien
    [one] 1 comédien
   *[other] { $n } comédiens
}
fc-tragedian = { $n ->
    [0] aucun tragédien
    [one] 1 tragédien
   *[other] { $n } tragédiens
}
fc-ecus = +{ $n ->
    [one] { $n } écu
   *[other] { $n } écus
}
fc-steal = voler { $n ->
    [one] { $n } écu
   *[other] { $n } écus
}
fc-managers = Régisseur en scène, +{ $n }
fc-fee = payer { $n ->
    [one] { $n } écu
   *[other] { $n } écus
}
fc-recover = toutes les cartes Voyage reviennent
fx-steal = { $n ->
    [one] Son seul écu
   *[other] Un de ses { $n } écus
} change de mains.
fx-show = Votre spectacle : { $show }.
fx-decline = Vos requêtes restent secrètes dans votre main.
fx-request = Rapporte { $n } écus maintenant.
fx-request-again = Rapporte { $n } écus maintenant et reste ouverte : elle paie encore en saison 2 si elle est de nouveau remplie.
fx-bear = Vous payez { $n ->
    [one] { $n } écu
   *[other] { $n } écus
}, puis : { $alone }.
fx-fox = Vous prenez { $n ->
    [one] { $n } écu
   *[other] { $n } écus
}.
fx-gain = Vous gagnez { $n ->
    [one] { $n } écu
   *[other] { $n } écus
}.

panel-happened = Ce qui s’est passé ici
panel-steal = Résolution
panel-steal-line = Un adversaire perd 1 écu
panel-court = Résolution
panel-court-line = La plus récente d’abord
panel-discard = Requêtes secrètes
panel-discard-line = Trois au plus en main
panel-acrobats = Saltimbanques
panel-acrobats-line = Après la ville 8, avant la fin du tour
panel-owl = Les lettres du Hibou
panel-owl-line = L’une d’elles doit partir
panel-raven = Avant le festival
panel-raven-line = Le Corbeau peut encore fléchir le roi
panel-chameleon = Caméléons
panel-chameleon-line = Chacun compte 1 pour le genre choisi par son propriétaire
choose-steal = À qui ?
choose-court = Si vous envoyez
choose-discard = Laquelle part ?
choose-acrobats = Ce qui est possible
choose-owl = Laquelle part ?
choose-raven = Si vous envoyez
choose-chameleon = Ce qu’ils jouent
visit-alone = Seule troupe ici : { $name }, la carte la plus récente d’abord
visit-empty = { $name } ne trouve rien ni personne
visit-met = { $names } se croisent : personne ne reçoit de carte
visit-allies = Seules des troupes alliées sont venues
met-joined = En chemin
met-found = Rejoint la troupe
met-discarded = Défaussée
met-unpaid = Parti sans cachet
note-gained = +{ $n ->
    [one] { $n } écu
   *[other] { $n } écus
}
note-recovered = cartes Voyage reprises
note-stole = { $n ->
    [one] { $n } écu
   *[other] { $n } écus
} de { $name }
note-manager = Régisseurs : +{ $n }
note-no-manager = plus de Régisseur
note-paid = { $n ->
    [one] { $n } écu payé
   *[other] { $n } écus payés
}
acro-ready = disponible
acro-used = déjà utilisé cette saison
acro-fresh = dès la prochaine phase
actor-thrown = congédié
turn-needle = Tourner l’aiguille
turn-needle-line = ou cliquer une case du cadran
field-now = ici

hand = Cartes Voyage
used = utilisée
travel-card = Carte Voyage { $n }, { $city }
travel-card-used = Carte Voyage { $n }, { $city } : utilisée
troupe = Ma troupe
troupe-none = Personne ne vous a encore rejoint.
acrobats = Saltimbanques
acrobats-none = Pas encore de saltimbanque.
acrobat-used = utilisé
acrobat-fresh = phase suivante
requests = Requêtes secrètes
requests-none = Aucune. Croiser un rival en apporte une.
request-met = remplie pour l’instant
request-unmet = pas encore remplie
request-open = ouverte
my-show = Votre spectacle : { $lean }
ally-goes = Troupe alliée : { $n } { $city }
ally-deck = Troupe alliée, encore possible : { $cities }
n-travel = { $n } voyages
n-requests = { $n ->
    [one] { $n } requête
   *[other] { $n } requêtes
}
n-managers = { $n ->
    [one] { $n } Régisseur
   *[other] { $n } Régisseurs
}
acrobat-tip-used = { $tip } Déjà utilisé cette saison.

festival-name = Le festival du roi
festival-season = Décompte de la saison { $season }
step-actors = Acteurs
step-actors-line = 1 écu par acteur selon l’humeur du roi
step-show = Spectacle qui plaît
step-show-line = { $n } écus si la différence penche vers son humeur
step-best = Meilleur spectacle
step-best-line = doublé pour la plus grande différence
step-request = Requête secrète
step-request-line = en jouer une si son vœu est rempli
step-total = Écus
step-total-line = avant et après
step-troupe = Troupe
step-troupe-line = niveaux dans les sceaux
step-next = Étape suivante
step-all = Tout montrer
step-close = Vers la saison 2
best-doubled = différence { $n }, doublé
best-other = différence { $n }, la meilleure est { $best }
best-out = hors concours
best-is = meilleur spectacle
wish-unmet = Son vœu n’est pas rempli.
request-chosen = a choisi
request-choosing = choisit
request-none-held = n’en a pas
request-none = aucune
scales-label = Comédiens { $comedy }, tragédiens { $tragedy }
festival-note = Compté dans l’ordre de la règle. Un Caméléon compte 1 pour la différence, mais ne rapporte pas d’écu comme acteur.
source-start = Départ
end-season = Saison { $season } · { $mood }
end-breakdown = D’où vient chaque écu
end-total = Total
end-chart = Écus au fil des tours
end-chart-line = après chaque tour et chaque décompte
end-source = Source
chart-label = Écus au fil des tours. À la fin : { $final }.
chart-start = départ
chart-totals = décompte
soon = Encore à venir :
soon-met = { $names } se croisent à { $city } : { $side }.
soon-comedy = aiguille de { $n } vers la comédie
soon-tragedy = aiguille de { $n } vers la tragédie
soon-even = l’aiguille reste
band-comedy = comédie
band-tragedy = tragédie
chapter-totals = { chart-totals }
sign-collision = rencontre
sign-court = à la cour
sign-acrobat = saltimbanque
