"""The web client: files of the package folder `web_client`, which the build of `web/` makes.

Each is read and compressed once: somebody's first visit asks for all of them at the same moment.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.params import FromPath

import mattock
from mattock.server.http.headers import POLICY
from mattock.server.http.replies import NotFound, Refused

FOLDER: Final = Path(mattock.__file__).parent / "web_client"
INDEX: Final = "index.html"
CACHE_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
REVALIDATE: Final = {"Cache-Control": "no-cache"}
NOT_BUILT: Final = "The web client is not built: run `make web`. The API is at /api/docs.\n"
MAX_FILES: Final = 512
INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
COMPRESSED_OPTION: Final = "compressed"  # a handler that is says so in its `opt`

mimetypes.add_type("text/javascript", ".js")  # some systems say otherwise, and browsers are strict about it
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/webp", ".webp")


@dataclass(frozen=True, slots=True)
class CachedFile:
    """A file in memory; `packed` is empty where compressing gains nothing, `policy` allows the scripts in it."""

    kind: str
    plain: bytes
    packed: bytes
    policy: str


@lru_cache(MAX_FILES)
def kept(file: Path, _changed: int) -> CachedFile:
    plain = file.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return CachedFile(kind, plain, packed if len(packed) < 0.9 * len(plain) else b"", policy_for(plain))


def policy_for(page: bytes) -> str:
    """The policy that allows a page the scripts built into it, and no others."""
    digests = (hashlib.sha256(script).digest() for script in INLINE.findall(page))
    allowed = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return POLICY.replace("script-src 'self'", f"script-src 'self'{allowed}")


def wanted(path: str) -> Path | None:
    """The file of the client at that path, or None."""
    try:
        file = (FOLDER / path.lstrip("/")).resolve()
        return file if file.is_file() and file.is_relative_to(FOLDER.resolve()) else None
    except (ValueError, OSError):
        return None


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={COMPRESSED_OPTION: True})
async def web_client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """Serve a file, or for any other path the page itself, which routes its addresses."""
    may_pack = "gzip" in request.headers.get("accept-encoding", "")
    if path.startswith(("/api/", "/assets/")) or path == "/api":
        file = wanted(path) if path.startswith("/assets/") else None
        if file is None:
            raise Refused(NotFound())
        return shown(file, CACHE_FOREVER, may_pack=may_pack)
    file = wanted(path) or wanted(INDEX)
    if file is None:
        return Response(NOT_BUILT, media_type="text/plain")
    return shown(file, REVALIDATE, may_pack=may_pack)


def shown(file: Path, headers: dict[str, str], *, may_pack: bool) -> Response[bytes]:
    found = kept(file, file.stat().st_mtime_ns)
    headers = {**headers, "Content-Security-Policy": found.policy}
    if may_pack and found.packed:
        packed = {**headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(found.packed, media_type=found.kind, headers=packed)
    return Response(found.plain, media_type=found.kind, headers=headers)
