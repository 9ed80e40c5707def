"""German word by word: articles that fit their nouns, cases that fit their verbs, plurals, and the player as "du"."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.outcome import Outcome
from mattock.core.refusal import Refusal
from mattock.games.dwar7s.cards import COLOURS
from mattock.texts import Texts
from mattock.texts.story import tale_lines
from tests.games.dwar7s.positions import play as play_dwar7s
from tests.games.dwar7s.positions import position as table
from tests.games.runedar.positions import RUNEDAR, play, position
from tests.paragraphs import rule
from tests.texts.families import FAMILIES

GERMAN = Texts("de", "runedar", pieces=mattock.game("runedar").pieces(), people=["brynja", "torvald"])
FALL = Texts("de", "dwar7s", pieces=mattock.game("dwar7s").pieces(), people=["blue", "red", "green"])

# Wer? wen? wem?: masculine, feminine, neuter, plural.
ARTICLES = {("der", "den", "dem"), ("die", "die", "der"), ("das", "das", "dem"), ("die", "die", "den")}


@pytest.mark.parametrize("card", sorted(FAMILIES["runedar"]["card-"]))
def test_a_card_has_the_articles_of_one_gender(card: str) -> None:
    forms = [GERMAN.name("card", card, form).split() for form in ("der", "den", "dem")]
    assert tuple(form[0] for form in forms) in ARTICLES
    assert {form[-1] for form in forms} <= {GERMAN.name("card", card).split()[-1], "Wurfmessern"}


@pytest.mark.parametrize("kind", sorted(FAMILIES["dwar7s"]["card-"]))
@pytest.mark.parametrize("colour", COLOURS)
def test_a_kingdom_card_says_whose_it_is_and_is_bent(colour: str, kind: str) -> None:
    owner, card = FALL.name("person", colour) + "s", FALL.name("card", kind, "short")
    bent = card.removesuffix("e") + "en" if card in ("Drache", "Frostriese") else card
    forms = [FALL.name("card", f"{colour}_{kind}", form) for form in ("", "capital", "den", "dem", "des", "vom")]
    assert forms == [*[f"{owner} {card}"] * 2, *[f"{owner} {bent}"] * 2, *[f"von {owner} {bent}"] * 2]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "card_laid", "seat": 0, "card": "cracked_hammer"}, "Brynja spielte den rissigen Hammer."),
        ({"event": "card_laid", "seat": 0, "card": "dull_knife"}, "Brynja spielte das stumpfe Messer."),
        ({"event": "card_rested", "seat": 0, "card": "old_crossbow"},
         "Brynja machte mit der alten Armbrust nichts weiter."),
        ({"event": "card_rested", "seat": 0, "card": "throwing_knives"},
         "Brynja machte mit den Wurfmessern nichts weiter."),
        ({"event": "upgrade_scrapped", "card": "hunting_bow", "space": 2},
         "Vom Aufwertungstableau entfernt: der Jagdbogen."),
        ({"event": "upgrade_placed", "space": 2, "deck": "grey", "card": "light_crossbow"},
         "Kartenplatz 2 wurde vom grauen Stapel aufgefüllt: Leichte Armbrust."),
        ({"event": "orcs_came", "place": "tannery_outside", "count": 1, "left": 9},
         "Ein Ork erschien vor der Festungsmauer der Gerberei; Orks im Vorrat: 9."),
        ({"event": "orcs_marched", "count": 2, "start": "foundry_wall", "place": "foundry"},
         "2 Orks rückten vom Wehrgang der Gießerei in die Gießerei vor."),
        ({"event": "dwarf_moved", "seat": 1, "start": "carpenters", "place": "second_tower", "magic": True},
         "Torvald bewegte sich durch Magie aus der Schreinerei auf den zweiten Turm."),
        ({"event": "attack_declared", "seat": 0, "mode": "long", "target": "siege_tower", "place": "tunnel_tower"},
         "Brynja zielte auf den Belagerungsturm."),
        ({"event": "dice_rolled", "seat": 0, "faces": ["crossbow", "crossbow"], "hits": 2, "mode": "long"},
         "Brynja würfelte Armbrust und Armbrust: 2 Armbrüste."),
        ({"event": "siege_revealed", "siege": "w3_c10", "left": 21},
         ("Die Belagerungskarte zeigt 1 Ork vor der Festungsmauer der Gerberei und den Belagerungsturm; "
          "Belagerungskarten übrig: 21.")),
        ({"event": "hired", "seat": 0, "mercenary": "goblin", "cost": 3, "left": 9},
         "Brynja heuerte für 3 Gold den Schönredner an; Gold übrig: 9."),
        ({"event": "circle_covered", "troll": "troll_3x2", "hits": 2, "count": 2, "left": 1},
         "2 2er-Kreise wurden beim Troll (Kreise 2, 2, 2) verdeckt; offene Kreise: 1."),
        ({"event": "goblin_came", "goblin": "goblin_1_any"},
         "Heraus kam ein Kobold der Stufe 1 (will 2 beliebige Rohstoffe)."),
    ],
)  # fmt: skip
def test_an_event_of_the_siege_is_told_in_german(event: dict[str, object], sentence: str) -> None:
    assert GERMAN.event(event) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "dwarf_moved", "seat": 2, "start": "green_frost_giant", "card": "red_general_store"},
         "Grün bewegte einen Zwerg von Grüns Frostriesen auf Rots Gemischtwarenladen."),
        ({"event": "dwarf_moved", "seat": 2, "start": "red_tavern", "card": "blue_castle"},
         "Grün bewegte einen Zwerg von Rots Taverne auf Blaus Burg."),
        ({"event": "dwarfs_returned", "owner": 1, "card": "blue_dragon", "count": 1},
         "Ein Zwerg von Rot kehrte von Blaus Drachen heim."),
        ({"event": "monster_defeated", "seat": 0, "card": "red_dragon"}, "Blau besiegte Rots Drachen!"),
        ({"event": "gem_stolen", "seat": 0, "victim": 1, "gem": "diamond"}, "Blau stahl Rot einen Diamanten."),
        ({"event": "gems_taken", "seat": 0, "gem": "ruby", "count": 2, "left": 5},
         "Blau nahm 2 Rubine; Rubine im Vorrat: 5."),
        ({"event": "ogre_drawn", "seat": 0, "left": 9, "ogre": "brute"},
         "Blau zog eine Ogerkarte, den Schläger; Ogerkarten im Stapel: 9."),
        ({"event": "goal_bought", "seat": 0, "goal": "cheese"}, "Blau kaufte den Käse!"),
        ({"event": "stack_dug", "seat": 0, "buried": "red_tavern", "card": "blue_general_store"},
         "Blau grub: Rots Taverne kam zuunterst in den Stapel, und Blaus Gemischtwarenladen kam nach oben."),
        ({"event": "scored", "seat": 0, "score": 1, "kingdom": 1, "dwarfs": 1},
         "Blau: 1 Punkt; ein Königreich aus 1 Karte, 1 Zwerg auf dem Tisch."),
    ],
)  # fmt: skip
def test_an_event_before_the_fall_is_told_in_german(event: dict[str, object], sentence: str) -> None:
    assert FALL.event(event) == sentence


@rule("D4.1", "D4.4")
def test_a_card_is_laid_beside_the_dative_and_on_the_accusative() -> None:
    fall = table({(0, 0): "red_general_store"}, hand={"blue": "tavern dragon"})

    def lines(*codes: str) -> list[str]:
        *firsts, last = codes
        play_dwar7s(fall, *firsts)
        return tale_lines(fall.play(fall.catalogue.by_code(last)), FALL)

    assert lines("lay:tavern", "cover:red_general_store", "turn:0") == [
        "  Blau legte die Taverne oben auf Rots Gemischtwarenladen."
    ]
    assert lines("lay:dragon", "beside:blue_tavern:north", "turn:0") == [
        "  Blau legte den Drachen nördlich von Blaus Taverne."
    ]


def test_actions_are_orders_to_a_friend() -> None:
    siege = position(place="tannery", hand=["master_tools"], board=["tool_belt", None, None, None, None])
    play(siege, "lay:master_tools")
    view = siege.view(0)
    assert GERMAN.action({"verb": "work", "resource": "any"}, view) == "Verarbeite 3 Leder"
    assert GERMAN.action({"verb": "close"}, view) == "Greife im Nahkampf mit 2 Würfeln an"
    assert GERMAN.action({"verb": "take", "space": 1}, view) == "Nimm den Werkzeuggürtel"
    assert GERMAN.action({"verb": "put", "on": "space_1"}, view) == ("Lege einen Rohstoff auf den Werkzeuggürtel")
    assert siege.decision is not None
    assert GERMAN.decision(siege.decision.to_dict(), view) == "Was machst du mit dem Meisterwerkzeug?"


def test_a_refusal_says_what_is_missing() -> None:
    siege = position(hand=["spear"], board=["axe", None, None, None, None], laid={1: {"wood": 1}})
    refusal = siege.why_not(RUNEDAR.action({"verb": "take", "space": 1}))
    assert refusal is not None
    assert GERMAN.refusal(refusal, siege.view(0)) == "Für die Axt fehlt noch: 1 Holz und 1 Metall."


@pytest.mark.parametrize(
    ("codes", "sentence"),
    [
        (["move:blue_castle:south"], "Zwischen Blaus Burg und Blaus Goldmine steht eine Mauer."),
        (["move:blue_castle:north"], "Nördlich von Blaus Burg liegt keine Karte."),
        (["lay:tavern", "beside:red_diamond_mine:south"], "Dieses Feld heißt: westlich von Blaus Goldmine."),
        (["reveal"],
         "Noch nicht, denn der Forscher verlangt gleichzeitig je mindestens 3 Zwerge auf 2 Monstern. Bisher: 1."),
        (["play:thief"], "Das hätte keine Wirkung: Sonst hat niemand einen Edelstein."),
        (["play:crown"], "Du hast die Krone nicht."),
        (["turn:0"], "Jetzt ist etwas anderes gefragt: deine Aktionen nutzen oder aufhören."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_in_the_way(codes: list[str], sentence: str) -> None:
    cards = {
        (0, 0): "blue_castle",
        (-1, 0): "red_diamond_mine",
        (0, 1): ("red_gold_mine", "blue_gold_mine"),
        (0, 2): "green_dragon",
    }
    dwarfs = {"blue_castle": "blue", "red_diamond_mine": "red red red", "green_dragon": "blue blue blue"}
    fall = table(cards, players=3, dwarfs=dwarfs, ogres={"blue": "thief"}, secret={"blue": "researcher"})
    play_dwar7s(fall, *codes[:-1])
    refusal = fall.why_not(fall.catalogue.by_code(codes[-1]))
    assert refusal is not None
    assert FALL.refusal(refusal, fall.view(0)) == sentence


@pytest.mark.parametrize(
    ("gem", "sentence"),
    [("diamond", "Rot hat keinen Diamanten."), ("gold", "Rot hat kein Gold."), (None, "Rot hat keine Ogerkarten.")],
)
def test_nothing_has_a_gender_too(gem: str | None, sentence: str) -> None:
    params: dict[str, object] = {"colour": "red"} if gem is None else {"colour": "red", "gem": gem}
    assert FALL.refusal(Refusal("nothing_to_take", "D9.4", params)) == sentence


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome((1,), "goals", (38, 45, 12)), "Rot gewinnt mit 45 Punkten (Blau 38, Rot 45 und Grün 12)."),
        (Outcome((2,), "rounds", (0, 0, 1)), "Grün gewinnt mit 1 Punkt (Blau 0, Rot 0 und Grün 1)."),
        (Outcome((0, 1), "stall", (41, 41, 12)),
         "Blau und Rot teilen sich den Sieg mit je 41 Punkten (Blau 41, Rot 41 und Grün 12)."),
    ],
)  # fmt: skip
def test_the_outcome_tells_winners_and_scores(outcome: Outcome, sentence: str) -> None:
    assert FALL.outcome(outcome) == sentence


def test_a_card_of_an_owners_file_needs_no_article() -> None:
    assert GERMAN.event({"event": "card_laid", "seat": 0, "card": "grandmothers_pan"}) == (
        "Brynja spielte Grandmothers Pan."
    )
    assert FALL.event({"event": "goal_bought", "seat": 0, "goal": "plum_cake"}) == "Blau kaufte Plum Cake!"


def test_green_and_yellow_have_letters_of_their_own() -> None:
    assert len({FALL.say(f"screen-letter-{colour}") for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("game", mattock.game_names())
def test_a_story_opens_with_the_german_title(game: str) -> None:
    state = mattock.game(game).new(seed=1, players=2)
    opening = Texts("de", game).at_table(["blue", "red"] if game == "dwar7s" else ["brynja", "torvald"])
    title = {
        "runedar": "Die Schlacht von Runedar: Brynja und Torvald; ",
        "dwar7s": "Dwar7s Fall: Blau und Rot; ",
    }
    assert opening.opening(state.view(None)).startswith(title[game])
