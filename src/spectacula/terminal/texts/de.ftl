terminal-me = Harlekin
terminal-help = Du spielst als { $name }. Tippe die Nummer einer Wahl. t: der Tisch, u: zurücknehmen, s: speichern, q: aufhören, ?: diese Hilfe.
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
terminal-king = Der König wünscht { $mood }: Zeiger auf { $field } von { $fields }.
terminal-decks = Noch { $encounters } Begegnungen und { $requests } geheime Aufträge.
terminal-empty = nichts
terminal-troupe = { $name }: { $ecus } Écus, Komödie { $comedy }, Tragödie { $tragedy }, Reisekarten { $travel }, { $managers } Impresarios zu Hause, { $requests } Aufträge
terminal-used = verbraucht
terminal-ready = bereit
terminal-met = jetzt erfüllt
terminal-not-met = nicht erfüllt
