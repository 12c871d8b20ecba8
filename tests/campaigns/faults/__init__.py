"""The campaign of faults: people and bots play while everything around the server breaks, again and again.

`python -m tests.campaigns.faults --faults 1000 --database sqlite --seed 1`, or `make campaign-faults`.
"""
