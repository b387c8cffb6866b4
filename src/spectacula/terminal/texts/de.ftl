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

terminal-empty = –

terminal-lacks = Noch nötig: { $tokens }.

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
