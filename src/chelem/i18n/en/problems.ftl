# Declarer-play problems.

# What the program says.
problem-contract = { CALL($call) } by { NAMED($seat, kind: "seat") }
problem-question = { NAMED($leader, kind: "seat") } leads { CARD($lead) }. You are South, in { CALL($call) }: you need { $goal } tricks.
problem-question-defence = { NAMED($declarer, kind: "seat") } plays { CALL($call) } and { NAMED($leader, kind: "seat") } leads { CARD($lead) }. You are { NAMED($learner, kind: "seat") }: your side needs { $goal } tricks to beat the contract.
problem-unknown = There is no problem with this number.
problem-theme-hold-up = The hold-up
problem-theme-ruff-first = Ruff in dummy before drawing trumps
problem-theme-discard-first = Discard before drawing trumps
problem-theme-duck = Ducking a round
problem-theme-entries = Keeping dummy’s entry
problem-theme-lead-towards = Leading towards an honour
problem-theme-count-tricks = Count your tricks before you finesse
problem-theme-overtake = Overtaking your own honour
problem-theme-ruff-high = Ruffing high
problem-theme-avoidance = Keeping the danger hand off lead
problem-theme-loser-on-loser = Loser on loser
problem-theme-bath-coup = The Bath coup
problem-theme-count-points = Counting the opponents’ points
problem-theme-safety = The safety play
problem-theme-trump-control = Keeping control of trumps
problem-theme-crossruff = The crossruff
problem-theme-squeeze = The squeeze
problem-theme-dummy-reversal = Dummy reversal
problem-theme-elimination = Elimination and throw-in
problem-theme-ruffing-finesse = The ruffing finesse
problem-theme-scissors = The scissors coup
problem-theme-counting = Counting the distribution
problem-theme-safe-duck = Losing the lead to the safe hand
problem-theme-long-suit = Establishing a long suit
problem-theme-unblock = Unblocking
problem-theme-promotion = Avoiding a trump promotion
problem-theme-defence-hold-up = Defence: the hold-up
problem-theme-defence-duck = Defence: letting the finesse win
problem-theme-defence-uppercut = Defence: the uppercut
problem-theme-defence-entry-killer = Defence: the Merrimac coup
problem-theme-defence-no-overruff = Defence: refusing to overruff

# The list.
problems-title = Declarer-play problems
problems-intro = Thirty deals to solve. You see your hand and dummy; the opponents never make a mistake. Everything can be worked out without seeing the other hands.
problems-level-easy = Easy
problems-level-medium = Medium
problems-level-hard = Hard
problems-total = { $done ->
    [0] { $count } problems
    [one] 1 problem solved out of { $count }
   *[other] { $done } problems solved out of { $count }
}
problems-start = Start with the first
problems-continue = Continue: problem { $number }
problems-number = Problem { $number }
problems-declarer = { $contract }
problems-defence = Defending { $contract }
problems-solved = Solved: { $theme }
problems-to-solve = Not solved yet
problems-device = Your progress stays on this device.
problems-erase = Erase my progress
problems-erase-sure = Really erase it?
problems-from-lessons = Declarer-play problems
problems-from-lessons-what = Thirty deals to solve against the best play, at three levels.

# A problem.
problem-list = All problems
problem-number = Problem { $number } of { $count } · { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
problem-auction = The auction
problem-hint = A hint
problem-table = The deal
problem-one-hand = You play { NAMED($seat, kind: "seat") }’s hand; the robots play for your partner and declarer.
problem-won = Your side: { $won } of { $goal } · Other side: { $lost }
problem-they-play = The others are playing…
problem-made = Made: { $won } tricks. Problem solved!
problem-beaten = The contract is beaten. Problem solved!
problem-down = Down: { $won ->
    [0] no tricks
    [one] one trick
   *[other] { $won } tricks
} of the { $goal } you needed.
problem-let-through = The contract makes: { $won ->
    [0] no tricks
    [one] one trick
   *[other] { $won } tricks
} of the { $goal } you needed.
problem-lost-card = The card that lost: { CARD($card) }, at trick { $trick }.
problem-lost-better = { CARD($better) }, for example, would have kept the goal in reach.
problem-retry = Replay from that card
problem-again = Start again
problem-give-up = Show the solution
problem-give-up-sure = Sure? All four hands will be shown.
problem-solution = The solution
problem-all-hands = The four hands
problem-next = Next problem
problem-previous = Previous problem
