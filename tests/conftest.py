"""Settings for all tests."""

from hypothesis import settings

settings.register_profile("saucer", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("saucer")
