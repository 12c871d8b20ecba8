# Le bridge contrat.
game-contract = Bridge contrat
game-contract-about = Duplicata, partie libre ou Chicago.

form-rubber = Partie libre (robre)
form-chicago = Chicago
match-rubber = partie libre (robre)
match-chicago = Chicago
