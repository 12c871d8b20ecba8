"""The forms of match: the next deal, the running mark, the end; one file a form."""
