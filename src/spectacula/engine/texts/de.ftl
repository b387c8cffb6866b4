player = Spieler { $number }
why-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist gerade nicht an der Reihe.
why-unknown-move = Den Zug „{ $move }“ gibt es in diesem Spiel nicht.
why-not-now = Das ist keine Antwort auf die Frage, die gerade ansteht.
then-chance = Dann entscheidet der Zufall.
then-hidden = Dann kommt ans Licht, was noch niemand wissen kann.
then-others = Andere wählen gleichzeitig.
