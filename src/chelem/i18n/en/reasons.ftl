# Why this card: each sentence is true of the card, by what its player can see.
card_reason-expected = { $tricks } { $single ->
    [1] trick
   *[0] tricks
} in all, on average.

# The opening lead.
reason-lead-trump = A trump, to cut down ruffs.
reason-lead-partners = Partner’s suit.
reason-lead-unbid = A suit that the opponents have not bid.
reason-lead-singleton = A singleton: you can ruff the next round.
reason-lead-only = Your only card of the suit.
reason-lead-ace-king = The ace from ace-king: unless it is ruffed, you stay on lead.
reason-lead-sequence = Top of a sequence: { CARD($card) }, with { CARD($next) } below it.
reason-lead-doubleton = Top of a doubleton.
reason-lead-interior = An interior sequence: { CARD($card) } with { CARD($next) }, and an honour above.
reason-lead-fourth = { $longest ->
    [1] Fourth best of your longest suit.
   *[0] Fourth best of the suit.
}
reason-lead-low = Low from an honour, { CARD($honour) }.
reason-lead-top = Top of small cards: it promises no honour.

# Declarer's side on lead.
reason-draws-trumps = { $count ->
    [1] Draw trumps: the opponents have one left.
   *[other] Draw trumps: the opponents have { $count } left.
}
reason-unblocks = Unblock: cash { CARD($card) } first, from the hand with fewer { NAMED($suit, kind: "strain-name") }.
reason-leads-to-ruff = { $dummy ->
    [1] To ruff in dummy, which has no { NAMED($suit, kind: "strain-name") }.
   *[0] To ruff in the other hand, which has no { NAMED($suit, kind: "strain-name") }.
}
reason-finesse-lead = Finesse towards { CARD($card) }: it works if { NAMED($seat, kind: "seat") } has { CARD($missing) }.
reason-drives-out = { $count ->
    [1] Drive out { CARD($missing) }: one of your cards will then be high.
   *[other] Drive out { CARD($missing) }: { $count } of your cards will then be high.
}
reason-cashes = Cash { CARD($card) }: it is high.
reason-crosses = { $dummy ->
    [1] Cross to dummy with { CARD($card) }, which is high.
   *[0] Cross to the other hand with { CARD($card) }, which is high.
}
reason-develops = Work on { NAMED($suit, kind: "strain-name") }, your longest suit: { $count } cards between the two hands.

# A defender on lead.
reason-gives-ruff = Partner has no { NAMED($suit, kind: "strain-name") } left, and can ruff if there is a trump left there.
reason-cashes-to-defeat = { $count ->
    [1] Your winner defeats the contract: cash it.
   *[other] Your winners are enough to defeat the contract: cash { $count } of them.
}
reason-stops-ruffs = A trump: dummy could ruff { NAMED($suit, kind: "strain-name") }.
reason-returns = Return the suit that partner led first.
reason-continues = Continue the suit that you led first.
reason-through = Lead through dummy’s { CARD($card) }: partner plays after dummy.
reason-toward = Lead up to dummy’s weakness: there is nothing there above { CARD($card) }.

# Following suit.
reason-overtakes = Overtake partner with { CARD($card) }, to lead from this hand.
reason-over-dummy = { CARD($card) } is enough: keep { CARD($kept) } over dummy’s { CARD($honour) }.
reason-finesse = Finesse with { CARD($card) }: it works if { NAMED($seat, kind: "seat") } has { CARD($missing) }.
reason-takes-cheaply = { CARD($card) } wins the trick: no need to play higher.
reason-takes = { CARD($card) } is sure to win the trick.
reason-takes-unless-ruffed = { CARD($card) } wins the trick unless it is ruffed.
reason-third-high = { $equals ->
    [1] Third hand high; from equals, the lowest.
   *[0] Third hand high: { CARD($card) } wins, or forces out a higher card.
}
reason-covers = Cover { CARD($led) }: the opponents must spend a second honour to win.
reason-splits = Play one of your touching honours: it wins, or forces out a higher card.
reason-encourages = Attitude: { CARD($card) }, not your lowest, asks partner to go on with { NAMED($suit, kind: "strain-name") }.
reason-discourages = Attitude: your lowest does not ask for { NAMED($suit, kind: "strain-name") } again.
reason-count-even = Count: { CARD($card) }, not your lowest, shows an even number of { NAMED($suit, kind: "strain-name") }.
reason-count-odd = Count: your lowest shows an odd number of { NAMED($suit, kind: "strain-name") }.
reason-runs = Let { CARD($led) } run: the finesse works if { NAMED($seat, kind: "seat") } has { CARD($missing) }.
reason-holds-up = Hold up { CARD($card) }, to cut the link between the opponents’ hands.
reason-empty-air = Play low: dummy’s { CARD($card) } will capture only small cards, and you keep { CARD($kept) }.
reason-other-hand-wins = Play low: the other hand has { CARD($card) }, which is high.
reason-partner-wins = Partner wins the trick: keep your high cards.
reason-partner-winning = Partner is winning the trick so far: no need to spend a higher card.
reason-second-low = Second hand low: partner is still to play.
reason-keeps-high = Play low: keep { CARD($card) } for later.
reason-may-win = { CARD($card) } wins unless a player still to come has a higher card.
reason-cannot-win = Nothing here wins the trick: play your lowest.

# Ruffs and discards.
reason-ruffs = Ruff with { CARD($card) }: the opponents are winning the trick.
reason-ruffs-high = Ruff high enough, with { CARD($card) }: nobody can overruff.
reason-overruffs = Overruff with { CARD($card) }.
reason-leaves-to-partner = Partner wins the trick: no need to ruff.
reason-discard-likes = A signal: { CARD($card) }, not your lowest, shows interest in { NAMED($suit, kind: "strain-name") }.
reason-keeps-guard = Discard here: { CARD($honour) } needs all its guards.
reason-keeps-winners = { $count ->
    [1] Discard a card that the opponents can beat, and keep { CARD($card) }, which is high.
   *[other] Discard a card that the opponents can beat, and keep your { $count } winners.
}
reason-discards-idle = Discard a card that guards no honour.

# Calls: what the hand has of what the rule asks for.
reason-call-opens = { $facts }: open { CALL($call) }.
reason-call-responds = { $facts }: respond { CALL($call) }.
reason-call-raises = { $facts }: raise to { CALL($call) }.
reason-call-overcalls = { $facts }: overcall { CALL($call) }.
reason-call-bids = { $facts }: bid { CALL($call) }.
reason-call-doubles = { $facts }: double.
reason-call-redoubles = { $facts }: redouble.
reason-call-forced = Partner’s call is forcing: you may not pass.
reason-call-fit = At least { $count } { NAMED($suit, kind: "shows-plural") } between the two hands: a fit.
reason-call-total = { $high ->
    [40] At least { $low } HCP between the two hands, judging by partner’s calls.
   *[other] { $low }–{ $high } HCP between the two hands, judging by partner’s calls.
}
reason-call-gains = { ACTION($call) } scores more than { ACTION($usual) } on average over { $layouts } simulated deals.
reason-call-gains-in-imps = { ACTION($call) } scores { $gain } IMPs more than { ACTION($usual) } on average over { $layouts } simulated deals.
reason-call-gains-in-points = { ACTION($call) } scores { $gain } points more than { ACTION($usual) } on average over { $layouts } simulated deals.
reason-pass-no-opening = { $points } HCP: not enough to open.
reason-pass-no-game = At most { $points } HCP between the two hands: too few for game.
reason-pass-no-slam = Game has been bid, and at most { $points } HCP between the two hands are not enough for a slam.
reason-pass-game-made = With your { $below } points below the line, { CALL($bid) } makes game: only a slam is worth more, and at most { $points } HCP between the two hands are not enough for it.
reason-pass-no-overcall = { $points } HCP: nothing to say over their bid.
reason-pass-enough = { $points } HCP: nothing to add.

# The coach: what a move costs, before it is made.
coach-tricks = { CARD($card) } costs { $tricks } { $single ->
    [1] trick
   *[0] tricks
} on average.
coach-contract = { $declaring ->
    [1] { $with ->
        [0] The contract always goes down, rather than { $best ->
            [100] always making
           *[other] making { $best } times in a hundred
        }.
       *[other] The contract makes { $with } times in a hundred, rather than { $best ->
            [100] always
           *[other] { $best }
        }.
    }
   *[0] { $with ->
        [0] The contract always makes, rather than { $best ->
            [100] always going down
           *[other] going down { $best } times in a hundred
        }.
       *[other] The contract goes down { $with } times in a hundred, rather than { $best ->
            [100] always
           *[other] { $best }
        }.
    }
}
coach-layouts = { $layouts ->
    [1] This is the only layout left of the other cards, with best play by all.
   *[other] Based on { $layouts } possible layouts of the hidden cards, with best play by all afterwards.
}
reason-card-shows = { CALL($call) } shows { $shown }; the hand had { $held }. The card says { CALL($better) }.
reason-card-means = The hand is not one that { CALL($call) } shows: { $shown } The card says { CALL($better) }.
reason-card-allows = { CALL($call) } is possible with the hand; the card says { CALL($better) }.
reason-card-lacks = The card does not have { CALL($call) } here: it says { CALL($better) }.
reason-system-shows = { CALL($call) } shows { $shown }; the hand had { $held }. The system’s call is { CALL($better) }.
reason-system-means = The hand is not one that { CALL($call) } shows: { $shown } The system’s call is { CALL($better) }.
reason-system-allows = { CALL($call) } is possible with the hand; the system’s call is { CALL($better) }.
reason-system-lacks = The system does not have { CALL($call) } here: its call is { CALL($better) }.
reason-coach-forced = Partner’s call is forcing: they count on you not to pass.
reason-coach-shows = { CALL($call) } shows { $shown }; your hand: { $held }.
reason-coach-means = { CALL($call) } does not show your hand: { $shown }
reason-coach-slam = { CALL($call) } needs about { $needed } HCP in the two hands. You have { $held }, and nothing says that partner has the rest.
reason-coach-loses = The system does not bid { CALL($call) } here: it loses { $lost } points on average over { $layouts } simulated deals.
reason-coach-loses-in-imps = The system does not bid { CALL($call) } here: it loses { $lost } IMPs on average over { $layouts } simulated deals.
reason-coach-scores-less = { ACTION($call) } scores less than { ACTION($better) } on { $worse } of { $layouts } simulated deals.
