"""Short sentences about calls: which parts of an exact statement they keep, and how they join them."""
