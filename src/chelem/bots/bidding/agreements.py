"""The agreements of the system: a name for each kind of call, and the properties that rules use."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Agreement:
    """An agreement between partners; `code` tells it from the others.

    The bidding depends on the other fields.
    """

    code: str
    artificial: bool = False
    """The call does not offer to play in the strain it names."""
    preemptive: bool = False
    """The call fully describes the hand: partner makes all further decisions."""
    last_resort: bool = False
    """Used if no call describes the hand; partner assumes another agreement for the call if there is one."""
    response: bool = False
    """A response to the opening; if it is overcalled, opener rebids only with something to describe."""
    survives_bid: bool = False
    """Partner answers even if the next player bids."""
    survives_double: bool = False
    """Partner answers even if the next player doubles."""
    slam: bool = False
    """Slam bidding, which is not started twice."""
    natural_notrump: bool = False
    """In notrump up to game, the call shows a hand suitable for notrump."""
    strong_opening: bool = False
    any_level: bool = False
    """Allowed above 3♠ even if a pass is possible."""
    secondary: bool = False
    """An exceptional meaning, explained after the usual one of the same call."""


# Opening bids.
OPENING_MAJOR = Agreement("opening.major")
OPENING_MINOR = Agreement("opening.minor")
OPENING_NOTRUMP = Agreement("opening.notrump", natural_notrump=True)
OPENING_PASS = Agreement("opening.pass")
OPENING_PREEMPT = Agreement("opening.preempt", preemptive=True)
OPENING_STRONG = Agreement("opening.strong", artificial=True, survives_double=True, strong_opening=True)
OPENING_WEAK = Agreement("opening.weak", preemptive=True)

# Responses to an opening of one of a suit, and to one notrump when the opponents come in.
RESPONSE_CUE = Agreement("response.cue", artificial=True, response=True)
RESPONSE_GAME = Agreement("response.game", response=True, natural_notrump=True)
RESPONSE_INVITE = Agreement("response.invite", response=True, natural_notrump=True)
RESPONSE_JUMP = Agreement("response.jump", response=True)
RESPONSE_LEAST = Agreement("response.least", artificial=True, last_resort=True, response=True)
RESPONSE_NOTRUMP = Agreement("response.notrump", response=True, natural_notrump=True)
RESPONSE_PASS = Agreement("response.pass", response=True)
RESPONSE_SUIT = Agreement("response.suit", response=True, survives_double=True)
RESPONSE_TWO = Agreement("response.two", response=True, survives_double=True)
RESPONSE_TWO_LEAST = Agreement("response.two.least", last_resort=True, response=True, survives_double=True)

# Raises of opener's suit.
RAISE_ACCEPT = Agreement("raise.accept")
RAISE_CUE = Agreement("raise.cue", artificial=True)
RAISE_DECLINE = Agreement("raise.decline")
RAISE_GAME = Agreement("raise.game")
RAISE_INVITE = Agreement("raise.invite")
RAISE_LAW = Agreement("raise.law")
RAISE_MINIMUM = Agreement("raise.minimum")
RAISE_PREEMPT = Agreement("raise.preempt")
RAISE_SINGLE = Agreement("raise.single")

# Redoubles.
REDOUBLE_STRONG = Agreement("redouble.strong")

# Opener's rebids.
REBID_AGAIN = Agreement("rebid.again")
REBID_GAME = Agreement("rebid.game", natural_notrump=True)
REBID_INVITE = Agreement("rebid.invite", natural_notrump=True)
REBID_JUMP = Agreement("rebid.jump")
REBID_JUMP_AGAIN = Agreement("rebid.jump-again")
REBID_LEAST = Agreement("rebid.least", last_resort=True)
REBID_NOTRUMP = Agreement("rebid.notrump", natural_notrump=True)
REBID_PASS = Agreement("rebid.pass")
REBID_RAISE = Agreement("rebid.raise", any_level=True)
REBID_RAISE_LEAST = Agreement("rebid.raise.least", last_resort=True)
REBID_REVERSE = Agreement("rebid.reverse")
REBID_SUIT = Agreement("rebid.suit")

# Responder's rebids after one notrump.
SECOND_AGAIN = Agreement("second.again")
SECOND_ENQUIRY = Agreement("second.enquiry", artificial=True, survives_double=True)
SECOND_GAME = Agreement("second.game", natural_notrump=True)
SECOND_INVITE = Agreement("second.invite", natural_notrump=True)
SECOND_MAXIMUM = Agreement("second.maximum")
SECOND_MINIMUM = Agreement("second.minimum", artificial=True)
SECOND_PASS = Agreement("second.pass")
SECOND_SUITS = Agreement("second.suits")
SECOND_THREE = Agreement("second.three")
SECOND_THREE_MAXIMUM = Agreement("second.three-maximum")

# Opener's rebids after a negative double.
NEGATIVE_GAME = Agreement("negative.game")
NEGATIVE_JUMP = Agreement("negative.jump")
NEGATIVE_LEAST = Agreement("negative.least", last_resort=True)
NEGATIVE_NOTRUMP = Agreement("negative.notrump", natural_notrump=True)
NEGATIVE_SUIT = Agreement("negative.suit")

# After an opening or overcall of one or two notrump.
NT_ACCEPT = Agreement("nt.accept", survives_double=True)
NT_ACCEPT_TRANSFER = Agreement("nt.accept-transfer", survives_double=True)
NT_CHOICE = Agreement("nt.choice", survives_double=True)
NT_CLUBS = Agreement("nt.clubs", artificial=True, survives_double=True)
NT_DECLINE = Agreement("nt.decline", survives_double=True)
NT_FOUR_HEARTS = Agreement("nt.four-hearts", survives_double=True)
NT_FOUR_SPADES = Agreement("nt.four-spades", survives_double=True)
NT_GAME = Agreement("nt.game", survives_double=True, natural_notrump=True)
NT_GRAND = Agreement("nt.grand", survives_double=True)
NT_INVITE = Agreement("nt.invite", survives_double=True, natural_notrump=True)
NT_INVITE_FIVE = Agreement("nt.invite-five", survives_double=True)
NT_INVITE_MAJOR = Agreement("nt.invite-major", survives_double=True)
NT_MAJOR_GAME = Agreement("nt.major-game", survives_double=True)
NT_NO_MAJOR = Agreement("nt.no-major", artificial=True, survives_double=True)
NT_OTHER_MAJOR = Agreement("nt.other-major", survives_double=True)
NT_PASS = Agreement("nt.pass", survives_double=True)
NT_QUANTITATIVE = Agreement("nt.quantitative", survives_double=True)
NT_SLAM = Agreement("nt.slam", survives_double=True)
NT_STAYMAN = Agreement("nt.stayman", artificial=True, survives_double=True)
NT_SUPERACCEPT = Agreement("nt.superaccept", artificial=True, survives_double=True)
NT_TO_CLUBS = Agreement("nt.to-clubs", artificial=True, survives_double=True)
NT_TRANSFER = Agreement("nt.transfer", artificial=True, survives_double=True)
NT_TWO_SUITS = Agreement("nt.two-suits", survives_double=True)

# After a strong two clubs.
STRONG_GAME = Agreement("strong.game", survives_double=True)
STRONG_NOTHING = Agreement("strong.nothing", artificial=True, survives_double=True)
STRONG_NOTRUMP = Agreement("strong.notrump", survives_double=True, natural_notrump=True)
STRONG_POSITIVE = Agreement("strong.positive", survives_double=True)
STRONG_RAISE = Agreement("strong.raise", survives_double=True)
STRONG_SUIT = Agreement("strong.suit", survives_double=True)
STRONG_WAITING = Agreement("strong.waiting", artificial=True, survives_double=True)

# After a weak two or a preempt.
PREEMPT_ASK = Agreement("preempt.ask", artificial=True)
PREEMPT_GAME = Agreement("preempt.game", natural_notrump=True)
PREEMPT_MAXIMUM = Agreement("preempt.maximum", artificial=True)
PREEMPT_MINIMUM = Agreement("preempt.minimum", artificial=True)
PREEMPT_OWN = Agreement("preempt.own")
PREEMPT_PASS = Agreement("preempt.pass")
PREEMPT_RAISE = Agreement("preempt.raise")
PREEMPT_SILENT = Agreement("preempt.silent")

# Slam bidding.
SLAM_ACCEPT = Agreement("slam.accept", survives_double=True, slam=True)
SLAM_ACES = Agreement("slam.aces", artificial=True, survives_double=True, slam=True)
SLAM_ANSWER = Agreement("slam.answer", artificial=True, survives_double=True, slam=True)
SLAM_DECLINE = Agreement("slam.decline", survives_double=True, slam=True)
SLAM_GRAND = Agreement("slam.grand", survives_double=True, slam=True)
SLAM_PASS = Agreement("slam.pass", survives_double=True, slam=True)
SLAM_SMALL = Agreement("slam.small", survives_double=True, slam=True)
SLAM_STOP = Agreement("slam.stop", survives_double=True, slam=True)

# Overcalls.
OVERCALL_NOTRUMP = Agreement("overcall.notrump", natural_notrump=True)
OVERCALL_SUIT = Agreement("overcall.suit")
OVERCALL_WEAK = Agreement("overcall.weak", preemptive=True)

# Reopening.
REOPENING_NOTRUMP = Agreement("reopening.notrump", natural_notrump=True)

# Doubles.
DOUBLE_LEFT = Agreement("double.left", survives_bid=True)
DOUBLE_NEGATIVE = Agreement("double.negative", artificial=True, survives_bid=True)
DOUBLE_NOTRUMP = Agreement("double.notrump", survives_bid=True)
DOUBLE_OWED = Agreement("double.owed", survives_bid=True)
DOUBLE_PENALTY = Agreement("double.penalty", survives_bid=True)
DOUBLE_REOPENING = Agreement("double.reopening", artificial=True, survives_bid=True)
DOUBLE_STRONG = Agreement("double.strong", artificial=True, survives_bid=True, secondary=True)
DOUBLE_TAKEOUT = Agreement("double.takeout", artificial=True, survives_bid=True)
DOUBLE_VALUES = Agreement("double.values", artificial=True, survives_bid=True)

# Passes in defence.
DEFENCE_PASS = Agreement("defence.pass")

# Advances of an overcall or a takeout double.
ADVANCE_ACCEPT = Agreement("advance.accept")
ADVANCE_CONVERT = Agreement("advance.convert")
ADVANCE_CUE = Agreement("advance.cue", artificial=True)
ADVANCE_CUE_DOUBLE = Agreement("advance.cue-double", artificial=True)
ADVANCE_GAME = Agreement("advance.game")
ADVANCE_JUMP = Agreement("advance.jump")
ADVANCE_LAW = Agreement("advance.law")
ADVANCE_LEAST = Agreement("advance.least", last_resort=True)
ADVANCE_MINIMUM = Agreement("advance.minimum")
ADVANCE_NOTRUMP = Agreement("advance.notrump", natural_notrump=True)
ADVANCE_PASS = Agreement("advance.pass")
ADVANCE_RAISE = Agreement("advance.raise")
ADVANCE_SHOWS = Agreement("advance.shows")
ADVANCE_SUIT = Agreement("advance.suit")

# The takeout doubler's rebids.
DOUBLER_GAME = Agreement("doubler.game", natural_notrump=True)
DOUBLER_NOTRUMP = Agreement("doubler.notrump", natural_notrump=True)
DOUBLER_PASS = Agreement("doubler.pass")
DOUBLER_RAISE = Agreement("doubler.raise")
DOUBLER_SUIT = Agreement("doubler.suit")

# Natural bidding, where no convention applies.
JUDGE_AGAIN = Agreement("judge.again")
JUDGE_CORRECT = Agreement("judge.correct")
JUDGE_FOURTH = Agreement("judge.fourth", artificial=True)
JUDGE_GAME = Agreement("judge.game", natural_notrump=True)
JUDGE_INVITE = Agreement("judge.invite", natural_notrump=True)
JUDGE_LEAST = Agreement("judge.least", last_resort=True)
JUDGE_NOTRUMP = Agreement("judge.notrump", natural_notrump=True)
JUDGE_PASS = Agreement("judge.pass")
JUDGE_PREFERENCE = Agreement("judge.preference")
JUDGE_SUIT = Agreement("judge.suit")

# Competition.
COMPETE_LAW = Agreement("compete.law")
COMPETE_PASS = Agreement("compete.pass")
COMPETE_SUIT = Agreement("compete.suit")

# Calls outside the system.
PLAIN_CALL = Agreement("plain.call")
PLAIN_NOTRUMP = Agreement("plain.notrump", natural_notrump=True)
PLAIN_RAISE = Agreement("plain.raise")
PLAIN_SUIT = Agreement("plain.suit")

# Sign-offs.
STOP = Agreement("stop")
