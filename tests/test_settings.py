"""Every setting is in the reference, and comes from where it should."""

from pathlib import Path

import msgspec
import pytest

from tallystick.settings import Settings, read_settings

REFERENCE = Path(__file__).parents[1] / "docs/reference/settings.md"


def test_every_setting_is_in_the_reference():
    rows = [line.split("`")[1] for line in REFERENCE.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert rows == list(Settings.__struct_fields__)


def test_an_argument_goes_before_the_environment_and_the_environment_before_the_default():
    environment = {"TALLYSTICK_PORT": "9000", "TALLYSTICK_DATA": "there", "TALLYSTICK_ORIGINS": "https://a,https://b"}
    settings = read_settings(environment, data="here", host=None)
    assert (settings.port, settings.data, settings.host) == (9000, "here", "0.0.0.0")
    assert settings.origins == ("https://a", "https://b")


def test_a_setting_that_makes_no_sense_is_refused():
    with pytest.raises(msgspec.ValidationError, match="port"):
        read_settings({"TALLYSTICK_PORT": "many"})
