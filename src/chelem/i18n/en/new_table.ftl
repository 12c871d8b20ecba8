# A new table: the game, the match, the seats, the options.
new-title = New table
new-game = Game
new-match = Match
new-chairs = Who sits where
new-chair-me = me
new-chair-bot = a robot
new-chair-open = open, for a friend
new-more = Options and table settings
new-open = Open the table
form-duplicate-size = Number of boards
form-deals-size = Number of deals
choice-mark = Scoring
choice-mark-simplified = simplified
choice-mark-traditional = traditional
choice-redouble = Redouble
choice-redouble-true = allowed
choice-redouble-false = no
choice-immediate_loss = Doubled and four down loses the match
choice-immediate_loss-true = yes
choice-immediate_loss-false = no
choice-unfinished_partscore = Part-score of an unfinished rubber
choice-unfinished_partscore-100 = 100 points
choice-unfinished_partscore-50 = 50 points
choice-chicago_vulnerable = Chicago: vulnerable on deals 2 and 3
choice-chicago_vulnerable-dealer = dealer’s side
choice-chicago_vulnerable-non-dealer = the other side
choice-chicago_honours = Chicago: honours
choice-chicago_honours-true = counted
choice-chicago_honours-false = no
choice-chicago_partscores = Chicago: part-scores
choice-chicago_partscores-carried = carry over
choice-chicago_partscores-fifty = 50 each, nothing carries over, no honours
choice-doubling = Doubles
choice-doubling-unlimited = unlimited
choice-doubling-hundred = up to 100 a trick
choice-redealer = If all pass
choice-redealer-same = the same player redeals
choice-redealer-next = the next player deals
bots-system = Bidding system
bots-style = Style of the robots
bots-style-usual = usual
new-side = { $side ->
    [NS] North-South plays
   *[EW] East-West plays
}
new-side-usual = the system above
new-side-unnamed = card without a name
