"""Tables of results as CSV for spreadsheets: a row for each time a board was played."""

from chelem.formats.csv_results.reading import read_csv_results
from chelem.formats.csv_results.writing import write_results

__all__ = ["read_csv_results", "write_results"]
