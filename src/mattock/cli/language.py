"""The language of the commands: from `--language`, else that of the system, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Final

from mattock.texts.bundle import UnknownLanguage, languages

ENGLISH: Final = "en"
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says it, the strongest first."""

LANGUAGE: ContextVar[str] = ContextVar("LANGUAGE", default=ENGLISH)


def set_language(wanted: str | None) -> None:
    """Set the language of this run; None takes that of the system."""
    LANGUAGE.set(system_language(os.environ))
    if wanted is not None and wanted not in languages():
        known = ", ".join(languages())
        error = UnknownLanguage(f"no language {wanted!r}: known are {known}")
        raise error.saying("unknown_language", language=repr(wanted), known=known)
    LANGUAGE.set(wanted or current_language())


def current_language() -> str:
    return LANGUAGE.get()


def system_language(environment: Mapping[str, str]) -> str:
    """`de_AT.UTF-8` is German; an unknown or missing language is English."""
    setting = next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "")
    language = setting.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else ENGLISH
