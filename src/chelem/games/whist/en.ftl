# The old bridge of 1900.
game-whist = The bridge of 1900
game-whist-about = The ancestor: name trumps, and double without end.

form-thirty = To 30 points
form-thirty-size = Best of
match-thirty = { $size ->
    [3] games at 30 points, best of three
   *[1] game at 30 points
}

told-contract-in-whist = Trumps: { $contract }. { NAMED($seat, kind: "seat") } leads.

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

aloud-scored-in-whist = The deal is over: { $taken } for the dealer's side.

call-name = { STRAIN($argument) }
aloud-name = { $argument ->
    [NT] notrump
   *[other] { NAMED($argument, kind: "strain-name") } are trumps
}

call-ask = may I play?
call-yes = yes
call-defer = partner chooses

# What people may type, with a bar between the ways. In the log each redouble is one more double (RULES 1.4).
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
bid-whist-double = expects to hold the dealer's side to six tricks
bid-whist-redouble = expects to win despite the double: doubles the stake again
bid-whist-pass = does not double further

declaration-deferred = The choice has been handed over already: name trumps, or notrump.
declaration-name = You have to name trumps, and “{ ACTION($action) }” does not.
doubling-cap = The trick value cannot be doubled any further (limit ×{ $stake }).
doubling-call = “{ ACTION($action) }” is not possible now.

text-statement-in-whist = “{ $text }” is not a call here: name trumps (hearts, NT…), or type partner chooses, may I play, yes, double, pass.

box-name = Name trumps
box-word-in-whist = Double or let play

record-other-in-whist = Old bridge of 1900: { $declarer ->
    [none] nobody plays.
   *[other] { STRAIN($strain) }, ×{ $stake }, { NAMED($declarer, kind: "seat") } declarer: { $made } made.
}

calc-below-in-whist = toward the 30 points
