tournaments-page = Spectacula: Turniere
tournaments-title = Turniere
tournaments-line = Alle Zeiten in deiner Ortszeit.
tournaments-now = Jetzt
tournaments-next = Demnächst
tournaments-next-line = ein Klick genügt zum Anmelden
tournaments-none = Es ist nichts geplant. Schlag etwas vor.
tournaments-calendar = Kalender
tournaments-utc = Tage in UTC
tournaments-past = Beendet
tournaments-none-past = Noch wurde keines gespielt.
tournaments-lobby = Schweizer System, K.-o., gleiche Karten für alle oder eine Stunde Arena
tournaments-lobby-count = { $n ->
    [one] 1 läuft oder ist offen
   *[other] { $n } laufen oder sind offen
}
tournament-skip = Zu den nächsten Turnieren springen
tournament-skip-standings = Zur Tabelle springen
tournament-propose = Turnier vorschlagen
tournament-propose-line = Alle im Haus können mitspielen.
tournament-keep-first = Behalte deinen Namen, um eines vorzuschlagen
tournament-joined = du spielst mit
tournament-look = Ansehen
tournament-watch = Zusehen
tournament-you = du: Platz { $place }
tournament-swiss = Schweizer System
tournament-swiss-line = gegen andere mit gleich vielen Punkten
tournament-knockout = K.-o.
tournament-knockout-line = die Besten jedes Tisches kommen weiter
tournament-duplicate = Gleiche Karten für alle
tournament-duplicate-line = verglichen mit allen auf deinem Platz
tournament-arena = Arena
tournament-arena-line = so viele Tische, wie du schaffst
tournament-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
tournament-advance = { $n ->
    [one] wer am Tisch vorn liegt, kommt weiter
   *[other] die besten { $n } jedes Tisches kommen weiter
}
tournament-minutes = { $n } Minuten
tournament-tables-of = je { $n } am Tisch
tournament-people = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
tournament-runs = Runde { $n } läuft
tournament-waits = { $n } von { $of } sind dabei
tournament-state-open = Anmeldung offen
tournament-state-running = läuft
tournament-state-over = beendet
tournament-state-cancelled = abgesagt
tournament-ready = Dein Tisch ist bereit
tournament-meet = Du triffst auf { $names }.
tournament-meet-bots = Du spielst unter Bots.
tournament-sit = Platz nehmen
tournament-sign-up = Anmelden
tournament-late = Das geht nicht mehr: Alle Plätze sind vergeben, oder das Turnier ist schon weiter.
tournament-podium = Das Podest
tournament-points = { $n } Punkte
tournament-deals = Runde für Runde
tournament-deals-line = dieselben Karten in jedem Raum
tournament-deals-foot = Die Prozentzahl sagt, wie viele der anderen auf deinem Platz du mit denselben Karten hinter dir lässt. Gestrichelt: der Durchschnitt. Nichts davon wird verraten, bevor alle die Runde gespielt haben.
tournament-seat = Sitzplatz { $n }
tournament-sealed = Versiegelt
tournament-others-play = Andere spielen diese Runde noch
tournament-deal-chart = { $n } Ergebnisse auf diesem Platz von { $low } bis { $high }, deines ist { $mine }
tournament-round = Runde { $n }
tournament-tables = Tische
tournament-table = Tisch { $n }
tournament-plays = läuft
tournament-bye = { $name } setzt aus
tournament-bot = Bot
tournament-standings = Tabelle
tournament-entrants = Wer mitspielt
tournament-nobody = Noch niemand ist dabei.
tournament-player = Name
tournament-games = Tische
tournament-r = R { $n }
tournament-sum = Punkte
tournament-out = ausgestiegen
tournament-somebody = Jemand
tournament-remove = Herausnehmen
tournament-remove-who = { $name } herausnehmen
tournament-ties = Gleich viele Punkte? Dann zählt der Anteil an der Punktzahl der Tische, dann wer vor wem lag, dann das Los.
tournament-about = Über das Turnier
tournament-form = Form
tournament-starts = Beginn
tournament-ends = Letzte Tische beginnen vor
tournament-seeding = Setzliste
tournament-seeding-rated = nach Wertung zu Beginn, damit sich die Stärksten spät begegnen; wer keine sichere Wertung hat, kommt danach, und unter Gleichen entscheidet das Los
tournament-seeding-lot = nach Los
tournament-absent = Abwesend
tournament-absent-line = ein Bot springt ein; spielt er bis zum Ende, gibt es keine Punkte
tournament-withdraw = Aussteigen
tournament-withdraw-line = Du bekommst keinen Tisch mehr zugelost. An einem Tisch, den du verlässt, spielt ein Bot weiter, und du bekommst dort keine Punkte.
tournament-cancel = Absagen
tournament-cancel-line = Es werden keine Runden mehr ausgelost. Begonnene Partien gehen weiter.
tournament-back = Zum Turnier
tournament-wrong = So lässt es sich nicht spielen. Prüf den Namen, die Zahlen und die Zeit.
tournament-not-now = Jetzt nicht: Der Beginn muss in der Zukunft liegen, und niemand darf mehr als drei Turniere auf einmal haben.
tournament-field-name = Name
tournament-field-players = Personen am Tisch
tournament-field-rounds = Runden
tournament-field-advance = Von jedem Tisch kommen weiter (leer: die Hälfte)
tournament-field-minutes = Minuten
tournament-field-starts = Tag und Uhrzeit
tournament-field-repeats = Wiederholung
tournament-field-full-at = Personen
tournament-field-most = Höchstens so viele Plätze
tournament-begin-time = Zu fester Zeit
tournament-begin-full = Sobald genug dabei sind
tournament-repeats-once = einmal
tournament-repeats-daily = jeden Tag
tournament-repeats-weekly = jede Woche
tournament-true = Ja
tournament-false = Nein
tournament-form-note = Geht es nicht auf, sind die Tische fast gleich groß. Runden beginnen von selbst. Ohne Tipps, mit Uhr; ist die Zeit um, springt ein Bot ein.
tournament-rated = Gewertet
tournament-friendly = Ohne Wertung
tournament-rated-line = Ein Tisch, den ein Bot auffüllen muss, zählt nicht.
tournament-rated-guest = Es wird gewertet, und eine Wertung gehört zu einem behaltenen Namen. Behalte deinen, dann melde dich an.
tournament-rated-choose = Gewertet: nur für Leute mit behaltenem Namen; jeder Tisch ändert die Wertungen wie sonst auch. Nicht bei gleichen Karten für alle, denn dort sitzen auch Bots.
tournament-rated-bots = Bei gleichen Karten für alle sitzen in allen Räumen auch Bots, darum lässt sich dort nichts werten. Wähle eine andere Form oder „Ohne Wertung“.
tournament-unwelcome = Jemand, den du blockiert hast, spielt mit. Ihr sitzt getrennt, solange das geht.
