"""Questions about deals: what can be made, what a card costs."""
