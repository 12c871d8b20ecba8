# What calls mean: a message for each rule of the system, the sentence a player would say.
# $details: the lengths and the points, if there are any ($some is 1 then).
bid-sentence = { $text }.
bid-or = { $text }; or { $other }
bid-forcing = { $text }; { $force ->
    [1] forcing one round
   *[2] forcing to game
}
bid-and = { $some } and { $last }
bid-suit = { NAMED($suit, kind: "suit-name") }
bid-regular = balanced
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
    [HLD] points with the fit
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
bid-opening-strong = strong artificial { CALL($call) }{ bid-colon }; partner must answer
bid-opening-weak = weak two{ bid-colon }
bid-opening-preempt = preempt{ bid-colon }
bid-opening-pass = not enough to open{ bid-colon }

# The responses.
bid-response-suit = { bid-natural }
bid-response-two = { bid-natural }
bid-response-two-least = { bid-natural }
bid-response-least = waits with a strong hand{ bid-colon }; forcing
bid-response-jump = strong jump{ bid-colon }
bid-response-notrump = no trumps{ bid-colon }
bid-response-pass = nothing to bid{ bid-colon }
bid-response-cue = cue-bid (their suit), values for game{ bid-colon }
bid-response-game = game, to play{ bid-colon }
bid-response-invite = invites game{ bid-colon }
bid-raise-single = single raise{ bid-colon }
bid-raise-invite = invitational raise{ bid-colon }
bid-raise-game = raise to game{ bid-colon }
bid-raise-preempt = preemptive raise{ bid-colon }
bid-raise-law = raise on the number of trumps{ bid-colon }
bid-raise-cue = cue-bid (their suit), a strong raise{ bid-colon }
bid-raise-accept = accepts game{ bid-colon }
bid-raise-decline = minimum: declines game{ bid-comma }
bid-raise-minimum = minimum: nothing more{ bid-comma }
bid-redouble-strong = redouble on strength{ bid-colon }

# Opener and responder go on.
bid-rebid-raise = raise{ bid-colon }
bid-rebid-raise-least = raise for want of better{ bid-colon }
bid-rebid-notrump = no trumps{ bid-colon }
bid-rebid-suit = second suit{ bid-colon }
bid-rebid-jump = jump in a second suit{ bid-colon }
bid-rebid-reverse = reverse{ bid-colon }
bid-rebid-again = the suit again{ bid-colon }
bid-rebid-jump-again = the suit again with a jump{ bid-colon }
bid-rebid-game = game, to play{ bid-colon }
bid-rebid-invite = invites game{ bid-colon }
bid-rebid-least = for want of better{ bid-colon }
bid-rebid-pass = nothing to add{ bid-colon }
bid-second-enquiry = checkback{ bid-comma }: asks for three cards in the major, and for strength
bid-second-three = answer to the checkback: three cards in the major, minimum
bid-second-three-maximum = answer to the checkback: three cards in the major, maximum
bid-second-minimum = answer to the checkback: not three cards in the major, minimum
bid-second-maximum = answer to the checkback: not three cards in the major, maximum
bid-second-suits = both majors{ bid-colon }
bid-second-again = the suit again{ bid-colon }
bid-second-invite = invites game{ bid-colon }
bid-second-game = game, to play{ bid-colon }
bid-second-pass = nothing to add{ bid-colon }
bid-negative-suit = bids the major of the double{ bid-colon }
bid-negative-jump = jumps in the major of the double{ bid-colon }
bid-negative-game = game in the major of the double{ bid-colon }
bid-negative-notrump = no trumps, their suit stopped{ bid-colon }
bid-negative-least = for want of better{ bid-colon }

# After 1NT or 2NT.
bid-nt-stayman = Stayman: asks for a four-card major{ bid-comma }
bid-nt-four-hearts = answer to Stayman: 4 hearts
bid-nt-four-spades = answer to Stayman: 4 spades, not 4 hearts
bid-nt-no-major = answer to Stayman: no four-card major
bid-nt-other-major = the other major: 4 spades as well
bid-nt-transfer = transfer (Jacoby){ bid-colon }
bid-nt-accept-transfer = completes the transfer
bid-nt-superaccept = completes the transfer with a jump: four trumps and a maximum
bid-nt-clubs = relay{ bid-comma }: asks for 3♣, to play there
bid-nt-to-clubs = answers the relay, as asked
bid-nt-two-suits = a second suit after the transfer{ bid-colon }
bid-nt-choice = choice of games: 3NT or the major{ bid-comma }
bid-nt-game = game, to play{ bid-colon }
bid-nt-major-game = game in the major{ bid-colon }
bid-nt-invite = invites 3NT{ bid-colon }
bid-nt-invite-major = invites game in the major{ bid-colon }
bid-nt-invite-five = invites game{ bid-colon }
bid-nt-accept = maximum: accepts game
bid-nt-decline = minimum: declines game
bid-nt-pass = nothing to add{ bid-colon }
bid-nt-quantitative = quantitative 4NT{ bid-comma }: six if partner is maximum
bid-nt-slam = small slam, to play{ bid-colon }
bid-nt-grand = grand slam, to play{ bid-colon }
bid-stop = to play, nothing to add

# After a strong 2♣, a weak two or a preempt.
bid-strong-waiting = artificial, waiting: no positive answer
bid-strong-positive = positive answer{ bid-colon }
bid-strong-notrump = no trumps{ bid-colon }
bid-strong-suit = { bid-natural }
bid-strong-raise = raise{ bid-colon }
bid-strong-game = game, no hope of a slam{ bid-colon }
bid-strong-nothing = nothing to show, for want of better
bid-preempt-ask = artificial 2NT{ bid-comma }: asks whether the weak two is a maximum
bid-preempt-maximum = answer to 2NT: maximum{ bid-comma }
bid-preempt-minimum = answer to 2NT: minimum
bid-preempt-raise = takes the preempt higher{ bid-colon }
bid-preempt-game = game, to play{ bid-colon }
bid-preempt-own = game in a suit of one's own{ bid-colon }
bid-preempt-pass = nothing to add{ bid-colon }
bid-preempt-silent = has said it all: partner decides

# Slams.
bid-slam-aces = Blackwood: asks for aces
bid-slam-answer = answer to Blackwood: { $strain ->
    [C] no ace, or four
    [D] one ace
    [H] two aces
   *[S] three aces
}
bid-slam-small = small slam, to play{ bid-colon }
bid-slam-grand = grand slam, to play{ bid-colon }
bid-slam-stop = stops here: no slam
bid-slam-pass = to play, nothing to add
bid-slam-accept = maximum: accepts the slam
bid-slam-decline = minimum: declines the slam

# In defence.
bid-overcall-suit = overcall{ bid-colon }
bid-overcall-notrump = overcall in no trumps{ bid-colon }
bid-overcall-weak = preemptive overcall{ bid-colon }
bid-double-takeout = takeout double{ bid-colon }
bid-double-strong = any strong hand{ bid-colon }
bid-double-notrump = double of 1NT, for penalties{ bid-colon }
bid-double-negative = negative double, for the unbid suits{ bid-colon }
bid-double-values = points without a better call{ bid-colon }
bid-double-reopening = reopening double, for the other suits{ bid-colon }
bid-double-penalty = penalty double{ bid-colon }
bid-double-owed = penalty double: game was promised
bid-double-left = leaves the double in
bid-reopening-notrump = reopens in no trumps{ bid-colon }
bid-defence-pass = nothing to bid{ bid-colon }
bid-advance-suit = { bid-natural }
bid-advance-raise = raise{ bid-colon }
bid-advance-law = raise on the number of trumps{ bid-colon }
bid-advance-cue = cue-bid (their suit), a strong raise{ bid-colon }
bid-advance-cue-double = cue-bid (their suit){ bid-comma }: asks the doubler to describe the hand
bid-advance-shows = answers the cue-bid{ bid-colon }
bid-advance-jump = jump answer{ bid-colon }
bid-advance-notrump = no trumps, their suit stopped{ bid-colon }
bid-advance-game = game, to play{ bid-colon }
bid-advance-accept = accepts game{ bid-colon }
bid-advance-minimum = minimum: nothing more
bid-advance-least = forced answer, for want of better{ bid-colon }
bid-advance-convert = penalty pass, to play their contract doubled{ bid-colon }
bid-advance-pass = nothing to bid{ bid-colon }
bid-doubler-raise = raise on a strong hand{ bid-colon }
bid-doubler-suit = strong hand with its own suit{ bid-colon }
bid-doubler-notrump = strong hand, no trumps{ bid-colon }
bid-doubler-game = game, to play{ bid-colon }
bid-doubler-pass = nothing to add{ bid-colon }

# Judgement, where no convention speaks.
bid-judge-game = game, to play{ bid-colon }
bid-judge-invite = invites game{ bid-colon }
bid-judge-fourth = fourth suit: asks for more{ bid-comma }
bid-judge-suit = new suit{ bid-colon }
bid-judge-notrump = no trumps{ bid-colon }
bid-judge-preference = preference{ bid-colon }
bid-judge-again = the suit again{ bid-colon }
bid-judge-correct = corrects to the major{ bid-colon }
bid-judge-least = for want of better{ bid-colon }
bid-judge-pass = nothing to add{ bid-colon }
bid-compete-law = competes on the number of trumps{ bid-colon }
bid-compete-suit = competes in a long suit{ bid-colon }
bid-compete-pass = nothing to add{ bid-colon }
bid-plain-suit = outside the system, natural{ bid-colon }
bid-plain-notrump = outside the system, to play in no trumps
bid-plain-raise = outside the system, a raise{ bid-colon }
bid-plain-call = { $call ->
    [P] nothing to add
   *[other] outside the system, no meaning agreed
}
