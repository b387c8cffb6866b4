skip-prompt = Skip to what to do now

table-page = { $game }: { $what }
menu = Table menu
menu-title = This table
keys-arrows = Arrow keys
keys-arrows-line = move inside a group
keys-enter-line = choose
keys-confirm-line = confirm the choice
keys-esc-line = drop the choice, close a bubble
keys-z-line = take back
keys-help-line = this list
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
take-back = Take back
ask-back = Ask to take back
ask-back-line = Something was revealed or somebody has moved since: the others must agree.
undo-asked = { $name } asks to take back “{ $what }” and all that followed.
undo-mine = You asked to take back. Waiting for { $names }.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Never mind
stale = The table has moved on. Choose again.
lost = Connection lost. Trying again, nothing is lost.
you = you
stand-in = bot sits in
open-seat = open seat
st-thinking = thinking
st-choosing = choosing
st-ready = ready
st-away = away
invite-copy = Copy link
let-bot = Let a bot play
take-seat = Take my seat back
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
won-badge = { $names } wins
won-line = { $names } wins with { $score }
won-shared = { $names } share the victory with { $score }
again = Play again
again-open = To the new table
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

look-as = Look as { $name }
menu-watch = Watch this table
menu-watch-line = Anybody with this address sees what lies open, never a hand.
table-names = { $names }
over-line = The full count is below.
not-now = That is not possible now. Here is the table as it stands.
review-so-far = The game so far
meanwhile = Since your last turn
meanwhile-count = { $n ->
    [one] One decision was made meanwhile.
   *[other] { $n } decisions were made meanwhile.
}
meanwhile-points = Scores since then: { $who }
meanwhile-play = Play it back
changed-count = { $n ->
    [one] One thing on the table has changed; it is marked.
   *[other] { $n } things on the table have changed; they are marked.
}
changed-new = New: { $name }
changed-new-at = New: { $name }, { $where }
changed-moved = Moved: { $name }
changed-figure = { $what } { $before } → { $now }
changed-player = { $name }: { $what }
notices = Notify me when it is my turn
notices-line = The browser then tells you what happened meanwhile, also while you look at another page. Keep this page open.
notices-refused = Your browser does not allow notices for this site. Allow them in its settings.
hints-asked = { $n ->
    [one] asked for 1 hint
   *[other] asked for { $n } hints
}
keys-hint-line = ask for a hint

terms = This table:
terms-pace = bots: { $pace }
hints-on = hints allowed
hints-off = no hints
hints-on-line = Whoever is to decide may ask for the best moves and why. Everybody sees who asked.
