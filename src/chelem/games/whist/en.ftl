# Bridge of 1900.
game-whist = The bridge of 1900
game-whist-about = Bridge’s ancestor: no auction; the dealer names trumps, and doubles go on and on.

form-thirty = To 30 points
form-thirty-size = Best of
match-thirty = { $size ->
    [3] games at 30 points, best of three
   *[1] game at 30 points
}

narration-contract-in-whist = Trumps: { $contract }. { NAMED($seat, kind: "seat") } leads.

aloud-contract-in-whist =
    Trumps: { NAMED($strain, kind: "strain-name") }{ $stake ->
        [1] { "" }
       *[other] , each trick ×{ $stake }
    }. { NAMED($leader, kind: "seat") } leads.

contract-in-whist = { STRAIN($strain) }{ $stake ->
    [1] {""}
   *[other] {" "}×{ $stake }
} by { NAMED($seat, kind: "seat") }

contract-short-in-whist = { STRAIN($strain) }{ $stake ->
    [1] {""}
   *[other] {" "}×{ $stake }
}

aloud-scored-in-whist = The deal is over: { $taken } for the dealer’s side.

call-name = { STRAIN($argument) }
aloud-name = { $argument ->
    [NT] notrump
   *[other] { NAMED($argument, kind: "strain-name") } are trumps
}

call-ask = may I play?
call-yes = yes
call-defer = partner chooses

# What people may type, alternatives separated by bars. In the log each redouble is one more double (RULES 1.4).
typed-ask = may I play
typed-yes = yes
typed-defer = partner chooses | partner
typed-name = { $argument }
typed-X-in-whist = double | dbl | X | redouble | rdbl | XX

# The bridge of 1900.
bid-whist-name = names { STRAIN($strain) } as trumps: length and honours
bid-whist-spread = notrump: strength spread over the suits
bid-whist-choose = { $strain ->
    [NT] chooses notrump, the dealer having left the choice
   *[other] chooses { STRAIN($strain) } as trumps, the dealer having left the choice
}
bid-whist-defer = nothing worth naming: partner chooses
bid-whist-ask = not strong enough to double: leaves it to partner
bid-whist-yes = not strong enough to double: play begins
bid-whist-double = expects to hold the dealer’s side to six tricks
bid-whist-redouble = expects to win despite the double: doubles the stake again
bid-whist-pass = does not double further

declaration-deferred = The choice has been handed over already: name trumps, or notrump.
declaration-name = You have to name trumps, and “{ ACTION($action) }” does not.
doubling-cap = The trick value cannot be doubled any further (limit ×{ $stake }).
doubling-call = “{ ACTION($action) }” is not possible now.

text-statement-in-whist = “{ $text }” is not a call here: name trumps (hearts, NT…), or type partner chooses, may I play, yes, double, pass.

box-name = Name trumps
box-word-in-whist = Double or let play

record-other-in-whist = Bridge of 1900: { $declarer ->
    [none] passed out.
   *[other] { STRAIN($strain) }, ×{ $stake }, { NAMED($declarer, kind: "seat") } declarer, tricks: { $made }.
}

calc-below-in-whist = towards the 30 points

# The score.
whist-tricks = { $count } { $count ->
        [one] trick
       *[other] tricks
    } above six in { NAMED($strain, kind: "strain-name") }: { $count } × { $each }{ $stake ->
        [1] { "" }
       *[other] { " " }× { $stake }
    }
whist-honours = { $count ->
        [3] 3 honours
        [4] { $most ->
            [4] 4 honours in one hand
           *[other] 4 honours shared
        }
       *[5] { $most ->
            [5] 5 honours in one hand
            [4] 5 honours, 4 of them in one hand
           *[other] 5 honours shared
        }
    }: { $worth } × { $each }
whist-aces = { $count ->
        [3] 3 aces
       *[4] { $most ->
            [4] 4 aces in one hand
           *[other] 4 aces shared
        }
    }
whist-chicane-own = Chicane of { NAMED($seat, kind: "seat") }, whose side’s honours gain: { $count } × { $each }
whist-chicane-adverse = Chicane of { NAMED($seat, kind: "seat") }, whose opponents’ honours lose: { $count } × { $each }
whist-chicane-double = Double chicane of { NAMED($side, kind: "side") }, whose opponents’ honours lose: { $count } × { $each }
whist-slam-small = Small slam (12 tricks)
whist-slam-grand = Grand slam (13 tricks)
whist-won = Game won
whist-loser-tricks = The losers’ tricks
whist-loser-honours = The losers’ honours and slams
whist-settled = Settled by the winners: { $tricks } + { $honours }

# The calculator.
calc-title-whist = Bridge of 1900
calc-note-whist = Trick points, by the tricks of the dealer’s side. With a minus sign they go to the opponents. Honours and slams come on top.
calc-strain-in-whist = Trumps
calc-tricks-in-whist = Tricks of the dealer’s side
calc-honours-in-whist = { $kind ->
    [aces] The aces
   *[trumps] Honours in trumps: A K Q J 10
}
calc-head-in-whist = Tricks
calc-stake-in-whist = ×{ NUMBER($stake, useGrouping: 0) }
calc-text-in-whist = { $contract }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} to the dealer’s side
calc-to-dealers = to the dealer’s side
calc-to-defenders = to the opponents
calc-line-dealers = dealer’s side
calc-line-defenders = opponents
score-total-dealers = for the dealer’s side
score-total-defenders = for the opponents

# Why this call.
whist-why-notrump = { $points } HCP spread over the suits: name notrump.
whist-why-name = { $length } { NAMED($strain, kind: "strain-name") } with { $honours ->
    [one] { $honours } honour
   *[other] { $honours } honours
}: enough to name the suit.
whist-why-choose = The choice is yours: { NAMED($strain, kind: "strain-name") }, { $length } cards, are your best trumps.
whist-why-defer = No suit worth naming: that takes four cards with three honours, five with two, or six with one.
whist-why-double = About { $tricks } tricks in your own hand: double.
whist-why-play = { $tricks ->
    [0] No sure trick
    [1] About one trick
   *[other] About { $tricks } tricks
} in your hand: too few to double the stake.

# What a hand is worth.
whist-note-suit-brief = { STRAIN($suit) } { whist-note-suit }
whist-note-suit-name = { STRAIN($suit) } as trumps
whist-note-suit = { $cards } { $cards ->
        [one] card
       *[other] cards
    }, { $honours } { $honours ->
        [one] honour
       *[other] honours
    }
whist-note-suit-why = { $advised ->
        [1] Worth naming (4 cards with 3 honours, 5 with 2, or 6 with 1).{" "}
       *[other] {""}
    }A trick counts { $each }{ $worth ->
        [0] .
       *[other] ; your honours, { $worth }.
    }
whist-note-aces-brief = notrump, { $points } HCP
whist-note-aces-name = Notrump
whist-note-aces = { $points } HCP, { $aces } { $aces ->
    [one] ace
   *[other] aces
}
whist-note-aces-why = { $advised ->
        [1] Worth naming: the strength is spread over the suits.{" "}
       *[other] {""}
    }A trick counts 12{ $worth ->
        [0] .
       *[other] ; your aces, { $worth }.
    }
