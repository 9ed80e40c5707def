"""What somebody who knows the siege feels: how it stands, in log odds of getting out, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.action import Catalogue
from mattock.core.bits import count
from mattock.core.game import State
from mattock.core.instinct import Instinct
from mattock.games.runedar.components import Box
from mattock.games.runedar.craft import Craft, total
from mattock.games.runedar.inclination import Inclination
from mattock.games.runedar.places import CHAMBER, COURTYARD
from mattock.games.runedar.prospect import hits_left
from mattock.games.runedar.state import RESERVE, SECTIONS, SIEGE_CARDS, UPGRADE_SPACES, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

PARTS: Final = ("gold", "orcs", "engines", "trolls", "tunnel", "goblins", "deck", "board", "time", "place")
SCALE: Final = 0.1
TOWER: Final[list[float]] = [40.0, 40.0, 8.0, 4.0, 3.0, 3.0]
CATAPULT: Final[list[float]] = [40.0, 40.0, 6.0, 4.0, 3.0, 2.5]


class RunedarInstinct(Instinct):
    """One for each set of components."""

    def __init__(self, box: Box, catalogue: Catalogue) -> None:
        super().__init__(PARTS, together=True)
        self.craft = Craft(box)
        self.inclination = Inclination(self.craft)

    def turn_of(self, state: State) -> i64:
        assert isinstance(state, Siege)
        return state.turn

    def weigh(self, state: State, numbers: list[i64], weights: list[i64]) -> None:
        assert isinstance(state, Siege)
        self.inclination.weigh(state, numbers, weights)

    def appraise(self, state: State, seat: i64, scores: list[float]) -> None:
        assert isinstance(state, Siege)
        gold = float(max(1, state.gold))
        scores.append(SCALE * (2.0 * gold - 10.0 / gold - 38.0))
        orcs = state.orcs
        ring0 = (orcs & 15) + ((orcs >> 4) & 15) + ((orcs >> 8) & 15)
        ring1 = ((orcs >> 12) & 15) + ((orcs >> 16) & 15) + ((orcs >> 20) & 15)
        crowd = max(0, state.orcs_out - 3)
        outside = state.orcs_out - ring0 - ring1
        scores.append(
            -SCALE * (2.2 * float(ring0) + 1.2 * float(ring1) + 0.6 * float(outside) + 0.8 * float(crowd * crowd))
        )
        shots = 5 - count(state.catapults_left)
        danger = 1.5 * float(shots)
        if state.tower_at != RESERVE:
            danger += TOWER[count(state.trolls_left)]
        if state.catapult_at != RESERVE:
            danger += CATAPULT[count(state.catapults_left)]
        scores.append(-SCALE * danger)
        threat = 0.0
        troll: i64 = 0
        while troll < 5:
            if (state.trolls >> troll) & 1:
                threat += 2.5 + 0.45 * float(hits_left(state, troll))
            troll += 1
        scores.append(-SCALE * threat)
        buried = SECTIONS - state.sections - (1 if state.rubble else 0)
        pieces = state.rubble + buried * state.section_rubble
        scores.append(-SCALE * float(pieces))
        slot: i64 = 0
        effort: i64 = self.craft.goblins_ahead[state.sections]
        while slot < 2:
            if state.goblin_in(slot) >= 0:
                effort += self.inclination.goblin_left(state, slot)
            slot += 1
        scores.append(-SCALE * 0.01 * float(effort))
        plays = float(SIEGE_CARDS - state.siege_revealed) * 0.25 / float(state.players)
        owned: i64 = 0
        for dwarf in state.dwarfs:
            owned += total(self.craft.quality_sums, dwarf.owned)
        scores.append(SCALE * 0.01 * float(owned) * plays)
        scores.append(SCALE * 0.01 * self.board(state) * plays)
        scores.append(0.0)
        place = 0.0
        here = state.dwarfs[(state.active + state.players - 1) % state.players].place
        if here == CHAMBER or here <= 3 or here == COURTYARD:
            place = 0.3
        scores.append(SCALE * place)

    def board(self, state: Siege) -> float:
        worth = 0.0
        space: i64 = 0
        while space < UPGRADE_SPACES:
            card = state.card_on(space)
            if card >= 0:
                price: i64 = state.box.price[card] + state.box.surcharge[(state.players - 1) * UPGRADE_SPACES + space]
                laid = (state.bench >> (12 * space)) & 0xFFF
                cost = (price & 15) + ((price >> 4) & 15) + (price >> 8)
                paid = (laid & 15) + ((laid >> 4) & 15) + (laid >> 8)
                share = float(paid) / float(cost) if cost else 1.0
                gain: i64 = self.craft.gain[card]
                worth += float(gain) * (0.1 + 0.55 * share * share)
            space += 1
        return worth
