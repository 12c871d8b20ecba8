# The lessons.

# The program's answers.
lesson-card = { CARD($card) }
lesson-call = { CALL($call) }
lesson-seat = { NAMED($seat, kind: "seat") }
lesson-contract = { CALL($call) } by { NAMED($seat, kind: "seat") }: { $tricks } tricks to make
lesson-legal-follows = { CARD($card) } follows suit, so you may play it.
lesson-legal-any = You have no { NAMED($suit, kind: "suit-name") }, so you may play any card.
lesson-legal-lead = You are on lead, so you may play any card.
lesson-winner-high = { CARD($card) } is the highest card of the suit led: { NAMED($seat, kind: "seat") } wins the trick.
lesson-winner-trump = { CARD($card) } is a trump, and the highest one played: { NAMED($seat, kind: "seat") } wins the trick.
lesson-winners = { $tricks ->
    [0] There is no sure trick.
    [one] There is one sure trick.
   *[other] There are { $tricks } sure tricks, without giving up the lead.
}
lesson-tricks = Against the best defence, North-South take { $tricks ->
    [0] no tricks.
    [one] one trick.
   *[other] { $tricks } tricks.
}
lesson-card-tricks = After { CARD($card) }, { NAMED($side, kind: "side") } take { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { $tricks } tricks
} in all if nobody goes wrong later; they need { $goal }.
lesson-points = { $sum } = { $points } points.
lesson-declarer = { NAMED($side, kind: "side") } have { $total } points between them, and { NAMED($seat, kind: "seat") } has { $points } of them, so { NAMED($seat, kind: "seat") } declares.
lesson-promise = { $tricks } tricks { $strain ->
    [NT] in notrump
   *[other] in { STRAIN($strain) }
}
lesson-promise-score = { $strain ->
    [NT] In notrump
   *[other] In { STRAIN($strain) }
}, you take { $tricks } tricks: { $made ->
    [1] contract made, { $score } points.
   *[other] contract down, { $score } points.
}
lesson-score-line = { $title }: { $points }
lesson-score = { $sum }. In all, { $points } points.
lesson-game = { CALL($call) } is worth { $points } points: with { $below } below the line, that makes { $total }.

# Refusals.
lesson-unknown = There is no lesson at this address.
lesson-over = { CARD($card) } is one too many: all cards have been played.
lesson-unknown_hand = { NAMED($seat, kind: "seat") }’s hand is not given, so tricks cannot be counted.
lesson-head = The lesson “{ $lesson }” must begin with a title (# …) and a summary (> …).
lesson-blocks = In the lesson “{ $lesson }”, these blocks lack either their words or their facts: { $blocks }.

# The list.
lessons-title = Learn bridge
lessons-intro = Never held a hand of cards? Start with the first lesson. Each takes about five minutes, with short exercises and deals to play. There is no hurry: you can pick up where you left off.
lessons-start = Start the first lesson
lessons-continue = Continue: { $title }
lessons-again = Start again from the beginning
lessons-finished = Lesson finished
lessons-progress = { $count ->
    [one] { $done } of 1 exercise done
   *[other] { $done ->
        [0] { $count } exercises
       *[other] { $done } of { $count } exercises done
    }
}
lessons-total = { $done ->
    [0] Twelve lessons, at your own pace
   *[other] { $done } of { $count } lessons finished
}
lessons-erase = Erase my progress
lessons-erase-sure = Erase it for good?
lessons-device = Your progress stays on this device.
lessons-after = What next?
lessons-play = Play a game of bridge
lessons-play-what = One table, three robots, and every bid explained.
lessons-minibridge = Play Mini-bridge
lessons-minibridge-what = No auction: count your points, choose your contract, play.
lessons-rules = Read the rules
lessons-rules-what = Bridge and the other games on this site.

# A lesson.
lesson-number = Lesson { $number } of { $count }
lesson-list = All lessons
lesson-previous = Previous lesson
lesson-next = Next lesson: { $title }
lesson-done = Well done: you have finished this lesson.
lesson-left = { $left ->
    [one] One exercise left in this lesson.
   *[other] { $left } exercises left in this lesson.
}
lesson-end = That was the last lesson.
lesson-quiz = Question { $number }
lesson-quiz-done = answered
lesson-pick-card = Choose a card from { NAMED($seat, kind: "seat") }’s hand.
lesson-pick = Your answer
lesson-right = That’s right!
lesson-wrong = Not quite.
lesson-try = Try again.
lesson-answers = Show the answer
lesson-the-answers = { $count ->
    [one] The right answer: { $answers }.
   *[other] The right answers: { $answers }.
}
lesson-table = Watch
lesson-table-forward = Next card
lesson-table-back = Previous
lesson-table-start = To the start
lesson-table-at = { $at } of { $count }
lesson-board = { $part }, the table
lesson-hand = Your hand
lesson-trumps = Trumps: { NAMED($strain, kind: "suit-name") }
lesson-practice = Your turn to play
lesson-practice-done = goal reached
lesson-goal = Goal: { $goal ->
    [one] one trick
   *[other] { $goal } tricks
}
lesson-won = North-South: { $won } · East-West: { $lost }
lesson-points-dealt = Your points: { $south } + { $north } = { $sum }
lesson-your-turn = Your turn: play a card from { NAMED($seat, kind: "seat") }’s hand.
lesson-they-play = The defenders are playing…
lesson-played = { NAMED($seat, kind: "seat") }: { CARDNAME($card) }.
lesson-takes = { NAMED($seat, kind: "seat") } wins the trick.
lesson-reached = Goal reached: { $won ->
    [one] one trick.
   *[other] { $won } tricks.
}
lesson-missed = Missed: { $won ->
    [0] no tricks
    [one] one trick
   *[other] { $won } tricks
} out of the { $goal } you needed.
lesson-lost = That card puts the goal out of reach.
lesson-lost-better = { CARD($card) }, for example, would have kept it.
lesson-take-back = Take that card back
lesson-again = Start the deal again
lesson-advice = Give me a hint
lesson-advice-card = { CARD($card) } keeps the goal within reach.
lesson-advice-none = The goal is out of reach: take a card back, or start again.
lesson-trick = Trick { $number }
lesson-you = You
lesson-player-N = North
lesson-player-E = East
lesson-player-S = South
lesson-player-W = West
lesson-call-legal = Yes, { CALL($call) } is allowed.
