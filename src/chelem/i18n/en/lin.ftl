# LIN: what cannot be read in a file of BBO's.
lin-call = “{ $text }” is no call: p, d, r, 1C … 7N.
lin-card = “{ $text }” is no card: a suit, S, H, D or C, then a rank.
lin-hand = “{ $text }” is no hand: the suits S, H, D and C, each before its ranks.
lin-dealer = “{ $text }” is no dealer: 1 for South, 2 for West, 3 for North, 4 for East.
lin-vulnerable = “{ $text }” does not say who is vulnerable: o, n, e or b.
lin-claim = “{ $text }” is no claim: the tricks of declarer's side, from 0 to 13.
lin-outcome = “{ $text }” is no contract with its declarer: 4HN=, 3NEx-1, PASS.
lin-result = The list of results has { $told } { $told ->
    [one] trick
   *[other] tricks
} for declarer's side, the claim { $tricks }.
lin-no_deal = There is no deal here.
lin-cut = This is too long to be a board of bridge; the rest of it was not read.
