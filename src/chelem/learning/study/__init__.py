"""What the pages for study show: bidding systems by chapter, questions, convention cards."""
