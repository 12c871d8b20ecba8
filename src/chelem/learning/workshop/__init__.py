"""The workshop of bidding systems: chapters to change, what a change changes, and what it is worth."""
