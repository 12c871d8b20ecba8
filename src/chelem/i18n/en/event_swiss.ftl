# Swiss rounds of an event.
event-draw-not-swiss = Section { $section } is not a Swiss: its rounds are not drawn.
event-draw-round = Round { $round } cannot be drawn now: only the round after the one in play can be.
event-draw-inputs = Results have changed since the draw of round { $round } was shown: draw it again.
event-draw-missing = Round { $round } has not been drawn yet.
event-why-bye = Round { $round }, bye: 60% of the VPs, { DECIMAL($points, $decimals) } VP.
swiss-plan = A Swiss event has 1 to { $rounds } rounds of 1 to { $boards } boards.

# Movements of teams, individuals and barometers.
movement-no-time = { $minutes } minutes are not enough for { $entrants }.
movement-what-round_robin = { $complete ->
    [1] Round robin
   *[0] Matches at fixed tables
    }, { $teams } teams, { $total } boards in { $rounds ->
    [one] one match
   *[other] { $rounds } matches
    } of { $boards }{ $rest ->
    [0] {""}
   *[other] , one team sitting out
    }
movement-why-round_robin = { $complete ->
    [1] every team meets every other, at fixed tables
   *[0] longer matches, each team meets { $opponents ->
        [one] one other
       *[other] { $opponents } others
    }
    }; { $rotating ->
    [1] each match has other boards than its neighbours, and { $exchange ->
        [1] its two tables exchange them at half-time
       *[0] both its tables have them
    }
   *[0] { $exchange ->
        [1] the two tables of a match exchange their boards at half-time
       *[0] the two tables of a match have the same boards at once
    }
    }.
movement-what-match = Match of two teams, { $total } boards { $rounds ->
    [1] without a break
    [2] in two halves of { $boards }
   *[other] in { $rounds } stanzas of { $boards }
    }
movement-why-match = { $rounds ->
    [1] the pairs stay as they are to the end
   *[other] a team may change its pairs in each break
    }; { $exchange ->
    [1] the two tables exchange their boards in the middle of { $rounds ->
        [1] the match
        [2] each half
       *[other] each stanza
    }
   *[0] both tables play the same boards at once
    }.
movement-what-american_whist = American Whist, { $teams } teams, { $total } boards in { $rounds } rounds of { $boards }, nobody sits out
movement-why-american_whist = { $complete ->
    [1] every team meets every other
   *[0] every team meets all the others but one
    } in a match of { $boards } boards, played at one table and later at the other; no two tables share boards in a round, and a match is known only once both have played it.
movement-what-individual = Individual for { $people }, { $tables ->
    [one] one table
   *[other] { $tables } tables
    }, { $total } boards in { $rounds } rounds of { $boards }{ $rest ->
    [0] {""}
    [one] , one person sitting out
   *[other] , { $rest } people sitting out
    }
movement-why-individual = { $complete ->
    [1] everyone partners everyone else once
   *[0] a new partner each round
    }; { $sharing ->
    [0] the boards go round, each table plays others
   *[other] { $exchange ->
        [0] all tables play the same boards at once
       *[other] all tables play the same boards, and exchange them two by two in the middle of the round
    }
    }.
movement-what-barometer = Barometer on a { $base ->
    [howell] Howell
    [hesitation] hesitation Mitchell
   *[other] Mitchell
    }, { $tables }{ $rest ->
    [0] {""}
   *[other] ½
    } tables, { $total } boards in { $rounds } rounds of { $boards }, { $winners ->
    [1] one ranking
   *[2] two rankings
    }{ $rest ->
    [0] {""}
   *[other] , one pair sitting out
    }
movement-why-barometer = all tables play the same boards at the same time, so the ranking is complete after each round, but every table needs its own set of boards.

event-draw-would-be = Instead: { $matches }.
event-section = Section { $section }
event-more-warnings = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
event-replan-kind = Section { $section } is not a pairs section with a fixed movement: its rounds are drawn, or changed table by table.
event-replan-fresh = These rounds need boards of their own, numbered after those in play.
event-replan-kept = { $count ->
    [one] The pair that has arrived fills the sit-out: nothing else changes.
   *[other] The pairs that have arrived fill the empty places: nothing else changes.
}
