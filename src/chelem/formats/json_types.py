"""Building blocks of the protocol's types: the codes of logs as named enumerations, and strict bodies."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from pydantic.fields import FieldInfo
from typing_extensions import TypeAliasType

from chelem.core.cards import Strain
from chelem.core.seats import SEATS, SIDES
from chelem.i18n import LANGUAGES


class Body(BaseModel):
    """A request body: no unknown field, no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


def one_of(*values: str | int, description: str | None = None) -> FieldInfo:
    """Return the schema of text with one of these values; in Python any text, to be checked by its reader."""
    info: FieldInfo = Field(description=description, json_schema_extra={"enum": list(values)})
    return info


SeatCode = TypeAliasType("SeatCode", Annotated[str, one_of(*map(str, SEATS), description="A seat.")])
SideCode = TypeAliasType(
    "SideCode",
    Annotated[str, one_of(*map(str, SIDES), description="Two partners: North-South or East-West.")],
)
StrainCode = TypeAliasType(
    "StrainCode", Annotated[str, one_of(*map(str, Strain), description="A suit, or notrump.")]
)
LanguageCode = TypeAliasType(
    "LanguageCode", Annotated[str, one_of(*LANGUAGES, description="The language of sentences.")]
)
CardCode = TypeAliasType(
    "CardCode", Annotated[str, Field(description="A suit then a rank; ten is T: `SA`, `HT`.")]
)
ActionCode = TypeAliasType(
    "ActionCode", Annotated[str, Field(description="A call or a card: `P`, `1NT`, `name:H`, `H7`.")]
)
OptionValue = TypeAliasType("OptionValue", str | int | bool)
