"""The values of bridge: cards, hands, seats, calls, contracts, deals, scores."""
