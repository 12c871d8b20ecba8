"""Study, by the name that this package had: it is `chelem.learning.study`."""

import sys

from chelem.learning import study

sys.modules[__name__] = study
