"""Choose a call by what it leads to: deal layouts that fit, let the calls go on, play double dummy, score."""
