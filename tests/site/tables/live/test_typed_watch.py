"""In text mode a player answers whether spectators may see a hand, as a page lets them (docs/protocol.md)."""

import pytest

from chelem.core.errors import Refused
from chelem.i18n import say
from chelem.site.tables.domain.watching import chosen_watch, open_watch_request
from chelem.site.tables.live import text_mode
from chelem.text.commands import Command, read_input
from tests.support.tables import table_of


def asked(people="NS"):
    """Return a table whose owner has asked to show North's hand."""
    table = table_of(people)
    assert "table" == chosen_watch(table, table.owner, "N")
    (other,) = set(people) - {table.owner}
    return table, other


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("word", "shown"), [({"fr": "oui", "en": "yes"}, "yes"), ({"fr": "Non", "en": "no"}, "no")]
)
def test_yes_or_no_answers_who_is_asked(word, shown, language):
    """Others' words and other words answer nothing; the player reads what spectators see now."""
    table, other = asked()
    assert text_mode.answer_typed_watch(table, table.owner, word[language], language) is None
    assert text_mode.answer_typed_watch(table, other, "main", language) is None
    said = text_mode.answer_typed_watch(table, other, word[language], language)
    assert [say("typed.watch", {"shown": shown, "seat": "N"}, language)] == said
    assert ("N" if shown == "yes" else "table") == table.policy.watch
    assert open_watch_request(table) is None


@pytest.mark.parametrize(("language", "text"), [("fr", "cacher"), ("en", "stop showing")])
def test_a_hand_is_hidden_again(language, text):
    """Any player ends what spectators see; where they see no hand, that is refused."""
    table, other = asked()
    text_mode.answer_typed_watch(table, other, "yes", "en")
    assert Command.HIDE is read_input(text, table.player_view(other), language)
    said = text_mode.hide_hand(table, other, language)
    assert [say("typed.watch", {"shown": "no", "seat": "N"}, language)] == said
    assert "table" == table.policy.watch
    with pytest.raises(Refused) as refusal:
        text_mode.hide_hand(table, other, language)
    assert "watch.none" == refusal.value.code
