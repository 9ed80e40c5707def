"""Texts in the languages of the players: code and parameters go in, a sentence comes out."""

from __future__ import annotations

from mattock.texts.bundle import TextMissing, UnknownLanguage, languages
from mattock.texts.sentences import Texts
from mattock.texts.story import retell

__all__ = ["TextMissing", "Texts", "UnknownLanguage", "languages", "retell"]
