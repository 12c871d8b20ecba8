"""The campaign of a slow machine: people and bots play while many other programs want the processors.

`python -m tests.campaigns.slow --load 20 --seconds 60`, or `make campaign-slow`.
"""
