# Swiss events: the draw of a round.
swiss-weights = The weights of places and victory points cannot be negative, nor both 0.
swiss-entrants = A draw needs at least two entrants, each with its own number.
swiss-numbers = Rounds, entrants and places are numbered from 1.
swiss-meeting = An entrant cannot have met itself.
swiss-triangle = A triangle that goes on is of three teams of the standings.
swiss-first-round = The draw “{ $method }” is possible only while nobody has met.
swiss-precision = The victory points have too many decimals to be compared exactly.
swiss-places = In a draw each entrant plays one match, or is left over.
swiss-left-over = One entrant sits out, or three play a triangle where the rule says so.
swiss-home = Two entrants cannot keep the same table.
swiss-pairs-triangle = Pairs cannot play a triangle: at an odd number one pair sits out.
swiss-triangle-boards = A triangle needs three sets of boards, one for each of its matches.
swiss-half-matches = { $boards } boards cannot be divided into two half-matches.
swiss-json = This is not a draw in JSON.
swiss-format = Draws of format { $format } cannot be read.
swiss-missing = The draw lacks the field { $field }.
swiss-field = The field { $field } cannot be “{ $value }”.

# Why a draw is as it is.
swiss-why-nearest = { $one } v { $other }: { $places ->
    [0] equal places
    [one] one place apart
   *[other] { $places } places apart
}, { DECIMAL($points, $decimals) } VP apart; nobody was nearer.
swiss-why-met = { $one } v { $other }: { $places ->
    [0] equal places
    [one] one place apart
   *[other] { $places } places apart
}, { DECIMAL($points, $decimals) } VP apart; { $here } v { $there } would be nearer, but was played in round { $round }.
swiss-why-whole = { $one } v { $other }: { $places ->
    [0] equal places
    [one] one place apart
   *[other] { $places } places apart
}, { DECIMAL($points, $decimals) } VP apart; { $here } v { $there } would be nearer, but the rest of the draw would be less even.
swiss-why-rematch = { $one } v { $other }: a rematch of round { $round }, for no draw has fewer; { $places ->
    [0] equal places
    [one] one place apart
   *[other] { $places } places apart
}, { DECIMAL($points, $decimals) } VP apart.
swiss-why-halves = { $one } v { $other }: the upper half of the seeding meets the lower, in order.
swiss-why-lot = { $one } v { $other }: drawn by lot.
swiss-why-bye = { $entrant } sits out: { $below ->
    [0] the last{ $times ->
        [0] {" "}of those who have not sat out yet
       *[other] , and everybody has sat out before
    }.
   *[other] any other below would cost a rematch{ $times ->
        [0] {""}
       *[other] , and everybody has sat out before
    }.
}
swiss-why-bye-by-lot = { $entrant } sits out, by lot.
swiss-why-half-matches = Teams { $teams } play a triangle of half-matches: { $last ->
    [1] the last three.
   *[other] the last three without a rematch that can be avoided or a second triangle.
}
swiss-why-triangle = Teams { $teams } play a triangle over two rounds: { $last ->
    [1] the last three.
   *[other] the last three without a rematch that can be avoided or a second triangle.
}
swiss-why-going-on = Teams { $teams } finish their triangle.
swiss-why-decided = { $one } v { $other }: decided by the director{ $round ->
    [0] {""}
   *[other] ; a rematch of round { $round }
}; { $places ->
    [0] equal places
    [one] one place apart
   *[other] { $places } places apart
}, { DECIMAL($points, $decimals) } VP apart.
swiss-why-decided-bye = { $entrant } sits out: decided by the director{ $times ->
    [0] .
   *[other] , though { $entrant } has sat out before.
}
swiss-why-decided-triangle = Teams { $teams } play a triangle: decided by the director{ $again ->
    [0] .
    [one] ; one of its matches is a rematch.
   *[other] ; { $again } of its matches are rematches.
}
swiss-why-stays = { $entrant } cannot change tables: { $first ->
    [0] it keeps table { $table }.
   *[other] it plays at table { $table } and keeps it from now on.
}
swiss-why-table = Neither { $one } nor { $other } can change tables: { $lower ->
    [1] { $one }, the lower number,
   *[other] { $one }, who played there already,
} stays at table { $table }, and { $other } goes there for this round.
swiss-redraw-same = The corrected results would have given the same draw of round { $round }.
swiss-redraw-changed = The corrected results would have given another draw of round { $round }: { $matches ->
    [0] somebody else would be left over.
    [one] one match would not have been drawn.
   *[other] { $matches } matches would not have been drawn.
}
swiss-follows = The draw follows from its inputs.
swiss-differs = The draw does not follow from its inputs, which give: { $matches }.

# chelem event draw
help-event-draw = Draw a round of a Swiss event, or check a draw.
help-event-draw-file = The inputs of a draw or a recorded draw to be checked, as JSON, or the log of an event, whose draws are checked; - for standard input.
help-event-draw-teams = A match is one of teams, with two tables; without it, one of pairs, unless there is a triangle.
help-event-draw-corrected = Inputs with later corrections: say what they would have given, beside the recorded draw.
swiss-title = Round { $round }
swiss-column-match = Match
swiss-column-first = No.
swiss-column-second = No.
swiss-column-why = Why
swiss-instead = Instead of { $gone }: { $new }.
swiss-not-a-draw = Only a recorded draw can be compared with corrected inputs.
