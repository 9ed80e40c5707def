"""Which versions of uvicorn and websockets the server knows from the inside; with any other it takes the plain way.

Two of its parts build on what uvicorn does not promise: `ws/fast_transport.py` and `http/guarded_http.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Final

UVICORN: Final = {"uvicorn": ("0.54.",)}
WEBSOCKETS: Final = {**UVICORN, "websockets": ("15.", "16.", "17.")}
DEFAULT_PROTOCOL: Final = "auto"  # uvicorn chooses one of its own


def are_known(versions: Mapping[str, tuple[str, ...]], installed: Callable[[str], str] = version) -> bool:
    """Whether each of these packages is installed in a version that was tried."""
    return all(installed(package).startswith(known) for package, known in versions.items())
