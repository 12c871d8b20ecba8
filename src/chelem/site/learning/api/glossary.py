"""The glossary over HTTP."""

from chelem.learning.study.glossary import GlossaryTerm, terms_in
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api/glossary", tags=["learn"])


@router.get("")
def read_glossary(language: Language) -> tuple[GlossaryTerm, ...]:
    """The terms of bridge in alphabetical order, with the term in the other language and the meaning."""
    return terms_in(language)
