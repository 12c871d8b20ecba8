# Wrong opponents in a Swiss.
event-log-no-opponents = { $entrant } plays no match in round { $round }.
event-log-match-began = The match of { $entrant } in round { $round } began in round { $began }: give the ruling for that round.
event-changed-opponents = { $entrant }, round { $round }: { $side ->
    [higher] opponents too strong, victory points adjusted
    [lower] opponents too weak by own fault, victory points adjusted
   *[none] the opponents were the right ones
}.
