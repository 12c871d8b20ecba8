"""Types of fields that several messages have."""

from typing import Annotated

from pydantic import Field

LARGEST = 10**9
"""The limit of versions, positions and numbers of tricks."""
LONGEST_ID = 64
"""The most characters of the `id` of a message."""
HEXADECIMAL = "^[0-9a-f]{64}$"

Whole = Annotated[int, Field(strict=True, ge=-LARGEST, le=LARGEST)]
Id = Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
