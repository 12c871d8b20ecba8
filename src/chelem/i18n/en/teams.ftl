# A match of two teams of four: two tables, the same boards.
teams-new = Teams-of-four match
teams-new-about = Four players to a team, two in each room; robots take the free seats. Both rooms play the same boards, each at its own pace.
teams-boards = Number of boards
teams-make = Set up the match
teams-another = Create another match
teams-title = Team match
teams-about = { $boards } boards. Team A sits North-South in the open room and East-West in the closed room; team B the other way round.
teams-room-open = Open room
teams-room-closed = Closed room
teams-team = Team { $team }
teams-yours = yours
teams-free = free seat
teams-robot = Robot
teams-you = { $name } (you)
teams-you-unnamed = You
teams-nobody = Unnamed
teams-sit = Sit here
teams-sit-at = Sit here, { NAMED($seat, kind: "seat") }, { $room ->
    [open] open room
   *[closed] closed room
}, team { $team }
teams-leave = Leave this seat
teams-start = Start the match
teams-start-bots = { $open ->
    [one] A robot will take the free seat.
   *[other] Robots will take the { $open } free seats.
}
teams-wait-start = The person who set up the match will start it.
teams-play = Go to my table
teams-played = Boards played: { $played } of { $boards }
teams-score = { $who ->
    [A] Team A wins the match
    [B] Team B wins the match
   *[level] The match is tied
}
teams-imps = IMPs
teams-victory-points = Victory points
teams-so-far = Score so far, on the boards played in both rooms
teams-results = Board by board (scores for North-South)
teams-results-hidden = You see the results of a board once your room has played it.
teams-board = Board
teams-to-come = not played yet
teams-share = Invite your friends to the match
teams-share-how = Everyone opens this link and chooses a seat, in either room.
teams-subject = A bridge team match?
teams-message = A bridge team match? Choose your seat: { $link }
teams-link = Link to the match
teams-scan = Or show this code: a phone’s camera opens the match.
teams-code = QR code of the link to the match
teams-see = The match, both rooms
teams-door = This table is one room of a team match. Choose your seat on the page of the match.
teams-proof-about = The hash is published before anybody plays; what it is the SHA-256 of appears when the match is over. Anyone can then check that the boards follow from it, the same in both rooms.
