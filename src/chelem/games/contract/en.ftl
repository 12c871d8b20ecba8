# Contract bridge.
game-contract = Contract bridge
game-contract-about = Duplicate, rubber or Chicago.

form-rubber = Rubber
form-chicago = Chicago
match-rubber = rubber
match-chicago = Chicago
