"""Files of events: USEBIO, PBN with score tables, CSV."""
