"""What a change of a system's file changes: its faults, and the meanings of calls."""
