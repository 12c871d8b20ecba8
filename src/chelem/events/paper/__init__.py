"""The paper of an event as PDF: guide cards, table cards, travellers, score slips, signs, results.

Everything printed is made of values; equal values give equal bytes.
"""
