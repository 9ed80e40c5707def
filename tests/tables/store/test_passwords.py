"""Passwords of tables: kept as slow hashes with a salt of their own."""

from __future__ import annotations

import asyncio

from mattock.tables.store.passwords import MAX_PASSWORD, SALT, hash_of_password, is_password, matches


async def hashes() -> tuple[bytes, bytes]:
    return await hash_of_password("mellon"), await hash_of_password("mellon")


def test_the_same_password_is_never_kept_alike_and_cannot_be_read() -> None:
    one, other = asyncio.run(hashes())
    assert one[:SALT] != other[:SALT]
    assert one[SALT:] != other[SALT:]
    assert b"mellon" not in one


def test_only_the_password_itself_fits() -> None:
    stored, _ = asyncio.run(hashes())
    assert asyncio.run(is_password("mellon", stored))
    for wrong in ("Mellon", "", "mellon ", "\udcff", "mellon" * MAX_PASSWORD):
        assert not asyncio.run(is_password(wrong, stored))


def test_where_none_is_stored_none_is_given() -> None:
    stored, _ = asyncio.run(hashes())
    assert asyncio.run(matches(None, None))
    assert asyncio.run(matches("mellon", stored))
    assert not asyncio.run(matches("mellon", None))
    assert not asyncio.run(matches(None, stored))
