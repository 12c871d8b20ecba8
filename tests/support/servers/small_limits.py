"""The command with limits of its own.

`python -m tests.support.servers.small_limits '{"body_seconds": 2}' serve`
"""

import json
import sys
from dataclasses import replace

from chelem.site.edge import limits

if __name__ == "__main__":
    limits.LIMITS = replace(limits.LIMITS, **json.loads(sys.argv.pop(1)))
    from chelem.cli.main import main  # reads the limits, so not before

    main()
