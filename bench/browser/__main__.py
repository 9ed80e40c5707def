"""Measure the browser client and say whether it is what we want of it. `--quick` shows that everything runs."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict, dataclass
from typing import Final

from rich.console import Console

from bench.browser.answer import effects, previews
from bench.browser.arrival import usable_after, weight
from bench.browser.memory import JITLESS_FLAG, heap_after_games
from bench.browser.motion import while_panning, while_pieces_move
from bench.browser.stage import FALL, SAMPLES, SIEGE, Stage, open_stage
from bench.browser.taps import SAMPLES as TURNS
from bench.browser.taps import taps_a_turn
from bench.server.report import Finding, table_of
from bench.worker import ROOT, is_compiled

OUT: Final = ROOT / "bench" / "out"
PLAY: Final = "main button"
SCENE: Final = '.scene[data-busy="false"]'


@dataclass(frozen=True, slots=True)
class Effort:
    visits: int
    actions: int
    seconds: float
    games: int


FULL: Final = Effort(visits=5, actions=60, seconds=5.0, games=10)
QUICK: Final = Effort(visits=1, actions=8, seconds=1.0, games=3)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description="Measure the client in Chromium.")
    parser.add_argument("--quick", action="store_true", help="a minute, to see that everything runs")
    parser.add_argument("only", nargs="*", choices=[[], *PARTS], help="not all of it")
    arguments = parser.parse_args()
    effort, console, findings = QUICK if arguments.quick else FULL, Console(), []
    for name in arguments.only or PARTS:
        console.print(f"Measuring: {name} …", style="dim")
        with open_stage(*FLAGS.get(name, ())) as stage:
            findings += PARTS[name](stage, effort)
    console.print(table_of(findings))
    console.print(f"mattock is {'compiled' if is_compiled() else 'not compiled'}; {os.cpu_count()} cores.")
    if arguments.quick:
        console.print("This was a quick run: it shows that everything runs, its figures prove nothing.")
    OUT.mkdir(exist_ok=True)
    data = {"compiled": is_compiled(), "effort": asdict(effort), "findings": [asdict(one) for one in findings]}
    (OUT / "browser.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def size(stage: Stage, _: Effort) -> list[Finding]:
    """What is sent to somebody who comes for the first time."""
    hall = Finding("first load of the hall", weight(stage, "", PLAY) / 1000, "KB", at_most=250)
    tables = [
        Finding(f"first load with the {name}", weight(stage, f"t/{stage.table(one)}", SCENE) / 1000, "KB", at_most=600)
        for name, one in SAMPLES.items()
    ]
    return [hall, *tables]


def arrival(stage: Stage, effort: Effort) -> list[Finding]:
    """On a processor four times slower."""
    places = {"hall": ("", PLAY)} | {name: (f"t/{stage.table(one)}", SCENE) for name, one in SAMPLES.items()}
    return [
        Finding(f"until the {name} can be used", usable_after(stage, *place, effort.visits) / 1000, "s", at_most=1.5)
        for name, place in places.items()
    ]


def motion(stage: Stage, effort: Effort) -> list[Finding]:
    found = []
    for name, sample in SAMPLES.items():
        smooth = while_pieces_move(stage, sample, effort.actions // 4)
        found += [
            Finding(f"pieces of the {name} move", smooth.rate, "frames/s", at_least=58, note=f"{smooth.late:.1%} late"),
            Finding("the longest task meanwhile", smooth.longest, "ms", at_most=50),
        ]
    cards, smooth = while_panning(stage, effort.seconds)
    return [
        *found,
        Finding(f"panning {cards} cards", smooth.rate, "frames/s", at_least=58, note=f"{smooth.late:.1%} late"),
        Finding("the longest task meanwhile", smooth.longest, "ms", at_most=50),
    ]


def answers(stage: Stage, effort: Effort) -> list[Finding]:
    found = []
    for name, sample in SAMPLES.items():
        times = sorted(effects(stage, sample, effort.actions))
        found += [
            Finding(f"from click to effect in the {name}, median", share(times, 0.5), "ms"),
            Finding("95 of 100", share(times, 0.95), "ms", at_most=100, note=f"{len(times)} clicks"),
        ]
    times = sorted(previews(stage, effort.actions))
    return [
        *found,
        Finding("preview of a card under the pointer, median", share(times, 0.5), "ms"),
        Finding("95 of 100", share(times, 0.95), "ms", at_most=50, note=f"{len(times)} spaces"),
    ]


def share(times: list[float], part: float) -> float:
    """So many of them are as quick as that."""
    return times[min(len(times) - 1, int(part * len(times)))]


def memory(stage: Stage, effort: Effort) -> list[Finding]:
    """The first games fill what is kept once for all; the others must not add to it."""
    found = []
    for name, sample in (("siege", SIEGE), ("fall", FALL)):
        used = heap_after_games(stage, sample, effort.games, actions=6)
        note = f"{used[1] / 1e6:.1f} MB after two games, {used[-1] / 1e6:.1f} MB after {len(used)}"
        found.append(Finding(f"memory over games of the {name}", used[-1] / used[1], "×", at_most=1.1, note=note))
    return found


def taps(stage: Stage, _: Effort) -> list[Finding]:
    """By the path a person takes: what is chosen, and what confirms it."""
    found = []
    for name, turns in TURNS.items():
        for screen in turns.screens:
            count, kinds = taps_a_turn(stage, turns, screen)
            note = f"{turns.count} turns: " + ", ".join(f"{kinds[kind]} {kind}" for kind in sorted(kinds))
            found.append(Finding(f"taps a turn in the {name}, {screen}", count, "taps", note=note))
    return found


FLAGS: Final = {"memory": (JITLESS_FLAG,)}
PARTS: Final = {"size": size, "arrival": arrival, "motion": motion, "answers": answers, "memory": memory, "taps": taps}


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
