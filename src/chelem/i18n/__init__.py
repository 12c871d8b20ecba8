"""One catalogue per language: from codes and facts to sentences."""

from chelem.i18n.catalogue import LANGUAGES, Fact, add_messages, has_own, packages, say

__all__ = ["LANGUAGES", "Fact", "add_messages", "has_own", "packages", "say"]
