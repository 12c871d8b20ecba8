"""What all tests share: nothing is measured by a test's clock."""

from hypothesis import settings

settings.register_profile("chelem", deadline=None)
settings.load_profile("chelem")

pytest_plugins = ["tests.support.table_fixtures"]
