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
}: { $faults } with a fault, { $warnings } with a warning, { $skipped } skipped.
convert-title = Converting
convert-done = { $count ->
    [one] 1 board
   *[other] { $count } boards
} written to { $path }.
convert-same = { $path } cannot be read and written at once.
show-board = There is no board { $board } in this file.
