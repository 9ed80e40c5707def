"""Passwords of tables. People choose them, so they can be guessed: a slow hash with a salt of its own keeps them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

SALT: Final = 16
MAX_PASSWORD: Final = 200
POOL: Final = ThreadPoolExecutor(2, thread_name_prefix="passwords")  # each takes 16 MB and a core for a moment


def hashed(password: str, salt: bytes) -> bytes:
    secret = password.encode(errors="surrogatepass")
    return salt + hashlib.scrypt(secret, salt=salt, n=2**14, r=8, p=1, dklen=32)


async def hash_in_thread(password: str, salt: bytes) -> bytes:
    return await asyncio.get_running_loop().run_in_executor(POOL, hashed, password, salt)


async def hash_of_password(password: str) -> bytes:
    return await hash_in_thread(password, secrets.token_bytes(SALT))


async def is_password(password: str, stored: bytes) -> bool:
    if len(password) > MAX_PASSWORD:
        return False
    return hmac.compare_digest(await hash_in_thread(password, stored[:SALT]), stored)


async def matches(password: str | None, stored: bytes | None) -> bool:
    """No password where none is stored, or the one that is."""
    if password is None or stored is None:
        return password is None and stored is None
    return await is_password(password, stored)
