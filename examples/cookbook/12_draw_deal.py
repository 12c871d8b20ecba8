"""Draw a deal as SVG, with its double-dummy tricks."""

from chelem import Deal, Strain, Vulnerability, solve
from chelem.render import PrintedBoard, draw_deal

deal = Deal.from_number(2026)
table = solve(deal)
strains = (Strain.S, Strain.H, Strain.D, Strain.C, Strain.NT)
tricks = tuple(tuple(table[strain, seat] for seat in "NESW") for strain in strains)
svg = draw_deal(PrintedBoard(7, None, Vulnerability.BOTH, deal.hands, tricks), "en")
print(svg[:4], len(svg) > 1000)
