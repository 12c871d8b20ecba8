# Files of boards.
file-form = “{ $name }”: the format of a file is told by the end of its name, one of { $forms }.
file-unwritten = Files cannot be written as { $form }.
