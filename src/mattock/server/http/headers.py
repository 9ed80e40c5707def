"""Security headers of every answer."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

# Svelte sets styles of single elements; a style runs nothing, and where it may load from is fixed here too.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope.get("method") == "OPTIONS":
        headers["Allow"] = ", ".join(methods_at(scope))
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def methods_at(scope: Scope) -> list[str]:
    """All methods of a path: Litestar by itself names those of its first handler only."""
    template = scope.get("path_template")
    routes = [route for route in scope["litestar_app"].routes if isinstance(route, HTTPRoute)]
    return sorted({method for route in routes if route.path == template for method in route.methods})
