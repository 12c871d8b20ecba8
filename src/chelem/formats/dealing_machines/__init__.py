"""Files of dealing machines: deals and board numbers only."""
