skip-games = Skip to the games
skip-start = Skip to the start button
lobby-page = Spectacula: choose a show
lobby-line = Board games about the stage, the arena and the big top. Play against bots, pass the device around, or send friends a link.
players-range = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
minutes = { $n } min
weight-1 = light
weight-2 = medium
weight-3 = deep
one-minute = The rules in one minute
way-bots = Against bots
way-here = One screen
way-invite = Invite
continue = Continue
continue-count = { $n ->
    [one] 1 table
   *[other] { $n } tables
}, { $waiting ->
    [0] none waits for you
    [one] 1 waits for you
   *[other] { $waiting } wait for you
}
continue-turn = Your turn
continue-look = Look in
continue-again = Look back
continue-over = over, { $names } won
continue-drawn = over
continue-ply = { $n ->
    [0] just opened
    [one] 1 decision made
   *[other] { $n } decisions made
}
join = Join friends
join-line = Got an invitation? Paste its link or code. No account needed.
join-label = Invitation link or code
join-placeholder = link or code
join-go = Join
join-watch = Anybody with the address of a table can watch it. Spectators see what lies open, never a hand.
join-none = That invitation is not known here. Ask for the link again.
join-taken = That seat is already taken. You can watch the table.
join-seated = You already have a seat at that table. Pass the link on to whoever is to have this one.

setup-page = New table: { $game }
setup-crumb = New table
setup-title = Set the stage
setup-line = Fill the seats, choose how you play, raise the curtain.
setup-games = Game
setup-who = Who plays?
setup-players = Players
setup-count = Number of players
setup-how = How do you play?
setup-start = Start
setup-open-seats = People gather in the waiting room first. It begins when every seat is filled, or as soon as you let bots fill in.
setup-all-here = Everybody is here: the curtain goes up at once.
setup-go = Raise the curtain
seat-name = Name in seat { $n }
seat-kind = Who sits in seat { $n }
seat-level = Level of the bot in seat { $n }
seat-guest = Guest
kind-me = Me
kind-here = This screen
kind-invite = Link
kind-bot = Bot
kind-me-line = You sit here, on this device.
kind-here-line = Plays on your device. A curtain hides the cards whenever you pass it on.
kind-invite-line = A link, a code and a QR code lead here as soon as the table is open.
fair = Fair deal
fair-line = The deal is sealed before the first move, your browser has a share in it, and afterwards anybody can check it. Bots know no more than a player in their seat would.
fair-how = How that works
fair-always = always on

invited-page = invitation
invited-title = A seat is kept for you
invited-line = At the table: { $names }.
invited-go = Take the seat
invited-watch = Only watch
hints-rule = Hints
hints-rule-line = The best moves and why, for whoever asks; everybody sees who did. By default only where nobody is invited.
hints-rule-alone = Without guests
hints-rule-yes = Always
hints-rule-no = Never

strength-line = Wins { $wins } of 100 games against { $rivals }.
strength-random = { $n ->
    [1] a player who moves at random
    [2] two who move at random
    [3] three who move at random
   *[other] { $n } who move at random
}
strength-novice = { $n ->
    [1] a novice
    [2] two novices
    [3] three novices
   *[other] { $n } novices
}
strength-skilled = { $n ->
    [1] a skilled player
    [2] two skilled players
    [3] three skilled players
   *[other] { $n } skilled players
}
strength-expert = { $n ->
    [1] an expert
    [2] two experts
    [3] three experts
   *[other] { $n } experts
}
strength-master = { $n ->
    [1] one master
    [2] two masters
    [3] three masters
   *[other] { $n } masters
}

bar = Through the house
bar-play = Play
bar-turn = My turn
skip-tables = Skip to your tables
club-title = Welcome back, { $name }
club-tables = Your tables
club-new = New table
board-open = Open tables
board-none = Nobody looks for company just now. Open a table, and it hangs here for everybody in the house.
board-filter = Which open tables are shown
board-filter-pace = Pace
board-show-all = All
board-show-fits = Fits my rating
board-games = All games
board-none-fits = Tables are open, but none of this kind just now.
board-running = Watch
board-running-line = never a hand
board-none-running = No game is shown just now.
board-seats = { $n } of { $of } seats free
board-free = free seat
board-join-named = Join { $game } with { $name }
board-watch = Watch
board-hints = hints allowed
continue-gathers = waiting room
continue-orders = { $n ->
    [one] a standing order is set
   *[other] { $n } standing orders are set
}
continue-room = To the room
doors = For whom?
doors-line = Friends come by link, code or QR code. A table open to the house also hangs in the lobby.
doors-link = Friends by link
doors-house = Open to the house
speaks = Languages
speaks-line = What you speak at the table, if it matters.
watchers = Watchers
watchers-line = Lists the running game in the lobby. Watchers see what lies open, never a hand. With its address anybody can watch.
setup-too-many = You have three tables that wait for people already. Begin or leave one of them first.
house-line = In the house
house-line-count = { $looking ->
    [0] no open table
    [one] 1 open table
   *[other] { $looking } open tables
}, { $running ->
    [0] none to watch
    [one] 1 to watch
   *[other] { $running } to watch
}
board-join = Join
board-own = To your waiting room

find = Find me a table
find-line = With people of this house, by a clock: live, or a day for each decision. You may do anything else meanwhile.
find-any = Any
find-searching = Looking for a table
find-found = A table is found: { $game }
find-answer = Will you sit down?
find-sit = Sit down
find-not-now = Not now
find-cancel = Cancel
find-long = Nobody has turned up for four minutes
find-on = Go on looking
find-choose = Choose a game, and a number of players that it allows.
