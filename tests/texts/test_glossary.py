"""The words of the printed boxes: those that a language must not use, and those that stand at key messages.

Whoever knows a box meets its words everywhere: the upgrade board is no workbench, and an enemy is defeated, not felled.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mattock
from mattock.games.dwar7s.cards import COLOURS
from mattock.games.runedar.terminal.panels import abilities
from mattock.texts import Texts, languages, rulebook
from mattock.texts.bundle import sources
from tests.games.runedar.positions import play, position
from tests.paragraphs import rule
from tests.texts.families import FAMILIES

# In both games, searched in the literal text of every message, in capitals or not; `{}` stands for a placeholder.
FORBIDDEN: Final = {
    "en": (
        r"workbench|\bbench\b",
        r"\bdeeds?\b",
        r"\bstones?\b",
        r"\bslays?\b|\bslayers?\b|\bslain\b|\bfells?\b|\bfelled\b|\b(an|the) orc falls?\b|\borcs fall\b",
        r"\bbeat(s|en|ing)?\b",
        r"\bstrikes?\b|\bstruck\b",
        r"\bshoots?\b",
        r"\bmarch(es|ed)?\b",
        r"\bmagic step\b",
        r"\bthe chronicle\b",
        r"\bslots?\b",
        r"\bturned over\b",
        r"\bgive up\b|\bgave up\b|\bgiven up\b",
        r"\bfinished\b",
        r"\bpaid off\b|\bpaid in full\b",
        r"\btunnel court\b",
        r"\b(close|long) attack\b",
        r"\b(blue|red|green|yellow) (castle|\w+ mine|tavern|general store|dragon|frost giant)\b",
        r"\bfulfilled\b",
        r"\banew\b",
        r"\bon turn\b",
        r"\bsilen(t|ced?|ces)\b",
        r"\bfield\b|(?<!upgrade )\bboard\b(?! games)",
        r"\b(take|took)s? (the|both|all|all \{\}) ogre cards?\b",
    ),
    "de": (
        r"werkbank",
        r"(?-i:\bTaten\b)",
        r"\bsteine?\b",
        r"\bmaschinen?\b",
        r"\berschlag|(ork|orks|troll|kobold|alle|\{\}) (fällt|fallen|fiel|fielen)\b|^fällt\b",
        r"\bschlägt\b|\bschlug\b|\bschlage\b",
        r"\bschieß",
        r"\bmagischen? schritt",
        r"\bverschüttet\b|\bversperr",
        r"\babgedeckt|\bdecke\b.*\bab\b",
        r"\bverpuff|\btritt ein\b|\beintritt\b",
        r"\bdraußen\b|\bhof am\b",
        r"\bfeld vor der (schreinerei|gerberei|gießerei)\b",
        r"\baufgerichtet\b",
        r"\bausgezahlt\b|\bfertig bezahlt\b",
        r"\brohling",
        r"\bgeheimziel",
        r"\babwerfen\b|\bwirfst\b|\bwarf\b",
        r"\b(blau|rot|grün|gelb)en? (burg|\w+mine|taverne|gemischtwarenladens?|drachen?|frostriesen?)\b",
        r"\brückgängig\b",
        r"\bverstumm",
        r"\blähmt?\b|\buntätig\b",
        r"\bbrett\b",
        r"\bspiel ist aus\b",
        r"\bi(m|n den) tunneleingang\b",
        r"\bein gerät\b|\bgeräte neben\b",
        r"\bleere[rn]? plätzen?\b",
        r"\b(nimm|nahm|nimmt) (die|beide|alle|alle \{\}) ogerkarten?\b",
    ),
    "es": (
        r"\bbanco\b",
        r"\bhazañas?\b",
        r"\bpiedras?\b",
        r"\babat(e|ir|ió)\b|\bcae[n]?\b|\bcayó\b|\bcayeron\b",
        r"\bvenc(e|er|es|ió|ido|idos|erlo)\b|\bvenza\b",
        r"\bgolpea[r]?\b|\bgolpeó\b",
        r"\bdispar(a[rs]?|an|ó)\b",
        r"\bpaso mágico\b",
        r"\bataque de (cerca|lejos)\b|^(cerca|lejos) ",
        r"\btramos?\b",
        r"\bla crónica\b|^crónica$",
        r"\bcontratar\b|\bya cobró\b|\bcobró y se fue\b",
        r"\bexterior de la\b",
        r"\bpatio del túnel\b",
        r"\bque ataque\b|\bno ataca\b|\batacó!",
        r"\banula\b",
        r"^roba$|^robar$",
        r"\b(castillo|mina de \w+|taberna|tienda|dragón|escarcha) (azul|roj[oa]|verde|amarill[oa])\b",
        r"\bllévate\b|\b(se llevó|te llevas|llevarte)\b",
        r"^quitar$|^quita (?!menos|a )|\b(y|se|le) quit(a|as|ó)\b",
        r"\bacab(a|an|ar|arla)\b(?! de\b)|\bha acabado\b",
        r"\benmudece|\bmuda\b",
        r"\bcampo\b",
        r"\bfronteras?\b",
        r"\ben oferta\b",
        r"\b(del|el) tablero\b(?! de mejora)",
        r"\bpon(er|gas)? (una unidad|más|los recursos|la primera carta|una carta)\b",
    ),
}


SIEGE_WORDS: Final = {
    "scene-bench": ("Upgrade board", "Aufwertungs\u00adtableau", "Tablero de mejora"),
    "scene-meter-stones": ("Catapult", "Katapult", "Catapulta"),
    "scene-phase-engines": ("Engines", "Belagerungsgeräte", "Máquinas"),
    "scene-phase-orcs": ("Orc cards", "Ork-Karten", "Cartas de orco"),
    "scene-phase-cards": ("Dwarf cards", "Zwergenkarten", "Cartas de enano"),
    "scene-phase-refill": ("Refill", "Auffüllen", "Rellenar"),
    "scene-space-blocked": ("Blocked", "Blockiert", "Bloqueado"),
    "scene-place-central_chamber": ("Central Chamber", "Schatzkammer", "Cámara central"),
    "scene-place-tunnel_courtyard": ("Tunnel Entrance Courtyard", "Tunneleingang", "Patio de la entrada al túnel"),
    "scene-chronicle": ("The Chronicles of Runedar", "Die Chronik von Runedar", "Las crónicas de Runedar"),
    "scene-field-tannery_outside": (
        "Outside the tannery wall", "Feld vor der Festungsmauer der Gerberei", "Exterior del muro de la peletería",
    ),
    "screen-space-finished": ("completed!", "fertiggestellt!", "¡completada!"),
    "screen-space-blocked": ("blocked", "blockiert", "bloqueado"),
    "action-fell": ("Defeat an orc", "Besiege einen Ork", "Derrota a un orco"),
    "decision-engines": ("What do you activate now?", "Was aktivierst du jetzt?", "¿Qué activas ahora?"),
    "table-key-close_combat": ("close-range attack", "Nahkampfangriff", "ataque cuerpo a cuerpo"),
    "table-key-long": ("long-range attack", "Fernkampfangriff", "ataque a distancia"),
    "table-key-work": ("work resources", "Rohstoffe verarbeiten", "trabajar recursos"),
    "table-key-move": ("move", "bewegen", "mover"),
    "mercenary-troll.short": ("Troll hunter", "Trolljägerin", "Cazatroles"),
    "hall-alone": ("Solo", "Solo", "Solitario"),
    "hall-chronicles": ("Chronicles", "Chronik", "Crónicas"),
}  # fmt: skip
FALL_WORDS: Final = {
    "scene-phase-actions": ("Actions", "Aktionen", "Acciones"),
    "scene-phase-resolve": ("Resolve", "Auswerten", "Resolver"),
    "scene-phase-discard": ("Discard", "Ablegen", "Descartar"),
    "scene-do-slay": ("Defeat the monster", "Monster besiegen", "Derrotar al monstruo"),
    "cli-column-slots": ("Spots", "Zwergenplätze", "Puestos"),
    "ogre-brute.short": ("Brute", "Schläger", "Bruto"),
    "card-general_store.short": ("General store", "Gemischtwarenladen", "Tienda general"),
    "scene-do-steal": ("Steal it", "Stehlen", "Robar la gema"),
}
BARE: Final = {"", "dwarfs", "zwerge", "enanos"}  # around the cases of a message
ORDER: Final = ("en", "de", "es")

in_every_language = pytest.mark.parametrize("language", ORDER)
of_every_game = pytest.mark.parametrize("game", mattock.game_names())


class Reader(Visitor):
    """Collects the literal text of a message, piece by piece, with its placeholders left out."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - a name Fluent calls
        said = "".join(one.value if isinstance(one, ast.TextElement) else "{}" for one in node.elements)
        self.pieces.append(said.strip())
        self.generic_visit(node)


@cache
def pieces(language: str, game: str) -> dict[str, list[str]]:
    """The literal texts of each message."""
    found = {}
    for file in sources(language, game):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                reader = Reader()
                reader.visit(entry)
                found[entry.id.name] = reader.pieces
    return found


def foreign(language: str, text: str) -> list[str]:
    """The patterns of what a language must not say that this text has."""
    return [pattern for pattern in FORBIDDEN[language] if re.search(pattern, text, re.IGNORECASE)]


def test_every_language_has_its_words() -> None:
    assert set(languages()) == set(ORDER) == set(FORBIDDEN)


@in_every_language
@of_every_game
def test_no_message_has_a_word_that_the_box_does_not_use(language: str, game: str) -> None:
    said = {(key, text) for key, texts in pieces(language, game).items() for text in texts}
    assert {entry: foreign(language, entry[1]) for entry in said if foreign(language, entry[1])} == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Workbench"), ("en", "Slay the monster"), ("en", "{} orcs fell"), ("en", "Deeds"), ("en", "Stones"),
        ("en", "the red gold mine"), ("en", "after the magic step?"), ("en", "No slot is free on {}."),
        ("en", "{} is on turn"), ("en", "Choose on the board who is hit"), ("en", "A dragon silences it."),
        ("en", "Drag the field to move it"), ("en", "{} took all {} ogre cards of {}."),
        ("de", "Werkbank"), ("de", "Taten"), ("de", "Troll fällt"), ("de", "Steine"), ("de", "Der Rohling"),
        ("de", "Das Katapult schießt"), ("de", "nach dem magischen Schritt"), ("de", "das Feld vor der Gerberei"),
        ("de", "auf die rote Goldmine"), ("de", "Abwerfen"), ("de", "Verschüttet"), ("de", "Rückgängig"),
        ("de", "Wähle auf dem Brett, wer getroffen wird"), ("de", "Nimm beide Ogerkarten von {}"),
        ("de", "Besiegt einen Troll im Tunneleingang."), ("de", "vielleicht ein Gerät"),
        ("de", "Leere Plätze auffüllen"),
        ("es", "Banco"), ("es", "Hazañas"), ("es", "Piedras"), ("es", "Abate a un orco"), ("es", "la crónica"),
        ("es", "3 de 5 tramos"), ("es", "el exterior de la peletería"), ("es", "Roba"), ("es", "ataque de lejos"),
        ("es", "la mina de oro roja"), ("es", "¡{} venció {}!"), ("es", "Llévate {} (hueco {})"), ("es", "Quitar"),
        ("es", "Cava y quita un escombro"), ("es", "Acabar el turno"), ("es", "{} enmudece"),
        ("es", "Arrastra el campo"), ("es", "Desde una torre disparas"), ("es", "una frontera abierta"),
        ("es", "puede rellenar el tablero."), ("es", "En oferta: queso"),
    ],
)  # fmt: skip
def test_a_foreign_word_would_be_found(language: str, text: str) -> None:
    assert foreign(language, text)


@pytest.mark.parametrize(
    ("game", "key", "words"),
    [("runedar", key, words) for key, words in SIEGE_WORDS.items()]
    + [("dwar7s", key, words) for key, words in FALL_WORDS.items()],
)
def test_a_key_message_has_the_word_of_the_box(game: str, key: str, words: tuple[str, ...]) -> None:
    assert tuple(Texts(language, game).say(key) for language in ORDER) == words


SAID_IN_EVERY_CASE: Final = {
    ("runedar", "action-shoot"): ("at long range", "im Fernkampf", "a distancia"),
    ("dwar7s", "scene-gives-tavern"): ("ogre card", "Ogerkarte", "de ogro"),
    ("dwar7s", "screen-order"): ("others' turns", "Züge anderer", "otros turnos"),
    ("runedar", "scene-siege-tower-activated"): ("activated at once", "sofort aktiviert", "se activa"),
    ("runedar", "scene-siege-catapult-activated"): ("activated at once", "sofort aktiviert", "se activa"),
}


@pytest.mark.parametrize(("game", "key"), SAID_IN_EVERY_CASE)
@in_every_language
def test_every_case_of_a_message_has_the_word(language: str, game: str, key: str) -> None:
    word = SAID_IN_EVERY_CASE[game, key][ORDER.index(language)]
    said = [text for text in pieces(language, game)[key] if text.replace("{}", "").strip(" :").lower() not in BARE]
    assert said
    assert [text for text in said if word not in text] == []


@rule("R10.3")
@in_every_language
def test_a_symbol_for_direct_hits_is_two_of_them(language: str) -> None:
    texts = Texts(language, "runedar", pieces=mattock.game("runedar").pieces(), people=["brynja"])
    hits = {"en": "direct hits", "de": "automatische Treffer", "es": "impactos directos"}[language]
    assert f"2 {hits}" in abilities("axe", texts, mattock.game("runedar").pieces())
    assert f"4 {hits}" in abilities("great_axe", texts, mattock.game("runedar").pieces())
    siege = position(place="tannery", hand=["great_axe"], orcs={"tannery": 1})
    play(siege, "lay:great_axe")
    assert "4 " in texts.action({"verb": "direct"}, siege.view(0))


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("kind", sorted(FAMILIES["dwar7s"]["card-"]))
@in_every_language
def test_a_kingdom_card_says_whose_it_is(language: str, kind: str, colour: str) -> None:
    texts = Texts(language, "dwar7s", people=list(COLOURS))
    owner, card = texts.name("person", colour), texts.name("card", f"{colour}_{kind}")
    whose = {"en": f"{owner}'s ", "de": f"{owner}s ", "es": f" de {owner}"}[language]
    assert card.endswith(whose) if language == "es" else card.startswith(whose)


@in_every_language
def test_the_rules_are_told_in_the_words_of_the_box(language: str) -> None:
    words = {
        "en": r"workbench|\bslots?\b|\bmachines?\b|\bturn(s|ed|ing)? over\b|\bfinished\b|\bbeaten\b|an orc falls",
        "de": r"werkbank|\bmaschinen?\b|abgedeckt|abdecken|rohling|abwerfen|schießt|koboldfigur|trollfigur|versperrt",
        "es": r"\btramos?\b|\bvencid|\bvence\b|\bvencer|da la vuelta|\bcerca \d|\blejos \d|\bdirecto \d",
    }[language]
    books = rulebook.sources(language)
    found = {line for book in books for line in book.read_text(encoding="utf-8").splitlines()}
    assert len(books) == len(mattock.game_names())
    assert {line for line in found if re.search(words, line, re.IGNORECASE)} == set()
