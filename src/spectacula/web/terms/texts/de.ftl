clock = Uhr
clock-line = Ist die Zeit um, hütet ein Bot den Platz. Wer dort sitzt, kann jederzeit zurückkommen und entscheidet dann wieder selbst.
clock-choose-none = Keine
clock-choose-live = Live
clock-choose-days = Nach Tagen
clock-live-line = Zeit für jede Entscheidung und eine Reserve für die ganze Partie. Jede Uhr läuft, solange der Tisch auf ihren Platz wartet.
clock-days-line = Alle kommen, wann es ihnen passt. Tage für jede Entscheidung und Tage in Reserve für die ganze Partie.
clock-live = live, { $time }
clock-days = nach Tagen, { $time }
clock-times-live = { $move } s + { $reserve } min
clock-times-days = { $move } + { $reserve } Tage
clock-units = T. Std. Min.
clock-runs = { $name } hat noch { $time }
clock-reserve = { $name } hat { $time } in Reserve
clock-up = Die Zeit war um: Ein Bot hütet den Platz von { $name }
clock-away = im Urlaub bis { $day }
clock-told = Für deine Entscheidung bleibt wenig Zeit.
vacation = Urlaub
vacation-line = In Partien nach Tagen stehen deine Uhren still, solange du weg bist, und die anderen sehen, bis wann. Live-Partien kennen keinen Urlaub.
vacation-left = { $n ->
    [one] In diesem Jahr bleibt ein Tag.
   *[other] In diesem Jahr bleiben { $n } Tage.
}
vacation-plan = Urlaub planen
vacation-first = Von
vacation-last = Bis
vacation-take = Eintragen
vacation-from-to = { $first } bis { $last }
vacation-back = Ich bin zurück
vacation-stay = Doch nicht
vacation-taken = Dein Urlaub ist eingetragen.
vacation-ended = Deine Uhren laufen wieder.
vacation-not-then = Das geht nicht: Ein Urlaub beginnt heute oder später, endet danach, überschneidet keinen anderen, und ein Jahr hat 21 Tage davon.
clock-left = noch { $time }
