"""The error that names an extra whose packages are not installed."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A module of environments was imported without the library that it is for."""


def missing_extra(module: str, extra: str, error: ModuleNotFoundError) -> MissingExtra:
    """One line with the command that helps."""
    return MissingExtra(f"{module} needs {error.name}: pip install 'mattock[{extra}]'", name=module)
