alert-turn = { $game }: Du bist dran
alert-reminder = { $game }: Du bist dran, die Zeit wird knapp
alert-minded = { $game }: Deine Zeit war um, ein Bot ist eingesprungen
alert-over = { $game }: Die Partie ist zu Ende
alert-invited = { $game }: noch eine Partie?
alert-invited-by = { $who } bittet um eine weitere Partie { $game }
alert-found = { $game }: Ein Tisch ist gefunden, nimm jetzt Platz
alert-round-by = { $who }: Deine Runde { $game } beginnt
alert-turns = { $n } Tische warten auf dich
alert-news = An { $n } Tischen gibt es Neues
alert-with = Mit { $names }.
alert-left-minutes = { $n ->
    [one] Noch eine Minute.
   *[other] Noch { $n } Minuten.
}
alert-left-hours = { $n ->
    [one] Noch eine Stunde.
   *[other] Noch { $n } Stunden.
}
alert-left-days = Noch { $n } Tage.
alert-test = Nachrichten kommen hier an
alert-test-line = Nur ein Test. Niemand wartet auf dich.
alert-letter =
    { $link }

    Du bekommst diesen Brief, weil du Nachrichten per E-Mail wolltest. Ändern kannst du das hier:
    { $stop }
