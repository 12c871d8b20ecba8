# Swiss rounds of an event.
event-draw-not-swiss = Section { $section } is not Swiss: its rounds are not drawn.
event-draw-round = Round { $round } cannot be drawn now: draw the round after the one in play.
event-draw-inputs = Results have changed since the draw of round { $round } was shown: draw it again.
event-draw-missing = Round { $round } has not been drawn yet.
event-why-bye = Round { $round }, no opponents: 60 % of the VPs, { DECIMAL($points, $decimals) } VP.
swiss-plan = A Swiss event has 1 to { $rounds } rounds of 1 to { $boards } boards.

# Movements of teams, individuals and barometers.
movement-no-time = { $minutes } minutes are too few for { $entrants }.
movement-why-round_robin = Round robin, { $teams } teams, { $rounds ->
    [one] one match
   *[other] { $rounds } matches
    } of { $boards } boards: { $complete ->
    [1] every team meets every other, at fixed tables
   *[0] longer matches, each team meets { $opponents ->
        [one] one other
       *[other] { $opponents } others
    }
    }; the two tables of a match need the same boards{ $rest ->
    [0] .
   *[other] ; one team sits out in each round.
    }
movement-why-american_whist = American Whist, { $teams } teams, { $rounds } rounds of { $boards } boards: every team meets every other in a match of { $match } boards over two rounds, no table shares boards, nobody sits out, and a match is known only after its second half.
movement-why-individual = Individual for { $people }, { $tables ->
    [one] one table
   *[other] { $tables } tables
    }, { $rounds } rounds of { $boards } boards: { $complete ->
    [1] everybody partners everybody once
   *[0] a new partner in each round
    }{ $sharing ->
    [0] {""}
   *[other] ; all tables play the same boards
    }{ $rest ->
    [0] .
    [one] ; one person sits out in each round.
   *[other] ; { $rest } people sit out in each round.
    }
movement-why-barometer = Barometer on a { $base ->
    [howell] Howell
    [hesitation] hesitation Mitchell
   *[other] Mitchell
    }, { $tables } tables, { $rounds } rounds of { $boards } boards, { $winners ->
    [1] one ranking
   *[2] two rankings
    }: all tables play the same boards at once, so the ranking is complete after each round, but every table needs its own set{ $rest ->
    [0] .
   *[other] ; one pair sits out in each round.
    }

event-draw-would-be = Instead: { $matches }.
event-section = Section { $section }
event-more-warnings = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
event-replan-kind = Section { $section } is not of pairs with a fixed movement: its rounds are drawn, or changed table by table.
event-replan-fresh = These rounds need boards of their own, numbered after those in play.
event-replan-kept = { $count ->
    [one] The pair that has arrived fills the sit-out: nothing else changes.
   *[other] The pairs that have arrived fill the empty places: nothing else changes.
}
