"""Questions of other programs, each a line of JSON: which call to make, which card to play."""
