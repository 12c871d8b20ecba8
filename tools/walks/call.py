"""One call explained: opener's answer to Stayman, as a sentence in English."""

from tracing import Trace, set_paths, traced

AUCTION = "1NT P 2C P 2H"
SYSTEM = """
system walk "Walk"

when opening:
  1NT: 15-17 hcp, balanced
  1C: 12+ hcp
  pass: any

when 1NT -:
  2C: 8+ hcp; forcing, artificial, convention stayman
  pass: any

when 1NT - 2C -:
  2H: 4+ H
  2S: 4+ S
  2D: any

when 1C -:
  1S: 6+ hcp, 4+ S
  pass: any
"""
"""A system of a few rules, so that the count does not change with the systems that bots bid by."""


def walk() -> Trace:
    """Explain a call of another auction to import and fill catalogues, then count the one."""
    from tests.bots.positions import fill_deal, open_log, play_actions  # noqa: PLC0415 - modules move; the rest need not

    from chelem.bots.explain import explain_call  # noqa: PLC0415
    from chelem.bots.systems.system import System  # noqa: PLC0415
    from chelem.core.seats import Seat  # noqa: PLC0415

    system = System.parse(SYSTEM)

    def explain(auction: str) -> str:
        state = play_actions(open_log(fill_deal({}), Seat.N, "contract"), auction).state
        found = explain_call(state, len(auction.split()) - 1, system)
        return found.say("en") if found else ""

    if not explain("1C P 1S"):
        raise ValueError("the call has no meaning")
    state = play_actions(open_log(fill_deal({}), Seat.N, "contract"), AUCTION).state
    with traced() as trace:
        found = explain_call(state, len(AUCTION.split()) - 1, system)
        found.say("en") if found else ""
    return trace


if __name__ == "__main__":
    set_paths()
    walk().print()
