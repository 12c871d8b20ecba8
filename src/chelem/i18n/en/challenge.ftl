# Challenge a friend: the same boards, each at a table of their own.
challenge-new = Challenge a friend
challenge-new-about = You play some boards with three robots, and your friends play the same ones. You compare once you have all finished.
challenge-boards = Number of boards
challenge-make = Create the challenge
challenge-another = Make another challenge
challenge-title = { $name ->
    [none] A challenge for you
   *[other] { $name } challenges you
}
challenge-yours = Your challenge
challenge-about = { $boards } boards: the same cards, the same seat ({ NAMED($seat, kind: "seat") }) and the same robots for everyone.
challenge-terms = { $undo ->
    [off] No undo
    [free] Undo allowed
   *[consent] A call may be taken back
}, { $hints ->
    [off] no hints
   *[alone] hints allowed
}. You see the others’ results once you have played all the boards, and so have they.
challenge-take = Accept the challenge
challenge-begin = Start playing
challenge-go-on = Go on playing
challenge-practice-on = Go on practising
challenge-given_up = You gave up the rest: the boards that you finished count.
challenge-practice = Play these boards again
challenge-practice-what = For practice: the comparison stays as it is.
challenge-waiting = You have finished. The comparison appears here as soon as another player has played all the boards.
challenge-standing = Standings
challenge-players = Players
challenge-boards-played = Boards played
challenge-you = You
challenge-nobody = Unnamed
challenge-player = Player
challenge-rank = Rank
challenge-progress = { $played } of { $boards }
challenge-done = finished
challenge-won = You win by { $imps ->
    [one] { $imps } IMP
   *[other] { $imps } IMPs
}
challenge-lost = { $name } wins by { $imps ->
    [one] { $imps } IMP
   *[other] { $imps } IMPs
}
challenge-level = It’s a tie
challenge-first = 1st of { $players }
challenge-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
   *[other] { $rank }th
} of { $players }
challenge-against = IMPs are scored against { $players ->
    [2] the other player
   *[other] each of the other players, on average
}.
challenge-field = The percentage compares each score with those of { $robots } tables of robots.
challenge-board-by-board = Board by board
challenge-board = Board { $board }
challenge-board-review = Review
challenge-contract = Contract
challenge-lead = Lead
challenge-score = Score
challenge-share = Invite more friends to play these boards
challenge-share-first = Send this link to your friends
challenge-share-how = Everyone plays when they like, and only once for the comparison.
challenge-subject = A bridge challenge for you
challenge-message = I challenge you at bridge: play the same boards as I did, and let’s compare results. { $link }
challenge-link = Link to the challenge
challenge-scan = Or show this code: a phone’s camera opens the challenge.
challenge-code = QR code of the link to the challenge
challenge-proof = The same cards for everyone
challenge-proof-about = The hash is published before anybody plays; what it is the SHA-256 of appears once you have finished. Anyone can then check that the boards follow from it, the same for everyone.
challenge-hash = The server’s hash
challenge-opening = The server’s text
challenge-see = Compare with your friends
challenge-end = Challenge a friend to play the same boards against the same robots.
