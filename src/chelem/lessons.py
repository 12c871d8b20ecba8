"""Lessons, by the name that this package had: it is `chelem.learning.lessons`."""

import sys

from chelem.learning import lessons

sys.modules[__name__] = lessons
