# The calculator, the rules, the score sheet and the review of a deal.

# What the calculator writes.
calc-column-vulnerability = { $vulnerable ->
    [1] Vul.
   *[0] Not vul.
}{ $doublings ->
    [0] { "" }
    [1] { " X" }
   *[other] { " XX" }
}
calc-stake = { $stake ->
    [1] Undoubled
    [2] Doubled
   *[4] Redoubled
}
calc-row-made = made
calc-cell-lost = lost
calc-text = { $contract } { $over }{ $colour ->
    [red] , vulnerable
    [green] , not vulnerable
   *[none] { "" }
}
score-lost = Match lost
calc-to-minus = scored by the opponents
calc-table = Every result for { $contract }
calc-head = Result
calc-place-dealer = Dealer (South)
calc-place-left = On the left (West)
calc-place-partner = Partner (North)
calc-place-right = On the right (East)

# What the calculator refuses.
score-method = “{ $name }” is not a scoring method. Choose among: { $methods }.
option-number = “{ $value }” is not a valid number for “{ $name }”.
option-flag = “{ $value }” is not a valid value for “{ $name }”: write 1 for yes, 0 for no.
calc-unused = “{ NAMED($method, kind: "calc-title") }” has no entry called “{ $name }”.
calc-no_vulnerability = The score of “{ NAMED($method, kind: "calc-title") }” does not depend on vulnerability: leave it out.
score-number = { $number } is not a possible number for a contract of “{ NAMED($method, kind: "calc-title") }”.
score-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: it must be 0 to 13.
score-made = With { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} where { $needed } are needed, this result is contradictory.
score-stake = In this game no contract is multiplied by { $stake }.
score-honours = “{ $value }”: four numbers that add up to { $count } are needed.
score-void_alone = “{ $places }” void in trumps: give the honours too (--honours).
score-void = “{ $places }”: a player with trump honours is not void in trumps.
score-trumps = “{ $text }” is not a trump suit with its doubles: write for example ♥, NT or ♥XX.

# The rules.
rules-turned = Tricks: { $ours } won by our side, { $theirs } by the other.

# The calculator's page.
learn-copied = Link copied
learn-not-copied = The browser does not allow copying: use the address bar.
calc-title = Score calculator
calc-method = Scoring
calc-level = Contract
calc-strain = Strain
calc-doubling = Doubling
calc-vulnerability = Declarer is
calc-green = Not vulnerable
calc-red = Vulnerable
calc-result = Result
calc-made = Made
calc-failed = Down
calc-tricks = Tricks taken
calc-honours-left = { $left ->
    [0] All placed.
   *[other] { $all } to place, { $left } left. Until then they are not counted.
}
calc-fewer = One fewer honour: { $name }
calc-more = One more honour: { $name }
calc-void = void in trumps
calc-void-of = Void in trumps: { $name }
calc-points = { $points ->
    [one] point
   *[other] points
}
calc-line-title = Reason
calc-line-points = Points
calc-lines = The score, line by line
calc-below = below the line
calc-nothing = No points.
calc-share = Copy the link
calc-bad-link = This link cannot be read as it is. { $why } Here is the nearest contract.
calc-rules = The scoring, explained

# The page of rules.
rules-title = Rules
rules-contents = Contents
rules-games = The games
rules-reference = Reference
rules-print = Print
learn-scrolls = Scrollable table

# The score sheet.
pad-we = We
pad-they = They
pad-you = you
pad-empty = The score will appear here after the first deal.
pad-how = How deals are scored
pad-title = The score, above and below the line
pad-above = Above the line
pad-below = Below the line
pad-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
pad-total = Total
pad-deals = The deals
pad-deal = Deal, contract and result
pad-tricks = Tricks
pad-honours = Hon.
pad-imps = IMPs
pad-percent = %
pad-percent-value = { $percent }%
pad-rank = { $level ->
    [yes] tied for { "" }
   *[no] { "" }
}{ $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
   *[other] { $rank }th
} of { $tables }
pad-dealer = Dealer: { NAMED($seat, kind: "seat") }
pad-vulnerable = { $side ->
    [none] nobody vulnerable
    [all] both sides vulnerable
   *[other] { NAMED($side, kind: "side") } vulnerable
}
pad-tables = The same board at the other tables
pad-contract = Contract
pad-points = Points
pad-here = here
pad-review = Review this deal

# The review of a deal.
review-title = Deal { $number }
review-table = Back to the table
review-hand = { NAMED($seat, kind: "seat") }’s hand
review-dealer = dealer
review-declarer = declarer
review-trick = { $number ->
    [0] No trick yet
   *[other] Trick { $number }
}
review-card = { NAMED($seat, kind: "seat") }: { CARDNAME($card) }
review-start = The four hands, before the first call.
review-steps = Forward and back
review-first = To the start
review-trick-back = Previous trick
review-back = One step back
review-forward = One step forward
review-trick-forward = Next trick
review-last = To the end
review-count = { $step } of { $last }
review-keys = · keys ← → Home End, Page Up and Page Down for tricks
review-card-notes = The calls and the system played
review-auction = The auction
review-no-auction = There was no auction.
review-alert = alerted
review-meanings = What the calls mean
review-tricks = The tricks
review-claimed = Trick not finished: the rest was claimed
review-mark = The score

# The card of all scores.
card-title = All scores
card-about = Duplicate in full: each contract made, each undertrick. Printed, the card fits on one page.
card-made = Contracts made, { $strains }
card-down = Undertricks
card-contract = Contract
card-tricks = Made
card-undertricks = Down
card-print = Print
card-note = X: doubled; XX: redoubled. Red: vulnerable; green: not vulnerable. “Made” counts tricks above six. Undertricks score for the opponents.

# Compare the scores of a board.
calc-scores-none = Enter at least one score, for example 420.
calc-scores-many = A board has at most { $most } scores here.
calc-scores-unknown = “{ $text }” is not a score: enter for example 420 or -50.
field-title = Compare scores
field-about = One board played at several tables: type or paste North-South’s scores, with a minus sign where the points are East-West’s.
field-scores = North-South’s scores
field-compare = Compare
field-score = Score
field-points = MPs
field-percent = %
field-cross = IMPs
field-butler = Butler
field-note = Matchpoints: top { $top }. IMPs: the average against every other table. Butler: against the datum { $datum }. All are for North-South.
field-victory = Victory points
field-victory-about = A team match: the margin in IMPs and the number of boards.
field-imps = Margin in IMPs
field-boards = Boards
field-result = { $winner } to { $loser }
