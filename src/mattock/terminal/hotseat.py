"""A game at one terminal: a question, numbered choices, an answer; hands are covered when the keyboard is passed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mattock.core.action import Action
from mattock.core.game import State
from mattock.terminal.choices import choices, dark, dark_line, usable_now
from mattock.terminal.odds import chances
from mattock.terminal.panels import View
from mattock.terminal.pieces import Printed
from mattock.terminal.record import Record
from mattock.terminal.screen import screen
from mattock.texts import Texts
from mattock.texts.rulebook import paragraph
from mattock.texts.story import opening, people_of, told_in_public

PICTURED: Final = frozenset({"cards", "refill"})
"""Questions before which the picture is drawn, beside the first of a turn; others are part of something just begun."""

MANY: Final = 8
LONGEST_NUMBER: Final = 6
SHOWN: Final = 40
ODDS_SHOWN: Final = 6
FORGET: Final = "\x1b[3J"
"""Clears what a terminal has scrolled away; a hand must not be found there."""


class Quit(Exception):
    """The player wants to stop."""


class HotSeat:
    """One game, one screen, one keyboard."""

    def __init__(
        self,
        state: State,
        texts: Texts,
        pieces: Printed,
        console: Console,
        ask: Callable[[str], str],
        record: Record | None = None,
    ) -> None:
        self.state = state
        self.texts = texts.at_table(people_of(state))
        self.pieces = pieces
        self.console = console
        self.ask = ask
        self.record = record
        self.story: list[str] = []
        self.seen = 0
        self.turn_pictured: object = None
        self.covers_hands = len(people_of(state)) > 1 and state.options["open_hands"] is not True

    def play(self) -> None:
        """Until the end; raises `Quit`, or what `ask` raises, when somebody stops."""
        self.console.print(Text(opening(self.state, self.texts), "bold"))
        dealt = told_in_public(self.state.tale, self.texts, None)
        if self.covers_hands:
            self.story += dealt
        else:
            self.tell(dealt)
        if self.record is not None:
            self.record.begin(self.state)
        seat = -1
        while not self.state.is_over:
            if self.covers_hands and self.state.to_move != seat:
                self.pass_on()
            seat = self.state.to_move
            self.take_turn()
        self.draw(None if self.covers_hands else seat)
        if self.state.outcome is not None:
            self.tell([self.texts.outcome(self.state.outcome)])
        if self.record is not None:
            self.record.end(self.state)

    def take_turn(self) -> None:
        """One decision."""
        view = self.state.view(self.state.to_move)
        decision = self.state.decision
        assert decision is not None
        if decision.kind in PICTURED or view["turn"] != self.turn_pictured:
            self.draw(self.state.to_move)
        self.turn_pictured = view["turn"]
        offered = choices(self.state)
        self.console.print()
        self.console.print(Text(self.texts.decision(decision.to_dict(), view), "bold"))
        self.show_odds(view)
        self.show_choices(offered, view)
        action = self.choose(offered, view)
        tale = self.state.play(action)
        if self.record is not None:
            self.record.add(self.state, action.code)
        self.tell(told_in_public(tale, self.texts, view))

    def choose(self, offered: list[Action], view: View) -> Action:
        """Answer what is asked in between until a choice is made."""
        prompt = self.texts.say("terminal-only" if len(offered) == 1 else "terminal-choose")
        while True:
            given = self.ask(f"{prompt} > ").strip()
            if not given and len(offered) == 1:
                return offered[0]
            if (chosen := number_in(given, len(offered))) is not None:
                return offered[chosen - 1]
            self.answer(given, len(offered), view)

    def answer(self, given: str, last: int, view: View) -> None:
        """Everything that is typed at a prompt and is not a choice."""
        word, _, rest = given.partition(" ")
        say = self.texts.say
        if word == "q":
            raise Quit
        if word == "?":
            self.console.print(Text(say("terminal-help")))
        elif word == "p":
            self.draw(self.state.to_move)
        elif word == "l":
            self.show_story(self.story)
        elif word == "w":
            self.explain(rest.strip(), view)
        elif word == "r":
            self.show_rule(rest.strip())
        else:
            self.console.print(Text(say("terminal-unclear", given=repr(given[:SHOWN]), last=last), "yellow"))

    def explain(self, line: str, view: View) -> None:
        """What cannot be done now; or one line of it with its paragraph."""
        entries = dark(self.state)
        if not entries:
            self.console.print(Text(self.texts.say("terminal-why-none")))
        elif not line:
            for number, entry in enumerate(entries, 1):
                self.console.print(Text(f"{number:>3}  {dark_line(entry, self.texts, view)}"))
        elif (chosen := number_in(line, len(entries))) is not None:
            entry = entries[chosen - 1]
            self.console.print(Text(dark_line(entry, self.texts, view)))
            self.show_rule(entry.refusal.rule)
        else:
            self.console.print(Text(self.texts.say("terminal-why-unknown"), "yellow"))

    def show_rule(self, rule: str) -> None:
        text = paragraph(rule)
        if text is None:
            self.console.print(Text(self.texts.say("terminal-rule-unknown", rule=rule or "?"), "yellow"))
        else:
            self.console.print(Text(self.texts.say("terminal-rule", rule=rule, text=text), "italic"))

    def show_odds(self, view: View) -> None:
        """Before a roll: how likely so many hits are."""
        now = view["decision"]
        if now["kind"] != "muster":
            return
        faces = self.pieces["dice"][view["options"]["dice"]]["faces"]
        assert isinstance(faces, list)
        params = now["params"]
        odds = chances(faces, params["dice"], crossbows=params["mode"] == "long", besides=params["hits"])
        said = [
            self.texts.say("terminal-odds-hits", hits=hits, percent=round(100 * chance))
            for hits, chance in list(odds.items())[:ODDS_SHOWN]
        ]
        if said:
            self.console.print(Text(self.texts.say("terminal-odds", chances=", ".join(said)), "dim"))

    def show_choices(self, offered: list[Action], view: View) -> None:
        """Numbered from 1; a long list in columns if they fit, else what is too long goes on below itself."""
        said = [self.texts.action(action.to_dict(), view) for action in offered]
        numbered = [(Text(f"{number:>3} ", "bold"), Text(text)) for number, text in enumerate(said, 1)]
        if len(said) > MANY and 2 * (max(map(len, said)) + 8) <= self.console.width:
            lines = [number + Text(" ") + text for number, text in numbered]
            self.console.print(Columns(lines, column_first=True, padding=(0, 3)))
            return
        grid = Table.grid(padding=(0, 1))
        for entry in numbered:
            grid.add_row(*entry)
        self.console.print(grid)

    def draw(self, seat: int | None) -> None:
        """The picture as that seat sees it."""
        usable = usable_now(self.state) if seat is not None else {}
        self.console.print()
        width = self.console.width
        self.console.print(screen(self.state.view(seat), self.texts, self.pieces, width, usable))

    def tell(self, lines: list[str]) -> None:
        """Print what everybody may read, and remember it for those who were not looking."""
        self.story += lines
        self.show_story(lines)

    def show_story(self, lines: list[str]) -> None:
        """A line that is too long goes on below its own beginning."""
        for line in lines:
            text = line.lstrip()
            self.console.print(Padding(Text(text), (0, 0, 0, len(line) - len(text)), expand=False))

    def pass_on(self) -> None:
        """Cover everything; what happened before is told again to the one who takes over (R2.11)."""
        self.clear()
        seat = self.texts.seat(self.state.to_move)
        self.ask(self.texts.say("terminal-pass", seat=seat) + " ")
        self.clear()
        news, self.seen = self.story[self.seen :], len(self.story)
        self.console.print(Text(self.texts.say("terminal-before"), "bold"))
        self.show_story(news)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
            self.console.file.flush()


def number_in(typed: str, last: int) -> int | None:
    """A number from 1 to the last, as somebody typed it; None for anything else, however long."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < LONGEST_NUMBER):
        return None
    return int(typed) if 1 <= int(typed) <= last else None
