alert-turn = { $game }: your turn
alert-reminder = { $game }: your turn, little time left
alert-minded = { $game }: your time was up, a bot minds your seat
alert-over = { $game }: the game is over
alert-invited = { $game }: another game?
alert-invited-by = { $who } asks for another game of { $game }
alert-found = { $game }: a table is found, sit down now
alert-round-by = { $who }: your round of { $game } begins
alert-turns = { $n } tables wait for you
alert-news = { $n } tables have news
alert-with = With { $names }.
alert-left-minutes = { $n ->
    [one] One minute left.
   *[other] { $n } minutes left.
}
alert-left-hours = { $n ->
    [one] One hour left.
   *[other] { $n } hours left.
}
alert-left-days = { $n } days left.
alert-test = Alerts arrive here
alert-test-line = This is a test. Nobody waits for you.
alert-letter =
    { $link }

    You get this letter because you asked for alerts by mail. You can change that here:
    { $stop }
