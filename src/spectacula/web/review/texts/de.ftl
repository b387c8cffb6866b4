review-page = { $game }: Rückblick ({ $names })
review-title = Rückblick
review-crumb = Rückblick · { $names }
review-skip = Zur Zeitleiste springen
review-open = Rückblick
review-start = Alles ist aufgebaut
review-move = { $name }: { $move }
review-place = { $where }, Zug { $n } von { $of }.
review-link = Link zu dieser Stellung
review-play-on = Von hier weiterspielen
review-play-on-line = Mit dieser Stellung beginnt ein neuer Tisch: Du nimmst einen Platz, Bots die anderen. Was du von ihren Karten gesehen hast, weißt du natürlich noch.
review-play-on-go = Weiterspielen
review-as = Dein Platz
review-level = Die anderen spielen als
review-timeline = Zeitleiste
review-first = Zum Anfang
review-back = Einen Schritt zurück
review-next = Einen Schritt weiter
review-last = Zum Ende
review-play = Abspielen
review-pause = Anhalten
review-speed = Tempo
review-of = von { $n }
review-eyes = Mit wessen Augen
review-all = Alles offen
review-course = Der Verlauf
review-chart = Der Spielstand über die ganze Partie
review-seek = Zu einem Zug gehen
review-go = Los
review-turning = Wendepunkte
review-turn = Zug { $n }: { $name } gewinnt { $swing }
review-turn-lead = Zug { $n }: { $name } gewinnt { $swing } und übernimmt die Führung
review-record = Aufzeichnung
review-table = Die Seite des Tisches
records-page = Aufzeichnungen
records-title = Eine Aufzeichnung ansehen
records-line = Eine Aufzeichnung enthält eine ganze Partie: Aufbau, Startzahl und jeden Zug. Auch ein mitgenommener Tisch ist eine solche Datei. Wähle eine; jeder Zug wird nachgespielt und geprüft, bevor du etwas siehst.
records-file = Datei
records-go = Prüfen und öffnen
records-open = Eine andere Aufzeichnung ansehen
records-none = Wähle zuerst eine Datei.
records-too-large = Für eine Aufzeichnung ist die Datei zu groß.
records-broken = Diese Aufzeichnung stimmt nicht.
records-holds = Die Aufzeichnung stimmt: { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, jeder geprüft.
records-review = Zum Rückblick
records-play-on = Weiterspielen als { $name }
mine-open = Meine Partien
review-keys-step = Einen Schritt zurück oder weiter
review-keys-ends = Zum Anfang oder zum Ende
review-keys-play = Abspielen oder anhalten
review-keys-skip = Das Gezeigte überspringen
review-decided = { $name } entscheidet
review-return = Zurück zum Tisch
coach = Coach
coach-line = wägt jede Wahl ab
coach-about = Der Coach vergleicht den Zug mit allem, was sonst möglich war, und stützt sich dabei nur auf das, was man auf diesem Platz damals wissen konnte.
coach-ask = Was sagt der Coach?
coach-thinking = Der Coach denkt nach …
coach-whose = Wessen Entscheidung
coach-alone = Etwas anderes war nicht möglich.
coach-glance = Das Haus wärmt sich noch auf; frag in ein, zwei Minuten noch einmal.
coach-grade-best = Der Coach hätte dasselbe getan.
coach-grade-level = Genauso gut wie das Beste.
coach-grade-close = Fast so gut wie das Beste.
coach-grade-less = Etwas weniger als das Beste.
coach-grade-costly = Eine teure Wahl.
coach-grade-unseen = Diesen Zug hat sich der Coach nicht näher angesehen.
coach-falls = Das erwartete Ergebnis sinkt von { $best } auf { $score }, die Gewinnchance geht von { $top } auf { $wins } %.
coach-falls-solo = Das erwartete Ergebnis sinkt von { $best } auf { $score }.
coach-choices = Möglichkeiten
coach-result = Ergebnis
coach-wins = Siege
coach-best = am besten
coach-chosen = gewählt von { $name }
coach-why = { $move }:
coach-note = Nach dem, was { $name } wissen konnte. Die Zahlen stammen aus schnell zu Ende gespielten Partien: Kleine Unterschiede bedeuten wenig.
review-lines = Was die Linien zeigen
review-lines-expected = Erwartetes Ergebnis
review-lines-scores = Spielstand
review-chart-expected = Die erwarteten Ergebnisse über die ganze Partie
review-band = Wie die Partie stand: { $what }.
review-stretch = { $what } ab Zug { $n }
review-sign = Zug { $n }: { $what }
review-signs = { $n ->
    [one] Ein Zeichen in Worten
   *[other] { $n } Zeichen in Worten
}
sign-costly = teure Wahl
sign-fine = starke Wahl
lookback-ask = Die ganze Partie durchgehen
lookback-about = Jede Wahl der Partie wird mit schnellem Spiel und mit der Wahl des Coachs verglichen. So siehst du, was entschieden wurde und was Glück war. Das dauert Sekunden, bei einer langen Partie eine Minute.
lookback-opening = Der Coach holt die Aufzeichnung …
lookback-progress = { $n } von { $of } Entscheidungen
lookback-part = { $percent } % der Entscheidungen sind bewertet.
lookback-leave = Schau weiter oder komm später wieder: Der Coach macht weiter.
lookback-see = Wie weit ist er?
lookback-done = Der Coach hat die ganze Partie durchgesehen.
lookback-failed = Der Coach konnte diese Partie nicht bewerten. Versuche es später noch einmal.
lookback-skipped = { $n ->
    [one] Eine Entscheidung ließ sich nicht bewerten; sie zählt als Glück.
   *[other] { $n } Entscheidungen ließen sich nicht bewerten; sie zählen als Glück.
}
lookback-move = Dieser Zug
lookback-choice = Wahl { $n }
lookback-luck = Glück { $n }
lookback-missed = Die Wahl des Coachs hätte { $loss } mehr gebracht.
lookback-luck-is = { $n ->
    [one] Eine Wahl wird an schnellem Spiel gemessen. Glück ist alles, was bis zur nächsten Wahl von { $name } geschah, auch die Züge der anderen.
   *[other] Eine Wahl wird an schnellem Spiel gemessen. Glück ist alles, was bis zur jeweils nächsten eigenen Wahl geschah, auch die Züge der anderen.
}
lookback-luck-alone = Eine Wahl wird an schnellem Spiel gemessen. Glück ist alles, was bis zur nächsten Wahl geschah.
lookback-game = Ganze Partie
lookback-table = über oder unter dem Schnitt am Tisch
lookback-solo = gewonnen oder verloren
lookback-choices = Entscheidungen
lookback-lucks = Glück
lookback-share = Entscheidungen { $choice }, Glück { $luck }
lookback-figures = In Zahlen
lookback-start = anfangs
lookback-tell = Entscheidungen, die zählten
lookback-cost = { $name } verschenkt { $loss }
lookback-gain = { $name } holt { $gain } mehr heraus
lookback-none = Keine Entscheidung sticht hervor.
