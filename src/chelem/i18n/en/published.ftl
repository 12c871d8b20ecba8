# The published rankings of an event: which, and what changed from one to the next.
event-outcome-none = no result
event-outcome-not-played = not played
event-outcome-passed = passed out
event-outcome-played = { $level }{ STRAIN($strain) }{ $stake } { NAMED($declarer, kind: "seat") } { $over }
event-outcome-points = { $points } to NS
event-outcome-award = { DECIMAL($percent) }%
event-outcome-artificial = NS { DECIMAL($ns) }%, EW { DECIMAL($ew) }%
event-outcome-weight = { DECIMAL($weight) }% of { $points }
event-outcome-split = { $ns } for NS and { $ew } for EW
event-changed-first = Board { $board }, round { $round }, table { $table }: { $after }.
event-changed-result = Board { $board }, round { $round }, table { $table }: { $after } instead of { $before }.
event-changed-seats = Table { $table }, round { $round }: { $ns } North-South and { $ew } East-West, instead of { $ns_before } and { $ew_before }.
event-changed-cards = Board { $board }: not all the tables had the same cards, so they are no longer compared in the same way.
event-changed-added = Pair { $entrant }: { DECIMAL($after) } instead of { DECIMAL($before) } for handicap, carry-forward and penalties.
event-changed-added-in-teams = Team { $entrant }: { DECIMAL($after) } instead of { DECIMAL($before) } for handicap, carry-forward and penalties.
event-changed-added-in-individual = Player { $entrant }: { DECIMAL($after) } instead of { DECIMAL($before) } for handicap, carry-forward and penalties.
event-changed-standing = Pair { $entrant }: { $standing ->
    [ranked] ranked again
    [withdrawn] withdrawn, its results no longer count
   *[unranked] not ranked
}.
event-changed-standing-in-teams = Team { $entrant }: { $standing ->
    [ranked] ranked again
    [withdrawn] withdrawn, its results no longer count
   *[unranked] not ranked
}.
event-changed-standing-in-individual = Player { $entrant }: { $standing ->
    [ranked] ranked again
    [withdrawn] withdrawn, its results no longer count
   *[unranked] not ranked
}.
event-changed-match = Match { $first }–{ $second }, round { $round }: { $after ->
    [none] its boards count
    [both] not played, both at fault
    [director] not played, director’s error
    [first] not played, { $first } at fault
    [second] not played, { $second } at fault
   *[withdrawal] not played, { $second } has withdrawn
}.
event-log-board-minutes = A board takes between 1 and { $most } minutes.
event-log-round-minutes = A round lasts at least one minute, and at most { $most } more than planned.
event-log-round-in-play = Round { $round } is not in play.
event-log-break-minutes = A break takes { $most } minutes at most.
event-log-players = An entrant has { $most } players at most.
event-log-outcomes = A weighted score has { $most } outcomes at most.
event-log-no-score = No board scores { $points } points.
event-log-points = This contract scores { $points } to North-South on board { $board }.
event-log-penalty = A penalty or a bonus is { $most } at most.
event-log-penalty-in-vp = A penalty or a bonus is { $most } VPs at most.
event-log-penalty-in-top = A penalty or a bonus is { $most }% of a top at most.
event-log-penalty-in-percent = A penalty or a bonus is { $most }% of the result at most.
event-log-penalty-in-imps = A penalty or a bonus is { $most } IMPs at most.
event-log-penalty-in-points = A penalty or a bonus is { $most } points at most.
event-unusual-penalty = A penalty or a bonus is rarely more than { $usual }.
event-unusual-penalty-in-vp = A penalty or a bonus is rarely more than { $usual } VPs.
event-unusual-penalty-in-top = A penalty or a bonus is rarely more than { $usual }% of a top.
event-unusual-penalty-in-percent = A penalty or a bonus is rarely more than { $usual }% of the result.
event-unusual-penalty-in-imps = A penalty or a bonus is rarely more than { $usual } IMPs.
event-unusual-penalty-in-points = A penalty or a bonus is rarely more than { $usual } points.
event-log-no-tops = A penalty in parts of a top needs a ranking in percentages.
event-log-no-matches = This event is not played in matches.
event-log-no-match = { $first } and { $second } do not meet in round { $round }.
event-log-reason = Choose one of the reasons on the list: it is published and kept, and words of your own might name somebody.

published-title = Published rankings
published-none = No ranking has been published yet.
published-about = Each published ranking stays as it was. A correction makes a new one, with what changed and why.
published-final = { $time }: final ranking
published-provisional = { $time }: provisional ranking
published-newest = current
published-replaced = replaced
published-of = After { $count ->
    [one] one entry
   *[other] { $count } entries
} of the log
published-verified = Worked out again from the log: it is this ranking.
published-wrong = Worked out again from the log, the ranking differs from what was published.
published-hash = Hash (SHA-256)
published-changed = What changed
published-why = Why
published-same = No place or result has changed.
published-changes = { $count ->
    [one] One place or result changes:
   *[other] { $count } places or results change:
}
published-new = { $count ->
    [one] One more result has come in for the first time.
   *[other] { $count } more results have come in for the first time.
}
published-reason = Reason: { $reason }
published-reason-back = Withdrawn. The reason given then: { $reason }
published-taken-back = withdrawn
published-place-now = Place
published-place-before = Before
published-result-now = Result
published-result-before = Before
published-unchanged = unchanged
published-whole = The whole ranking
published-corrected = Corrections have been made since the last published ranking.
