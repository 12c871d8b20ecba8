# Bridge de comptoir.
game-comptoir = Bridge de comptoir
game-comptoir-about = Seven deals with strong hands and a simple score.

form-seven = Seven deals
match-seven = seven deals

seven-lost = A doubled contract went down four or more: the match is lost immediately.
seven-tie = Equal points: the seventh deal decides.

deal-prepared = Deal { $deal } of bridge de comptoir gives the dealer's side { $strong } of the 18 selected cards: it cannot hold { $held } honours.

deal-prepared-title = Prepared deal { $deal }: { $strong } of the 18 selected cards (the 16 honours and 2 small ones) go to the dealer's side.

calc-to-minus-in-comptoir = to declarer’s side
