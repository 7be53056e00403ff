"""There is one way to write a value down."""

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from tallystick.journal.canonical import NotCanonical, canonical, read_canonical

keys = st.from_regex(r"[a-z0-9_]{1,8}", fullmatch=True)
texts = st.text(st.characters(exclude_categories=("Cs",)))
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)


@given(values)
def test_canonical_bytes_are_those_of_rfc_8785(value):
    assert canonical(value) == rfc8785.dumps(value)


@given(values)
def test_what_is_written_is_read_again(value):
    assert read_canonical(canonical(value)) == value


@pytest.mark.parametrize(
    "written",
    [
        b"1.5",
        b"1.0",
        b"1e3",
        b"-0",
        b" 1",
        b"01",
        b"9007199254740992",
        b'{"b":1,"a":2}',
        b'{"a":1,"a":1}',
        b'"\\u0041"',
        b'{"A":1}',
        b'{"\xc3\xa9":1}',
        b'"\\ud800"',
        b"nan",
        b"",
        b"{",
        b'"\xff"',
    ],
)
def test_everything_else_is_refused(written):
    with pytest.raises(NotCanonical):
        read_canonical(written)
