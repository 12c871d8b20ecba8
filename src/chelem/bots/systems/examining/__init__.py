"""What the check of a system uses: points that are kept, reports of them, sections out of play."""
