player = Joueur { $number }
why-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de décider.
why-unknown-move = Le coup « { $move } » n’existe pas dans ce jeu.
why-not-now = Ce n’est pas une réponse à la question posée.
then-chance = Ensuite, le hasard décide.
then-hidden = Ensuite se révèle ce que personne ne peut encore savoir.
then-others = Les autres choisissent en même temps.
