"""The tables of an event as CSV: their columns, with names in English and French.

The first table has a row for each result; `board`, `ns` and `ew` (numbers of pairs) and a result are needed,
in any order:

- `section`, `round`, `table`: where it was played; empty if it does not matter;
- `board`: the number of the board;
- `ns`, `ew`: the numbers of the pairs; in an event with two winners the same number may be in both lines;
- `south`, `west`: in an individual, who sat there; `ns` and `ew` (or `north`, `east`) are one person each;
- `ns_names`, `ew_names`: names, with ` - ` or ` & ` between them;
- `contract` (`4S`, `3NTX`, `Pass`; in French `4P`, `3SAX`, `Passe`), `declarer`, `lead`,
  `tricks` (0 to 13) or `result` (`=`, `+1`, `-2`);
- `score`: North-South's points, an artificial score such as `60-40`, a weighted one such as
  `60% 620 + 40% -100`, or `sit-out`; empty: computed from the contract;
- `ruling_ew`: what East-West receive where a ruling gives each side its own;
- `group_ns`, `group_ew`: which results of a fouled board are compared;
- `absent`: in an individual, the seats of those who had left;
- `remarks`: of Bridgemate, an artificial score or `Not played`; other remarks are not read.

Others may follow below an empty line, each with its own heading: how the event is scored (`setting` and
`value`), what is added to results (`ENTRANT_COLUMNS`), rulings about whole matches (`MATCH_COLUMNS`).
"""

from collections.abc import Mapping

COLUMNS = (
    *("section", "round", "table", "board", "ns", "ew", "ns_names", "ew_names"),
    *("contract", "declarer", "lead", "tricks", "score"),
)
"""The columns in the order in which they are written."""
PARTNERS = ("south", "west")
"""Those that an individual has too."""
SEAT_OF_DECLARER, REMARKS = "ns/ew", "remarks"
"""Those of tables from Bridgemate: there a column `declarer` beside the first is a pair's number."""
RULED, GROUPS, ABSENT = "ruling_ew", ("group_ns", "group_ew"), "absent"
"""Those that are written only where something is to be written in them."""
_OWN = {name: name for name in (*COLUMNS, *PARTNERS, "result", RULED, *GROUPS, ABSENT)}
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
        "pairns": "ns",
        "pairew": "ew",
        SEAT_OF_DECLARER: "declarer",
        "leadcard": "lead",
        "remarks": REMARKS,
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
        "decision eo": RULED,
        "groupe ns": GROUPS[0],
        "groupe eo": GROUPS[1],
        "absents": ABSENT,
    },
}
"""The column for each name in lower case without accents, by language."""
SETTING_COLUMNS = ("setting", "value")
ENTRANT_COLUMNS = (
    *("entrant", "section", "line", "team", "names"),
    *("handicap", "carried", "adjustment", "penalty", "standing"),
)
MATCH_COLUMNS = ("match", "round", "section", "entrant", "opponents", "boards", "detail")
"""The columns of the other tables; the first names the table too."""
TABLES: Mapping[str, Mapping[str, str]] = {
    "setting": {**{name: name for name in SETTING_COLUMNS}, "reglage": "setting", "valeur": "value"},
    "entrant": {
        **{name: name for name in ENTRANT_COLUMNS},
        "inscrit": "entrant",
        "ligne": "line",
        "equipe": "team",
        "noms": "names",
        "report": "carried",
        "ajustement": "adjustment",
        "penalite": "penalty",
        "statut": "standing",
    },
    "match": {
        **{name: name for name in MATCH_COLUMNS},
        "tour": "round",
        "inscrit": "entrant",
        "adversaires": "opponents",
        "donnes": "boards",
    },
}
"""The columns of each further table, by the name of its first."""
