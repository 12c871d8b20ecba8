"""Hypothesis draws the same examples in every run, on any machine; in a campaign, others each time."""

from hypothesis import HealthCheck, settings

from dealing import CAMPAIGN

settings.register_profile(
    "kernel",
    derandomize=CAMPAIGN == 1,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("kernel")
