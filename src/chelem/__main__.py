"""`python -m chelem` is the command `chelem`."""

from chelem.cli.main import main

main()
