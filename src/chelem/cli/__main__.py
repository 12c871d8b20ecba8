"""`python -m chelem.cli` is the command `chelem`."""

from chelem.cli.main import main

main()
