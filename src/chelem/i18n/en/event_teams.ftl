# What a team gained on a board.
event-why-team-missing = The result of one of the two tables is missing.
event-why-team-scores = { $here } where the team sat North-South, { $there } for North-South at the other table: a difference of { $difference }, { DECIMAL($gain) } IMPs.
event-why-team-scores-in-boards = { $here } where the team sat North-South, { $there } for North-South at the other table: { $won ->
        [won] the board is won
        [lost] the board is lost
       *[even] the board is tied
    }.
event-why-team-artificial = By a ruling, { DECIMAL($gain) } IMPs.
event-why-team-artificial-in-boards = By a ruling, { DECIMAL($gain) } of a board.
event-why-team-weighted = Each outcome that the ruling weighs is compared with the other table: { DECIMAL($gain) } IMPs.
event-why-team-weighted-in-boards = Each outcome that the ruling weighs is compared with the other table: { DECIMAL($gain) } of a board.
