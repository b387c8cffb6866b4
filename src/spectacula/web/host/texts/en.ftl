host-page = Host’s desk
host-skip = To the desk
host-here = People at tables
host-of-people = of { $n } this house knows
host-open = Open tables
host-of-tables = of { $n } in all
host-bots = Bots thinking
host-of-workers = { $n ->
    [one] with { $n } worker, { $waiting } waiting
   *[other] with { $n } workers, { $waiting } waiting
}
host-size = Database
host-megabytes = { $n }
host-nobody-works = Nobody thinks for bots, hints and looks back. Start “spectacula work” on any machine.

host-tables = Tables
host-tables-none = No table is open.
host-table-line = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}, { $ago }
host-minutes-ago = { $n ->
    [0] just now
    [one] a minute ago
   *[other] { $n } minutes ago
}
host-hours-ago = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
host-days-ago = { $n } days ago
host-look = Look
host-remove = Take it away
host-remove-which = Take away the table of { $names }
host-remove-sure = The table goes for good, for everybody who sits there.

host-people = People
host-search = Name
host-search-go = Find
host-people-none = Nobody goes by that name.
host-nameless = (no name yet)
host-guest = guest
host-member = name is kept
host-is-host = host
host-blocked = blocked
host-blocked-until = blocked until { $day }
host-open-tables = { $n ->
    [0] no open table
    [one] { $n } open table
   *[other] { $n } open tables
}
host-manage = Manage
host-manage-whom = Manage { $name }

host-announce = Announce
host-announce-line = Whoever speaks a language you leave out reads one of the others.
host-how-long = For how long
host-until-hour = One hour
host-until-day = One day
host-until-week = One week
host-until-down = Until I take it down
host-show = Show it to everybody
host-seen = What visitors see
host-quiet = Take it down

host-invite = Invitations
host-invite-line = Names are kept here by invitation. Each link lets one person keep theirs, within seven days.
host-invite-go = Write an invitation
host-invite-made = Hand this on; it is shown here only now:

host-rules = Rules of the house
host-rule-tables = Open tables a person may have
host-rule-finished = Finished tables are kept
host-rule-idle = Open tables at which nothing happens are kept
host-any-number = any number
host-for-ever = for ever
host-days = { $n ->
    [one] one day
   *[other] { $n } days
}
host-rules-line = They are set where the house is started: tables_per_person, keep_finished_days, keep_idle_days.
host-clean-up = { $n ->
    [one] Let one table go now
   *[other] Let { $n } tables go now
}

host-since = here since { $day }
host-is-host-line = A host can neither be blocked nor forgotten. “spectacula admin dismiss” makes them a guest again.
host-block = Keep out
host-block-line = Pages and programs of this person are turned away. Their seats stay theirs; others may let a bot stand in. Somebody without a kept name can come back as another guest.
host-block-day = For a day
host-block-week = For a week
host-block-month = For a month
host-block-good = For good
host-reason = Reason, for hosts only
host-block-now = Keep them out
host-unblock = Let them in again
host-forget = Forget
host-forget-line = Everything about this person goes for good, their words and their name with it. Tables that are theirs alone and go too: { $cleared }. Open tables of others at which a bot plays on: { $minded }. Finished games in which the seat has no name any more: { $kept }.
host-forget-sure = I know that nobody can bring this back.
host-forget-now = Forget this person

host-link-line = Whoever takes this desk sees everybody’s tables in lists, announces to the whole house, and can keep people out. The link works once, in this browser.
host-link-take = Take the host’s desk

host-done-blocked = They are kept out.
host-done-unblocked = They may come in again.
host-done-forgotten = Forgotten for good.
host-done-removed = The table is gone.
host-done-cleaned = Old tables have been let go.
host-done-announced = Everybody sees it within a few seconds.
host-done-quiet = Nothing is announced any more.

host-reports = Reports
host-reports-line = What people tell you about others, with what was said last. Whoever was reported does not learn by whom. Decided ones are kept for 90 days.
host-reports-none = Nothing is reported.
host-reported-by = { $day } · reported by { $name }
host-said = Said last
host-report-close = Close
host-report-close-which = Close the report about { $name }
host-report-warn = Warn
host-report-warn-whom = Warn { $name }
host-report-silence = Silence for a week
host-report-silence-whom = Silence { $name } for a week
host-done-closed = The report is closed.
host-done-warned = They read a word of yours on the next page they open.
host-done-silenced = They say nothing at tables for a week.
host-done-decided = Somebody has decided on this already.
