player = Player { $number }
why-over = The game is over.
why-not-your-turn = It is not your turn to decide.
why-unknown-move = There is no move “{ $move }” in this game.
why-not-now = That is no answer to the question at hand.
then-chance = Then chance decides.
then-hidden = Then something comes to light that nobody can know yet.
then-others = Others choose at the same time.
