daily-open = Tagesspiel
daily-page = Tagesspiel, { $date }
daily-line = Ein Versuch. Dieselben Karten und dieselben Bots für alle.
daily-skip = Zu den Ergebnissen
daily-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
daily-weekday = { $n ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-seat = Platz { $seat } von { $players }, zwei geübte Bots
daily-finished = { $n ->
    [0] noch niemand ist fertig
    [one] eine Person ist fertig
   *[other] { $n } sind fertig
}
daily-hidden = Ergebnisse bleiben verborgen, bis deines feststeht.
daily-begun = Du hast angefangen.
daily-gone = Du hast dieses Spiel von deiner Liste genommen.
daily-taken = In diesem Browser schon begonnen, unter einem anderen Namen. Melde dich mit dem an, um weiterzuspielen oder zu vergleichen; das nächste Tagesspiel kommt morgen.
daily-mine = Du: { $n }
daily-new = Noch nicht gespielt
daily-elsewhere = In diesem Browser unter einem anderen Namen begonnen.
daily-ends = noch { $left }
daily-play = Spielen
daily-go-on = Weiter
daily-compare = Vergleichen
daily-terms = Wer die Seite schließt, verliert nichts. Es gibt keine Tipps, und was aufgedeckt ist, wird nicht zurückgenommen.
daily-until = Die nächsten kommen in { $left }.
daily-better = { $score }: besser als { $share } von 100
daily-first = { $score }: das erste Ergebnis im Haus
daily-results = Wie es lief
daily-median = Mitte { $n }
daily-master-at = Meister { $n }
daily-you-at = du, { $n }
daily-chart = { $n ->
    [0] Niemand hat dieses Spiel gespielt.
    [one] Das Ergebnis einer Person.
   *[other] Die Ergebnisse von { $n } Personen.
}
daily-chart-mine = { $n ->
    [one] Dein Ergebnis ist { $score }; sonst ist noch niemand fertig.
   *[other] { $n } Ergebnisse; die Mitte ist { $median }, deines ist { $score }.
}
daily-master-thinks = { $n ->
    [0] Der Meister setzt sich an dieselben Karten.
    [one] Der Meister spielt dieselben Karten: bisher ein Zug.
   *[other] Der Meister spielt dieselben Karten: bisher { $n } Züge.
}
daily-master-done = Der Meister kam mit denselben Karten auf { $n }.
daily-forks = Dein Weg neben dem der anderen
daily-move = Zug { $n }
daily-company = { $n ->
    [0] nur der Meister stand auch hier
    [one] noch jemand stand hier
   *[other] { $n } andere standen auch hier
}
daily-you = du
daily-master = Meister
daily-rest = { $n } % wählten etwas anderes
daily-forks-end = Von da an ist es deine eigene Partie.
daily-review = Meine ansehen
daily-review-master = Den Weg des Meisters ansehen
daily-ranks = Vorn und um dich herum
daily-week = Deine Woche
daily-week-line = besser als so viele von 100
daily-also = Heute auch
daily-lobby-line = Ein Versuch mit denselben Karten wie alle, dann wird verglichen.
