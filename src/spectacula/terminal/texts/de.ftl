terminal-me = Harlekin
terminal-help = Du spielst als { $name }. Tippe die Nummer einer Wahl, oder ? und die Nummer, um zu hören, was sie bewirken würde. t: der Tisch, u: zurücknehmen, s: speichern, q: aufhören, ?: diese Hilfe.
terminal-compiling = schnelle Regeln werden vorbereitet: { $done } von { $total }
terminal-number = Wähle eine Zahl von 1 bis { $most }.
terminal-no-undo = Das lässt sich nicht zurücknehmen: Jemand hat seither gezogen, oder etwas wurde aufgedeckt.
terminal-winners = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
terminal-lost = Diesmal gewinnt niemand.
terminal-save-question = Spiel speichern? [J/n]
terminal-saved = Gespeichert als { $path }. Weiter mit: spectacula play { $game } --resume { $path }
terminal-season = Spielzeit { $season } von { $seasons }, Runde { $round }.
terminal-king = Der König wünscht eine { $mood }: Die Nadel steht auf Feld { $field } von { $fields }.
terminal-decks = Noch im Stapel: { $encounters } Begegnungskarten, { $requests } Geheime Bitten.
terminal-empty = –
terminal-troupe = { $name }: { $ecus } Ecu, Komödie { $comedy }, Tragödie { $tragedy }, Reisekarten { $travel }, Impresarios zu Hause { $managers }, Geheime Bitten { $requests }
terminal-used = eingesetzt
terminal-ready = bereit
terminal-met = jetzt erfüllt
terminal-not-met = nicht erfüllt
terminal-yes = ja
terminal-no = nein

terminal-round = Runde { $round } von { $rounds }: { $phase }.
terminal-supply = Im Vorrat: Medaillen { $medals }, Luxusplätze { $seats }, Podien { $podiums }.
terminal-noble = { $noble } ({ $spectators } Zuschauer) auf Feld { $square }
terminal-noble-inside = { $noble } ({ $spectators } Zuschauer) auf Feld { $square }, in der Arena von { $name }
terminal-market = Markt { $number }: { $tokens }
terminal-for-sale = Zu kaufen:
terminal-arena = { $name }, { $city }: Rekord { $record }, Münzen { $coins }, Medaillen { $medals }, Podien { $podiums }
terminal-building = Arena aus { $parts } Teilen auf den Feldern { $first } bis { $last }, Luxusplätze { $seats }, Kaiserloge: { $loge }
terminal-stars = Star-Karten: { $tokens }
terminal-latest = letzte Aufführung: { $program }, { $spectators } Zuschauer
terminal-program = { $name } ({ $coins } Münzen, Arena { $arena }): { $needs }.
terminal-crowd = Zuschauer, wenn 0, 1, 2 … Plättchen fehlen: { $crowds }.
terminal-performed = Aufgeführt.
terminal-lacks = Noch nötig: { $tokens }.
terminal-hammer = Markt { $market } wird versteigert; { $name } nennt das erste Gebot.
terminal-bid = Markt { $market }: { $name } führt mit { $bid }. Gepasst: { $passed }.
terminal-trade = { $name } handelt; Angebote übrig: { $offers }.
terminal-bundle = { $name } gibt: { $gives }; möchte: { $wants }
terminal-dice = { $name } gibt eine Aufführung. Würfel: { $dice }.
terminal-show = { $program } mit { $tokens }: { $spectators } Zuschauer ({ $sources })

terminal-turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }.
terminal-main-tent = Hauptzelt: { $dice }.
terminal-ring = Kreis in { $colour }, der Wagen in Klammern: { $spaces }
terminal-poster = Plakat
terminal-stand = { $space }: { $names }
terminal-track = Auftritts-Leiste, Hüte: { $taken }. Freie Felder: { $free }.
terminal-store = Vorrat: { $tiles }; { $posters } Plakate im Stapel. In der Auslage:
terminal-bill = { $name }: braucht { $needs }; bringt { $reward }
terminal-set = Auslage: { $pair }
terminal-circus = { $name }: { $points } Punkte, { $coins } Münzen, { $markers } Marker bereit. Am Rundenende zu zahlen: { $due }, es fehlen: { $missing }
terminal-card = { $card } (jetzt { $worth } wert)
terminal-place = Platz { $number }: { $poster } / { $tent }
terminal-tent-bonus = Ein Zelt hier bringt: { $bonus }.
terminal-camp = Camp: { $covered } Felder bedeckt, { $rows } Reihen und { $columns } Spalten voll
terminal-uncovered = Offene Boni: { $cells }
terminal-energy = { $name } spielt { $die }: Energie { $energy }.
terminal-laying = { $tile } in der Hand; möglich ab { $cells }.

terminal-record = { $title }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
terminal-account = { $name }: zu erwarten waren anfangs { $expected }, Entscheidungen { $choices }, Glück { $luck }, am Ende { $score }
terminal-costliest = Die teuersten Entscheidungen:
terminal-costly = Zug { $move }, { $name }: { $played } ({ $cost }). Besser: { $better }
