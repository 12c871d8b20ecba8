# The calculator, the rules, the score sheet and the review of a deal.

# What the calculator writes.
slip-colour = { $vulnerable ->
    [1] Vul.
   *[0] Not vul.
}
slip-stake = { $stake ->
    [1] Undoubled
    [2] Doubled
   *[4] Redoubled
}
slip-made = made
slip-failed = Failed, to each opponent
slip-lost = Doubled and four down or more: the match is lost
slip-lost-short = lost
slip-tricks = { $tricks }
slip-red = { $contract }, vulnerable
slip-green = { $contract }, not vulnerable
slip-whiz = { $made ->
    [1] { $contract }, made
   *[0] { $contract }, failed
}
slip-whist = { $contract }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} to the dealer's side

# What the calculator refuses.
slip-number = “{ $value }” is not a valid number for “{ $name }”.
slip-flag = “{ $value }” is not a valid value for “{ $name }”: write 1 for yes, 0 for no.
slip-honours = { $count } honours in one hand: only four or five trump honours, or four aces at notrump, score.
slip-alone = This game has no “{ $name }” (game: { $game }).

# The rules.
rules-turned = Tricks: { $ours } won by our side, { $theirs } by the other.

# The calculator's page.
learn-copied = Link copied
learn-not-copied = The browser does not allow copying: use the address bar.
calc-title = Work out a score
calc-game = Scoring
calc-game-contract = Contract bridge, duplicate
calc-game-rubber = Contract bridge, rubber
calc-game-chicago = Contract bridge, Chicago
calc-game-comptoir = Bridge de comptoir, simplified scoring
calc-game-comptoir-traditional = Bridge de comptoir, traditional scoring
calc-game-whiz = Whiz-Bridge
calc-game-whist = Bridge of 1900
calc-level = Contract
calc-plis = Tricks bid
calc-strain = Strain
calc-trumps = Trumps
calc-doubling = Doubling
calc-doubled-0 = Undoubled
calc-doubled-1 = Doubled
calc-doubled-2 = Redoubled
calc-vulnerability = Declarer is
calc-green = Not vulnerable
calc-red = Vulnerable
calc-result = Result
calc-made = Made
calc-failed = Failed
calc-tricks = Tricks taken
calc-tricks-dealer = Tricks of the dealer’s side
calc-honours = Honours in one hand
calc-honours-held = { $count ->
    [0] No honours to count
   *[other] { $kind ->
        [aces] All four aces
       *[trumps] { $count ->
            [5] All five honours in trumps
           *[other] Four honours in trumps
        }
    }, { $whose ->
        [ours] declarer’s side
       *[theirs] the opponents
    }
}
calc-before = Points toward the game so far
calc-last = This is the fourth deal
calc-honours-trumps = Honours in trumps: A K Q J 10
calc-honours-aces = The aces
calc-honours-left = { $left ->
    [0] All placed.
   *[other] { $all } to place, { $left } left. Until then they are not counted.
}
calc-place-dealer = Dealer (South)
calc-place-left = On the left (West)
calc-place-partner = Partner (North)
calc-place-right = On the right (East)
calc-fewer = One fewer honour: { $name }
calc-more = One more honour: { $name }
calc-void = void in trumps
calc-void-of = Void in trumps: { $name }
calc-points = { $points ->
    [one] point
   *[other] points
}
calc-to-side = to declarer’s side
calc-to-minus = scored by the opponents
calc-to-declarer = to the declarer
calc-to-others = to each opponent
calc-to-dealers = to the dealer’s side
calc-to-defenders = to the opponents
calc-line-declarer = declarer
calc-line-other = an opponent
calc-line-dealers = dealer’s side
calc-line-defenders = opponents
calc-line-title = Reason
calc-line-points = Points
calc-lines = The score, line by line
calc-below = below the line
calc-nothing = No points.
calc-share = Copy the link
calc-rules = The scoring, explained
calc-table = Every result of { $contract }
calc-table-whiz = Every contract of Whiz-Bridge
calc-head-result = Result
calc-head-whist = Tricks
calc-head-whiz = Tricks
calc-note-contract = X: doubled; XX: redoubled. Points with a minus sign go to the opponents.
calc-note-rubber = X: doubled; XX: redoubled. The rubber bonus is added at the end.
calc-note-chicago = X: doubled; XX: redoubled. Points with a minus sign go to the opponents.
calc-note-comptoir = Overtricks do not count. Undertricks are minus points to declarer’s side. “Lost”: the match is lost.
calc-note-comptoir-traditional = Duplicate scoring, both sides vulnerable. “Lost”: doubled and four down or more, the match is lost.
calc-note-whiz = The points go to the declarer if the contract is made, to each of the two others if it fails.
calc-note-whist = Trick points, by the tricks of the dealer’s side. With a minus sign they go to the opponents. Honours and slams come on top.

# The page of rules.
rules-title = Rules
rules-contents = Contents
rules-games = The games
rules-reference = Reference
rules-print = Print
learn-scrolls = Table, can be scrolled

# The score sheet.
pad-we = We
pad-they = They
pad-you = you
pad-empty = No deal scored yet.
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
pad-imps-value = { $sign ->
    [plus] +
   *[none] { "" }
}{ NUMBER($value, maximumFractionDigits: 1) }
pad-percent-value = { NUMBER($value, maximumFractionDigits: 0) }
pad-dealer = Dealer: { NAMED($seat, kind: "seat") }
pad-vulnerable = { $side ->
    [none] nobody vulnerable
    [all] all vulnerable
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
review-auction = The auction
review-no-auction = There was no auction.
review-alert = explained
review-meanings = What the calls mean
review-tricks = The tricks
review-claimed = Trick not finished: the rest was claimed
review-mark = The score
review-proof = Fair dealing
review-proof-how = How this is checked
review-proof-words = Before anyone saw a card, the server published a fingerprint of the deal number and a secret. After the deal it revealed both. Your browser has just computed the fingerprint again and checked that the number is that of these four hands: the cards were not changed.
review-proof-hash = Fingerprint published before (SHA-256 of “number:secret”)
review-proof-number = Number of the deal
review-proof-salt = Secret
