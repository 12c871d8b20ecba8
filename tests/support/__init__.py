"""What tests of whole matches are made with."""
