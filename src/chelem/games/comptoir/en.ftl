# Bridge de comptoir.
game-comptoir = Bridge de comptoir
game-comptoir-about = Seven deals with strong hands and a simple score.

form-seven = Seven deals
match-seven = seven deals

seven-lost = A doubled contract went down four or more: the match is lost at once.
seven-tie = Equal points: the seventh deal decides.

deal-prepared = Deal { $deal } of bridge de comptoir gives { $strong } of the 18 picked cards to the dealer's side, which cannot hold { $held } honours here.

deal-prepared-title = Prepared deal { $deal }: { $strong } of the 18 picked cards (the 16 honours and 2 small ones) go to the dealer's side.
