"""Draw a deal as SVG, with its double-dummy tricks."""

from chelem import Deal, Vulnerability, solve
from chelem.render import PrintedBoard, draw_deal

deal = Deal.from_number(2026)
board = PrintedBoard(7, None, Vulnerability.BOTH, deal.hands, tricks=solve(deal).tricks)
svg = draw_deal(board, "fr")
print(svg[:4], len(svg) > 1000)
