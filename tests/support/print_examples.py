"""Print the examples that Hypothesis draws once the modules named on the command line are imported."""

import sys
from importlib import import_module

from hypothesis import given
from hypothesis import strategies as st

from tests.support.drawn_examples import load_profile

if __name__ == "__main__":
    load_profile()
    for name in sys.argv[1:]:
        import_module(name)

    @given(st.tuples(st.text(), st.integers(), st.floats(), st.lists(st.binary())))
    def show(values: object) -> None:
        sys.stdout.write(f"{values!a}\n")

    show()
