"""The settings of a table have words: their names, and each of their values."""

from dataclasses import fields
from typing import get_args, get_type_hints

import pytest

from chelem.i18n import LANGUAGES
from chelem.i18n.catalogue import load_catalogue
from chelem.site.tables.domain.policy import Policy

HINTS = get_type_hints(Policy)
CHOICES = {field.name: get_args(HINTS[field.name]) for field in fields(Policy) if get_args(HINTS[field.name])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_value_has_words(language):
    """In `invite.ftl`: `policy-NAME` and `policy-NAME-VALUE`."""
    catalogue = load_catalogue(language)
    wanted = [f"policy-{name}" for name in CHOICES]
    wanted += [f"policy-{name}-{value}" for name, values in CHOICES.items() for value in values]
    assert [] == [code for code in wanted if code not in catalogue]
