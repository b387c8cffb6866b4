rating = Rating
rating-figure = { $n } ± { $spread }
rating-provisional = provisional
rating-before = before
rating-change = change
rating-now = now
rating-none-yet = no rating yet
rated = Rated
rated-friendly = Friendly
rated-text = rated
rated-text-from = rated, { $low } and more
rated-text-to = rated, up to { $high }
rated-text-range = rated, { $low } to { $high }
rated-line = The result changes everybody’s rating. No hints, nothing is taken back unless all agree, and whoever leaves comes last.
rated-choose-line = Friendly: no rating changes hands. Rated: only people with a kept name, each at their own screen, by a clock ({ $clock } unless you choose another), without hints; whoever leaves comes last.
rated-guest-line = Rated tables are for people who have kept their name.
rated-range = Ratings
rated-range-line = Who may sit down, by rating. Yours is { $mine }.
rated-range-any = All
rated-range-near = ± { $n }
rated-why-guest = A rating belongs to a name that is kept. Keep yours, then sit down.
rated-why-people = A rated table needs a person at their own screen in every seat: no bots, nobody beside you. Invite to every seat, or play a friendly game.
rated-why-hints = There are no hints at a rated table.
rated-why-clock = A rated table is played by a clock.
rated-why-range = This table is for other ratings than yours.
rated-why-browser = Somebody at this table plays at this very browser. Two names of one browser do not play rated against each other.
rated-why-left = You have left three rated tables within a day. Play friendly ones until a day has passed.
rated-why-house = There are no ratings in this house.
rated-why-friendly = A range of ratings is for rated tables.
rated-why-myself = At a rated table you decide for yourself, or resign.
rated-why-undo = At a rated table everybody must agree to take something back.
rated-resign = This table is rated: whoever resigns comes last behind all who stay.
rated-panel = What it means for the ratings
rated-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} of { $of ->
    [2] two
    [3] three
    [4] four
   *[other] five
}
rated-because = { $place }, where place { $expected } was expected
rated-because-left = did not stay, and so comes last; place { $expected } was expected
rated-counts = counts { $percent } %: these people have met often within a day, or somebody new says little about those who are known
rated-counts-not = does not count: the same people have met too often within a day
rated-out = The host has taken this table out of the rating.
rated-told = { $change }: { $why }.
rated-chances = Before the start
rated-chance = { $n } in 100 to finish ahead of { $name }{ $did ->
    [ahead] , and did
    [behind] , and did not
   *[level] ; they came in level
}
ratings-open = Ratings
ratings-page = Ratings: { $game }
ratings-title = The best at { $game }
ratings-total = { $n ->
    [0] Nobody’s rating is certain enough yet.
    [one] One person with a rating that is certain enough
   *[other] { $n } people with a rating that is certain enough
}
ratings-place = Place
ratings-person = Person
ratings-games = rated games
ratings-earlier = Higher
ratings-later = Lower
ratings-empty = Open a rated table: after some twenty games a rating is certain enough to stand here.
ratings-bots = Bots, for comparison
ratings-bots-line = Measured in the arena, on the same scale. Bots neither gain nor lose.
ratings-how = How ratings work
ratings-how-scale = Everybody begins at 1500, where in every game the skilled bot stands. Somebody with 400 more finishes ahead ten times out of eleven in a game of two.
ratings-how-sure = ± says how well a rating is known: two times out of three the true value lies within it. Above ±{"\u00A0"}100 a rating is provisional and has no place on the list. After some twenty games it is certain enough.
ratings-how-change = Before the start everybody’s rating says which place to expect. Finish higher and you gain, lower and you lose; stronger opponents count more, the margin in points does not count.
ratings-how-fair = Whoever leaves, or whose seat a bot minds at the end, comes last. The same two people count in full three times a day, then half, a quarter, and from the sixth game on not at all. Somebody new counts half against those who are well known. Whoever leaves three tables in a day waits a day.
ratings-how-never = Games against bots, daily deals, games played on from a record or a review are never rated.
ratings-listed = You may be named on this list.
ratings-unlisted = You are not named on this list, and your profile is shown only to those you have played with.
ratings-hide = Do not name me
ratings-show = Name me
profile-ratings = Ratings
profile-rank = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
} of { $of }
profile-rated-games = { $n ->
    [one] one rated game
   *[other] { $n } rated games
}
profile-like = about as strong as the bot { $level }
profile-curve = Rating in { $game }
profile-curve-line = line: rating; band: where it most likely lies
profile-curve-told = Rating in { $game } over { $n } rated games, from { $first } to { $last } ± { $spread }.
profile-favourites = Favourite plays
profile-favourites-line = of the last { $n } games
profile-favourite = { $n ->
    [one] once
   *[other] { $n } times
}
profile-records = Records
profile-record-score = { $game }: best score { $n }, { $players ->
    [one] alone
   *[other] with { $players } players
}
profile-badges = Badges
profile-badge-three = Full house
profile-badge-three-line = played all three shows to the end
profile-badge-upset = Against the odds
profile-badge-upset-line = came first where nearly the last place was expected
profile-badge-certain = Well known
profile-badge-certain-line = a rating that is certain enough
profile-badge-company = Good company
profile-badge-company-line = finished games with ten different people
profile-badge-stayer = Sits it out
profile-badge-stayer-line = twenty rated games and never left one
host-ratings = Rated tables worth a look
host-ratings-line = Somebody left, the same people met often, or you have taken it out. Names that share a browser are marked.
host-ratings-none = Nothing remarkable.
host-rated-line = { $name } { $change }{ $left ->
    [yes] , left
   *[no] {""}
}{ $weight ->
    [100] {""}
   *[other] , counts { $weight } %
}{ $shares ->
    [yes] , shares a browser
   *[no] {""}
}
host-take-out = Take out of rating
host-put-back = Let it count
host-done-taken-out = The table counts for nobody. All ratings of the game are made anew.
host-done-put-back = The table counts again. All ratings of the game are made anew.
find-rated = Rated
find-rated-line = by a clock, only with a kept name
profile-public-line = You stand on the list of the best, so anybody may see your results here; the games are shown only to those who played them.
