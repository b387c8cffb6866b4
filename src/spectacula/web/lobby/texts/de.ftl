skip-games = Zu den Spielen
skip-start = Zum Startknopf
lobby-page = Spectacula: Was wird gespielt?
lobby-line = Brettspiele über Bühne, Arena und Manege. Spiel gegen Bots, reich das Gerät herum oder schick Freunden einen Link.
players-range = { $fewest ->
    [one] { $most ->
        [one] 1 Spieler
       *[other] 1 bis { $most } Spieler
    }
   *[other] { $fewest } bis { $most } Spieler
}
minutes = { $n } Min.
weight-1 = leicht
weight-2 = mittel
weight-3 = anspruchsvoll
one-minute = Die Regeln in einer Minute
way-bots = Gegen Bots
way-here = Ein Gerät
way-invite = Einladen
continue = Weiterspielen
continue-count = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}, { $waiting ->
    [0] keiner wartet auf dich
    [one] 1 wartet auf dich
   *[other] { $waiting } warten auf dich
}
continue-turn = Du bist dran
continue-look = Ansehen
continue-again = Rückblick
continue-over = beendet, Sieg für { $names }
continue-drawn = beendet
continue-ply = { $n ->
    [0] gerade eröffnet
    [one] 1 Entscheidung getroffen
   *[other] { $n } Entscheidungen getroffen
}
join = Mitspielen
join-line = Hast du eine Einladung? Füge den Link oder den Code ein. Ein Konto brauchst du nicht.
join-label = Link oder Code der Einladung
join-placeholder = Link oder Code
join-go = Los
join-watch = Wer die Adresse eines Tisches kennt, kann zuschauen. Zuschauer sehen, was offen liegt, nie eine Hand.
join-none = Diese Einladung kennen wir nicht. Lass dir den Link noch einmal schicken.
join-taken = Dieser Platz ist schon besetzt. Zuschauen kannst du trotzdem.
join-seated = An diesem Tisch hast du schon einen Platz. Gib den Link weiter an die Person, für die er gedacht ist.

setup-page = Neuer Tisch: { $game }
setup-crumb = Neuer Tisch
setup-title = Die Bühne einrichten
setup-line = Plätze besetzen, Spielweise wählen, Vorhang auf.
setup-games = Spiel
setup-who = Wer spielt?
setup-players = Spieler
setup-count = Anzahl der Spieler
setup-how = Wie wird gespielt?
setup-start = Start
setup-open-seats = Zuerst trefft ihr euch im Warteraum. Es geht los, wenn jeder Platz besetzt ist, oder sobald du Bots einspringen lässt.
setup-all-here = Alle sind da: Der Vorhang geht sofort auf.
setup-go = Vorhang auf
seat-name = Name auf Platz { $n }
seat-kind = Wer sitzt auf Platz { $n }
seat-level = Stärke des Bots auf Platz { $n }
seat-guest = Gast
kind-me = Ich
kind-here = Hier
kind-invite = Link
kind-bot = Bot
kind-me-line = Du sitzt hier, an diesem Gerät.
kind-here-line = Spielt an deinem Gerät. Beim Weiterreichen verdeckt ein Vorhang die Karten.
kind-invite-line = Ein Link, ein Code und ein QR-Code führen hierher, sobald der Tisch offen ist.
fair = Ehrlich gemischt
fair-line = Gemischt wird unter einem Siegel, an dem dein Browser Anteil hat und das danach alle prüfen können. Bots wissen nicht mehr als ein Mensch auf ihrem Platz.
fair-how = Wie das geht
fair-always = immer

invited-page = Einladung
invited-title = Ein Platz ist für dich frei
invited-line = Am Tisch: { $names }.
invited-go = Platz nehmen
invited-watch = Nur zuschauen
hints-rule = Tipps
hints-rule-line = Die besten Züge samt Grund für alle, die fragen; alle sehen, wer gefragt hat. Normalerweise nur, wenn niemand eingeladen ist.
hints-rule-alone = Ohne Gäste
hints-rule-yes = Immer
hints-rule-no = Nie

strength-line = Gewinnt { $wins } von 100 Partien gegen { $rivals }.
strength-random = { $n ->
    [1] einen Zufallsspieler
    [2] zwei Zufallsspieler
    [3] drei Zufallsspieler
   *[other] { $n } Zufallsspieler
}
strength-novice = { $n ->
    [1] einen Neuling
    [2] zwei Neulinge
    [3] drei Neulinge
   *[other] { $n } Neulinge
}
strength-skilled = { $n ->
    [1] einen Geübten
    [2] zwei Geübte
    [3] drei Geübte
   *[other] { $n } Geübte
}
strength-expert = { $n ->
    [1] einen Kenner
    [2] zwei Kenner
    [3] drei Kenner
   *[other] { $n } Kenner
}
strength-master = { $n ->
    [1] einen Meister
    [2] zwei Meister
    [3] drei Meister
   *[other] { $n } Meister
}

bar = Durchs Haus
bar-play = Spielen
bar-turn = Am Zug
skip-tables = Zu deinen Tischen springen
club-title = Willkommen zurück, { $name }
club-tables = Deine Tische
club-new = Neuer Tisch
board-open = Offene Tische
board-none = Gerade sucht niemand Gesellschaft. Öffne einen Tisch, dann hängt er hier für alle im Haus.
board-filter = Welche offenen Tische zu sehen sind
board-filter-pace = Tempo
board-show-all = Alle
board-show-fits = Passt zu meiner Wertung
board-games = Alle Spiele
board-none-fits = Es gibt offene Tische, aber gerade keinen von dieser Art.
board-running = Zuschauen
board-running-line = nie eine Hand
board-none-running = Gerade ist keine Partie zu sehen.
board-seats = { $n } von { $of } Plätzen frei
board-free = freier Platz
board-join-named = { $game } mit { $name } mitspielen
board-watch = Zuschauen
board-hints = Tipps erlaubt
continue-gathers = Warteraum
continue-orders = { $n ->
    [one] ein Dauerauftrag steht
   *[other] { $n } Daueraufträge stehen
}
continue-room = Zum Raum
doors = Für wen?
doors-line = Freunde kommen mit Link, Code oder QR-Code. Ein Tisch, der dem Haus offen steht, hängt außerdem im Foyer.
doors-link = Freunde mit Link
doors-house = Offen für das Haus
speaks = Sprachen
speaks-line = Was ihr am Tisch sprecht, falls es euch wichtig ist.
watchers = Zuschauer
watchers-line = Zeigt die laufende Partie im Foyer an. Zuschauer sehen, was offen liegt, nie eine Hand. Mit der Adresse kann jeder zuschauen.
setup-too-many = Drei deiner Tische warten schon auf Mitspieler. Fang zuerst einen davon an oder verlasse ihn.
house-line = Im Haus
house-line-count = { $looking ->
    [0] kein offener Tisch
    [one] 1 offener Tisch
   *[other] { $looking } offene Tische
}, { $running ->
    [0] keine Partie zum Zuschauen
    [one] 1 Partie zum Zuschauen
   *[other] { $running } Partien zum Zuschauen
}
board-join = Mitspielen
board-own = Zu deinem Warteraum

find = Such mir einen Tisch
find-line = Mit Leuten aus diesem Haus und mit Uhr: live oder mit einem Tag für jede Entscheidung. Inzwischen kannst du alles andere tun.
find-any = Egal
find-searching = Tisch wird gesucht
find-found = Ein Tisch ist gefunden: { $game }
find-answer = Nimmst du Platz?
find-sit = Platz nehmen
find-not-now = Jetzt nicht
find-cancel = Abbrechen
find-long = Seit vier Minuten hat sich niemand gefunden
find-on = Weitersuchen
find-choose = Wähle ein Spiel und eine Spielerzahl, die es erlaubt.
