"""Convention cards on paper: sheets with the headings of federations, filled in by the rules of a system."""
