# The lines of a score: one message for each code, with its arithmetic.
mark-vulnerable = { $vulnerable ->
        [1] vulnerable
       *[0] not vulnerable
    }
mark-doubled = { $stake ->
        [1] undoubled
        [2] doubled
       *[4] redoubled
    }

mark-tricks = Trick points for { $level }{ STRAIN($strain) }{ $stake ->
        [1] { "" }
       *[other] { " " }{ mark-doubled }
    }: { $extra ->
        [0] { $level } × { $each }
       *[other] { $stake ->
            [1] { $level } × { $each } + { $extra }
           *[other] ({ $level } × { $each } + { $extra })
        }
    }{ $stake ->
        [1] { "" }
       *[other] { " " }× { $stake }
    }
mark-overtricks = { $count } { $count ->
        [one] overtrick
       *[other] overtricks
    }{ $stake ->
        [1] { "" }
       *[other] { " " }({ mark-doubled }, { mark-vulnerable })
    }: { $count } × { $each }
mark-undertricks = { $count }{ $after ->
        [0] { "" }
       *[other] { " " }further
    } { $count ->
        [one] undertrick
       *[other] undertricks
    } ({ mark-doubled }, { mark-vulnerable }): { $count } × { $each }
mark-partscore = Part-score
mark-game = Game, { mark-vulnerable }
mark-slam-small = Small slam, { mark-vulnerable }
mark-slam-grand = Grand slam, { mark-vulnerable }
mark-insult = Bonus for making a { mark-doubled } contract

honours-trumps = { $count ->
        [5] All 5 honours
       *[other] { $count } honours
    } in trumps ({ STRAIN($strain) }) held by { NAMED($seat, kind: "seat") }
honours-aces = All { $count } aces held by { NAMED($seat, kind: "seat") }, at { NAMED($strain, kind: "strain-name") }

rubber-won = Rubber won by { $games } games to { $lost }
rubber-unfinished-game = Only game of the unfinished rubber
rubber-unfinished-partscore = Only part-score of the unfinished game

chicago-completed = Game completed, { mark-vulnerable }: { $before } + { $made }
chicago-partscore = Part-score on the last deal

comptoir-doubled = { $doubled ->
        [1] , doubled
       *[0] { "" }
    }
comptoir-partscore = Part-score bid and made{ comptoir-doubled }
comptoir-game = Game bid and made{ comptoir-doubled }
comptoir-slam-small = Small slam bid and made{ comptoir-doubled }
comptoir-slam-grand = Grand slam bid and made{ comptoir-doubled }
comptoir-undertricks = { $count }{ $after ->
        [0] { "" }
       *[other] { " " }further
    } { $count ->
        [one] undertrick
       *[other] undertricks
    }{ comptoir-doubled }: { $count } × { $each }

whist-tricks = { $count } { $count ->
        [one] trick
       *[other] tricks
    } above six in { NAMED($strain, kind: "strain-name") }: { $count } × { $each }{ $stake ->
        [1] { "" }
       *[other] { " " }× { $stake }
    }
whist-honours = { $count ->
        [3] 3 honours
        [4] { $most ->
            [4] 4 honours in one hand
           *[other] 4 honours shared
        }
       *[5] { $most ->
            [5] 5 honours in one hand
            [4] 5 honours, 4 of them in one hand
           *[other] 5 honours shared
        }
    }: { $worth } × { $each }
whist-aces = { $count ->
        [3] 3 aces
       *[4] { $most ->
            [4] 4 aces in one hand
           *[other] 4 aces shared
        }
    }
whist-chicane-own = Chicane of { NAMED($seat, kind: "seat") }, whose side’s honours gain: { $count } × { $each }
whist-chicane-adverse = Chicane of { NAMED($seat, kind: "seat") }, whose opponents’ honours lose: { $count } × { $each }
whist-chicane-double = Double chicane of { NAMED($side, kind: "side") }, whose opponents’ honours lose: { $count } × { $each }
whist-slam-small = Small slam (12 tricks)
whist-slam-grand = Grand slam (13 tricks)
whist-won = Game won
whist-loser-tricks = The losers’ tricks
whist-loser-honours = The losers’ honours and slams
whist-settled = Settled by the winners: { $tricks } + { $honours }

whiz-made = { $tricks } tricks bid and made: 2 × { $tricks }
whiz-failed = { $tricks } tricks bid, not made: 1 × { $tricks }
whiz-game = Game bonus
whiz-slam-small = Small slam bonus
whiz-slam-grand = Grand slam bonus

# What cannot be scored.
mark-range = A side takes 0 to 13 tricks, not { $tricks }.
mark-stake = A contract can be doubled and redoubled once: a stake of { $stake } is impossible.
mark-sum = The two sides take 13 tricks in all, not { $tricks }.
mark-held = There are { $of } honours in all, not { $held }.
mark-void = { NAMED($seat, kind: "seat") } cannot hold a trump honour and be void in trumps.
mark-boards = A match has at least one board, not { $boards }.
mark-expected = { $present } results instead of { $expected }: there must be 1 to { $expected }.
