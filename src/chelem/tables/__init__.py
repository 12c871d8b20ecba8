"""The domain of a live table: people and seats, policy, requests, undo by consent, commitment of deals."""
