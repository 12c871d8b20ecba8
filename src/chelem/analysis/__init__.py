"""Analysis of deals with all hands known: double dummy, par, the cost of calls and cards, commentary."""
