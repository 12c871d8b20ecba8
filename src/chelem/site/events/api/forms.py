"""The forms of events over HTTP, and the sentences that forms bring along."""

from fastapi.responses import PlainTextResponse

from chelem.events.forms.registry import EVENT_FORMS
from chelem.i18n.catalogue import fluent_files
from chelem.site.events.views.form_choices import EventFormChoice, form_choices
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api", tags=["events"])


@router.get("/event-forms")
def list_event_forms(language: Language) -> list[EventFormChoice]:
    """The forms in which an event may be opened, with titles in the requested language."""
    return form_choices(language)


@router.get("/event-forms/messages.ftl", response_class=PlainTextResponse)
def event_form_messages(language: Language) -> str:
    """The messages of the forms that are packages of their own, as a Fluent resource."""
    texts = (
        file.read_text(encoding="utf-8")
        for package in EVENT_FORMS.packages
        for file in fluent_files(package, language)
    )
    return "\n".join(texts)
