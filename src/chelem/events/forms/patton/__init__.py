"""Patton: teams win each board, and as many points again by the match as a whole."""

from chelem.events.forms.patton.form import PattonTeams

FORMS = (PattonTeams,)
