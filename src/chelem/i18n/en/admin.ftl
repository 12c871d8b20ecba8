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
admin-retention-title = How long tables are kept
admin-retention-label = “chelem prune” removes finished tables older than
admin-retention-never = no limit
admin-retention-saved = Saved.
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
