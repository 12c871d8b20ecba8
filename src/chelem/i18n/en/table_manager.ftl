# The table-manager protocol: the commands, what happens at the table, what is refused.
help-table-manager = Open a table where bridge programs play by the table-manager protocol.
help-table-manager-boards = The file with the boards to play.
help-table-manager-port = The port for programs to connect to, and with two rooms the next one too; 0 picks a free one.
help-table-manager-teams = The names of the two teams, instead of those the programs give.
help-table-manager-rooms = 2 plays each board in an open and a closed room, as a team match.
help-table-manager-results = The file in which to save the boards played: PBN, LIN …, by its extension.
help-table-manager-bots = The seats of our robots, such as N,S; in the closed room, the other two.
help-table-manager-bot = Our robot that plays.
help-table-manager-seed = The seed of the robots: with the same seed, a robot plays the same way.
help-table-manager-patience = How many seconds to wait for a program’s next line.
help-table-manager-comeback = How many seconds a disconnected program has to come back; 0 ends the session at once.
help-table-manager-lines = Print every line of the protocol, received (<) or sent (>).
help-sit = Let one of our robots play at a table manager’s table.
help-sit-port = The port of the table manager.
help-sit-seat = The seat: North, East, South or West.
help-sit-name = The team’s name, the same for both partners.
help-sit-host = The address of the table manager.
help-sit-wait = How many seconds to wait for a table manager that has not started yet.

table_manager-listening = { $room ->
    [0] The open room
    [1] The closed room
   *[one] The table
} is at { $host }, port { NUMBER($port, useGrouping: 0) } (Ctrl-C to stop).
table_manager-seated = { $name } sits { NAMED($seat, kind: "seat") }.
table_manager-lost = { $name }, { NAMED($seat, kind: "seat") }, is disconnected.
table_manager-turned_away = A connection was refused.
table_manager-board = Board { NUMBER($board, useGrouping: 0) }{ $rooms ->
    [1] { "" }
   *[other] { $room ->
        [0] , open room
       *[other] , closed room
    }
}: { $result }, { $points } for North-South
table_manager-passed = passed out
table_manager-ended = { $boards ->
    [one] One board was played.
   *[other] { $boards } boards were played.
}
table_manager-match_ended = { $boards ->
    [one] One board was played
   *[other] { $boards } boards were played
}: { $imps } IMPs for the team North-South in the open room.
sit-board = Board { $count }: { $result }
sit-unreachable = There is no table manager at { $host }, port { NUMBER($port, useGrouping: 0) } ({ $reason }).

# What a program does wrong.
table_manager-line = “{ $text }” is not a line of the protocol.
table_manager-unexpected = The line “{ $line }” comes at the wrong time.
table_manager-other_hand = “{ $line }”: the next card must come from { NAMED($seat, kind: "seat") }’s hand.
table_manager-illegal = The rules do not allow “{ $line }”.
table_manager-differs = A program that comes back must repeat its moves: { ACTION($made) }, not { ACTION($action) }.
table_manager-long = A line has more than { $most } bytes.
table_manager-left = The connection was closed.
table_manager-silent = Nothing was received for { $seconds } seconds.
table_manager-gone = The program playing { NAMED($seat, kind: "seat") } has not come back.
table_manager-version = Version { $version } of the protocol is not supported; only version 18 is.
table_manager-taken = { NAMED($seat, kind: "seat") } is taken.
table_manager-full = All seats are taken.
table_manager-crowd = Too many programs are trying to connect.
table_manager-name = “{ $text }” cannot be a name: it must fit on one line, without quotation marks.
table_manager-text = “{ $text }” is not an explanation: it must fit on one line.
table_manager-results = { $form } files hold only the cards, not the results.
table_manager-refuses = The table manager’s answer was “{ $line }”.
table_manager-disagree = The table manager does not follow the rules.
