"""The command with limits of its own.

`python -m tests.support.servers.small_limits '{"body_seconds": 2}' serve`
"""

import json
import sys

from chelem.cli.main import main
from chelem.site.edge.limits import LIMITS

if __name__ == "__main__":
    for name, limit in json.loads(sys.argv.pop(1)).items():
        assert hasattr(LIMITS, name), name
        object.__setattr__(LIMITS, name, limit)  # other modules hold this very object
    main()
