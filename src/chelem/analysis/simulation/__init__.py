"""Questions of many deals: which ones, what to measure, the answer as a small table."""
