"""An attacker who asks every call about deals that they guess, and compares what two servers say."""
