"""Systems that people write: one text, with those chapters in it that differ from the program's."""
