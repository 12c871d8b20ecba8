# Bridge de comptoir.
game-comptoir = Bridge de comptoir
game-comptoir-about = Seven deals with strong hands and a simple score.

form-seven = Seven deals
match-seven = seven deals

seven-lost = A doubled contract went down four or more: the match is lost immediately.
seven-tie = Equal points: the seventh deal decides.

deal-prepared = Deal { $deal } of bridge de comptoir gives the dealer’s side { $strong } of the 18 selected cards: it cannot hold { $held } honours.

deal-prepared-title = Prepared deal { $deal }: { $strong } of the 18 selected cards (the 16 honours and 2 small ones) go to the dealer’s side.

prepared-received-in-comptoir = So { $held } of the { $of } honours went to { NAMED($side, kind: "side") }.

calc-to-minus-in-comptoir = to declarer’s side

# The score.
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

# The calculator.
calc-title-comptoir = Bridge de comptoir, simplified scoring
calc-note-comptoir = Overtricks do not count. Undertricks are minus points to declarer’s side. “Lost”: the match is lost.
calc-title-comptoir-traditional = Bridge de comptoir, traditional scoring
calc-note-comptoir-traditional = Duplicate scoring, both sides vulnerable. “Lost”: doubled and four down or more, the match is lost.
comptoir-lost = Doubled and four down or more: the match is lost
