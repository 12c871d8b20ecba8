from .file_board import FileBoard
from .log_conversion import deal_record, log_of, records_of
from .record import Record
from .report import Problem, Report, Severity
from .side_value import Sided
from .validation import validate

__all__ = [
    "FileBoard",
    "Problem",
    "Record",
    "Report",
    "Severity",
    "Sided",
    "deal_record",
    "log_of",
    "records_of",
    "validate",
]
