"""Rows in memory: for ever where nobody else changes them, else for some seconds."""

from chelem.site.visitors.live.known_rows import KnownRows


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def test_a_row_is_read_again_when_it_is_old():
    """Where other processes change rows, none is believed for longer than its seconds."""
    clock = Clock()
    rows = KnownRows(10, 5.0, clock)
    rows.put("ana", "Ana")
    clock.now = 5.0
    assert "Ana" == rows.get("ana")
    clock.now = 5.1
    assert rows.get("ana") is None
    rows.put("ana", "Anne")
    clock.now = 9.0
    assert "Anne" == rows.get("ana")


def test_a_process_alone_never_reads_a_row_again():
    """Nor does it look at a clock."""
    rows = KnownRows(10, None, lambda: 1 / 0)
    rows.put("ana", "Ana")
    assert "Ana" == rows.get("ana")


def test_the_row_used_longest_ago_goes():
    rows = KnownRows(2)
    for name in ("ana", "bo"):
        rows.put(name, name)
    rows.get("ana")
    rows.put("eve", "eve")
    assert ["ana", None, "eve"] == [rows.get(name) for name in ("ana", "bo", "eve")]
    rows.drop(["ana", "nobody"])
    assert ["eve"] == rows.rows()
