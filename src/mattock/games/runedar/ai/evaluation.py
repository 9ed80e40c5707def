"""The evaluation of a siege: the log odds of winning, part by part.

The numbers are of a logistic regression on the ends of turns: first on 12,000 games of teams that follow inclination
alone, over all difficulties and numbers of players; then stretched and shifted by 208 games of journeymen. What was
seldom seen is smoothed by hand.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mattock.core.action import Catalogue
from mattock.core.bits import count
from mattock.core.instinct import Instinct
from mattock.core.state import State
from mattock.games.runedar.ai.card_value import CardValues, total
from mattock.games.runedar.ai.priors import Priors
from mattock.games.runedar.ai.threat_value import goblin_left, hits_left
from mattock.games.runedar.ai.work_value import WorkValues, missing_on
from mattock.games.runedar.board import CATAPULT, RESERVE, SECTIONS, SIEGE_CARDS, TOWER, UPGRADE_SPACES
from mattock.games.runedar.box.load import Box
from mattock.games.runedar.rules.setup import STARTING_DECK
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

PARTS: Final = ("gold", "orcs", "engines", "trolls", "tunnel", "goblins", "deck", "board", "time", "place")

# By number of players, for teams of journeymen.
SHIFT: Final[list[float]] = [0.0, 6.01, 7.57, 8.15, 7.53]
STRETCH: Final[list[float]] = [0.0, 0.6, 0.94, 1.09, 1.06]

GOLD: Final = 0.041  # a nugget
GOLD_AHEAD: Final = 0.142  # more, while the whole siege is ahead
POVERTY: Final = -0.26  # each nugget short of six
POOR_GOLD: Final = 6
# An orc in a workshop, on a wall, outside: each, and each shared among the nuggets left.
ORC: Final[list[float]] = [-0.105, -0.118, -0.096]
THIEF: Final[list[float]] = [-0.30, -0.17, -0.15]
CROWD: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.43, -0.9, -0.9]
# By tiles or cards left: an engine that strikes now, one that stands ready, and while the whole siege is ahead.
TOWER_NOW: Final[list[float]] = [0.0, -9.0, -1.12, -0.76, -0.44, -0.14]
TOWER_READY: Final[list[float]] = [0.0, -0.8, -0.2, -0.15, -0.15, -0.15]
TROLLS_AHEAD: Final[list[float]] = [0.0, -4.2, -1.22, -0.40, -0.08, 0.0]
CATAPULT_NOW: Final[list[float]] = [0.0, -9.0, -0.59, -0.39, -0.23, -0.14]
CATAPULT_READY: Final[list[float]] = [0.0, -0.85, -0.36, -0.12, -0.12, -0.12]
SHOTS_AHEAD: Final[list[float]] = [0.0, -3.1, -0.95, -0.27, -0.05, 0.0]
TROLL_HIT: Final = -0.046
UPGRADE: Final = 0.0002  # a hundredth of an upgrade's quality on the board
PAID_UPGRADE: Final = 0.0018  # times the square of the part that is paid
WORK_AT_HAND: Final = 0.00008  # a hundredth of a piece's worth, that a deck could do where its dwarf stands

# What a search finds, as log odds, stretched and shifted to how often journeymen who played on from there got out.
CALIBRATION_STRETCH: Final = 1.25
CALIBRATION_SHIFT: Final = -1.25


def root(cards: float) -> float:
    return 1.0 / math.sqrt(cards + 4.0)


def tail(cards: float) -> float:
    return 4.0 / (cards + 4.0)


class RunedarInstinct(Instinct):
    """One for each set of components. Lists are by siege cards left."""

    def __init__(self, box: Box, catalogue: Catalogue) -> None:
        super().__init__(PARTS, together=True)
        self.card_values = CardValues(box)
        self.prior_weights = Priors(self.card_values)
        self.start: i64 = total(self.card_values.quality_sums, STARTING_DECK)
        left = [float(cards) for cards in range(SIEGE_CARDS + 1)]
        self.piece = [-0.0565 * root(cards) - 0.3955 * tail(cards) for cards in left]
        self.effort = [0.01 * (-0.7387 * root(cards) + 0.1996 * tail(cards)) for cards in left]
        self.quality = [cards / 1200.0 * (0.5441 * root(cards) + 0.0794 * tail(cards)) for cards in left]
        # How far a siege has usually come: what is ahead or behind of that counts as tunnel and goblins.
        self.pieces_due = [SECTIONS * box.rubble["normal"] * cards / SIEGE_CARDS for cards in left]
        self.effort_due = [self.card_values.goblins_ahead[0] * cards / SIEGE_CARDS for cards in left]
        self.time = [
            -1.856 * cards / 50.0 + 10.675 * root(cards) - 11.772 * tail(cards) - 1.502 * math.log(cards + 1.0)
            for cards in left
        ]
        for cards in range(SIEGE_CARDS + 1):
            self.time[cards] += self.piece[cards] * self.pieces_due[cards] + self.effort[cards] * self.effort_due[cards]
            self.time[cards] += self.quality[cards] * float(self.start)

    def turn_of(self, state: State) -> i64:
        assert isinstance(state, Siege)
        return state.turn

    def may_win(self, state: State) -> bool:
        """The last two goblins are there (R16.1)."""
        assert isinstance(state, Siege)
        return state.sections == SECTIONS and state.goblins != 0

    def priors(self, state: State, numbers: list[i64], weights: list[i64]) -> None:
        assert isinstance(state, Siege)
        self.prior_weights.write(state, numbers, weights)

    def evaluate(self, state: State, seat: i64, scores: list[float]) -> None:
        """One value for every seat: all get out, or nobody does."""
        assert isinstance(state, Siege)
        cards = SIEGE_CARDS - state.siege_revealed
        stretch = STRETCH[state.players]
        scores.append(stretch * self.gold(state, cards))
        scores.append(stretch * self.orcs(state))
        scores.append(stretch * self.engines(state, cards))
        scores.append(stretch * self.trolls(state))
        scores.append(stretch * self.tunnel(state, cards))
        scores.append(stretch * self.goblins(state, cards))
        scores.append(stretch * self.deck(state, cards))
        scores.append(stretch * self.board(state, cards))
        scores.append(stretch * self.time[cards] + SHIFT[state.players])
        scores.append(stretch * self.place(state))

    def calibrated(self, chance: float) -> float:
        """A search finds the siege too easy, most of all where it goes badly; this corrects it."""
        if chance <= 0.0 or chance >= 1.0:
            return chance
        return 1.0 / (1.0 + math.exp(-CALIBRATION_SHIFT - CALIBRATION_STRETCH * math.log(chance / (1.0 - chance))))

    def gold(self, siege: Siege, cards: i64) -> float:
        gold = siege.gold
        return float(gold) * (GOLD + GOLD_AHEAD * float(cards) / 50.0) + POVERTY * float(max(0, POOR_GOLD - gold))

    def orcs(self, siege: Siege) -> float:
        orcs = siege.orcs
        if not orcs:
            return 0.0
        score = CROWD[siege.orcs_out]
        gold = float(max(siege.gold, 1))
        ring: i64 = 0
        while orcs:
            number = (orcs & 15) + ((orcs >> 4) & 15) + ((orcs >> 8) & 15)
            score += float(number) * (ORC[ring] + THIEF[ring] / gold)
            orcs >>= 12
            ring += 1
        return score

    def engines(self, siege: Siege, cards: i64) -> float:
        """The engines that stand ready, and how near the end of the tiles and of the catapult cards is."""
        tiles, shots = count(siege.trolls_left), count(siege.catapults_left)
        score = (TROLLS_AHEAD[tiles] + SHOTS_AHEAD[shots]) * float(cards) / 50.0
        if siege.tower_at != RESERVE:
            score += TOWER_NOW[tiles] if (siege.due >> TOWER) & 1 else TOWER_READY[tiles]
        if siege.catapult_at != RESERVE:
            score += CATAPULT_NOW[shots] if (siege.due >> CATAPULT) & 1 else CATAPULT_READY[shots]
        return score

    def trolls(self, siege: Siege) -> float:
        hits: i64 = 0
        troll: i64 = 0
        trolls = siege.trolls
        while trolls:
            if trolls & 1:
                hits += hits_left(siege, troll)
            trolls >>= 1
            troll += 1
        return TROLL_HIT * float(hits)

    def tunnel(self, siege: Siege, cards: i64) -> float:
        """The rubble up to the open air, beside what would be usual by now."""
        buried = SECTIONS - siege.sections - (1 if siege.rubble else 0)
        pieces = siege.rubble + buried * siege.section_rubble
        return self.piece[cards] * (float(pieces) - self.pieces_due[cards])

    def goblins(self, siege: Siege, cards: i64) -> float:
        """The goblins in the courtyard and those behind the rubble, beside what would be usual by now."""
        effort: i64 = self.card_values.goblins_ahead[siege.sections]
        slot: i64 = 0
        while slot < 2:
            if siege.goblin_in(slot) >= 0:
                effort += goblin_left(siege, self.card_values, slot)
            slot += 1
        return self.effort[cards] * (float(effort) - self.effort_due[cards])

    def deck(self, siege: Siege, cards: i64) -> float:
        """How much better the cards have become, on average over the players."""
        owned: i64 = 0
        for dwarf in siege.dwarfs:
            owned += total(self.card_values.quality_sums, dwarf.owned) - self.start
        return self.quality[cards] * float(owned) / float(siege.players)

    def board(self, siege: Siege, cards: i64) -> float:
        """Upgrades to come, above all those that are nearly paid."""
        score = 0.0
        space: i64 = 0
        while space < UPGRADE_SPACES:
            card = siege.card_on(space)
            if card >= 0:
                missing = missing_on(siege, space, card)
                laid = (siege.bench >> (12 * space)) & 0xFFF
                paid = (laid & 15) + ((laid >> 4) & 15) + (laid >> 8)
                cost = paid + (missing & 15) + ((missing >> 4) & 15) + (missing >> 8)
                share = float(paid) / float(cost) if cost else 1.0
                gain: i64 = self.card_values.gain[card]
                score += float(gain) * (UPGRADE + PAID_UPGRADE * share * share)
            space += 1
        return score * float(cards) / 50.0

    def place(self, siege: Siege) -> float:
        """The work around the dwarf whose turn was last; its next cards are not known yet."""
        dwarf = siege.dwarfs[(siege.active + siege.players - 1) % siege.players]
        work_values = WorkValues(siege, self.card_values, dwarf.owned)
        return WORK_AT_HAND * float(work_values.at[dwarf.place])
