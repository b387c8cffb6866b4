host-page = Gastgebertisch
host-skip = Zum Gastgebertisch
host-here = Leute an Tischen
host-of-people = von { $n }, die das Haus kennt
host-open = Offene Tische
host-of-tables = von insgesamt { $n }
host-bots = Bots am Denken
host-of-workers = { $n ->
    [one] bei { $n } Denkprozess, { $waiting } in der Schlange
   *[other] bei { $n } Denkprozessen, { $waiting } in der Schlange
}
host-size = Datenbank
host-megabytes = { $n }
host-nobody-works = Niemand denkt für Bots, Tipps und Rückblicke. Starte „spectacula work“ auf irgendeinem Rechner.

host-tables = Tische
host-tables-none = Kein Tisch ist offen.
host-table-line = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}, { $ago }
host-minutes-ago = { $n ->
    [0] gerade eben
    [one] vor einer Minute
   *[other] vor { $n } Minuten
}
host-hours-ago = { $n ->
    [one] vor einer Stunde
   *[other] vor { $n } Stunden
}
host-days-ago = vor { $n } Tagen
host-look = Ansehen
host-remove = Abräumen
host-remove-which = Den Tisch von { $names } abräumen
host-remove-sure = Der Tisch verschwindet endgültig, für alle, die daran sitzen.

host-people = Leute
host-search = Name
host-search-go = Suchen
host-people-none = So heißt hier niemand.
host-nameless = (noch ohne Namen)
host-guest = Gast
host-member = Name gesichert
host-is-host = Gastgeber
host-blocked = ausgesperrt
host-blocked-until = ausgesperrt bis { $day }
host-open-tables = { $n ->
    [0] kein offener Tisch
    [one] { $n } offener Tisch
   *[other] { $n } offene Tische
}
host-manage = Verwalten
host-manage-whom = { $name } verwalten

host-announce = Ansage
host-announce-line = Wessen Sprache du auslässt, der liest eine der anderen.
host-how-long = Wie lange
host-until-hour = Eine Stunde
host-until-day = Einen Tag
host-until-week = Eine Woche
host-until-down = Bis ich sie abhänge
host-show = Allen zeigen
host-seen = Was Besucher sehen
host-quiet = Abhängen

host-invite = Einladungen
host-invite-line = Namen behält dieses Haus auf Einladung. Mit jedem Link behält eine Person den ihren, binnen sieben Tagen.
host-invite-go = Einladung schreiben
host-invite-made = Gib das weiter; es steht nur jetzt hier:

host-rules = Hausordnung
host-rule-tables = Offene Tische je Person
host-rule-finished = Beendete Tische bleiben
host-rule-idle = Offene Tische, an denen nichts geschieht, bleiben
host-any-number = beliebig viele
host-for-ever = für immer
host-days = { $n ->
    [one] einen Tag
   *[other] { $n } Tage
}
host-rules-line = Festgelegt wird das beim Start des Hauses: tables_per_person, keep_finished_days, keep_idle_days.
host-clean-up = { $n ->
    [one] Jetzt einen Tisch abräumen
   *[other] Jetzt { $n } Tische abräumen
}

host-since = hier seit { $day }
host-is-host-line = Gastgeber lassen sich weder aussperren noch vergessen. „spectacula admin dismiss“ macht sie wieder zu Gästen.
host-block = Aussperren
host-block-line = Seiten und Programme dieser Person werden abgewiesen. Ihre Plätze behält sie; andere dürfen dort einen Bot einspringen lassen. Wer keinen gesicherten Namen hat, kann als anderer Gast wiederkommen.
host-block-day = Für einen Tag
host-block-week = Für eine Woche
host-block-month = Für einen Monat
host-block-good = Für immer
host-reason = Grund, nur für Gastgeber
host-block-now = Aussperren
host-unblock = Wieder hereinlassen
host-forget = Vergessen
host-forget-line = Alles über diese Person verschwindet endgültig, auch ihre Worte und ihr Name. Tische, die ihr allein gehören und mit verschwinden: { $cleared }. Offene Tische anderer, an denen ein Bot weiterspielt: { $minded }. Beendete Partien, in denen der Platz keinen Namen mehr hat: { $kept }.
host-forget-sure = Mir ist klar, dass das niemand rückgängig machen kann.
host-forget-now = Diese Person vergessen

host-link-line = Wer diesen Tisch übernimmt, sieht alle Tische in Listen, macht Ansagen für das ganze Haus und kann Leute aussperren. Der Link gilt einmal, in diesem Browser.
host-link-take = Gastgebertisch übernehmen

host-done-blocked = Die Tür ist zu.
host-done-unblocked = Die Tür ist wieder offen.
host-done-forgotten = Endgültig vergessen.
host-done-removed = Der Tisch ist abgeräumt.
host-done-cleaned = Alte Tische sind abgeräumt.
host-done-announced = In wenigen Sekunden sehen es alle.
host-done-quiet = Es hängt keine Ansage mehr.

host-reports = Meldungen
host-reports-line = Was Leute dir über andere sagen, mit dem zuletzt Gesagten. Wer gemeldet wurde, erfährt nicht, von wem. Entschiedene bleiben 90 Tage.
host-reports-none = Nichts gemeldet.
host-reported-by = { $day } · gemeldet von { $name }
host-said = Zuletzt gesagt
host-report-close = Schließen
host-report-close-which = Meldung über { $name } schließen
host-report-warn = Verwarnen
host-report-warn-whom = { $name } verwarnen
host-report-silence = Eine Woche Stille
host-report-silence-whom = { $name } eine Woche nichts sagen lassen
host-done-closed = Die Meldung ist geschlossen.
host-done-warned = Auf der nächsten Seite liest die Person ein Wort von dir.
host-done-silenced = Die Person sagt eine Woche lang an keinem Tisch etwas.
host-done-decided = Darüber hat schon jemand entschieden.
