"""A plugin of pytest that keeps ids of tests short, as each worker sends each id of its tests many times."""

LONGEST = 100
"""The most characters of a text that stand in an id."""


def pytest_make_parametrize_id(val: object) -> str | None:
    """Return the start of a long text; pytest numbers ids that are alike, and names other values itself."""
    if not isinstance(val, str | bytes) or len(val) <= LONGEST:
        return None
    text = val[:LONGEST] if isinstance(val, str) else val[:LONGEST].decode("latin-1")
    return text.encode("unicode_escape").decode() + "..."
