"""The registry of formats: one line for each, known to the commands, the browser and the library."""

import re
from pathlib import Path

import pytest

from chelem.core.errors import BadOption
from chelem.formats import Format, dump_text, format_of, registry
from chelem.formats.registry import CODECS, FileCodec
from tests.support.matches.playing import refusal

FILE_DIALOG = Path("web/src/features/collections/FileIntake.svelte")


def test_each_format_has_its_line():
    """Without it a format could be named, but neither read nor written."""
    assert set(Format) == set(CODECS)


def test_each_suffix_belongs_to_one_format():
    """A file name leaves no choice."""
    suffixes = [name for form, codec in CODECS.items() for name in (form.value, *codec.other_suffixes)]
    assert len(suffixes) == len(set(suffixes))
    assert [Format.JSON] * 3 == [format_of(f"match.{suffix}") for suffix in ("jsonl", "JSON", "log")]
    assert Format.PBN is format_of("deals.txt")


def test_the_file_dialog_offers_each_format():
    """A browser greys out files whose suffix the page does not list."""
    root = Path(__file__).parents[2]
    (accepted,) = re.findall(r'accept="([^"]*)"', (root / FILE_DIALOG).read_text(encoding="utf-8"))
    assert {f".{form.value}" for form in Format} <= set(accepted.split(","))


def test_a_format_may_be_read_only(monkeypatch):
    """A format without a writer refuses boards, in a sentence."""
    codec = CODECS[Format.BER]
    monkeypatch.setattr(registry, "CODECS", {**CODECS, Format.BER: FileCodec(codec.read, None)})
    with pytest.raises(BadOption) as error:
        dump_text([], Format.BER)
    assert ("file.unwritten", {"form": "ber"}) == refusal(error.value)
