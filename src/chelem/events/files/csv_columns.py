"""The columns of an event as CSV, their names in English and French.

One row is one result; `board`, `ns` and `ew` (numbers of pairs) and a result are needed, in any order:

- `section`, `round`, `table`: where it was played; empty if it does not matter;
- `board`: the number of the board;
- `ns`, `ew`: the numbers of the pairs; in an event with two winners the same number may be in both lines;
- `south`, `west`: in an individual, who sat there; `ns` and `ew` (or `north`, `east`) are one person each;
- `ns_names`, `ew_names`: names, with ` - ` or ` & ` between them;
- `contract` (`4S`, `3NTX`, `Pass`; in French `4P`, `3SAX`, `Passe`), `declarer`, `lead`,
  `tricks` (0 to 13) or `result` (`=`, `+1`, `-2`);
- `score`: North-South's points, or an artificial score such as `60-40`; empty: computed from the contract.
"""

from collections.abc import Mapping

COLUMNS = (
    *("section", "round", "table", "board", "ns", "ew", "ns_names", "ew_names"),
    *("contract", "declarer", "lead", "tricks", "score"),
)
"""The columns in the order in which they are written."""
PARTNERS = ("south", "west")
"""Those that an individual has too."""
_OWN = {name: name for name in (*COLUMNS, *PARTNERS, "result")}
HEADERS: Mapping[str, Mapping[str, str]] = {
    "en": {
        **_OWN,
        "bd": "board",
        "board number": "board",
        "ns pair": "ns",
        "ew pair": "ew",
        "ns score": "score",
        "by": "declarer",
        "ns names": "ns_names",
        "ew names": "ew_names",
        "north": "ns",
        "east": "ew",
        "rnd": "round",
        "tbl": "table",
        "pair ns": "ns",
        "pair ew": "ew",
        "n/s": "ns",
        "e/w": "ew",
    },
    "fr": {
        "section": "section",
        "tour": "round",
        "table": "table",
        "donne": "board",
        "etui": "board",
        "ns": "ns",
        "eo": "ew",
        "paire ns": "ns",
        "paire eo": "ew",
        "n/s": "ns",
        "e/o": "ew",
        "noms ns": "ns_names",
        "noms eo": "ew_names",
        "nord": "ns",
        "est": "ew",
        "sud": "south",
        "ouest": "west",
        "contrat": "contract",
        "par": "declarer",
        "declarant": "declarer",
        "entame": "lead",
        "levees": "tricks",
        "resultat": "result",
        "marque": "score",
        "score": "score",
        "score ns": "score",
        "marque ns": "score",
    },
}
"""The column for each name in lower case without accents, by language."""
