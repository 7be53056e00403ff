"""The promises that the package ships are kept here for every game of the catalogue."""

import pytest

pytest.register_assert_rewrite("tallystick.conformance.rules", "tallystick.conformance.sentences")

from tallystick.conformance.plugin import pytest_generate_tests  # noqa: E402

__all__ = ["pytest_generate_tests"]
