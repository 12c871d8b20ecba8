# A deal that one goes through: what the review and the analysis of a file show of it.
review-unknown = Hand unknown
review-taken = Tricks: North-South { $ns }, East-West { $ew }
review-last-trick = Trick before:
review-cost = { $tricks ->
    [one] one trick lost
   *[other] { $tricks } tricks lost
}
numbers-card = { CARDNAME($card) }: { $tricks }
numbers-legend = Under each card: the tricks of declarer’s side if it is played, when everybody plays their best from then on. In green, the best.
could-title = What could have been made
could-show = Show what could have been made
could-hide = Hide what could have been made
could-coming = Working it out…
could-turning = The turning points
could-table = The tricks of each declarer
could-table-what = With all hands seen, when everybody plays their best.
could-call-cost = { $imps ->
    [one] costs { $imps } IMP
   *[other] costs { $imps } IMPs
}
could-call-short = { $imps ->
    [one] −{ $imps } IMP
   *[other] −{ $imps } IMPs
}
could-go-on = Go on from here against the bots
could-keep = Keep this deal
could-kept = It is in your library
