room = Waiting room
room-page = { $game }: waiting room
room-skip = Skip to the seats
room-count = { $here ->
    [one] One of { $of } seats is filled
   *[other] { $here } of { $of } seats are filled
}
room-starts = The curtain goes up by itself as soon as every seat is filled.
room-unreachable = Nobody can follow your link yet. See what to do under Invite.
room-leave = Leave
room-begin = Begin, bots fill in
room-sit = Sit down
room-free = Free seat
room-free-link = waits for whoever has the link
room-free-house = open to everybody in the house
room-here = here
room-away = away
room-host = host
room-bot = bot, { $level }
room-act-bot = Give to a bot
room-act-free = Open the seat again
room-act-rise = Take the seat back
room-told-sits = { $name } sits down.
room-told-free = A seat is free.
room-told-bot = A bot takes a seat.
room-new = Never played?
room-table = This table
room-hints-yes = on request
room-hints-no = none
room-watch = Watching
room-watch-house = for everybody, from the lobby
room-watch-link = with the address only
room-invite = Invite
room-seats-free = { $n ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $n } seats free
}
room-say = Say it aloud
room-point = or point a phone’s camera at the square, or send the link below.
room-square = QR code of the invitation
room-share = Share …
room-copy = Copy link
room-mail = Mail
room-share-text = A seat at { $game } is kept for you.
room-mail-subject = A seat at { $game }
room-mail-text = A seat at { $game } is kept for you: { $link } If the link does not work, type this code in the lobby: { $code }
room-only-here = This address works only on this machine
room-only-here-line = It means “here” to every device. Nobody else can open it.
room-let-in = To let in those in your network, start the house like this:
room-near = They will then find it at
room-this-machine = In another window of this machine you can use
room-lost = No connection to the house. Trying again …
room-opening = Everybody is here. The browsers open their numbers, then the curtain rises.
