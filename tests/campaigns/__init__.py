"""Long runs that look for what no single test would find."""
