"""The key with which a server signs."""

import pytest

from tallystick.kernel.refusals import Refused
from tallystick.storage.signing_key import signer_in


def test_a_key_is_made_once_and_for_its_owner_only(tmp_path):
    first = signer_in(tmp_path)
    kept = tmp_path / "signing.key"
    assert kept.stat().st_mode & 0o777 == 0o600
    assert signer_in(tmp_path).public == first.public
    kept.rename(tmp_path / "away")
    assert signer_in(tmp_path).public != first.public


@pytest.mark.parametrize("content", [b"", b"ab", b"no key", b"\xff" * 32, b"0" * 63])
def test_what_is_no_key_is_refused_and_left_as_it_is(tmp_path, content):
    (tmp_path / "signing.key").write_bytes(content)
    with pytest.raises(Refused) as refused:
        signer_in(tmp_path)
    assert refused.value.code == "signing_key_damaged"
    assert (tmp_path / "signing.key").read_bytes() == content


def test_a_key_that_is_kept_elsewhere_is_read_and_never_written(tmp_path):
    kept = tmp_path / "secret"
    kept.write_text("07" * 32, "ascii")
    kept.chmod(0o400)
    data = tmp_path / "data"
    data.mkdir()
    assert signer_in(data, str(kept)).public == signer_in(data, str(kept)).public
    assert list(data.iterdir()) == []
    with pytest.raises(Refused, match="signing_key_damaged"):
        signer_in(data, str(tmp_path / "nothing"))
    assert not (tmp_path / "nothing").exists()
