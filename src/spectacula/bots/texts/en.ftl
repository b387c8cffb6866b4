# why a move is proposed; $gain is in the units of the score, compared with the other moves proposed
hint-unsure = Only a glance: the bots are still warming up.
hint-only = There is nothing else to do.
hint-steady = No single reason decides it: on the whole it turns out best.
hint-close = Nearly as good as the others.
hint-rivals = It holds the strongest of the others back by about { $gain }.
