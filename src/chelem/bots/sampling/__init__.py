"""Play by sampling: solve layouts that fit what is known, and weigh them by the score in force."""
