travel-offline = Take it offline
travel-offline-line = The table goes with you and waits here until it is back.
travel-server = Continue on a server
travel-server-line = The table goes with you to a house on the net and waits here until it is back.
travel-title = Take this table with you?
travel-file = You get it as a file: bots, score and every move. Open it under Records, in the offline house or in any other, and go on there.
travel-open = The file holds all that is hidden as well, the cards of the bots and those still to come. On your own device nothing keeps anybody from looking.
travel-wait = Nothing is played here meanwhile. Bring the table back the same way, or go on here from where it left.
travel-go = Take it along
travel-not = Leave it here
away-title = This table is elsewhere
away-line = You took it with you on { $day }, after { $n ->
    [one] one move
   *[other] { $n } moves
}.
away-how = Save the file, then open it under Records wherever you want to go on.
away-file = Save the table
away-back = It is back? Open the file you bring
away-stay = Go on here instead
away-stay-line = From where it left. What was played elsewhere since does not count then, and is not taken in any more.
away-watch = Whoever plays it has taken it along. It can be watched again when it is back.
away-state = played elsewhere
records-back = The table is here, with every move checked.
records-play = To the table
records-elsewhere = This table cannot be taken in.
records-gone-on = It has gone on here since that file was saved, or is somebody else’s. Nothing was changed.
