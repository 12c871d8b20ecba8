from .file_board import FileBoard
from .log_conversion import deal_record, log_of, records_of
from .record import Record
from .report import Problem, Report, Severity
from .side_value import SideValue
from .validation import validate

__all__ = [
    "FileBoard",
    "Problem",
    "Record",
    "Report",
    "Severity",
    "SideValue",
    "deal_record",
    "log_of",
    "records_of",
    "validate",
]
