"""Signed heads: whatever is bent is no signature, and two heads that contradict each other are evidence."""

import msgspec
import pytest

from tallystick.journal.signed_heads import Signer, read_signed_heads

SECRET = bytes(range(32))


def test_a_flipped_bit_anywhere_and_every_wrong_form_is_no_signature():
    head = Signer(SECRET).signed("table", 3, "ab" * 32)
    assert head.is_genuine
    signature = bytes.fromhex(head.signature)
    for place in range(64):
        bent = bytearray(signature)
        bent[place] ^= 1 << place % 8
        assert not msgspec.structs.replace(head, signature=bent.hex()).is_genuine
    for changed in ({"table": "other"}, {"seq": 4}, {"head": "ba" * 32}, {"key": "ff" * 32}, {"signature": "ff" * 64}):
        assert not msgspec.structs.replace(head, **changed).is_genuine


def test_two_heads_of_one_entry_contradict_each_other_and_nothing_else_does():
    signer, other = Signer(SECRET), Signer(SECRET[::-1])
    honest, lying = signer.signed("t", 9, "aa" * 32), signer.signed("t", 9, "bb" * 32)
    assert honest.is_genuine
    assert honest.contradicts(lying)
    for harmless in (
        honest,
        signer.signed("t", 10, "bb" * 32),
        signer.signed("u", 9, "bb" * 32),
        other.signed("t", 9, "bb" * 32),
        msgspec.structs.replace(honest, head="bb" * 32),  # anybody can write that
    ):
        assert not honest.contradicts(harmless)
        assert not harmless.contradicts(honest)


def test_a_file_holds_one_head_a_line_and_nothing_else():
    heads = [Signer(SECRET).signed("t", seq, "aa" * 32) for seq in range(3)]
    assert read_signed_heads(b"\n".join(map(msgspec.json.encode, heads))) == heads
    for foreign in (b"{}", b"[1]", b'"a"', msgspec.json.encode(heads[0]).replace(b'"head"', b'"tail"')):
        with pytest.raises(msgspec.DecodeError):
            read_signed_heads(foreign)
