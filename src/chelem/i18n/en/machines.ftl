# Dealing-machine files: faults, and what they cannot hold.
machine-short = The deal is cut off: { $length } characters instead of { $wanted }.
machine-card = “{ $text }” is not the number of a card, 01 to 52.
machine-hands = There { $count ->
    [one] is { $count } hand
   *[other] are { $count } hands
} instead of four.
machine-hand = { NAMED($seat, kind: "seat") }'s hand cannot be read: “{ $text }”.
machine-halves = The two halves of the deal disagree about { NAMED($seat, kind: "seat") }.
machine-digit = “{ $text }”, at position { $place }, is not a hand number, 1 to 4.
machine-letter = “{ $text }” does not encode two cards: the letters go from a to p.
machine-checksum = The checksum is “{ $told }”, but the letters give { $sum }.
machine-missing = Board { $board } is listed, but is not in the file.
machine-none = There are no boards in this file.
machine-again = There are two deals for board { $board }.
machine-deal = Board { $board } cannot be dealt by a machine: its four hands are not all known.
machine-many = Board { NUMBER($board, useGrouping: 0) } does not fit this format: its boards go from 1 to { $most }.
machine-gap = Board { $board } is missing: this format holds only consecutive boards.
