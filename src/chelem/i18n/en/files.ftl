# Files of boards.
file-form = “{ $name }”: the extension of a file gives its format; it must be one of { $forms }.
file-unwritten = { $form } files can be read, but not written.
help-check = Check the boards of files (PBN, LIN, …) against the rules.
help-check-files = The files to check; their extensions give their formats; - is standard input.
help-check-tolerant = Tolerate contradictions: report them, but do not exit with status 1.
help-jobs = Number of processes; by default, one for each core.
help-convert = Write a file of boards in another format.
help-convert-in = The file to read; - is standard input.
help-convert-out = The file to write, whose extension gives its format; - is standard output.
help-convert-to = The format to write, whatever the extension; on standard output, PBN by default.
help-show = Show the boards of a file: diagram, auction, play.
help-show-file = The file, whose extension gives its format; - is standard input.
help-show-board = Only the boards with this number.
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
} with an error, { $warnings ->
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
convert-same = { $path } cannot be both read and written.
show-board = This file has no board { $board }.
help-solve = Show double-dummy tricks and par for the deals of a file or for one deal.
help-solve-what = A file of boards (- is standard input), a deal as in PBN ("N:… … … …"), or a deal number.
help-solve-write = Write the results into the PBN file itself, as tags.
help-solve-output = Write the boards with their results to this PBN file instead; - is standard output.
help-review = Show what each call and each card cost, double dummy.
help-paper = Print hand records as a PDF, or one deal as SVG or PNG.
help-paper-out = The file to write: .pdf, .svg or .png; - is standard output, for a PDF.
help-paper-title = The title at the top of each page; by default, the event named in the file.
help-paper-subtitle = A line below the title: date, venue.
help-paper-size = The paper size.
help-paper-per_page = Boards per page; by default, as many as fit.
help-paper-colours = The number of colours for the suits.
help-paper-bare = Cards only: no HCP, no double-dummy table, no par.
solve-title = Solving
solve-unknown = Board { $board }: the four hands are not all known.
solve-write = { $path }: results can only be written to a PBN file, for all its boards.
review-progress = Reviewing
review-call-line = { $points ->
    [0] { " " }
   *[other] cost: { review-price }
}
paper-form = { $path }: the file must be a .pdf, .svg or .png.
paper-one = A picture shows one deal: choose it with --board.
paper-none = There are no boards in { $path }.
help-solve-dealer = The dealer of a deal given as text, for par.
help-solve-vulnerable = The vulnerability of a deal given as text, for par.
solve-file = There is no file { $path }; --board, --write and --output are for files.
convert-left_out = { $left ->
    [one] 1 board was left out: it has
   *[other] { $left } boards were left out: they have
} no cards, calls or contract.
convert-cards = Dealing-machine files hold only the cards: auctions, play and results were left out.
paper-left_out = Board { $board } is left out: { $reason }
review-when = { $where ->
    [Play] Trick { $round }:
   *[other] Round { $round }:
}
file-empty = There are no boards in this file.
cli-command = There is no command “{ $command }”; the commands are { $commands }.
