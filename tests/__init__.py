"""The tests; each folder mirrors one of src/chelem."""
