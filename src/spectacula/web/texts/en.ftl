language = Language
theme-dark = Dark theme
theme-light = Light theme
me-unnamed = Your name
me-name = What shall we call you?
me-save = Save
footer-fan = Spectacula is an unofficial fan implementation. The games belong to their authors and publishers: if you like them, buy the box.
footer-cards = Some card data is our own reconstruction, because not all printed cards are public.
to-lobby = To the lobby

skip-games = Skip to the games
skip-start = Skip to the start button
skip-prompt = Skip to what to do now

lobby-page = Spectacula: choose a show
lobby-title = Which show will you put on tonight?
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
way-here = On one screen
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
continue-none = No table is open yet. Choose a show above and raise the curtain.
continue-turn = Your turn
continue-look = Look in
continue-again = Look back
continue-with = with { $names }
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
setup-open-seats = An invited seat never holds up the start: until your guest arrives, a bot can play for them.
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
kind-invite-line = You get a link for this seat as soon as the table is open. It works once.
pace = Bots
pace-line = How long a bot waits before it moves, so that you can follow.
pace-instant = At once
pace-brisk = Brisk
pace-calm = Calm
fair = Fair deal
fair-line = Bots know no more than a player in their seat would. The record of a finished game shows the deal.
fair-always = always on

table-page = { $game }: { $what }
menu = Table menu
menu-title = This table
keys = Keys
keys-arrows = Arrow keys
keys-arrows-line = move inside a group
keys-enter-line = choose
keys-confirm-line = confirm the choice
keys-esc-line = drop the choice, close a bubble
keys-z-line = take back
keys-help-line = this list
close = Close
your-turn = Your turn, { $name }
waiting-for = Waiting for { $names }
waiting-bot = { $name } thinks
waiting-bot-line = The bot answers in a moment.
waiting-line = You see the move as soon as it is made.
waiting-open = The seat of { $names } is still open. Send the link, or let a bot play.
sealed-mine = You chose: { $choice }
sealed-waiting = Waiting for { $names }. All choices are revealed together.
sealed-again = Choose again
watching-line = Spectators see what lies open, never a hand.
choose-first = Choose one of the ringed pieces.
only-one = There is only one possibility.
select-something = Choose first
clear = Clear
take-back = Take back
ask-back = Ask to take back
ask-back-line = Something was revealed or somebody has moved since: the others must agree.
undo-asked = { $name } asks to take back “{ $what }” and all that followed.
undo-mine = You asked to take back. Waiting for { $names }.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Never mind
refused = Not possible
why-not = Why not { $what }?
stale = The table has moved on. Choose again.
lost = Connection lost. Trying again, nothing is lost.
players = Players
you = you
bot = bot
stand-in = bot sits in
open-seat = open seat
st-thinking = thinking
st-choosing = choosing
st-ready = ready
st-away = away
st-won = wins
invite-copy = Copy link
invite-copied = Copied
let-bot = Let a bot play
take-seat = Take my seat back
log = The story so far
log-empty = Nothing has happened yet.
talk = Table talk
talk-label = Say something
talk-send = Say
talk-none = Nobody has said anything yet.
talk-watcher = { $name } (watching)
tab-board = Board
tab-mine = Mine
tab-players = Players
tab-log = Log
parts = Parts of the table
prompt-label = What to do now
my-area = My area
won-badge = { $names } wins
won-line = { $names } wins with { $score }
won-shared = { $names } share the victory with { $score }
again = Play again
again-open = To the new table
record = Record

cover-title = Pass the device to
cover-line = { $from } is done. Look away: the next hand is not yours.
cover-first = Everybody else looks away: the next hand is secret.
cover-open = I am { $name }, open the curtain
cover-who = Who has chosen
cover-sealed = has chosen
cover-next = next
cover-later = later
cover-done = waits
cover-bot = bot
cover-safe = No card is left on this page, not even behind the curtain, and going back shows none.

level-novice = Novice
level-novice-line = Takes what looks best at this moment, and makes mistakes.
level-random = Random
level-random-line = Plays any legal move at random.
level-skilled = Skilled
level-skilled-line = Looks a little ahead and weighs what each choice may bring.
level-expert = Expert
level-expert-line = Thinks the possible futures through before each choice.
level-master = Master
level-master-line = Thinks long and hard. It knows no more than you do, but it misses little.

error-page = The curtain is down
error-404 = There is no such place in this house
error-404-line = The address may be wrong, or the table has been cleared away.
error-403 = This seat belongs to somebody else
error-403-line = An invitation link opens a seat; anybody may watch.
error-400 = That cannot be done
error-400-line = The request made no sense here. Nothing was changed.
error-429 = One moment, please
error-429-line = That was too much at once. Try again in a little while.
error-410 = This table can no longer be played
error-410-line = The rules have changed since it was opened.
error-500 = Something fell over backstage
error-500-line = Every move you have seen at the table is safe. Try again in a moment.

look-as = Look as { $name }
menu-watch = Watch this table
menu-watch-line = Anybody with this address sees what lies open, never a hand.
table-names = { $names }
over-line = The full count is below.
not-now = That is not possible now. Here is the table as it stands.
invited-page = invitation
invited-title = A seat is kept for you
invited-line = At the table: { $names }.
invited-go = Take the seat
invited-watch = Only watch
