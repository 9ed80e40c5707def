"""Finds names that look alike, by a skeleton in which letters drawn alike are one.

Two people may have one name. What is marked is that somebody could be taken for somebody else.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import Final

from mattock.tables.log.seats import Person

# Letters of other alphabets, and digits, by the Latin ones that they are drawn like, after NFKC, which makes one of
# bold, wide and circled letters. Capitals stand apart from small letters, because not all look like their own.
LOOKALIKES: Final = {
    "A": "АΑᎪᗅꓮ",
    "B": "ВΒᏴᏼᗷꓐ",
    "C": "СϹᏟꓚ",
    "D": "ᎠᗞꓓĐÐƉ",
    "E": "ЕΕᎬꓰ",
    "F": "ϜᖴꓝҒ",
    "G": "ԌᏀꓖ",
    "H": "НΗᎻᕼꓧ",
    "J": "ЈᎫᒍꓙ",
    "K": "КΚᏦꓗҚ",
    "L": "ᏞᒪꓡŁʟ",
    "M": "МΜᎷᗰꓟ",
    "N": "Νꓠ",
    "O": "ОΟՕØ0ꓳ",
    "P": "РΡᏢᑭꓑ",
    "Q": "Ԛ",
    "R": "ᎡᏒᖇꓣ",
    "S": "ЅՏᏚꓢ",
    "T": "ТΤᎢꓔ",
    "U": "Սᑌꓴ",
    "V": "ѴᏙᐯꓦ",
    "W": "ԜᎳꓪ",
    "X": "ХΧ᙭ꓫ",
    "Y": "УΥҮꓬ",
    "Z": "ΖᏃꓜ",
    "a": "аαɑ",
    "b": "Ьƅ",
    "c": "сϲᴄ",
    "d": "ԁđ",
    "e": "еҽ",
    "f": "ƒ",
    "g": "ɡց",
    "h": "һհ",
    "j": "јϳ",
    "k": "кκ",
    "i": "іιıɩ",
    "l": "IІΙ1|ӏӀłǀꓲɪ",
    "m": "мᴍ",
    "n": "ոпη",
    "o": "оοօσøᴏ",
    "p": "рρ",
    "q": "ԛգ",
    "r": "гᴦ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "υսцᴜ",
    "v": "νѵᴠ",
    "w": "ԝѡաᴡ",
    "x": "хχ",
    "y": "уγүʏ",
    "z": "ᴢ",
}
SAME_SHAPE: Final = str.maketrans({other: letter for letter, others in LOOKALIKES.items() for other in others})
SAME_PAIR: Final = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """Equal for names that look alike: no accents, blanks or signs, one letter for all that are drawn like it."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    bare = "".join(letter for letter in plain if unicodedata.category(letter)[0] != "M")
    drawn = bare.translate(SAME_SHAPE).casefold().translate(SAME_SHAPE).casefold()
    letters = "".join(letter for letter in drawn if letter.isalnum())
    for pair, letter in SAME_PAIR:
        letters = letters.replace(pair, letter)
    return letters or bare


def alike(people: Sequence[Person]) -> list[str]:
    """The ids of those whose names look like another's."""
    if len(people) < 2:
        return []
    shapes = {one.id: skeleton(one.name) for one in people}
    count = Counter(shapes.values())
    return [name for name, shape in shapes.items() if count[shape] > 1]
