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

# What cannot be scored.
score-range = A side takes 0 to 13 tricks, not { $tricks }.
score-doubling = A contract can be doubled and redoubled once: it cannot be multiplied by { $stake }.
score-sum = The two sides take 13 tricks in all, not { $tricks }.
score-honours-held = There are { $of } honours in all, not { $held }.
score-honours-void = { NAMED($seat, kind: "seat") } cannot hold a trump honour and be void in trumps.
score-boards = A match has at least one board, not { $boards }.
score-expected = { $present } results instead of { $expected }: there must be 1 to { $expected }.
