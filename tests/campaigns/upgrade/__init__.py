"""A campaign of upgrades: servers of one release are replaced by those of the next while people play."""
