"""The log of an event: its entries, what each may say and who may write it, and what they fold to."""
