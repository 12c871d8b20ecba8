# Bidding systems: faults in a file. $at says where: file, line and column.
system-syntax = { $at }: “{ $found }” is not expected here.
system-unfinished = { $at }: this line is not finished.
system-end = { $at }: the file ends in the middle of a section or rule.
system-phrase = { $at }: the vocabulary has no phrase “{ $phrase }”.
system-phrase-near = { $at }: the vocabulary has no phrase “{ $phrase }”; the nearest is “{ $near }”.
system-suit = { $at }: “{ $phrase }” needs a suit, not NT.
system-call = { $at }: “{ $call }” does not name a call.
system-attribute = { $at }: “{ $attribute }” is not an attribute of a call.
system-letter = { $at }: the letter “{ $letter }” is not in the phrase that is defined.
system-number = { $at }: “{ $text }” is not a number or a range.
system-option = { $at }: there is no option “{ $name }”.
system-value = { $at }: option “{ $name }” needs a whole number, on or off, not “{ $value }”.
system-taken = { $at }: “{ $phrase }” already has a meaning in the vocabulary; choose another name.
system-include = { $at }: the file “{ $name }” to be included cannot be found, or it includes itself.
system-sides = { $at }: in “{ $sequence }” the sides do not call in turn, or the opponents' call before ours is missing at the end: put theirs in parentheses, or “-” for their pass.
system-unknown = There is no bidding system “{ $name }”. Choose among: { $names }; or name a file: rules that end in .system, or a convention card that ends in .toml.
system-style = The system “{ $system }” has no style “{ $style }”. Choose among: { $names }.
# A convention card: faults in what a partnership has chosen. $reason is what the system says, in both languages.
card-file-agreement = The system “{ $system }” has no agreement “{ $name }”. Choose among: { $names }.
card-file-choice = “{ $name }” cannot be “{ $choice }”. Choose among: { $names }.
card-file-forbidden = These agreements do not go together: { WORDING($reason) }.
card-file-long = A card has at most { $most } characters.
card-file-of-program = Here a card names one of the program’s systems, not “{ $name }”. Choose among: { $names }.
card-file-none = There is no convention card with this code. Ask for the link again.
card-file-owner = This convention card is somebody else’s: make a copy to change it.
card-file-most = You have { $most } convention cards. Remove one first.
own-system-long = A system has at most { $most } KB of text.
own-system-large = With the files that it includes, a system has at most { $files } files and { $rules } rules.
own-system-deep = Phrases are nested too deeply in this system: give parts of them a name with “define”.
own-system-name = A system begins with its name: system club "Our system".
own-system-marks = { $number ->
    [0] A chapter cannot have a line “# begin … .system” or “# end … .system”: they mark where chapters begin and end in a file.
   *[other] Line { $number }: the lines “# begin { $name }” and “# end { $name }” do not match.
}
own-system-twice = The chapter { $name } is in this file twice, with different texts.
own-system-choice = The card of this system has no “{ $name }: { $choice }”.
own-system-none = There is no system with this code. Ask for the link again.
own-system-owner = This system is somebody else’s: make a copy to change it.
own-system-most = You have { $most } systems. Remove one first.
own-system-changed = This system was changed on another page meanwhile. Load the page again.
own-system-version = There is no version { $number } of this system any more.
own-system-newer = A newer change is being examined instead.
own-system-slow = This system takes too long to examine. Make its rules simpler.
sides-game = Systems and cards by side are for games with bidding systems, not for { $game }.
sides-card = A side has one thing to bid by: a system, a card, or a system of somebody’s own.
card-file-toml = This is not a convention card: { $reason }.
card-file-system = The card names no system: write for example system = "sayc".
card-file-key = A card has no “{ $key }”. Its keys are: { $keys }.
card-file-table = [{ $box }] must have lines such as stayman = "four-answers".
card-file-text = “{ $key }” must be text of at most { $most } characters; “players” is a list of names.
card-file-box = “{ $name }” belongs to the box [{ $right }] of the card, not to [{ $box }].
card-file-sound = { $system }: every agreement of the card can be played ({ $choices ->
    [0] all as the system does
    [one] one is the card’s own
   *[other] { $choices } are the card’s own
}).
card-file-players = Players: { $names }
card-file-title = Convention card: { $system }
help-convention-card = Check a convention card, print it, or convert it.
help-convention-card-action = What to do: check says whether it can be played, print shows it, convert writes a card of Chelem, schema prints the JSON Schema of cards (without a file).
help-convention-card-file = A card (a TOML file, one of BBA that ends in .bbsa, or - for standard input), or the name of a system for its own card.
card-file-file = Name a card or a system after “{ $action }”.
card-file-bba-line = Line { $number } of this card of BBA is not a key with a number: “{ WORDING($line) }”.
card-file-bba-system = This card of BBA is for a system that Chelem does not have. Chelem has: { $systems }.
card-file-bba-left = { $count ->
    [0] Every key that is on was understood.
    [one] One key that is on was not understood, and is in the notes: { $keys }.
   *[other] { $count } keys that are on were not understood, and are in the notes: { $keys }.
}
system-box = { $at }: a convention card has no box “{ $box }”. Choose among: { $boxes }.

# What a call shows. A range has $low and $high and is of a $kind: least, exact, most, both.
shows-range = { $kind ->
    [least] { $low }+
    [exact] { $low }
    [most] at most { $high }
   *[both] { $low }–{ $high }
}
shows-any = any hand
shows-or = { $first } or { $second }
shows-otherwise = { $first }; or { $second }
shows-hcp = { shows-range } HCP
shows-hl = { shows-range } HCP and length points
shows-hld = { shows-range } support points for { NAMED($suit, kind: "shows-plural") }
shows-length = { $kind ->
    [exact] { $low ->
        [0] no { NAMED($suit, kind: "shows-plural") }
        [1] a singleton { NAMED($suit, kind: "shows-singular") }
        [2] a doubleton { NAMED($suit, kind: "shows-singular") }
       *[other] { $low } { NAMED($suit, kind: "shows-plural") }
    }
    [most] { shows-range } { $high ->
        [1] { NAMED($suit, kind: "shows-singular") }
       *[other] { NAMED($suit, kind: "shows-plural") }
    }
   *[other] { shows-range } { NAMED($suit, kind: "shows-plural") }
}
shows-plural-C = clubs
shows-plural-D = diamonds
shows-plural-H = hearts
shows-plural-S = spades
shows-singular-C = club
shows-singular-D = diamond
shows-singular-H = heart
shows-singular-S = spade
shows-longer = { $relation ->
    [more] more { NAMED($suit, kind: "shows-plural") } than { NAMED($other, kind: "shows-plural") }
    [least] at least as many { NAMED($suit, kind: "shows-plural") } as { NAMED($other, kind: "shows-plural") }
    [equal] as many { NAMED($suit, kind: "shows-plural") } as { NAMED($other, kind: "shows-plural") }
    [most] no more { NAMED($suit, kind: "shows-plural") } than { NAMED($other, kind: "shows-plural") }
    [fewer] fewer { NAMED($suit, kind: "shows-plural") } than { NAMED($other, kind: "shows-plural") }
   *[other] { NAMED($suit, kind: "shows-plural") } less { NAMED($other, kind: "shows-plural") }: { $low } to { $high }
}
shows-lead = { $relation ->
    [more] { NAMED($suit, kind: "shows-plural") } longer than any other suit
    [least] no suit longer than { NAMED($suit, kind: "shows-plural") }
    [equal] { NAMED($suit, kind: "shows-plural") } and another suit equally long, none longer
    [most] another suit at least as long as { NAMED($suit, kind: "shows-plural") }
    [fewer] a suit longer than { NAMED($suit, kind: "shows-plural") }
   *[other] { NAMED($suit, kind: "shows-plural") } less the longest other suit: { $low } to { $high }
}
shows-longest = { $kind ->
    [least] a suit of { $low } or more cards
    [most] no suit longer than { $high } cards
   *[other] a longest suit of { shows-range } cards
}
shows-second-longest = { $kind ->
    [least] two suits of { $low } or more cards
    [most] no second suit longer than { $high } cards
   *[other] a second suit of { shows-range } cards
}
shows-shortest = { $kind ->
    [least] { $low ->
        [1] no void
        [2] no singleton or void
       *[other] at least { $low } cards in each suit
    }
    [most] { $high ->
        [1] a singleton or void
       *[other] a suit of at most { $high } cards
    }
   *[other] { $low ->
        [0] a void
        [1] a singleton
       *[other] { shows-range } cards in the shortest suit
    }
}
shows-balanced = { $low ->
    [0] unbalanced
   *[other] balanced
}
shows-semi-balanced = { $low ->
    [0] neither balanced nor semi-balanced
   *[other] balanced or nearly so
}
shows-rule-of-twenty = { $low ->
    [20] the rule of 20
   *[other] { shows-range } HCP and cards in the two longest suits
}
shows-rule-of-fifteen = { $low ->
    [15] the rule of 15
   *[other] { shows-range } HCP and spades
}
shows-pattern = { $low ->
    [0] not { $pattern }
   *[other] { $pattern }
}
shows-exact-pattern = { shows-pattern }
shows-aces = { $high ->
    [0] no aces
    [1] { shows-range } ace
   *[other] { shows-range } aces
}
shows-kings = { $high ->
    [0] no kings
    [1] { shows-range } king
   *[other] { shows-range } kings
}
shows-keycards = { $high ->
    [0] no keycards
    [1] { shows-range } keycard
   *[other] { shows-range } keycards
} for { NAMED($suit, kind: "shows-plural") }
shows-controls = { shows-range } controls (ace 2, king 1)
shows-losers = { shows-range } losers
shows-quick-tricks = { shows-range } quick tricks
shows-playing-tricks = { shows-range } playing tricks
shows-tops = { $kind ->
    [least] { $low ->
        [1] at least one
       *[other] at least { $low }
    }
    [exact] { $low ->
        [0] none
        [1] one
        [2] two
       *[other] all
    }
   *[other] { shows-range }
} of the top three { NAMED($suit, kind: "shows-plural") }
shows-honours = { shows-range } of the five { NAMED($suit, kind: "shows-singular") } honours
shows-suit-points = { shows-range } HCP in { NAMED($suit, kind: "shows-plural") }
shows-good = { $low ->
    [0] not two of the top three or three of the top five { NAMED($suit, kind: "shows-plural") }
   *[other] good { NAMED($suit, kind: "shows-plural") }
}
shows-fair = { $low ->
    [0] poor { NAMED($suit, kind: "shows-plural") }
   *[other] fair { NAMED($suit, kind: "shows-plural") }
}
shows-solid = { $low ->
    [0] { NAMED($suit, kind: "shows-plural") } not solid
   *[other] solid { NAMED($suit, kind: "shows-plural") }
}
shows-strong = { $low ->
    [0] { NAMED($suit, kind: "shows-plural") } not self-sufficient
   *[other] self-sufficient { NAMED($suit, kind: "shows-plural") }
}
shows-stop = { $low ->
    [0] no stopper in { NAMED($suit, kind: "shows-plural") }
   *[other] a stopper in { NAMED($suit, kind: "shows-plural") }
}
shows-half-stop = { $low ->
    [0] not even half a stopper in { NAMED($suit, kind: "shows-plural") }
   *[other] at least half a stopper in { NAMED($suit, kind: "shows-plural") }
}
shows-double-stop = { $low ->
    [0] no double stopper in { NAMED($suit, kind: "shows-plural") }
   *[other] a double stopper in { NAMED($suit, kind: "shows-plural") }
}
shows-ace = { $low ->
    [0] not the ace of { NAMED($suit, kind: "shows-plural") }
   *[other] the ace of { NAMED($suit, kind: "shows-plural") }
}
shows-king = { $low ->
    [0] not the king of { NAMED($suit, kind: "shows-plural") }
   *[other] the king of { NAMED($suit, kind: "shows-plural") }
}
shows-queen = { $low ->
    [0] not the queen of { NAMED($suit, kind: "shows-plural") }
   *[other] the queen of { NAMED($suit, kind: "shows-plural") }
}
shows-first-control = { $low ->
    [0] no first-round control in { NAMED($suit, kind: "shows-plural") }
   *[other] first-round control in { NAMED($suit, kind: "shows-plural") }
}
shows-control = { $low ->
    [0] no control in { NAMED($suit, kind: "shows-plural") }
   *[other] a control in { NAMED($suit, kind: "shows-plural") }
}
# Several suits together: $suits lists them.
shows-in-suit = { NAMED($suit, kind: "shows-plural") }
shows-suits = { $first }, { $second }
shows-suits-and = { $first } and { $second }
shows-suits-or = { $first } or { $second }
shows-several-control = controls in { $suits }
shows-several-control-others = controls in the other suits
shows-several-no-control = no control in { $suits }
shows-several-first-control = first-round controls in { $suits }
shows-several-first-control-others = first-round controls in the other suits
shows-several-no-first-control = no first-round control in { $suits }
shows-several-stop = stoppers in { $suits }
shows-several-stop-others = stoppers in the other suits
shows-several-no-stop = no stopper in { $suits }
shows-either-minor = { $kind ->
    [exact] { $low ->
        [4] a four-card minor
        [5] a five-card minor
        [6] a six-card minor
       *[other] a { $low }-card minor
    }
   *[other] { shows-range } cards in a minor
}
shows-either-major = { $kind ->
    [exact] { $low ->
        [4] a four-card major
        [5] a five-card major
        [6] a six-card major
       *[other] a { $low }-card major
    }
   *[other] { shows-range } cards in a major
}
shows-ace-or-king = the ace or king of { NAMED($suit, kind: "shows-plural") }
shows-mostly-balanced = usually balanced
shows-nothing-to-add = nothing to add
shows-no-major = no four-card major
shows-support-points = { shows-range } support points
shows-usually = usually { $hands }
shows-points-beside = { $points } ({ $beside })
shows-points-among = { $points } ({ $tails })
shows-points-alone = { $points }{ $hedged ->
    [0] , or { $tails }
   *[other] , { $tails }
}
shows-tail-range = { $end ->
    [exact] { $low }
    [more] more
    [fewer] fewer
   *[both] { $low }–{ $high }
}
shows-tail-good-shape = { shows-tail-range } with good shape
shows-tail-right-shape = { shows-tail-range } with the right shape
shows-tail-length = { shows-tail-range } with { $hands }
shows-tail-no-shape = { shows-tail-range } without the right shape
shows-tail-no-bid = { shows-tail-range } without a suitable bid
shows-tail-no-better = { shows-tail-range } for lack of a better bid
shows-tail-sometimes = sometimes { shows-tail-range }
shows-tail-rarely = rarely { shows-tail-range }
shows-named = { $names }: { $hands }
shows-forcing = { $text }; { $force ->
    [1] forcing
   *[2] game forcing
}
shows-in-principle = usually { $text }
shows-recognised = not in the system; usually { $text }
shows-unknown = not in the system, no meaning agreed
shows-simulated = { $sentence } Best over simulated deals.
shows-exactly = Exactly: { $text }.
shows-sentence = { $text }.
kind-preemptive = preemptive
kind-weak-two = weak two
kind-takeout = takeout
kind-penalty = for penalty
kind-invitational = invitational
kind-sign-off = to play
kind-relay = relay

# Conventions, by the names that files of systems use.
convention-stayman = Stayman, asks for a major
convention-two-way-stayman = game-forcing Stayman, asks for a major
convention-puppet-stayman = Puppet Stayman, asks for five cards in a major
convention-transfer = transfer
convention-texas-transfer = Texas transfer
convention-minor-transfer = minor-suit transfer
convention-super-accept = super-accept
convention-minor-suit-stayman = minor-suit Stayman, asks for a minor
convention-gerber = Gerber, asks for aces
convention-gerber-reply = reply to Gerber
convention-gerber-kings = asks for kings
convention-blackwood = Blackwood, asks for aces
convention-keycard-blackwood = Roman key-card Blackwood, asks for key cards
convention-blackwood-reply = reply to Blackwood
convention-blackwood-kings = asks for kings
convention-kings-reply = reply about kings
convention-queen-ask = asks for the queen of trumps
convention-grand-slam-force = grand slam force, asks about the top trumps
convention-quantitative = quantitative
convention-undetermined-two-clubs = strong, undetermined 2♣
convention-strong-two-clubs = strong, artificial 2♣
convention-strong-two-diamonds = game-forcing 2♦
convention-negative-response = negative response
convention-benjamin-two-clubs = Benjamin 2♣, eight playing tricks
convention-waiting = waiting bid
convention-positive = positive response
convention-second-negative = second negative
convention-multi = multi 2♦
convention-weak-two-enquiry = asks about the weak two
convention-feature = feature
convention-ogust = Ogust
convention-michaels = Michaels, a two-suiter
convention-ghestem = Ghestem, a two-suiter
convention-unusual-notrump = unusual notrump
convention-two-suiter = two-suiter
convention-leaping-michaels = leaping Michaels
convention-jacoby-2nt = Jacoby 2NT, game-forcing raise
convention-fitted-notrump = fitted notrump, a raise
convention-truscott = Truscott, limit raise or better
convention-bergen = Bergen raise
convention-inverted-minor = inverted minor raise
convention-forcing-notrump = forcing 1NT
convention-semi-forcing-notrump = semi-forcing 1NT
convention-impossible-spade = strong raise of opener’s minor
convention-splinter = splinter
convention-mini-splinter = mini-splinter
convention-drury = Drury, a raise of the major
convention-fourth-suit = fourth suit
convention-third-suit = third suit
convention-new-minor = new minor forcing
convention-checkback = checkback Stayman, asks for the majors
convention-roudi = Roudi, asks about support and strength
convention-two-way-checkback = two-way checkback
convention-rubensohl = Rubensohl
convention-landy = Landy, both majors
convention-lebensohl = Lebensohl
convention-rubensohl-transfer = Rubensohl, shows the next suit
convention-rubensohl-stayman = Rubensohl, asks for a major
convention-no-stopper = Denies a stopper
convention-stopper-ask = Asks for a stopper
convention-cappelletti = Cappelletti
convention-dont = DONT
convention-multi-landy = multi-Landy
convention-negative-double = negative double
convention-responsive-double = responsive double
convention-support-double = support double
convention-support-redouble = support redouble
convention-reopening-double = reopening double
convention-competitive-double = competitive double
convention-maximal-double = game-try double
convention-lead-directing = lead-directing double
convention-lightner = Lightner double
convention-sos-redouble = rescue redouble
convention-strong-redouble = redouble to show strength
convention-cue-bid = cue bid of their suit
convention-western-cue = asks for a stopper
convention-control-bid = control bid
convention-jump-cue = jump cue bid
convention-gambling = gambling 3NT
convention-shortness = reply about a short suit
convention-shortness-ask = asks for a short suit
convention-namyats = Namyats
convention-flannery = Flannery
convention-trial-bid = game try
convention-short-suit-try = short-suit game try
convention-help-suit = help-suit game try
convention-slam-try = slam try that agrees the suit
convention-last-train = last train
convention-moderator = weak, asks for 3♣
convention-good-bad = good-bad 2NT
convention-scrambling = scrambling 2NT
convention-minors = both minors
convention-minor-major = five-card minor and four-card major
convention-pick-a-suit = asks which suit
convention-reverse = reverse
convention-jump-shift = jump shift
convention-weak-jump = weak jump
convention-fit-jump = fit-showing jump
convention-kokish = Kokish relay
convention-smolen = Smolen
convention-baron = Baron
convention-pick-a-slam = choice of slams
convention-choice-of-games = choice of games
convention-pass-or-correct = pass or correct
convention-forcing-pass = forcing pass
convention-balancing = balancing, may be light
convention-forced-choice = for lack of a better bid

# chelem system check
system-gap = { $at }: after { $auction } some hands meet no rule; end with a rule “pass: any”.
system-gap-forced = { $at }: after { $auction }, where a pass is forbidden, some hands meet no rule.
system-unmatched = { $at }: “{ $text }” was not met in any auction.
system-shadowed = { $at }: no hand reaches “{ $text }”: earlier rules take them all (as after { $auction }).
system-replaced = { $at }: rules of other files replace “{ $text }” (as after { $auction }).
system-impossible = { $at }: no hand can meet “{ $text }” (as after { $auction }).
system-convention = { $at }: the convention “{ $text }” has no name in French and English.
system-text-undeclared = { $at }: no text “{ $text }” is declared in this system.
system-text-uncited = { $at }: the text “{ $text }” is declared and never cited.
system-checked = { $name }: { $sections } sections, { $rules } rules ({ $judgements } of judgement), { $points } auctions examined, { $faults ->
    [0] no faults
    [one] { $faults } fault
   *[other] { $faults } faults
}.
system-call-made = { NAMED($seat, kind: "seat") }: { CALL($call) }
system-call-next = { NAMED($seat, kind: "seat") } to call:
system-outside = (not a call of this system)
system-over = The auction is over.
system-no-hands = No hand was found that bids so: the auction is not one of this system, or a very rare one.
system-watch-file = “{ $name }” is not a file to watch: name one of rules, which ends in .system, or a convention card, which ends in .toml.
system-watch-unreadable = The file cannot be read ({ $reason }); the last state stays.
system-watch-examined = { $name }: { $points } auctions examined, { $faults ->
    [0] no fault
    [one] { $faults } fault
   *[other] { $faults } faults
}.
system-watch-new = New: { $text }
system-watch-mended = Fixed: { $text }
system-watch-calls = { $calls ->
    [one] { $calls } call has new rules and now shows:
   *[other] { $calls } calls have new rules and now show:
}
system-watch-consequences = { $calls ->
    [one] { $calls } other call means something else in consequence:
   *[other] { $calls } other calls mean something else in consequence:
}
system-watch-hands = Hands that bid { $auction }:
system-watch-same = No call means anything else, and no fault came or went.
system-watch-ended = No longer watching.
help-system = Check a bidding system, explain an auction by it, deal hands that bid so, name the texts that it follows, or watch its file change.
help-system-action = check finds faults in a system; explain says what the calls of an auction show; deal shows hands that bid so; texts names the texts that it follows; watch tells, at each change of the file, what the change does.
help-system-name = A system, such as sayc, or a file that ends in .system.
help-system-auction = The calls from the dealer on, as in "1NT P 2C P".
help-system-style = A style of the system, such as light.
help-system-exact = Print the exact limits of the hands below each sentence.
help-system-number = The number of hands for each player.
help-system-seed = The seed of the random hands.
help-system-vulnerable = The vulnerable sides.
help-system-part_score = The points below the line of North-South and East-West, and their games if given, for example “60:0” or “60:0 1:0”.
help-system-auctions = The number of auctions drawn for a check.
