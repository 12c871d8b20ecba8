"""The garbage collector rests while values are made, and afterwards is as it was."""

import gc

import pytest

from chelem.core.gc_pause import collection_paused


def fail_while_it_rests() -> None:
    """Raise `ValueError` in a pause that has had another one within."""
    with collection_paused():
        with collection_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
        raise ValueError("inside")


def test_the_collector_goes_on_after_the_body_whatever_happens() -> None:
    """Also after an exception, and after another pause within."""
    with pytest.raises(ValueError, match="inside"):
        fail_while_it_rests()
    assert gc.isenabled()


def test_the_collector_goes_on_when_the_last_of_several_pauses_ends() -> None:
    """Pauses of two threads overlap; the one that began first may end first."""
    first, second = collection_paused(), collection_paused()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert not gc.isenabled()
    second.__exit__(None, None, None)
    assert gc.isenabled()


def test_a_collector_that_is_switched_off_stays_off() -> None:
    """Who has switched it off wants it so."""
    gc.disable()
    try:
        with collection_paused():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
