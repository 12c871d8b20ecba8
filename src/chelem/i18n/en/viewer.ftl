# The viewer of a deal, in the review and in the analysis of a file.
review-unknown = Hand unknown
review-taken = Tricks: North-South { $ns }, East-West { $ew }
review-cost = { $tricks ->
    [one] one trick lost
   *[other] { $tricks } tricks lost
}
numbers-card = { CARDNAME($card) }: { $tricks }
numbers-legend = Beside each card: declarer’s tricks if it is played, with best play from then on. The best card is green.
numbers-legend-short = Beside the cards: declarer’s tricks, at best; the best are green.
could-title = Double-dummy analysis
could-show = Show the analysis
could-hide = Hide the analysis
could-coming = Calculating…
could-turning = The turning points
could-table = Tricks by declarer
could-table-what = Double dummy: all hands visible, best play by everyone.
could-call-cost = { $imps ->
    [one] costs { $imps } IMP
   *[other] costs { $imps } IMPs
}
could-call-short = { $imps ->
    [one] −{ $imps } IMP
   *[other] −{ $imps } IMPs
}
could-start = Replay against the robots
review-practice = practice deal: a player played for their robot
could-go-on = Continue from here against the robots
could-keep = Save this deal
could-kept = Saved in your library
review-live = Others have still to play this deal: you can replay it, save it and share it once they have.
viewer-tabs = All about the deal
viewer-tab-board = Hands
viewer-tab-analysis = Analysis
viewer-tab-auction = Auction
viewer-tab-tricks = Tricks
viewer-tab-course = Auction and tricks
viewer-tab-details = Details
after-replay = Play this deal again
after-share = Copy the link to the deal
after-copied = The link is copied.
after-log = Download the log
