# The end of a deal, from the reader's side, and the end of a match.
end-points = { $whose ->
    [you] Your score
   *[other] { NAMED($whose, kind: "side") }
}
end-imps = IMPs
end-percent = Matchpoints
end-others = At the other tables
end-others-playing = still playing this deal…
end-tabs = All about the deal
end-tab-match = Match
end-tab-hands = Hands
end-tab-tables = Tables
end-tab-auction = Auction
end-tab-analysis = Analysis
end-tab-details = Details
end-card = The decisive card (trick { $trick })
end-call = The decisive call
end-advice = From that hand, better: { ACTION($action) }.
end-hard = Hard to find at the table
end-reasonable = { $what ->
    [card] From the cards in sight and the auction, this card was reasonable.
   *[call] From that hand and the auction, this was reasonable.
}
end-whose = { $whose ->
    [you] your side
    [they] your opponents
   *[other] { NAMED($whose, kind: "side") }
}
end-cost = { $tricks ->
    [one] One trick lost.
   *[other] { $tricks } tricks lost.
}
end-look = Look at this moment
end-flawless = Nothing costly, double dummy: well played all round.
end-par = Double-dummy par: { $par }.
end-tables = The same deal at all { $count } tables, best score in your direction first
end-pair = { NAMED($side, kind: "side") }: { $pair }
end-pairs = Tap a contract to see the system of the robots at that table.
end-lead = Lead
end-score = Score
end-here = you
end-prepared = How the cards were prepared
end-dealing = How the cards were dealt
end-verified = Deal verified ✓
end-imps-total = { $imps } IMPs in all, over { $boards ->
    [one] one deal
   *[other] { $boards } deals
}.
end-match-waiting = Other tables are still playing these deals: your result will appear then.
end-deals = Deal by deal
end-next-of-file = Next deal in the file

# A claim of fewer tricks than are sure.
claim-sure = You have at least { $sure } sure { $sure ->
    [one] trick
   *[other] tricks
} left.
claim-take-sure = Claim { $sure } { $sure ->
    [one] trick
   *[other] tricks
}
claim-anyway = { $tricks ->
    [0] Concede the rest anyway
    [one] Claim 1 trick anyway
   *[other] Claim { $tricks } tricks anyway
}
