title = The Magnificent
tagline = Würfel, Zelte und Plakate: Wer führt den schönsten Zirkus?
intro = Du leitest einen Zirkus, drei Runden zu je vier Zügen. In jedem Zug nimmst du einen Würfel, legst ihn auf eine Meister-Karte und machst aus seinen Augen eine Aktion: Du baust dein Camp aus, schickst einen Wagen auf die Reise nach Juwelen, Plakaten und Zelten oder trittst auf. Würfel einer Farbe verstärken einander, doch am Ende der Runde will die stärkste Farbe bezahlt sein.
note-cards = Karten, Plakate, Zelte, Trainer und Tableaus sind von uns nachempfunden; die gedruckten sehen anders aus.

option-start_posters = Start-Plakate
option-start_posters-help = So viele Plakate haben eine grüne Rückseite. Alle bekommen eines davon, die übrigen kommen aus dem Spiel.
option-start_posters-4 = 4
option-start_posters-6 = 6
option-camp_tiles = Camp-Plättchen
option-camp_tiles-help = Die Größe des Vorrats: 48 kleine und 36 große Plättchen oder je 36. So oder so kann eine Farbe ausgehen.
option-camp_tiles-84 = 84
option-camp_tiles-72 = 72
option-setup = Spielaufbau
option-setup-help = Erste Partie: A-Seite und die vier Karten deines Tableaus. Erweitert: Ihr wählt die Seite, dann wählen alle gleichzeitig je eine Karte und geben den Rest weiter. Allein behältst du in beiden Fällen vier von sechs Karten.
option-setup-first_game = erste Partie
option-setup-advanced = erweitert
option-turn_order = Reihenfolge
option-turn_order-help = In Runde 2 und 3 beginnt der unterste Hut. Die anderen folgen im Uhrzeigersinn oder in der Reihenfolge der Hüte.
option-turn_order-clockwise = im Uhrzeigersinn
option-turn_order-hats = nach Hüten

rank-0 = Noch keine Krone
rank-1 = Sieg
rank-2 = Zirkusdirektion
rank-3 = Magnifizenz

colour-orange = Orange
colour-green = Grün
colour-purple = Lila
colour-clear = Durchsichtig
theme-orange = Feuer
theme-green = Tiere
theme-purple = Magie
die-orange = Orange
die-green = Grün
die-purple = Lila
die-clear = Durchsichtig
gem-orange = oranges Juwel
    .many = orange Juwelen
gem-green = grünes Juwel
    .many = grüne Juwelen
gem-purple = lila Juwel
    .many = lila Juwelen
gem-clear = durchsichtiges Juwel
    .many = durchsichtige Juwelen
gem-any = beliebiges Juwel
    .many = beliebige Juwelen
tile-small-orange = kleines oranges Plättchen
    .the = das kleine orange Plättchen
tile-small-green = kleines grünes Plättchen
    .the = das kleine grüne Plättchen
tile-small-purple = kleines lila Plättchen
    .the = das kleine lila Plättchen
tile-large-orange = großes oranges Plättchen
    .the = das große orange Plättchen
tile-large-green = großes grünes Plättchen
    .the = das große grüne Plättchen
tile-large-purple = großes lila Plättchen
    .the = das große lila Plättchen
action-build = Bauen
action-travel = Reisen
action-show = Auftritt

source-shows = Auftritte
source-cards = Meister-Karten
source-bonuses = Boni
source-left = Übrige Karten
source-areas = Bereiche
source-coins = Münzen
source-missing = Fehlende Münzen

does-energy = +{ $n } Energie
does-coins = +{ $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
does-points = +{ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
does-gem-die = { $n ->
    [one] 1 Juwel in der Farbe der Aktion
   *[other] { $n } Juwelen in der Farbe der Aktion
}
does-gem-clear = { $n ->
    [one] 1 durchsichtiges Juwel
   *[other] { $n } durchsichtige Juwelen
}
does-gem-any = { $n ->
    [one] 1 Juwel in Orange, Grün oder Lila
   *[other] { $n } Juwelen in Orange, Grün oder Lila
}
does-gems-two = { $n } Juwelen verschiedener Farben, kein durchsichtiges
does-poster = { $n ->
    [one] nimm 1 Plakat
   *[other] nimm { $n } Plakate
}
does-two-posters = ziehe 2 Plakate, behalte 1, +{ $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
does-marker = { $n ->
    [one] 1 Trainer-Marker
   *[other] { $n } Trainer-Marker
}
does-marker-back = { $n ->
    [one] hole einen Marker aus dem Hauptzelt zurück
   *[other] hole { $n } Marker aus dem Hauptzelt zurück
}
does-colour = der Würfel zählt in diesem Zug als Farbe deiner Wahl
does-die-value = ändere den Würfel um bis zu { $n }; bezahlt wird der neue Wert
does-copy = nutze den Bonus einer anderen deiner Karten mit Würfel
does-small-tile = { $n ->
    [one] Bauen: 1 kleines Plättchen mehr
   *[other] Bauen: { $n } kleine Plättchen mehr
}
does-recolour = Bauen: ein Plättchen in anderer Farbe
does-survey = Bauen: Plättchen müssen nicht angrenzen; vorher genutzt +{ $n } Energie
does-double = Bauen: ein abgedeckter Bonus noch einmal
does-tent-passed = Reisen: nimm ein Zelt, an dem du nur vorbeifährst
does-extra-poster = { $n ->
    [one] Auftritt: 1 Plakat mehr, höchstens fünf
   *[other] Auftritt: { $n } Plakate mehr, höchstens fünf
}
does-lack-tile = Auftritt: einem Plakat darf ein kleines Plättchen fehlen

bonus-energy = Energie
bonus-coins = Münzen
bonus-points = Punkte
bonus-gem-die = Würfeljuwel
bonus-gem-clear = durchsichtiges Juwel
bonus-gems-two = zwei Juwelen
bonus-poster = Plakat
bonus-marker-back = Marker
bonus-colour = Farbe
bonus-die-value = Würfelwert
bonus-copy = Kopie
bonus-small-tile = kleines Plättchen
bonus-tent-passed = Zelt
bonus-extra-poster = Zugabe

per-row = { $points } je volle Reihe
per-column = { $points } je volle Spalte
per-area = { $points } je vollen Bereich
per-cell = { $points } je { $per } belegte Felder
per-bonus = { $points } je { $per } abgedeckte Bonus-Felder
per-small = { $points } je kleines Plättchen
per-large = { $points } je großes Plättchen
per-orange = { $points } je oranges Plättchen
per-green = { $points } je grünes Plättchen
per-purple = { $points } je lila Plättchen
per-pair = { $points } je Paar klein und groß in einer Farbe
per-trio = { $points } je Trio aller drei Plättchenfarben
per-tent = { $points } je Zelt, auch das gedruckte
per-shown = { $points } je erfülltes Plakat
per-hand = { $points } je wartendes Plakat
per-marker = { $points } je Trainer-Marker
per-trainer = { $points } je Trainer-Plättchen
per-gem = { $points } je Juwel
per-clear = { $points } je durchsichtiges Juwel
per-gem-set = { $points } je Satz aus allen vier Juwelen
per-coin = { $points } je Münze, die nach dem Bezahlen bleibt
per-hat = { $points } × die Zahl an deinem höchsten Hut, auf einem Startfeld 0
per-die-colour = { $points } je Würfelfarbe
per-die-low = { $points } je Würfel mit 1 bis 3 Augen

score-row = Reihen
score-column = Spalten
score-area = Bereiche
score-cell = Felder
score-bonus = Bonus-Felder
score-small = Kleine Plättchen
score-large = Große Plättchen
score-orange = Orange Plättchen
score-green = Grüne Plättchen
score-purple = Lila Plättchen
score-pair = Paare
score-trio = Trios
score-tent = Zelte
score-shown = Auftritte
score-hand = Wartende Plakate
score-marker = Marker
score-trainer = Trainer
score-gem = Juwelen
score-clear = Durchsichtige Juwelen
score-gem-set = Juwelensätze
score-coin = Münzen
score-hat = Hut
score-die-colour = Würfelfarben
score-die-low = Würfel 1 bis 3

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

trainer-TR01 = Verdoppler
    .help = Beim Bauen: Erhalte einen Bonus, den du in dieser Aktion abgedeckt hast, noch einmal.
trainer-TR02 = Echo
    .help = Nutze den oberen Bonus einer anderen deiner Karten, auf der ein Würfel liegt.
trainer-TR03 = Kraftmensch
    .help = Mehr Energie, vor der Aktion.
trainer-TR04 = Chamäleon
    .help = Der Würfel zählt in diesem Zug als beliebige Farbe.
trainer-TR05 = Zimmermann
    .help = Beim Bauen: ein kleines Plättchen mehr in der Farbe der Aktion.
trainer-TR06 = Landvermesser
    .help = Plättchen dieser Aktion müssen nicht angrenzen; vor dem Bauen genutzt gibt es etwas Energie.
trainer-TR07 = Kutscher
    .help = Nach einer Reise: Nimm ein Zelt, an dem du nur vorbeigefahren bist.
trainer-TR08 = Plakatkleber
    .help = Ziehe zwei Plakate vom Stapel, behalte eines und erhalte eine Münze.
trainer-TR09 = Zugabe
    .help = Beim Auftritt: ein Plakat mehr, als das Feld erlaubt, höchstens fünf.
trainer-TR10 = Requisiteur
    .help = Beim Auftritt: Einem Plakat darf ein kleines Plättchen fehlen.
trainer-TR11 = Juwelier
    .help = Nimm ein durchsichtiges Juwel.
trainer-TR12 = Kassierer
    .help = Nimm Münzen.
space-H1 = Spielplanfeld: Energie
    .help = Mehr Energie, vor der Aktion.
space-H2 = Spielplanfeld: Farbe
    .help = Beim Bauen: ein Plättchen gleicher Größe in anderer Farbe.
space-H3 = Spielplanfeld: Plakat
    .help = Nimm ein Plakat aus der Auslage oder vom Stapel.
space-H4 = Spielplanfeld: Juwel
    .help = Nimm ein Juwel in Orange, Grün oder Lila.

tent-T00 = Heimzelt
tent-T01 = Groschenzelt
tent-T02 = Marktzelt
tent-T03 = Rotes Festzelt
tent-T04 = Blaues Festzelt
tent-T05 = Sternenzelt
tent-T06 = Fahnenzelt
tent-T07 = Goldenes Zelt
tent-T08 = Lorbeerzelt
tent-T09 = Glutkuppel
tent-T10 = Waldkuppel
tent-T11 = Mondkuppel
tent-T12 = Wandererkuppel
tent-T13 = Palast der Glut
tent-T14 = Palast der Haine
tent-T15 = Palast der Dämmerung
tent-T16 = Kristallpalast

poster-SAO = Erster Funke
poster-SAG = Schlaue Ziege
poster-SAP = Münze und Becher
poster-SBO = Feuriger Bo
poster-SBG = Tanzbär
poster-SBP = Kaninchenparade
poster-R01O = Zündholz-Mina
poster-R01G = Spatzenschule
poster-R01P = Kartenflüsterer
poster-R02O = Fackelläufer
poster-R02G = Elefantenwalzer
poster-R02P = Schwebende Dame
poster-R03O = Rauch und Federn
poster-R03G = Doktor Husch
poster-R03P = Kerzenorakel
poster-R04O = Eiserne Iva
poster-R04G = Löwe beim Tee
poster-R04P = Sternschnuppe
poster-R05O = Salamander
poster-R05G = Mitternachtseule
poster-R05P = Phönixtrick
poster-R06O = Zwillingsflammen
poster-R06G = Affenbrüder
poster-R06P = Luna am Tuch
poster-R07O = Drachenreiter
poster-R07G = Große Amara
poster-R07P = Brennender Spiegel
poster-R08O = Glutschwestern
poster-R08G = Rajans Sprung
poster-R08P = Madame Oria
poster-R09O = Feuerwand
poster-R09G = Wilde Manege
poster-R09P = Spiegelsaal
poster-R10O = Drei Wünsche
poster-R10G = Drei Pfoten
poster-R10P = Drei Becher
poster-R11O = Feuervögel
poster-R11G = Katze und Mond
poster-R11P = Sonnenmagier
poster-R12O = Karawane der Wunder
poster-R12G = Nachtmenagerie
poster-R12P = Glasbläser
poster-R13O = Pfeffer & Asche
poster-R13G = Schwanenkönigin
poster-R13P = Professor Schwefel
poster-R14O = Schattentheater
poster-R14G = Vulkanclown
poster-R14P = Traum des Wals
poster-R15O = Große Gala
poster-R15G = Große Safari
poster-R15P = Große Illusion
poster-R16O = Kinder der Sonne
poster-R16G = Weißer Hirsch
poster-R16P = Loderndes Finale

prompt-side = Wähle die Seite deines Tableaus
prompt-draft = Behalte eine Meister-Karte und gib die anderen nach links weiter
prompt-draft-alone = Behalte eine Meister-Karte: Vier der sechs gehören dir, die anderen kommen zurück in den Stapel
prompt-trainer = Wähle ein Trainer-Plättchen
prompt-die = Nimm einen Würfel aus dem Hauptzelt
prompt-card = Lege den Würfel auf eine freie Meister-Karte
prompt-turn = Energie { $energy }: bauen, reisen oder auftreten
prompt-turn-clear = Energie { $energy }: Wähle eine Farbe für den durchsichtigen Würfel
prompt-build = Bauen: Wähle das nächste Plättchen, noch { $small ->
    [one] { $small } kleines
   *[other] { $small } kleine
} und { $large ->
    [one] { $large } großes
   *[other] { $large } große
}
prompt-build-over = Kein weiteres Plättchen passt. Nutze einen Trainer oder beende deinen Zug
prompt-travel = Die Reise ist zu Ende. Nutze einen Trainer oder beende deinen Zug
prompt-show = Erfülle ein Plakat, { $left ->
    [one] eines ist
   *[other] bis zu { $left } sind
} noch erlaubt
prompt-show-over = Kein weiteres Plakat lässt sich erfüllen. Nutze einen Trainer oder beende den Auftritt
prompt-hat = Welcher Hut kommt auf Feld { $space }?
prompt-poster = Nimm ein Plakat aus der Auslage oder vom Stapel
prompt-trip = Ein Plakat am Weg: Nimm eines aus der Auslage oder vom Stapel, oder verzichte darauf
prompt-lay = Wohin kommt „{ $poster }“?
prompt-discard = Dein Plakat-Bereich ist voll. Welches Plakat wirfst du ab?
prompt-keep = Behalte eines der beiden Plakate
prompt-gem = Welches Juwel nimmst du?
prompt-pay = „{ $poster }“ verlangt ein { $gem }. Womit zahlst du?
prompt-colour = Als welche Farbe zählt der Würfel?
prompt-value = Drehe den Würfel auf einen anderen Wert
prompt-copy = Den Bonus welcher Karte nutzt du?
prompt-double = Welchen Bonus erhältst du noch einmal?
prompt-passed = Welches Zelt nimmst du mit?
prompt-tent = Wohin stellst du das Zelt „{ $tent }“?
prompt-rotate = Drehe oder wende { $tile }
prompt-cell = Lege { $tile }
prompt-arrange = Lass die Plakate hängen oder ordne sie neu: Wohin kommt „{ $poster }“?
prompt-arrange-next = Wohin kommt „{ $poster }“?
prompt-set = Wähle eine Meister-Karte und das Trainer-Plättchen daneben
prompt-remove = Entferne ein Set; das letzte bekommt dein Gegenüber
prompt-score = Werte eine deiner fünf Meister-Karten

move-done = Fertig
move-leave = Nicht nehmen
move-keep = Plakate so lassen
move-deck = Vom Stapel ziehen
move-bonus = Bonus der Karte nutzen
move-side = { $side }-Seite spielen
move-hat = { $hat ->
    [lower] Unteren Hut versetzen
   *[higher] Oberen Hut versetzen
}
move-die = { $name } { $value } nehmen
move-card = Karte { $name }
move-trainer = { $name }
move-space = { $name }
move-colour = { $name } wählen
move-spend = 1 { $name } für Energie abgeben
move-gem = 1 { $name } nehmen
move-pay = 1 { $name } zahlen
move-value = Würfel auf { $number } drehen
move-build = Auf Level { $level } bauen
move-travel = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
} reisen
move-perform = Auf Feld { $space } auftreten, bis zu { $posters ->
    [one] { $posters } Plakat
   *[other] { $posters } Plakate
}
move-tile = Bauen: { $name }
move-turn = Lage { $number }
move-cell = Auf { $cell }
move-place = Platz { $number }
move-tent = Zelt „{ $name }“ nehmen
move-poster = Plakat „{ $name }“ nehmen
move-discard = Plakat „{ $name }“ abwerfen
move-show = Plakat „{ $name }“ erfüllen

event-first = { $player } ist Startspieler.
event-board = { $player } spielt Tableau { $board }.
event-start-poster = { $player } beginnt mit dem Plakat „{ $poster }“.
event-side = { $player } wählt Tableau { $board }.
event-cards = { $player } hat vier Meister-Karten behalten.
event-trainer = { $player } nimmt das Trainer-Plättchen { $trainer }.
event-round = Runde { $n } beginnt: { $player } fängt an und würfelt.
event-die = { $player } nimmt { $die } { $value } und legt den Würfel auf die Karte { $card }.
event-bonus = { $player } nutzt den Bonus der Karte { $card }.
event-copied = { $player } kopiert den Bonus der Karte { $card }.
event-trained = { $player } setzt einen Trainer-Marker ein: { $trainer }.
event-space = { $player } setzt einen Trainer-Marker ein: { $space }.
event-spent = { $player } gibt 1 { $gem } für Energie ab.
event-colour = { $player } legt die Farbe des Würfels fest: { $colour }.
event-value = { $player } dreht den Würfel auf { $n }.
event-build = { $player } baut auf Level { $level } mit Energie { $energy }.
event-tile = { $player } legt ein { $tile } auf { $cell }.
event-travel = { $player } reist { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
} weit auf dem Kreis in { $colour }.
event-perform = { $player } tritt auf Feld { $space } auf, mit Energie { $energy }.
event-coins = { $player } erhält { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}.
event-points = { $player } erhält { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
event-gems = { $player } lagert { $n } { $gem } ein.
event-full = { $player } hat keinen Platz für { $n } { $gem } und nimmt stattdessen { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}.
event-marker = { $player } erhält einen Trainer-Marker.
event-marker-back = { $player } holt einen Trainer-Marker aus dem Hauptzelt zurück.
event-poster = { $player } nimmt das Plakat „{ $poster }“.
event-drawn = { $player } zieht das Plakat „{ $poster }“.
event-discarded = { $player } wirft das Plakat „{ $poster }“ ab.
event-left-poster = { $player } verzichtet auf ein Plakat am Weg.
event-tent = { $player } stellt das Zelt „{ $tent }“ auf Platz { $n }.
event-left-tent = { $player } lässt das Zelt „{ $tent }“ stehen.
event-shown = { $player } erfüllt das Plakat „{ $poster }“ im Zelt „{ $tent }“.
event-earned = { $player } verdient { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} und { $m ->
    [one] { $m } Münze
   *[other] { $m } Münzen
}.
event-paid-gem = { $player } zahlt 1 { $gem }.
event-arranged = { $player } ordnet die Plakate neu.
event-lost-tiles = { $player } bringt nicht alle Plättchen unter. Verfallen: { $n ->
    [one] { $n } kleines
   *[other] { $n } kleine
}, { $m ->
    [one] { $m } großes
   *[other] { $m } große
}.
event-reserve = Aus der Reserve kommt { $die } { $n }.
event-paid = { $player } zahlt { $n } von { $m ->
    [one] { $m } Münze
   *[other] { $m } Münzen
}.
event-missing = { $player } { $n ->
    [one] fehlt { $n } Münze
   *[other] fehlen { $n } Münzen
}: minus { $m ->
    [one] { $m } Punkt
   *[other] { $m } Punkte
}.
event-hat-home = { $player } nimmt den Hut von Feld { $space } zurück.
event-set = { $player } nimmt die Karte { $card } und das Trainer-Plättchen { $trainer }.
event-set-card = { $player } nimmt die Karte { $card }.
event-removed = { $player } entfernt die Karte { $card } und das Trainer-Plättchen { $trainer }.
event-removed-card = { $player } entfernt die Karte { $card }.
event-removed-left = Die Karte { $card } und das Trainer-Plättchen { $trainer } kommen aus dem Spiel.
event-removed-left-card = Die Karte { $card } kommt aus dem Spiel.
event-scored = { $player } wertet die Karte { $card }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
event-home = Alle Trainer-Marker kehren zurück.
event-card-left = { $player } hat die Karte { $card } übrig: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
event-coin-points = { $player } hat { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
} übrig: { $m ->
    [one] { $m } Punkt
   *[other] { $m } Punkte
}.
event-areas = { $player } hat { $n ->
    [one] { $n } Bereich
   *[other] { $n } Bereiche
} gefüllt: { $m ->
    [one] { $m } Punkt
   *[other] { $m } Punkte
}.
event-won = { $player } gewinnt mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}.
event-lost = { $player } kommt auf { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} und verfehlt das Ziel.

why-must-build = Ein Plättchen, das passt, muss gebaut werden.
why-must-take = Darauf kannst du nicht verzichten.
why-die-first = Dafür brauchst du den Würfel dieses Zuges: Nimm ihn zuerst.
why-bonus-used = Der Bonus dieser Karte ist in diesem Zug schon genutzt.
why-not-in-draft = { $name } steht nicht zur Wahl.
why-not-your-trainer = Das Trainer-Plättchen { $name } hast du nicht.
why-used-trainer = Auf { $name } liegt in diesem Zug schon ein Marker.
why-no-marker = Du hast keinen Trainer-Marker bereit.
why-too-late = Energie und Farbe stehen fest, sobald die Aktion begonnen hat.
why-colour-locked = Ein Juwel hat diesen Zug an seine Farbe gebunden.
why-other-action = Das hilft nur bei dieser Aktion: { $action }.
why-no-tired-marker = Keiner deiner Marker liegt im Hauptzelt.
why-nothing-to-copy = Keine andere deiner Karten hat einen Würfel und einen Bonus, der jetzt wirkt.
why-no-use = Das würde jetzt nichts bewirken.
why-die-has-colour = Nur ein durchsichtiger Würfel braucht eine Farbe.
why-colour-first = Wähle zuerst eine Farbe für den durchsichtigen Würfel.
why-gem-colour = Ein { $name } stärkt diese Aktion nicht, ihre Farbe ist { $colour }.
why-no-gem = Du hast kein { $name }.
why-space-taken = Auf Feld { $space } steht ein Hut.
why-energy = Dafür brauchst du Energie { $need }, du hast { $energy }.
why-not-on-display = { $name } liegt nicht aus.
why-not-your-card = Die Karte { $name } hast du nicht.
why-cannot-copy = Auf der Karte { $name } liegt kein Würfel, oder ihr Bonus wirkt jetzt nicht.
why-card-has-die = Auf der Karte { $name } liegt schon ein Würfel.
why-same-turn = So gedreht sieht { $name } aus wie in einer früheren Lage.
why-no-fit = So passt { $name } nicht.
why-outside = Von { $cell } aus ragt das Plättchen aus dem Camp.
why-covered = Von { $cell } aus liegt das Plättchen auf einem anderen.
why-not-beside = Auf { $cell } hat das Plättchen keine Seite mit einem deiner Plättchen gemeinsam.
why-cannot-double = Den Bonus auf { $cell } gibt es nicht noch einmal.
why-not-in-level = Dieses Level gibt kein { $name } mehr her.
why-tile-colour = Die Farbe der Plättchen dieser Aktion ist { $colour }.
why-no-supply = Im Vorrat ist kein { $name } mehr.
why-not-drawn = „{ $name }“ ist keines der beiden.
why-not-your-poster = „{ $name }“ hängt nicht in deinem Plakat-Bereich.
why-enough-shown = Dieses Feld erlaubt höchstens { $posters ->
    [one] { $posters } Plakat
   *[other] { $posters } Plakate
}.
why-no-tent = Unter „{ $name }“ steht kein Zelt.
why-tiles-missing = Für „{ $name }“ fehlen Plättchen im Camp, oder sie dienen schon einem anderen Plakat dieses Auftritts.
why-gems-missing = Für „{ $name }“ { $gems ->
    [one] fehlt { $gems } Juwel
   *[other] fehlen { $gems } Juwelen
}.
why-no-such-die = Diesen Würfel gibt es im Hauptzelt nicht.
why-place-taken = Auf diesem Platz hängt schon ein Plakat.
why-tent-there = Auf diesem Platz steht schon ein Zelt.
why-not-passed = An diesem Zelt ist dein Wagen nicht vorbeigefahren.
why-cannot-pay = Dieses Juwel zahlt das nicht, oder du brauchst es für den Rest.
why-value = Auf diesen Wert lässt sich der Würfel nicht drehen.
why-gem-twice = Die beiden Juwelen müssen verschiedene Farben haben.
why-same-colour = Diese Farbe hat der Würfel schon.

# the table in the terminal
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

# why a move is proposed
hint-magnificent-points = Er bringt bald etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
} mehr.
hint-magnificent-coins = Er lässt sich leichter bezahlen: etwa { $gain } wert.
hint-magnificent-stock = Er lässt mehr Juwelen und Trainer-Marker übrig: etwa { $gain } wert.
hint-magnificent-cards = Deine Meister-Karten zählen etwa { $gain } mehr.
hint-magnificent-posters = Deine Plakate kommen einem Auftritt näher: etwa { $gain } mehr wert.
hint-magnificent-areas = Dein Camp füllt sich besser: etwa { $gain } mehr wert.
