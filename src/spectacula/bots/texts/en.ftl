# why a move is proposed; $gain is in the units of the score, compared with the other moves proposed
hint-only = There is nothing else to do.
hint-steady = No single reason decides it: on the whole it turns out best.
hint-close = Nearly as good as the others.
hint-rivals = It holds the strongest of the others back by about { $gain }.

hint-histrio-ecus = It soon brings you about { $gain } { $gain ->
    [one] Ecu
   *[other] Ecus
} more.
hint-histrio-show = Your show suits the King better: about { $gain } { $gain ->
    [one] Ecu
   *[other] Ecus
} more.
hint-histrio-requests = It helps you fulfill Secret Requests: about { $gain } { $gain ->
    [one] Ecu
   *[other] Ecus
} more.
hint-histrio-acrobats = It wins an Acrobat, or saves one for later: about { $gain } { $gain ->
    [one] Ecu
   *[other] Ecus
} more.

hint-colosseum-record = The next show draws about { $gain } more spectators.
hint-colosseum-show = It takes the show you aim at further: about { $gain } more spectators.
hint-colosseum-comforts = Luxury seats and podiums draw about { $gain } more spectators.
hint-colosseum-medals = It leaves you with more medals: about { $gain } more spectators.
hint-colosseum-stars = Stars come within reach: about { $gain } more spectators.
hint-colosseum-coins = It leaves more coins for what comes: worth about { $gain } more spectators.

hint-magnificent-points = It scores about { $gain } more { $gain ->
    [one] point
   *[other] points
} soon.
hint-magnificent-coins = It is easier to pay for: worth about { $gain }.
hint-magnificent-stock = It leaves more gems and trainer markers to use: worth about { $gain }.
hint-magnificent-cards = Your master cards count about { $gain } more.
hint-magnificent-posters = Your posters come closer to a show: worth about { $gain } more.
hint-magnificent-areas = Your camp fills up better: worth about { $gain } more.
