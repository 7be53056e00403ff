"""Keys of a session: a token for each role, and a passphrase of four words for another machine."""

import hmac
import secrets
from hashlib import scrypt
from typing import Final

import msgspec

from tallystick.journal.spoken import spoken
from tallystick.sessions.ports import StoredSession
from tallystick.tables.credentials import hash_of, new_token

LEAD: Final = "lead"
CO: Final = "co"
WATCH: Final = "watch"
WALL: Final = "wall"
PERSON: Final = "person"
CLAIM: Final = "claim"
ROLES: Final = (LEAD, CO, WATCH, WALL)
"""Who leads, who helps, who looks on, and the wall; each has a key of its own."""


def new_key() -> tuple[str, bytes]:
    """A key, and the hash that is kept of it."""
    key = new_token()
    return key, hash_of(key)


def new_seed() -> str:
    """What a shuffle of people is drawn from; it has nothing to do with the chance of a game."""
    return secrets.token_hex(16)


def role_of(stored: StoredSession, token: str) -> str | None:
    """The role that this key proves."""
    hashed = hash_of(token)
    found = None
    for role, kept in stored.keys.items():
        if hmac.compare_digest(kept, hashed):
            found = role.partition(":")[0]
    return found


def with_key(stored: StoredSession, role: str, hashed: bytes, beside: bool = False) -> StoredSession:
    """One more key of this role, or the only one from now on."""
    kept = stored.keys if beside else without(stored, role)
    name = f"{role}:{len(kept)}-{hashed.hex()[:8]}" if beside else role
    return msgspec.structs.replace(stored, keys=kept | {name: hashed})


def without(stored: StoredSession, role: str) -> dict[str, bytes]:
    """The keys of the other roles."""
    return {name: hashed for name, hashed in stored.keys.items() if name.partition(":")[0] != role}


def new_words() -> tuple[str, bytes, bytes]:
    """Four words (64 random bits), and the salt and the hash that are kept of them."""
    words, salt = spoken(secrets.token_hex(8)), secrets.token_bytes(16)
    return words, salt, hash_of_words(words, salt)


def hash_of_words(words: str, salt: bytes) -> bytes:
    """Slow on purpose: people may choose a short way to write words down, and guessers are fast."""
    said = " ".join(words.lower().split())[:200]
    return scrypt(said.encode(), salt=salt, n=2**15, r=8, p=1, maxmem=64 * 1024 * 1024, dklen=32)


def opens(stored: StoredSession, words: str) -> bool:
    return bool(stored.words_hash) and hmac.compare_digest(hash_of_words(words, stored.words_salt), stored.words_hash)
