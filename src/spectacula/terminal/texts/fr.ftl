terminal-me = Arlequin
terminal-help = Vous jouez { $name }. Tapez le numéro d’un choix, ou ? suivi du numéro pour entendre ce qu’il ferait. t : la table, u : annuler, s : sauvegarder, q : quitter, ? : cette aide.
terminal-compiling = préparation des règles rapides : { $done } sur { $total }
terminal-number = Choisissez un nombre de 1 à { $most }.
terminal-no-undo = Impossible d’annuler : quelqu’un a joué depuis, ou quelque chose a été révélé.
terminal-winners = { $n ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
terminal-lost = Personne ne gagne cette fois.
terminal-save-question = Sauvegarder la partie ? [O/n]
terminal-saved = Sauvegardé sous { $path }. Pour reprendre : spectacula play { $game } --resume { $path }
terminal-season = Saison { $season } sur { $seasons }, tour { $round }.
terminal-king = Le Roi souhaite une { $mood } : l’aiguille est sur la case { $field } sur { $fields }.
terminal-decks = Dans les pioches : { $encounters } cartes Rencontre, { $requests } Demandes secrètes.
terminal-empty = –
terminal-troupe = { $name } : { $ecus ->
    [one] { $ecus } Écu
   *[other] { $ecus } Écus
}, comédie { $comedy }, tragédie { $tragedy }, cartes Voyage { $travel }, Régisseurs chez eux { $managers }, Demandes secrètes { $requests }
terminal-used = déjà utilisé
terminal-ready = prêt
terminal-met = remplie
terminal-not-met = pas remplie
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
terminal-lacks = Il manque : { $tokens }.
terminal-hammer = Le marché { $market } est aux enchères ; { $name } ouvre.
terminal-bid = Marché { $market } : { $name } mène avec { $bid }. Ont passé : { $passed }.
terminal-trade = { $name } négocie ; offres restantes : { $offers }.
terminal-bundle = { $name } donne { $gives } et veut { $wants }
terminal-dice = { $name } donne un spectacle. Dés : { $dice }.
terminal-show = { $program } avec { $tokens } : { $spectators } spectateurs ({ $sources })

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

terminal-record = { $title }, { $players ->
    [one] une personne
   *[other] { $players } personnes
}, { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
terminal-account = { $name } : { $expected } attendus au premier choix, choix { $choices }, chance { $luck }, score final { $score }
terminal-costliest = Les choix qui ont coûté le plus cher :
terminal-costly = coup { $move }, { $name } : { $played } ({ $cost }). Mieux : { $better }
