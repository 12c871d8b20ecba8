# What a hand is worth, and declarer's plan.
count-points-brief = { $points } HCP
count-points-name = High-card points
count-points = { $points } HCP
count-points-why = Ace 4, king 3, queen 2, jack 1.
count-length-brief = { $points } with length points
count-length-name = With length points
count-length = { $points } points
count-length-why = One more for each card beyond the fourth of a suit.
count-support-brief = { $points } in support
count-support-name = In support of { STRAIN($suit) }
count-support = { $points } points
count-support-why = With a fit, add points for a void, a singleton, a doubleton and each extra trump.
count-losers-brief = { $count } { $count ->
    [one] loser
   *[other] losers
}
count-losers-name = Losers
count-losers = { $count }
count-losers-why = In each suit, one loser without the ace; with two cards or more, one without the king; with three or more, one without the queen.
count-fit-brief = { STRAIN($suit) } fit { $cards }{ $exact ->
    [0] +
   *[other] {""}
}
count-fit-name = { STRAIN($suit) } fit
count-fit = { $exact ->
    [0] { $cards } cards or more
   *[other] { $cards } cards
}
count-fit-why = { $exact ->
    [0] Your cards, and those that partner’s calls promise.
   *[other] Eight or more in the two hands make good trumps.
}
count-both-brief = { $points } + { $opposite } = { $sum } HCP
count-both-name = Both hands
count-both = { $points } + { $opposite } = { $sum } HCP
count-both-why = With 25 or 26, balanced hands usually make nine tricks at notrump; with 32 or 33, twelve.

plan-needed = { $missing ->
    [0] Tricks to make: { $needed }. Winners: { $winners }. That is enough, once you are on lead.
   *[other] Tricks to make: { $needed }. Winners: { $winners }. You need { $missing } more.
}
plan-suit = { STRAIN($suit) } { $winners }
plan-winners = Winners by suit: { $suits }.
plan-trumps = { $count ->
    [one] One trump is still out.
   *[other] { $count } trumps are still out: draw them before you cash your winners, unless you need ruffs first.
}
plan-establish = Establish { STRAIN($suit) }: { $more } more { $more ->
        [one] trick
       *[other] tricks
    }, after losing { $lost ->
        [one] one trick
       *[other] { $lost } tricks
    }.
plan-break = { STRAIN($suit) }: { $more } more { $more ->
        [one] trick
       *[other] tricks
    } in all if the { $out } cards out break { $long }‑{ $short } ({ $percent }%){ $lost ->
        [0] {""}
       *[other] , after losing { $lost } of them
    }.
plan-finesse = { STRAIN($suit) }: { $rank ->
        [A] { $towards ->
            [dummy] lead low towards dummy’s king, in case the ace is in front of it.
           *[hand] lead low from dummy towards your king, in case the ace is in front of it.
        }
        [K] finesse against the king, leading { $towards ->
            [dummy] from your hand towards dummy.
           *[hand] from dummy towards your hand.
        }
       *[Q] finesse against the queen, leading { $towards ->
            [dummy] from your hand towards dummy.
           *[hand] from dummy towards your hand.
        }
    }

prepared-received = So { $held } of these { $of } cards went to { NAMED($side, kind: "side") }.
