"""Training, by the name that this package had: it is `chelem.learning.training`."""

import sys

from chelem.learning import training

sys.modules[__name__] = training
