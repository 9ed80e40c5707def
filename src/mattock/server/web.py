"""The web client: files of the package folder `web_client`, which the build of `web/` makes."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.response import File, Response

import mattock
from mattock.server.replies import NotFound, Refused

FOLDER: Final = Path(mattock.__file__).parent / "web_client"
INDEX: Final = "index.html"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_FIRST: Final = {"Cache-Control": "no-cache"}
NOT_BUILT: Final = "The web client is not built: run `make web`. The API is at /api/docs.\n"

mimetypes.add_type("text/javascript", ".js")  # some systems say otherwise, and browsers are strict about it


def wanted(path: str) -> Path | None:
    """The file at that path, if it is one of ours."""
    file = (FOLDER / path.lstrip("/")).resolve()
    return file if file.is_file() and file.is_relative_to(FOLDER.resolve()) else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def web_client(path: FromPath[str] = "/") -> File | Response[str]:
    """A file, or for any other path the page itself: its addresses are its own affair."""
    if path.startswith(("/api/", "/assets/")) or path == "/api":
        file = wanted(path) if path.startswith("/assets/") else None
        if file is None:
            raise Refused(NotFound())
        return shown(file, FOREVER)
    file = wanted(path) or wanted(INDEX)
    return Response(NOT_BUILT, media_type="text/plain") if file is None else shown(file, ASK_FIRST)


def shown(file: Path, headers: dict[str, str]) -> File:
    return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
