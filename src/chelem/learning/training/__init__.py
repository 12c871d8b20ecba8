"""Training: deals of a theme, and what the learner does with them."""
