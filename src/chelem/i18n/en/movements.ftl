# Movements of duplicate events.
help-event-movement = Propose movements for a number of pairs and rounds, the best first.
help-event-movement-pairs = How many pairs play.
help-event-movement-rounds = How many rounds are played.
help-event-movement-boards = How many boards each pair plays in all; fewer than the rounds: how many in a round (default: 2).
help-event-movement-winners = 1 for one ranking of all pairs, 2 for a North-South and an East-West ranking.
help-event-movement-minutes = How many minutes the evening has, instead of a number of rounds.
help-event-movement-share = One set of boards only: tables may share them in a round, and all play in one section.
help-event-movement-kind = Who plays: pairs, teams or individual; --pairs then says how many of them.
help-event-movement-copies = How many copies there are of each board, for teams and individuals; without this option, one for each table.
help-event-movement-read = Read movements from a file (the log of an event, JSON, YAML, CSV, EBUScore, Bridge_pal, .ASC or .BWS) instead, and check them.
help-event-movement-stationary = How many pairs cannot change tables.
movement-cell = “{ $text }” is not a table of a movement: write, for example, “3: 3 v 12: 7 8 9”.
movement-recipe = “{ $text }” is not a recipe of a Howell movement.
movement-size = A { NAMED($movement, kind: "movement") } of { $tables ->
    [1] one table
   *[other] { $tables } tables
    } cannot have { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    }.
movement-file = “{ $name }” is not a movement that can be read.
movement-format = “{ $name }” is in no known format of movements: JSON, YAML, CSV, EBUScore, Bridge_pal or .ASC.
movement-law-table_twice = { $name }: table { $table } appears twice in round { $round }.
movement-law-entrant_twice = { $name }: in round { $round }, number { $entrant } sits at table { $table } and somewhere else.
movement-law-unknown_entrant = { $name }: in round { $round }, number { $entrant } at table { $table } is not one of those who play.
movement-law-board_twice = { $name }: in round { $round }, number { $entrant } plays board { $board } for the second time, at table { $table }.
movement-law-opponents_twice = { $name }: in round { $round }, at table { $table }, number { $entrant } meets the same opponents again.
movement-law-partners_twice = { $name }: in round { $round }, at table { $table }, number { $entrant } has the same partner again.
movement-law-own_team = { $name }: in round { $round }, at table { $table }, team { $entrant } meets itself.
movement-law-no_return = { $name }: in round { $round }, at table { $table }, team { $entrant } plays board { $board }, which nobody plays at the other table.
movement-wish = Say how many pairs play (--pairs) and how many rounds (--rounds) or minutes (--minutes), or give a file (--read).
movement-kind-minutes = For teams and individuals, say how many minutes the evening has (--minutes).
movement-what-kept = The movement in play, { $total } boards in { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    } of { $boards }
movement-what-read = { $name }: { $entrants } pairs, { $total } boards in { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    } of { $boards }
movement-what-read-in-teams = { $name }: { $entrants } teams, { $total } boards in { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    } of { $boards }
movement-what-read-in-individual = { $name }: { $entrants } players, { $total } boards in { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    } of { $boards }
movement-read = { $name }: { $entrants } pairs, { $tables ->
    [1] one table
   *[other] { $tables } tables
    }, { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    }.
movement-read-in-teams = { $name }: { $entrants } teams, { $tables ->
    [1] one table
   *[other] { $tables } tables
    }, { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    }.
movement-read-in-individual = { $name }: { $entrants } players, { $tables ->
    [1] one table
   *[other] { $tables } tables
    }, { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    }.
movement-none = There is no movement of { $rounds } rounds for { $pairs } pairs: some would meet, or play a board, twice.
movement-howell = Howell
movement-mitchell-plain = Mitchell
movement-mitchell-skip = Mitchell with a skip
movement-mitchell-perfect = perfect Mitchell
movement-mitchell-howell = Howell
movement-mitchell-hesitation = hesitation Mitchell
movement-mitchell-share = Mitchell with a share and relay
movement-mitchell-web = web Mitchell
movement-mitchell-rover = rover Mitchell
movement-american_whist = American Whist
movement-round_robin = round robin
movement-hesitation = hesitation Mitchell
movement-web = web Mitchell
movement-rainbow = rainbow
movement-staggered = staggered individual
movement-individual = individual movement
movement-rover = rover Mitchell
movement-staggered-most = From one set of boards, an individual can have { $most } players at most.
movement-exchange = A round of one board has no half-time at which tables could exchange their boards.
movement-round = Round { $round }
movement-proposal = { $what }: { $why }
movement-why-online = { $meets ->
    [all] everybody meets everybody
   *[some] nobody meets everybody
    }, and the balance is { $balance } of 100.
movement-what-pairs = { $sections ->
    [1] {""}
   *[other] { $sections } sections of { $least }{ $least_is_most ->
        [1] {""}
       *[0] {" "}or { $most }
        } tables:{" "}
    }{ NAMED($name, kind: "movement-mitchell") }{ $other ->
    [none] {""}
   *[other] {" "}and { NAMED($other, kind: "movement-mitchell") }
    }{ $directed ->
    [switched] , arrow-switched
    [balanced] , balanced directions
   *[none] {""}
    }{ $sections ->
    [1] , { $tables }{ $rest ->
        [0] {""}
       *[other] ½
        } tables
   *[other] {""}
    }, { $total } boards in { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
    } of { $boards }, { $winners ->
    [1] one ranking
   *[2] two rankings
    }{ $rest ->
    [0] {""}
   *[other] , one pair sits out
    }
movement-why-pairs = { $merit ->
    [fair] the fairest
    [advised] the best compromise of fairness, time and boards
    [simple] the easiest to run: North-South sit, East-West move up a table
    [two] North-South and East-West are ranked separately
    [opponents] more opponents, { $boards } boards against each
    [steady] fewer moves, { $boards } boards against each pair
    [boards] fewer boards to prepare
    [longer] more boards to play
    [shorter] fewer boards to play
   *[other] another possibility
    }; { $winners ->
    [2] { $merit ->
        [two] {""}
       *[other] North-South and East-West are ranked separately;{" "}
        }
   *[1] { $meets ->
        [all] everybody meets everybody;{" "}
        [most] nearly all the pairs move;{" "}
       *[some] {""}
        }
    }{ $stationary ->
    [0] nobody keeps a table
    [1] one pair keeps its table
   *[other] { $stationary } pairs keep their tables
    }; { $cards ->
    [0] {""}
   *[other] everybody follows a guide card;{" "}
    }{ $turns ->
    [0] {""}
    [one] in round { $turned } turn the boards by a quarter: North-South play East-West;{" "}
   *[other] in rounds { $turned } turn the boards by a quarter: North-South play East-West;{" "}
    }balance { $balance } of 100{ $sharing ->
    [0] {""}
   *[other] ; some tables share boards
    }.
movement-prepare-copies = About { $hours ->
    [0] { $minutes } minutes
   *[other] { $hours } h { $minutes }
    }. To prepare: { $copies ->
    [1] { $played } boards
   *[other] { $copies } copies of { $played } boards ({ $real } in all)
    }.
movement-prepare = About { $hours ->
    [0] { $minutes } minutes
   *[other] { $hours } h { $minutes }
    }. { $sections ->
    [1] To prepare: { $played } boards
   *[other] { $played } boards in { $sections } sets ({ $real } boards in all)
    }{ $spare ->
    [0] {""}
   *[other] , of which each pair plays { $total }
    }.
