mine-page = My games
mine-skip = Skip to the list
mine-waiting = Waiting for you
mine-least = least time first
mine-nothing-waits = No table waits for you just now.
mine-others-on = Others are on
mine-figures = How it went
mine-players = { $n ->
    [one] alone
   *[other] { $n } players
}
mine-games = Games
mine-wins = Won
mine-best = Best
mine-mean = Average
mine-list = { $n ->
    [0] No games
    [one] One game
   *[other] { $n } games
}
mine-f-game = Game
mine-f-state = State
mine-f-players = Players
mine-any = any
mine-state-open = open
mine-state-finished = finished
mine-state-won = won
mine-filter = Filter
mine-open-at = Open, { $n ->
    [one] one move
   *[other] { $n } moves
} so far
mine-go-on = Go on
mine-delete = Delete
mine-delete-which = Delete { $game } of { $day }
mine-sure = The game leaves your list for good. People you played with keep theirs.
mine-gone = The game has left your list.
mine-kept = Others still play at that table; it stays until the game is over.
mine-none = You have not played here yet.
mine-none-fit = No game fits this filter.
mine-records = Records
mine-records-line = A record is a small file that holds a whole game. It can be reviewed here and anywhere Spectacula runs, and checked move by move. Games that are not over are not exported, for a record tells everything that is hidden.
mine-export = Export all as records
mine-upload = Look at a record
