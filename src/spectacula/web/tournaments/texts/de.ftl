tournaments-page = Spectacula: Turniere
tournaments-title = Turniere
tournaments-line = Zeiten sind deine.
tournaments-now = Jetzt
tournaments-next = Demnächst
tournaments-next-line = anmelden mit einem Tipp
tournaments-none = Nichts ist geplant. Schlag etwas vor.
tournaments-calendar = Kalender
tournaments-utc = Tage in UTC
tournaments-past = Vorbei
tournaments-none-past = Noch keines gespielt.
tournaments-lobby = Schweizer System, K.-o., gleiche Auslagen für alle oder eine Stunde Arena
tournaments-lobby-count = { $n ->
    [one] 1 läuft oder ist offen
   *[other] { $n } laufen oder sind offen
}
tournament-skip = Weiter zu dem, was kommt
tournament-skip-standings = Weiter zur Tabelle
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
tournament-duplicate = Gleiche Auslagen für alle
tournament-duplicate-line = verglichen mit allen auf deinem Platz
tournament-arena = Arena
tournament-arena-line = so viele Tische, wie du schaffst
tournament-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
tournament-advance = { $n ->
    [one] der oder die Beste jedes Tisches kommt weiter
   *[other] die besten { $n } jedes Tisches kommen weiter
}
tournament-minutes = { $n } Minuten
tournament-tables-of = Tische zu { $n }
tournament-people = { $n ->
    [one] 1 Person spielt mit
   *[other] { $n } spielen mit
}
tournament-runs = Runde { $n } läuft
tournament-waits = { $n } von { $of } sind dabei
tournament-state-open = Anmeldung offen
tournament-state-running = läuft
tournament-state-over = vorbei
tournament-state-cancelled = abgesagt
tournament-ready = Dein Tisch ist bereit
tournament-meet = Du triffst auf { $names }.
tournament-meet-bots = Du spielst unter Bots.
tournament-sit = Platz nehmen
tournament-sign-up = Anmelden
tournament-late = Das geht nicht mehr: Alle Plätze sind vergeben, oder das Turnier ist weitergegangen.
tournament-podium = Das Podest
tournament-points = { $n } Punkte
tournament-deals = Auslage für Auslage
tournament-deals-line = dieselben Karten in jedem Raum
tournament-deals-foot = Die Zahl sagt, wie viele der anderen auf deinem Platz du mit denselben Karten hinter dir lässt. Gestrichelt: der Durchschnitt. Nichts davon wird verraten, bevor alle die Auslage gespielt haben.
tournament-seat = Platz { $n }
tournament-sealed = Versiegelt
tournament-others-play = Andere spielen diese Auslage noch
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
tournament-ties = Gleich viele Punkte? Dann zählt der Anteil an den Wertungen, dann wer vor wem lag, dann das Los.
tournament-about = Über das Turnier
tournament-form = Form
tournament-starts = Beginn
tournament-ends = Letzte Tische beginnen vor
tournament-absent = Nicht da?
tournament-absent-line = ein Bot hütet den Platz; spielt er bis zum Ende, gibt es keine Punkte
tournament-withdraw = Aussteigen
tournament-withdraw-line = Du wirst nicht mehr ausgelost. An einem Tisch, den du verlässt, spielt ein Bot weiter, und du bekommst dort keine Punkte.
tournament-cancel = Absagen
tournament-cancel-line = Es werden keine Runden mehr ausgelost. Tische, an denen gespielt wird, bleiben Tische.
tournament-back = Zum Turnier
tournament-wrong = So lässt es sich nicht spielen. Sieh nach dem Namen, den Zahlen und der Zeit.
tournament-not-now = Jetzt nicht: Der Beginn muss in der Zukunft liegen, und niemand darf mehr als drei Turniere auf einmal haben.
tournament-field-name = Name
tournament-field-players = Personen am Tisch
tournament-field-rounds = Runden
tournament-field-advance = So viele jedes Tisches kommen weiter (leer: die Hälfte)
tournament-field-minutes = Minuten
tournament-field-starts = Tag und Uhrzeit
tournament-field-repeats = Wiederholung
tournament-field-full-at = Personen
tournament-field-most = Plätze höchstens
tournament-begin-time = Zu einer Zeit
tournament-begin-full = Sobald genug dabei sind
tournament-repeats-once = einmal
tournament-repeats-daily = jeden Tag
tournament-repeats-weekly = jede Woche
tournament-true = Ja
tournament-false = Nein
tournament-form-note = Geht es nicht auf, sind Tische fast gleich groß. Runden beginnen von selbst. Ohne Tipps, mit Uhr; ist die Zeit um, hütet ein Bot den Platz.
