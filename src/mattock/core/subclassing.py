"""Lets packages that are not compiled subclass what mypyc compiles: `@mypyc_attr(allow_interpreted_subclasses=True)`.

mypyc reads the mark and leaves it out; where nothing is compiled it does nothing, so that there is nothing to install.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes: bool) -> Callable[[C], C]:
        return lambda cls: cls
