"""The command with the limits of a public server, for an attack at one's own computer.

`python -m tests.support.guessing.strict serve`
"""

from unittest.mock import patch

from chelem.site.edge import limiter, limits, pacing
from tests.support.replacing import replace_in

if __name__ == "__main__":
    for module in (limits, limiter, pacing):
        replace_in(module, HOME_FACTOR=1)
    patch.object(limiter.Asker, "is_local", new=False).start()
    from chelem.cli.main import main

    main()
