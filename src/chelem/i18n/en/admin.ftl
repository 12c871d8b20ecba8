# The administrator's page.
admin-title = Administration
admin-opening = Opening …
admin-closed = Open this page with the link that “chelem admin token” prints: it works once, within a quarter of an hour.
admin-leave = Log out
admin-left = You are logged out.
admin-reports = Problem reports
admin-reports-none = No reports.
admin-report-log = Log of { $table }
admin-report-erased = (text erased with its author’s data)
admin-report-before = before the match
admin-report-version = at log entry { NUMBER($version, useGrouping: 0) }
admin-report-done = Resolved
admin-tables = Tables
admin-tables-none = No tables yet.
admin-tables-caption = Tables: stuck ones first, then those being watched, then the newest
admin-table = Table
admin-status = State
admin-status-open = not started
admin-status-playing = in play
admin-status-over = over
admin-stuck = stuck
admin-pages = { $count ->
    [one] 1 page
   *[other] { $count } pages
}
admin-people-at = People
admin-since = Since
admin-nameless = no name
admin-bans = Bans
admin-bans-none = Nobody is banned.
admin-ban-who = IP address, network or visitor
admin-ban-lasting = Duration
admin-ban-week = a week
admin-ban-months = six months
admin-ban-year = a year
admin-ban-ever = for good
admin-ban-reason = Reason (for yourself)
admin-ban-add = Ban
admin-ban-lift = Lift
admin-ban-until = until { $until }
admin-retention-title = How long data is kept
admin-retention-label = Remove tables that have been over for
admin-retention-never = no limit
admin-retention-saved = Saved.
admin-retention-effect = The next “chelem prune” removes tables that have been over for more than { $age }, with their logs.
admin-retention-none = With no age here, “chelem prune” stops and removes nothing, neither tables nor names, unless it is given one with --older-than.
admin-names-label = Remove the names of events where nothing has been written for
admin-names-usual = 3 years
admin-names-effect = The next “chelem prune” removes the names of players from events where nothing has been written for { $age }. Results, rankings and logs stay: they have numbers only.
admin-age = { $unit ->
    [d] { $count ->
        [one] a day
       *[other] { $count } days
    }
    [w] { $count ->
        [one] a week
       *[other] { $count } weeks
    }
    [m] { $count ->
        [one] a month
       *[other] { $count } months
    }
   *[y] { $count ->
        [one] a year
       *[other] { $count } years
    }
}
admin-age-how = A number and a letter: 90d for 90 days, 8w for 8 weeks, 6m for 6 months, 2y for 2 years.
admin-save = Save
admin-people = A person’s data
admin-people-label = Name or id
admin-people-search = Search
admin-people-none = Nobody found.
admin-person-tables = { $count ->
    [0] no table
    [one] 1 table
   *[other] { $count } tables
}
admin-person-export = Export
admin-person-ban = Ban …
admin-person-erase = Erase …
admin-person-sure = Erase the name of { $name } ({ $visitor }) for good, with their messages, reports and collections? Logs stay, without this person.
admin-person-erase-now = Erase for good
admin-person-keep = Cancel
admin-person-erased = The data of { $name } is erased.
