"""The console of the commands: text is printed as it is, without markup or highlighting."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console


class Screen(Console):
    """`soft_wrap` leaves long lines to the terminal, so that they can be copied whole."""

    def __init__(self, *, soft_wrap: bool = False) -> None:
        super().__init__(highlight=False, markup=False, soft_wrap=soft_wrap)

    def on_broken_pipe(self) -> NoReturn:
        """Raise the error of a closed pipe: `run` knows the exit code for it, and Rich would exit with another."""
        raise BrokenPipeError
