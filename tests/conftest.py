"""Settings of all tests."""

from hypothesis import settings

# The first call of a kernel compiles it, which takes longer than any example may.
settings.register_profile("katta", deadline=None)
settings.load_profile("katta")
