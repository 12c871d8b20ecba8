"""A contribution that a server acknowledged, compared with the log of its table."""

from dataclasses import dataclass
from pathlib import Path

from chelem.cli.shared.autosave import read_lines
from chelem.core import BadOption, Fact
from chelem.engine import Log
from chelem.formats.log.acknowledgement import Acknowledgement, NonceFate
from chelem.formats.log.set_opening import SetOpening
from chelem.formats.log.verify import ChainReport


@dataclass(frozen=True, slots=True)
class AcknowledgedContribution:
    """What a page kept, and what became of it in a log."""

    proof: Acknowledgement
    fate: NonceFate

    @property
    def facts(self) -> dict[str, Fact]:
        """The fate, whose contribution to which deal it is, and the key that has signed it."""
        revealed = self.proof.revealed
        return {
            "fate": self.fate,
            "player": revealed.player,
            "deal": revealed.deal,
            "attempt": revealed.attempt,
            "key": self.proof.key,
        }


def read_acknowledged(
    path: Path, log: Log, report: ChainReport, opened: SetOpening | None = None
) -> AcknowledgedContribution:
    """Return what a file of a page shows about a log; `BadOption` where it shows nothing.

    Its signature must be by the key that has signed the log, if that is signed. What was added to boards of
    a set is compared with what has `opened` the set.
    """
    proof = Acknowledgement.parse("\n".join(read_lines(path)))
    if not proof.is_signed:
        raise BadOption("acknowledgement.signature", key=proof.key)
    if report.seal is not None and report.seal.key != proof.key:
        raise BadOption("acknowledgement.key", key=proof.key)
    if proof.is_of_set and opened is None:
        raise BadOption("acknowledgement.set")
    fate = proof.fate(log) if opened is None or not proof.is_of_set else proof.fate_in_set(opened)
    if fate is None:
        raise BadOption("acknowledgement.other_log", deal=proof.revealed.deal)
    return AcknowledgedContribution(proof, fate)
