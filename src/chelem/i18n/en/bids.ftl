# What calls mean: one message for each agreement of the system.
# $details: the lengths and the points; $some is 1 if there are any, else 0.
bid-sentence = { $text }.
bid-or = { $text }; or { $other }
bid-forcing = { $text }; { $force ->
    [1] forcing one round
   *[2] forcing to game
}
bid-and = { $some } and { $last }
bid-suit = { NAMED($suit, kind: "suit-name") }
bid-balanced = balanced
bid-cards = { $count ->
    [1] { $kind ->
        [least] { $low }+ { $suits }
        [exact] { $low ->
            [0] no { $suits }
           *[other] { $low } { $suits }
        }
        [most] at most { $high } { $suits }
       *[both] { $low }–{ $high } { $suits }
    }
   *[other] { $kind ->
        [least] { $low }+ in each of { $suits }
        [exact] { $low } in each of { $suits }
        [most] at most { $high } in each of { $suits }
       *[both] { $low }–{ $high } in each of { $suits }
    }
}
bid-points = { $kind ->
    [least] { $low }+
    [exact] { $low }
    [most] at most { $high }
   *[both] { $low }–{ $high }
} { $count ->
    [H] HCP
    [HLD] support points
   *[HL] points
}
bid-natural = { $some ->
    [0] natural
   *[1] { $details }
}
bid-colon = { $some ->
    [0] { "" }
   *[1] : { $details }
}
bid-comma = { $some ->
    [0] { "" }
   *[1] , { $details }
}

# The opening.
bid-opening-major = { bid-natural }
bid-opening-minor = { bid-natural }
bid-opening-notrump = { bid-natural }
bid-opening-strong = strong artificial { CALL($call) }{ bid-colon }; forcing
bid-opening-weak = weak two{ bid-colon }
bid-opening-preempt = preempt{ bid-colon }
bid-opening-pass = not enough to open{ bid-colon }

# The responses.
bid-response-suit = { bid-natural }
bid-response-two = { bid-natural }
bid-response-two-least = { bid-natural }
bid-response-least = waiting bid with a strong hand{ bid-colon }; forcing
bid-response-jump = strong jump shift{ bid-colon }
bid-response-notrump = notrump{ bid-colon }
bid-response-pass = no suitable bid{ bid-colon }
bid-response-cue = cue-bid of their suit, game values{ bid-colon }
bid-response-game = game, to play{ bid-colon }
bid-response-invite = invites game{ bid-colon }
bid-raise-single = single raise{ bid-colon }
bid-raise-invite = invitational raise{ bid-colon }
bid-raise-game = raise to game{ bid-colon }
bid-raise-preempt = preemptive raise{ bid-colon }
bid-raise-law = competitive raise on trump length{ bid-colon }
bid-raise-cue = cue-bid of their suit, a strong raise{ bid-colon }
bid-raise-accept = accepts the invitation{ bid-colon }
bid-raise-decline = minimum: declines the invitation{ bid-comma }
bid-raise-minimum = minimum: signs off{ bid-comma }
bid-redouble-strong = redouble to show strength{ bid-colon }

# Rebids of opener and responder.
bid-rebid-raise = raise{ bid-colon }
bid-rebid-raise-least = raise for lack of a better bid{ bid-colon }
bid-rebid-notrump = notrump{ bid-colon }
bid-rebid-suit = second suit{ bid-colon }
bid-rebid-jump = jump shift{ bid-colon }
bid-rebid-reverse = reverse{ bid-colon }
bid-rebid-again = rebids the suit{ bid-colon }
bid-rebid-jump-again = jump rebid of the suit{ bid-colon }
bid-rebid-game = game, to play{ bid-colon }
bid-rebid-invite = invites game{ bid-colon }
bid-rebid-least = for lack of a better bid{ bid-colon }
bid-rebid-pass = nothing more to show{ bid-colon }
bid-second-enquiry = checkback{ bid-comma }: asks for three-card support and for strength
bid-second-three = reply to checkback: three-card support, minimum
bid-second-three-maximum = reply to checkback: three-card support, maximum
bid-second-minimum = reply to checkback: no three-card support, minimum
bid-second-maximum = reply to checkback: no three-card support, maximum
bid-second-suits = both majors{ bid-colon }
bid-second-again = rebids the suit{ bid-colon }
bid-second-invite = invites game{ bid-colon }
bid-second-game = game, to play{ bid-colon }
bid-second-pass = nothing more to show{ bid-colon }
bid-negative-suit = bids a major shown by the double{ bid-colon }
bid-negative-jump = jumps in a major shown by the double{ bid-colon }
bid-negative-game = game in a major shown by the double{ bid-colon }
bid-negative-notrump = notrump, with their suit stopped{ bid-colon }
bid-negative-least = for lack of a better bid{ bid-colon }

# After 1NT or 2NT.
bid-nt-stayman = Stayman: asks for a four-card major{ bid-comma }
bid-nt-four-hearts = reply to Stayman: four hearts
bid-nt-four-spades = reply to Stayman: four spades, not four hearts
bid-nt-no-major = reply to Stayman: no four-card major
bid-nt-other-major = the other major: four spades as well
bid-nt-transfer = Jacoby transfer{ bid-colon }
bid-nt-accept-transfer = completes the transfer
bid-nt-superaccept = super-accepts the transfer: four trumps and a maximum
bid-nt-clubs = relay{ bid-comma }: asks partner to bid 3♣, to play there
bid-nt-to-clubs = completes the relay
bid-nt-two-suits = a second suit after the transfer{ bid-colon }
bid-nt-choice = choice of games: 3NT or the major{ bid-comma }
bid-nt-game = game, to play{ bid-colon }
bid-nt-major-game = game in the major{ bid-colon }
bid-nt-invite = invites 3NT{ bid-colon }
bid-nt-invite-major = invites game in the major{ bid-colon }
bid-nt-invite-five = invites game{ bid-colon }
bid-nt-accept = maximum: accepts the invitation
bid-nt-decline = minimum: declines the invitation
bid-nt-pass = nothing more to show{ bid-colon }
bid-nt-quantitative = quantitative 4NT{ bid-comma }: partner bids six with a maximum
bid-nt-slam = small slam, to play{ bid-colon }
bid-nt-grand = grand slam, to play{ bid-colon }
bid-stop = to play

# After a strong 2♣, a weak two or a preempt.
bid-strong-waiting = artificial, waiting: no positive response
bid-strong-positive = positive response{ bid-colon }
bid-strong-notrump = notrump{ bid-colon }
bid-strong-suit = { bid-natural }
bid-strong-raise = raise{ bid-colon }
bid-strong-game = game, no slam interest{ bid-colon }
bid-strong-nothing = nothing to show, for lack of a better bid
bid-preempt-ask = 2NT enquiry{ bid-comma }: asks whether the weak two is a maximum
bid-preempt-maximum = reply to 2NT: maximum{ bid-comma }
bid-preempt-minimum = reply to 2NT: minimum
bid-preempt-raise = raises the preempt{ bid-colon }
bid-preempt-game = game, to play{ bid-colon }
bid-preempt-own = game in a long suit{ bid-colon }
bid-preempt-pass = nothing more to show{ bid-colon }
bid-preempt-silent = has already described the hand: partner decides

# Slams.
bid-slam-aces = Blackwood: asks for aces
bid-slam-answer = reply to Blackwood: { $strain ->
    [C] no aces, or four
    [D] one ace
    [H] two aces
   *[S] three aces
}
bid-slam-small = small slam, to play{ bid-colon }
bid-slam-grand = grand slam, to play{ bid-colon }
bid-slam-stop = signs off: no slam
bid-slam-pass = to play
bid-slam-accept = maximum: accepts the slam try
bid-slam-decline = minimum: declines the slam try

# In defence.
bid-overcall-suit = overcall{ bid-colon }
bid-overcall-notrump = notrump overcall{ bid-colon }
bid-overcall-weak = preemptive overcall{ bid-colon }
bid-double-takeout = takeout double{ bid-colon }
bid-double-strong = any strong hand{ bid-colon }
bid-double-notrump = penalty double of 1NT{ bid-colon }
bid-double-negative = negative double, for the unbid suits{ bid-colon }
bid-double-values = values without a better call{ bid-colon }
bid-double-reopening = reopening double, for the other suits{ bid-colon }
bid-double-penalty = penalty double{ bid-colon }
bid-double-owed = penalty double: our side was forced to game
bid-double-left = leaves the double in
bid-reopening-notrump = notrump in the balancing seat{ bid-colon }
bid-defence-pass = no suitable bid{ bid-colon }
bid-advance-suit = { bid-natural }
bid-advance-raise = raise{ bid-colon }
bid-advance-law = competitive raise on trump length{ bid-colon }
bid-advance-cue = cue-bid of their suit, a strong raise{ bid-colon }
bid-advance-cue-double = cue-bid of their suit{ bid-comma }: asks the doubler to describe the hand
bid-advance-shows = reply to the cue-bid{ bid-colon }
bid-advance-jump = jump advance{ bid-colon }
bid-advance-notrump = notrump, with their suit stopped{ bid-colon }
bid-advance-game = game, to play{ bid-colon }
bid-advance-accept = accepts the invitation{ bid-colon }
bid-advance-minimum = minimum: signs off
bid-advance-least = forced advance, for lack of a better bid{ bid-colon }
bid-advance-convert = penalty pass, to play their contract doubled{ bid-colon }
bid-advance-pass = no suitable bid{ bid-colon }
bid-doubler-raise = raise with a strong hand{ bid-colon }
bid-doubler-suit = strong hand with a long suit{ bid-colon }
bid-doubler-notrump = strong hand, notrump{ bid-colon }
bid-doubler-game = game, to play{ bid-colon }
bid-doubler-pass = nothing more to show{ bid-colon }

# Natural bidding, where no convention applies.
bid-judge-game = game, to play{ bid-colon }
bid-judge-invite = invites game{ bid-colon }
bid-judge-fourth = fourth suit: asks partner to describe the hand further{ bid-comma }
bid-judge-suit = new suit{ bid-colon }
bid-judge-notrump = notrump{ bid-colon }
bid-judge-preference = preference{ bid-colon }
bid-judge-again = rebids the suit{ bid-colon }
bid-judge-correct = corrects to the major{ bid-colon }
bid-judge-least = for lack of a better bid{ bid-colon }
bid-judge-pass = nothing more to show{ bid-colon }
bid-compete-law = competes on trump length{ bid-colon }
bid-compete-suit = competes in a long suit{ bid-colon }
bid-compete-pass = nothing more to show{ bid-colon }
bid-plain-suit = outside the system, natural{ bid-colon }
bid-plain-notrump = outside the system, to play in notrump
bid-plain-raise = outside the system, a raise{ bid-colon }
bid-plain-call = { $call ->
    [P] nothing more to show
   *[other] outside the system, no meaning agreed
}
