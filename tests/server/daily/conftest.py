"""Databases of both kinds."""

from __future__ import annotations

from tests.tables.conftest import folder, sqlite_url, url

__all__ = ["folder", "sqlite_url", "url"]
