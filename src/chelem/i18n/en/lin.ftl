# LIN: faults in files from BBO.
lin-call = “{ $text }” is not a call: p, d, r, 1C … 7N.
lin-card = “{ $text }” is not a card: a suit, S, H, D or C, then a rank.
lin-hand = “{ $text }” is not a hand: the suits S, H, D and C, each followed by its ranks.
lin-dealer = “{ $text }” is not a dealer: 1 for South, 2 for West, 3 for North, 4 for East.
lin-vulnerable = “{ $text }” is not a vulnerability: o, n, e or b.
lin-claim = “{ $text }” is not a claim: declarer’s tricks, from 0 to 13.
lin-outcome = “{ $text }” is not a contract with its declarer: write for example 4HN=, 3NEx-1 or PASS.
lin-result = The list of results gives { $told } { $told ->
    [one] trick
   *[other] tricks
} for declarer’s side, the claim { $tricks }.
lin-no_deal = There is no deal here.
lin-cut = This is too long for one board; the rest was not read.
