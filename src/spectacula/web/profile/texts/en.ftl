profile-page = Profile of { $name }
profile-open = My profile
profile-own-line = Seen by you, and in part by those who have finished a game with you: your results, and the games you share.
profile-line = What those see who have finished a game with them.
profile-none = No finished game yet. The first one opens the book.
profile-results = Results
profile-against = Game, against
profile-people = people
profile-alone = alone
profile-first = First
profile-mean = Mean place
profile-place = { $place } of { $players }
profile-duels = Head to head
profile-duels-line = Who finished ahead, at the same table.
profile-no-duels = Nobody yet: bots are not counted here.
profile-duel = With { $name }: ahead { $ahead }, behind { $behind }, level { $level }
profile-games = { $n ->
    [one] One finished game
   *[other] { $n } finished games
}
profile-shared = { $n ->
    [one] One game you share
   *[other] { $n } games you share
}
profile-score = { $n } points, place { $place }
