# The tournament of the day: the same boards for all, each alone with robots.
daily-title = Tournament of the day
daily-title-of = Tournament of { $day }
daily-about = { $boards } boards of duplicate, the same for everyone. You sit South with three robots and play whenever you like.
daily-terms = Your first try counts, with no undo and no hints. When your partner is declarer, you play their cards.
daily-open = Open until { $time }, by the clock of your device.
daily-closed = This tournament is over.
daily-play = Play the tournament
daily-percent = { $percent } in the field
daily-place = { $rank ->
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
daily-people-percent = { $percent } among players
daily-alone = Nobody else has played these boards yet.
daily-standing = Ranking
daily-nobody = Nobody has played yet.
daily-ranking-later = You see the ranking once you have played all the boards.
daily-counts = { $finished ->
    [0] Nobody has finished yet
    [one] { $finished } player has finished
   *[other] { $finished } players have finished
}, { $playing ->
    [0] nobody is still playing
    [one] { $playing } is still playing
   *[other] { $playing } are still playing
}.
daily-field = Field
daily-people = Players
daily-robots = Robots
daily-how = How the percentage is calculated
daily-how-field = Each score is compared with those of the field: the players who have played the board, made up to sixteen with tables of robots. The second percentage counts players only. The ranking uses the first, and only complete cards are ranked.
daily-how-robots = The robots answer the same calls and the same cards in the same way, at every table.
daily-results = Your boards
daily-results-all = The boards
daily-contract = Contract
daily-score = NS score
daily-board-percent = { $percent } in the field
daily-board-people = { $percent } among players
daily-yours = you
daily-month = Ranking of the month ({ $month })
daily-month-about = The average of the tournaments that are over and of which you have played all the boards.
daily-month-none = No tournament is over this month.
daily-month-days = Tournaments
daily-month-boards = Boards
daily-mean = Average
daily-before = The day before
daily-after = The day after
daily-today = Today’s tournament
daily-days = Other days
daily-proof-about = This hash is published at the opening. The text whose SHA-256 it is, from which all boards follow, appears at the close.
daily-see = See the ranking of the tournament
