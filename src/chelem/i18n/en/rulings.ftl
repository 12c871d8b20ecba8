# Rulings, penalties, the clock, and what is published.
ruling-title = Rulings
director-view-assigned = Assigned score
director-view-split = Split score
director-view-penalty = Penalty or bonus
director-view-substitute = Substitute
director-view-void = Match not played
ruling-reason = Reason
ruling-reason-about = Optional. It is published with the correction. You cannot use your own words, as names must stay out of the log.
ruling-reason-none = none
event-reason = { $reason ->
    [scoring] scoring error
    [claim] claim
    [revoke] revoke
    [misinformation] misinformation
    [unauthorised] unauthorised information
    [procedure] error in procedure
    [slow] slow play
    [late] late arrival
    [absent] absence
    [conduct] conduct
    [appeal] decided on appeal
   *[other] other (ask the director)
}
ruling-assigned-about = The contract and result that count instead of those at the table.
ruling-split-about = Each side gets its own score. To begin with, both have the table’s result.
ruling-side = { NAMED($side, kind: "side") } get
ruling-award = { $percent }%
ruling-other = Another result
ruling-penalty-about = This is deducted from the pair’s result. Its opponents gain nothing.
ruling-amount-of-top = { $amount } of a top
ruling-amount-of-total = { $amount } of the total
ruling-other-amount = Another amount, or a bonus
ruling-who = For
ruling-how-much = Amount
ruling-unit = Unit
ruling-unit-top = % of a top
ruling-unit-result = % of the result
ruling-bonus = a bonus, to be added
ruling-did-penalty = pair { $pair }: penalty, { $unit }
ruling-did-bonus = pair { $pair }: bonus, { $unit }
ruling-substitute-about = Somebody plays in place of a player. The results still belong to the pair.
ruling-replaced = Who is replaced?
ruling-player = Pair { $pair }: { $name }
ruling-nth-player = { $place ->
    [1] first player
    [2] second player
   *[other] player { $place }
}
ruling-substitute-name = Name of the substitute
ruling-from-round = From round
ruling-did-substitute = { $who } replaces { $whom } from round { $round }
ruling-some-player = a player
ruling-void-about = Match between { $first } and { $second }, round { $round }. Its boards no longer count; what each side gets depends on who was at fault.
ruling-void-first = { $first } at fault
ruling-void-second = { $second } at fault
ruling-void-both = Both at fault
ruling-void-director = Director’s error
ruling-void-left-first = { $first } has withdrawn
ruling-void-left-second = { $second } has withdrawn
ruling-void-none = The match counts
ruling-did-void = match { $first }–{ $second }, round { $round }

ruling-edit = Edit
ruling-edit-who = Edit pair { $pair }
ruling-entrant = Pair { $pair }
ruling-names = Names and licences
ruling-name = Name
ruling-licence = Licence number, if any
ruling-team-name = Team name (optional)
ruling-names-save = Save
ruling-standing = Not ranked, or ranked again
ruling-standing-about = An unranked pair has no place; its results count for its opponents.
ruling-standing-unranked = Take out of the ranking
ruling-standing-ranked = Rank again
ruling-did-unranked = pair { $pair }: not ranked
ruling-did-ranked = pair { $pair }: ranked again
ruling-added = Handicap and carry-forward
ruling-added-about = Added to the result, in the unit of the ranking ({ $unit }). The carry-forward comes from an earlier session.
ruling-handicap = Handicap
ruling-carried = Carry-forward
ruling-did-added = pair { $pair }: handicap and carry-forward
ruling-stationary = Stay at one table
ruling-stationary-about = For those who cannot change tables: from the next draw on, number { $pair } stays at its own, North-South. If two such pairs meet, the lower number stays.
ruling-stationary-stays = Stays at its table
ruling-stationary-moves = Can change tables again
ruling-did-stays = number { $pair }: stays at its table
ruling-did-moves = number { $pair }: can change tables
ruling-mismatch = Wrong opponents
ruling-mismatch-about = For a wrong draw or a wrong table in a Swiss, where the opponents were more than 5 VP away from the right ones. Only the victory points of number { $pair } change; those of the opponents are ruled separately.
ruling-mismatch-higher = Too strong, not at fault
ruling-mismatch-lower = Too weak, at fault
ruling-mismatch-none = They were the right ones
ruling-did-mismatch = number { $pair }, round { $round }: opponents
ruling-back = Back
ruling-now = { $what ->
    [unranked] not ranked
    [stationary] stays at one table
    [handicap] handicap { $amount }
    [carried] carry-forward { $amount }
    [penalty] penalty { $amount }
   *[substitute] { $who } replaces { $whom } from round { $round }
}

clock-title = Clock and breaks
clock-minutes = Minutes per board
clock-minutes-fewer = Take a minute from each board
clock-minutes-more = Add a minute to each board
clock-break = Break before round
clock-break-minutes = Length of the break
clock-break-of = { $minutes ->
    [0] none
   *[other] { $minutes } min
}
clock-break-planned = { $minutes }-minute break before round { $round }.
clock-did-minutes = { $minutes ->
    [one] one minute per board
   *[other] { $minutes } minutes per board
}
clock-extend = { $minutes } min
clock-extend-which = { $minutes } min for this round
clock-did-extend = { $minutes ->
    [one] one minute { $way ->
        [more] more
       *[fewer] less
    }
   *[other] { $minutes } { $way ->
        [more] more minutes
       *[fewer] minutes less
    }
} for round { $round }
clock-did-break = { $minutes ->
    [0] no break before round { $round }
   *[other] { $minutes }-minute break before round { $round }
}
director-log-timed = Section { $section }: { $minutes ->
    [one] one minute per board
   *[other] { $minutes } minutes per board
}
director-log-extended = Section { $section }, round { $round }: { $minutes } min
director-log-break = Section { $section }: { $minutes ->
    [0] no break before round { $round }
   *[other] { $minutes }-minute break before round { $round }
}
director-log-voided = Round { $round }, match { $first }–{ $second }: { $fault ->
    [none] its boards count
    [both] not played, both at fault
    [director] not played, director’s error
    [first] not played, { $first } at fault
    [second] not played, { $second } at fault
   *[withdrawal] not played, { $second } has withdrawn
}
director-log-mismatched = Round { $round }, { $entrant }: { $side ->
    [higher] wrong opponents, too strong
    [lower] wrong opponents, too weak, own fault
   *[none] the right opponents after all
}
director-log-reason = Reason: { $reason }

publish-provisional = Publish as provisional
publish-did = { $final ->
    [yes] the final ranking is published
   *[no] the provisional ranking is published
}
publish-list = { $count ->
    [one] The published ranking
   *[other] The { $count } published rankings
}
publish-since = Since the last published ranking
publish-nothing = The last published ranking is up to date.

scoring-title = Scoring, ties, hidden last rounds
scoring-form = How results are compared
scoring-form-in-teams = What a match is worth
scoring-from-file = From a file
scoring-profile = How ties are broken
scoring-profile-of = { $profile ->
    [ffb] France (FFB): board by board, then tops
    [ebu] England (EBU): head-to-head result, then its margin
    [wbf] WBF: head-to-head result, its margin, IMP quotient
   *[plain] Ties are not split
}
scoring-hidden = Rounds at the end in which players do not see the ranking
scoring-hidden-of = { $rounds ->
    [0] none
    [one] the last
   *[other] the last { $rounds }
}
