"""Signed heads: Ed25519 as the RFC has it, and two heads that contradict each other."""

import msgspec
import pytest

from tallystick.journal.ed25519 import ORDER, SigningKey, is_signed
from tallystick.journal.signed_heads import Signer, read_signed_heads

RFC_8032 = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]
SECRET = bytes(range(32))


@pytest.mark.parametrize(("secret", "public", "message", "signature"), RFC_8032)
def test_keys_and_signatures_are_those_of_the_standard(secret, public, message, signature):
    key = SigningKey(bytes.fromhex(secret))
    assert key.public.hex() == public
    assert key.sign(bytes.fromhex(message)).hex() == signature
    assert is_signed(key.public, bytes.fromhex(message), bytes.fromhex(signature))


def test_a_flipped_bit_anywhere_and_every_wrong_form_is_no_signature():
    key = SigningKey(SECRET)
    signature = key.sign(b"head")
    for place in range(64):
        bent = bytearray(signature)
        bent[place] ^= 1 << place % 8
        assert not is_signed(key.public, b"head", bytes(bent))
    last = int.from_bytes(signature[32:], "little") + ORDER
    for other in (signature[:32] + last.to_bytes(32, "little"), signature[:63], b"", b"\xff" * 64):
        assert not is_signed(key.public, b"head", other)
    assert not is_signed(b"\xff" * 32, b"head", signature)
    assert not is_signed(key.public, b"heads", signature)
    with pytest.raises(ValueError, match="32 bytes"):
        SigningKey(b"short")


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
