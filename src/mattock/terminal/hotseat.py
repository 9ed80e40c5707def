"""A game at one terminal: a question, numbered choices, an answer; hands are covered when the keyboard is passed on.

Bots may sit at the table too; they see what their seats see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mattock.bots import Bot, Sight
from mattock.core.action import Action
from mattock.core.game import PrintedData
from mattock.core.state import State
from mattock.terminal.choices import Line, choices, lines, refused_actions, refused_line
from mattock.terminal.game_screen import View
from mattock.terminal.hints import Hints
from mattock.terminal.journal_file import JournalFile
from mattock.terminal.screens import screen_of
from mattock.texts import Texts
from mattock.texts.rulebook import paragraph
from mattock.texts.story import opening, people_of, public_lines

MANY_CHOICES: Final = 8
MIN_LINES: Final = 3
MAX_DIGITS: Final = 6
MAX_SHOWN: Final = 40
CLEAR_SCROLLBACK: Final = "\x1b[3J"
"""Clears what a terminal has scrolled away; a hand must not be found there."""


class Quit(Exception):
    """The player wants to stop."""


class HotSeat:
    """One game, one screen, one keyboard."""

    def __init__(
        self,
        state: State,
        texts: Texts,
        pieces: PrintedData,
        console: Console,
        ask: Callable[[str], str],
        record: JournalFile | None = None,
        bots: Mapping[int, Bot] | None = None,
    ) -> None:
        self.state = state
        self.texts = texts.at_table(people_of(state))
        self.pieces = pieces
        self.console = console
        self.ask = ask
        self.record = record
        self.bots = bots or {}
        self.story: list[str] = []
        self.seen = 0
        self.game_screen = screen_of(state.game.name)
        self.turn_pictured: object = None
        self.hints: Hints | None = None
        self.covers_hands = self.game_screen.hides(state.view(None)) and state.players - len(self.bots) > 1

    def play(self) -> None:
        """Play to the end; raises `Quit`, or what `ask` raises, when somebody stops."""
        self.console.print(Text(opening(self.state, self.texts), "bold"))
        dealt = public_lines(self.state.tale, self.texts)
        if self.covers_hands:
            self.story += dealt
        else:
            self.tell(dealt)
        if self.record is not None:
            self.record.begin(self.state)
        seat = -1
        while not self.state.is_over:
            if self.state.to_move in self.bots:
                self.let_move(self.bots[self.state.to_move])
                continue
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
        if decision.kind in self.game_screen.pictured or self.game_screen.turn(view) != self.turn_pictured:
            self.draw(self.state.to_move)
        self.turn_pictured = self.game_screen.turn(view)
        offered = choices(self.state, self.game_screen)
        self.console.print()
        self.console.print(Text(self.texts.decision(decision.to_dict(), view), "bold"))
        aside = self.game_screen.aside(self.state, self.texts, self.pieces, self.console.width)
        if aside is not None:
            self.console.print(aside)
        self.show_choices(lines(offered, self.game_screen, self.texts, view))
        self.hints = None
        self.carry_out(self.choose(offered, view))

    def let_move(self, bot: Bot) -> None:
        """One decision of a bot."""
        self.carry_out(bot.choose(Sight(self.state, self.state.to_move)))

    def carry_out(self, action: Action) -> None:
        tale = self.state.play(action)
        if self.record is not None:
            self.record.add(self.state, action.code)
        self.tell(public_lines(tale, self.texts))

    def choose(self, offered: list[Action], view: View) -> Action:
        """Answer what is asked in between until a choice is made."""
        prompt = self.texts.say("terminal-only" if len(offered) == 1 else "terminal-choose")
        while True:
            given = self.ask(f"{prompt} > ").strip()
            if not given and len(offered) == 1:
                return offered[0]
            if (chosen := number_in(given, len(offered))) is not None:
                return offered[chosen - 1]
            if given == "o" and (order := self.private_action()) is not None:
                return order
            self.answer(given, offered, view)

    def private_action(self) -> Action | None:
        """A private action beside the answer, if there is one; the picture is drawn again afterwards."""
        found = self.state.private_actions()
        self.turn_pictured = None if found else self.turn_pictured
        return found[0] if found else None

    def answer(self, given: str, offered: list[Action], view: View) -> None:
        """Everything that is typed at a prompt and is not a choice."""
        word, _, rest = given.partition(" ")
        say = self.texts.say
        if word == "q":
            raise Quit
        if word == "?":
            self.show_help()
        elif word == "p":
            self.draw(self.state.to_move)
        elif word == "l":
            self.show_story(self.story)
        elif word == "c":
            self.list_choices(offered, view)
        elif word == "h":
            self.advise(offered, view)
        elif word == "w":
            self.explain(rest.strip(), view)
        elif word == "r":
            self.show_rule(rest.strip())
        else:
            self.console.print(
                Text(say("terminal-unclear", given=repr(given[:MAX_SHOWN]), last=len(offered)), "yellow")
            )

    def advise(self, offered: list[Action], view: View) -> None:
        """Show what looks best to the seat to move; asking again gets a longer search."""
        if self.hints is None:
            self.hints = Hints(self.state)
        self.console.print(Text(self.texts.say("advice-heading"), "bold"))
        self.show_choices(self.hints.lines(offered, self.texts, view))

    def explain(self, line: str, view: View) -> None:
        """Show what cannot be done now, or one line of it with its paragraph."""
        entries = refused_actions(self.state, self.game_screen)
        if not entries:
            self.console.print(Text(self.texts.say("terminal-why-none")))
        elif not line:
            for number, entry in enumerate(entries, 1):
                self.console.print(Text(f"{number:>3}  {refused_line(entry, self.texts, view)}"))
        elif (chosen := number_in(line, len(entries))) is not None:
            entry = entries[chosen - 1]
            self.console.print(Text(refused_line(entry, self.texts, view)))
            self.show_rule(entry.refusal.rule)
        else:
            self.console.print(Text(self.texts.say("terminal-why-unknown"), "yellow"))

    def show_help(self) -> None:
        """What can be typed, then the signs of this game's picture."""
        self.console.print(Text(self.texts.say("terminal-help", rule=self.game_screen.example)))
        if self.texts.has("terminal-help-signs"):
            self.console.print(Text(self.texts.say("terminal-help-signs")))

    def show_rule(self, rule: str) -> None:
        text = paragraph(rule, self.texts.language)
        if text is None:
            said = self.texts.say("terminal-rule-unknown", rule=rule or "?", example=self.game_screen.example)
            self.console.print(Text(said, "yellow"))
        else:
            self.console.print(Text(self.texts.say("terminal-rule", rule=rule, text=text), "italic"))

    def show_choices(self, shown: list[Line]) -> None:
        """Numbered from 1; a long list in columns if they fit, else what is too long goes on below itself."""
        room = max(MIN_LINES, *(len(line.numbers) for line in shown))
        numbered = [(Text(f"{line.numbers:>{room}} ", "bold"), Text(line.text)) for line in shown]
        if len(shown) > MANY_CHOICES and 2 * (max(len(line.text) for line in shown) + 8) <= self.console.width:
            entries = [number + Text(" ") + text for number, text in numbered]
            self.console.print(Columns(entries, column_first=True, padding=(0, 3)))
            return
        grid = Table.grid(padding=(0, 1))
        for entry in numbered:
            grid.add_row(*entry)
        self.console.print(grid)

    def list_choices(self, offered: list[Action], view: View) -> None:
        """Every choice in words, those too whose numbers stand in the picture."""
        self.show_choices(
            [
                Line(number, number, self.texts.action(action.to_dict(), view))
                for number, action in enumerate(offered, 1)
            ]
        )

    def draw(self, seat: int | None) -> None:
        """The picture as that seat sees it."""
        self.console.print()
        width, asked = self.console.width, seat is not None and not self.state.is_over
        self.console.print(self.game_screen.screen(self.state, seat, self.texts, self.pieces, width, asked=asked))

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
        """Cover the screen and tell the next player what happened before (R2.11, D12.1)."""
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
            self.console.file.write(CLEAR_SCROLLBACK)
            self.console.file.flush()


def number_in(typed: str, last: int) -> int | None:
    """A number from 1 to the last, as somebody typed it; None for anything else, however long."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < MAX_DIGITS):
        return None
    return int(typed) if 1 <= int(typed) <= last else None
