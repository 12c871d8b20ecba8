from .board_summary import BoardSummary
from .file_board import FileBoard
from .log_conversion import deal_record, log_of, records_of
from .record import Record
from .report import Problem, Report, Severity
from .side_value import SideValue
from .statements import AuctionRecord, PlayRecord, StatedContract, StatedResult
from .validation import validate

__all__ = [
    "AuctionRecord",
    "BoardSummary",
    "FileBoard",
    "PlayRecord",
    "Problem",
    "Record",
    "Report",
    "Severity",
    "SideValue",
    "StatedContract",
    "StatedResult",
    "deal_record",
    "log_of",
    "records_of",
    "validate",
]
