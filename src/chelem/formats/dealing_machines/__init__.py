"""The files of dealing machines: deals and board numbers, nothing of the play."""
