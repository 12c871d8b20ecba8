"""Building blocks of the protocol's types: the codes of logs as named enumerations, and strict bodies."""

from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic.fields import FieldInfo
from typing_extensions import TypeAliasType

from chelem.core import SEATS, SIDES, Strain
from chelem.core.typed_text import check_typed, clean_json, clean_text
from chelem.i18n import LANGUAGES


class Body(BaseModel):
    """A request body: no unknown field, no value of another type, and every text cleaned."""

    model_config = ConfigDict(extra="forbid", strict=True)
    many_lines: ClassVar[frozenset[str]] = frozenset()
    """The fields whose text may have several lines, and bodies in it with such fields."""

    @model_validator(mode="before")
    @classmethod
    def _clean(cls, values: Any) -> Any:
        if not isinstance(values, dict):
            return values
        return {check_typed(name): cls._cleaned(name, value) for name, value in values.items()}

    @classmethod
    def _cleaned(cls, name: str, value: Any) -> Any:
        if name not in cls.many_lines or not isinstance(value, (str, dict)):
            return clean_json(value)
        return clean_text(value) if isinstance(value, str) else value


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
