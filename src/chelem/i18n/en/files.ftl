# Files of boards.
file-form = “{ $name }”: the format of a file is told by the end of its name, one of { $forms }.
file-unwritten = Files cannot be written as { $form }.
help-check = Check files of boards (PBN, LIN, …): every board proved by the rules.
help-check-files = Files; the end of a name tells the format.
help-check-tolerant = Keep what can be kept: contradictions are reported, and are no reason for status 1.
help-jobs = Processes to work with; as many as the machine has cores if you do not say.
help-convert = Write a file of boards in another format.
help-convert-in = The file to read.
help-convert-out = The file to write; the end of its name tells the format.
help-show = Show the boards of a file: diagram, auction, play.
help-show-file = The file.
help-show-board = Only the boards of this number.
check-title = Checking
check-summary = { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}: { $faults ->
    [0] none
   *[other] { $faults }
} with a fault, { $warnings ->
    [0] none
   *[other] { $warnings }
} with a warning, { $skipped ->
    [0] none
   *[other] { $skipped }
} skipped.
convert-title = Converting
convert-done = { $count ->
    [0] No board
    [one] 1 board
   *[other] { $count } boards
} written to { $path }.
convert-same = { $path } cannot be read and written at once.
show-board = There is no board { $board } in this file.
help-solve = What every contract makes with open cards, and par, for a file's deals or for one deal.
help-solve-what = A file of boards, a deal as in PBN (N:… … … …), or a deal's number.
help-solve-write = Put the results in the file itself, as tags of PBN.
help-solve-output = Put them in another file instead, a PBN file.
help-review = What each call and each card gave up, with open cards, and the turning points in words.
help-paper = Hand records as PDF; one deal as SVG or PNG.
help-paper-out = The file to write; the end of its name tells: .pdf, .svg or .png.
help-paper-title = The title at the head of each page; the file's event if you do not say.
help-paper-subtitle = A line beneath it: the date, the place.
help-paper-size = The paper.
help-paper-per_page = Boards a page; as few pages as can be if you do not say.
help-paper-colours = Colours of the suits.
help-paper-bare = The cards alone: no points, no table, no par.
solve-title = Solving
solve-unknown = Board { $board }: the four hands are not all known.
solve-write = { $path }: results are written to a PBN file, of all its boards.
review-progress = Looking back
review-call-line = { $points ->
    [0] { " " }
   *[other] given up: { review-price }
}
paper-form = { $path }: a file of paper is a .pdf, a .svg or a .png.
paper-one = A picture shows one deal: name its board with --board.
paper-none = { $path } has no board.
help-solve-dealer = The dealer of a deal given as text, for par.
help-solve-vulnerable = Who is vulnerable on it, for par.
solve-file = There is no file { $path }; --board, --write and --output are for files.
convert-left_out = { $left ->
    [one] 1 board is
   *[other] { $left } boards are
} left out, with neither cards, calls nor contract.
convert-cards = Files for dealing machines hold the cards alone: auctions, plays and results are not in it.
paper-left_out = Board { $board } is left out: { $reason }
review-when = { $where ->
    [Play] Trick { $round }:
   *[other] Round { $round }:
}
file-empty = There is no board in this file.
cli-command = There is no command “{ $command }”; the commands are { $commands }.
