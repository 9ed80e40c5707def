"""Measure the server and say whether it is what we want of it. `--quick` shows in a minute that everything runs."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from rich.console import Console

from bench.server.boardgame_peer import compared_with_peer, peer_at_ease
from bench.server.load import played, side_by_side
from bench.server.memory import measured_memory
from bench.server.meter import Pace
from bench.server.postgres import durable_cluster, new_database
from bench.server.process import echo_server, real_server
from bench.server.report import Finding, table_of
from bench.server.scripts import Scripts, prepared
from bench.server.shelves import fill, timed
from bench.worker import ROOT, is_compiled

OUT: Final = ROOT / "bench" / "out"
PAUSE: Final = 2.0  # seconds between two deeds of one player, on average


@dataclass(frozen=True, slots=True)
class Effort:
    tables: int
    seconds: float
    stored: int
    rounds: int
    secrets: int
    most: int = 1  # actions of a deed

    @property
    def scripts(self) -> Scripts:
        return prepared(self.secrets, most=self.most)


FULL: Final = Effort(tables=125, seconds=30.0, stored=10_000, rounds=60, secrets=12)
QUICK: Final = Effort(tables=10, seconds=3.0, stored=1_000, rounds=10, secrets=1)
ROUNDS: Final = 3
FEW_TABLES: Final = 300  # stored tables: as many open ones among them as the lobby shows at once


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Measure the server under load.")
    parser.add_argument("--quick", action="store_true", help="a minute, to see that everything runs")
    parser.add_argument("--deeds", type=int, default=1, metavar="N", help="play up to N actions in one deed")
    parser.add_argument("only", nargs="*", choices=[[], *PARTS], help="not all of it")
    arguments = parser.parse_args()
    effort, console = replace(QUICK if arguments.quick else FULL, most=arguments.deeds), Console()
    findings = []
    for name in arguments.only or PARTS:
        console.print(f"Measuring: {name} …", style="dim")
        findings += PARTS[name](effort)
    console.print(table_of(findings))
    console.print(f"mattock is {'compiled' if is_compiled() else 'not compiled'}; {os.cpu_count()} cores.")
    if arguments.quick:
        console.print("This was a quick run: it shows that everything runs, its figures prove nothing.")
    OUT.mkdir(exist_ok=True)
    data = {"compiled": is_compiled(), "effort": asdict(effort), "findings": [asdict(one) for one in findings]}
    (OUT / "server.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


@contextmanager
def sqlite() -> Iterator[str]:
    """A database on a real disk: what is acknowledged there is there after a power cut."""
    with tempfile.TemporaryDirectory(prefix="mattock-") as folder:
        yield f"sqlite:///{Path(folder) / 'tables.db'}"


def throughput(effort: Effort) -> list[Finding]:
    """Everybody plays at once without thinking; beside it the echo, with messages as large as news and commands."""
    scripts = effort.scripts
    with sqlite() as database, real_server(database, effort.secrets) as server, echo_server() as echo:
        rounds = side_by_side(server, echo, effort.tables, scripts, effort.seconds / ROUNDS, ROUNDS)
    middle = sorted(rounds, key=lambda one: one.load.pace.rate)[len(rounds) // 2]
    load, large, small = middle.load, middle.large, middle.small
    return [
        Finding("deeds, committed and told to all four", load.pace.rate, "/s", note=spent(load.pace)),
        Finding(f"echo of {load.frame:.0f} bytes, as news", large.rate, "/s", note=spent(large)),
        Finding(f"echo of {load.command:.0f} bytes, as commands", small.rate, "/s", note=spent(small)),
        Finding("deeds to echoes as large as news", load.pace.rate / large.rate, "", at_least=0.2),
        Finding("the same by processor time of the server", large.cost / load.pace.cost, ""),
        Finding("deeds to echoes as small as commands", load.pace.rate / small.rate, ""),
        Finding("refusals", sum(one.load.refused for one in rounds), "", at_most=0),
    ]


def spent(pace: Pace) -> str:
    """On what: a server that has a core for itself is bound by it; with nothing idle, all are bound by the machine."""
    shares = {"server": pace.server_share, "crowd": pace.crowd_share, "rest": pace.rest, "idle": pace.idle}
    cores = ", ".join(f"{name} {share:.2f}" for name, share in shares.items())
    return f"{pace.cost * 1e6:.0f} µs each; {cores} cores"


def pace(effort: Effort) -> list[Finding]:
    """A deed every two seconds from each player: as tables of people would, if they were very quick."""
    scripts = effort.scripts
    with sqlite() as database, real_server(database, effort.secrets) as server:
        load = played([server], effort.tables, scripts, effort.seconds, pause=PAUSE / 4)
    return [
        Finding("deeds at a quick person's pace", load.pace.rate, "/s", note=spent(load.pace)),
        Finding("from sending to the last told, median", load.median * 1000, "ms"),
        Finding("from sending to the last told, 99 of 100", load.slowest * 1000, "ms", at_most=50),
    ]


def memory(effort: Effort) -> list[Finding]:
    scripts = effort.scripts
    with sqlite() as database, real_server(database, effort.secrets) as server, echo_server() as echo:
        found = measured_memory(server, echo, effort.tables, scripts, effort.seconds)
    return [
        Finding("memory of a table asleep", found.asleep / 1000, "KB", at_most=50),
        Finding("memory of an active table, its four sockets included", found.active / 1000, "KB", at_most=500),
        Finding("four sockets of the echo by themselves", found.sockets / 1000, "KB"),
    ]


def shelves(effort: Effort) -> list[Finding]:
    """Two servers, one with few tables and one with many, on the same disk."""
    with sqlite() as small, sqlite() as large:
        asyncio.run(fill(small, FEW_TABLES))
        asyncio.run(fill(large, effort.stored))
        with real_server(small) as one, real_server(large) as other:
            few, many = timed([one, other], effort.rounds)
    return [
        finding
        for name, title in (
            ("lobby", "lobby"),
            ("mine", "one's own tables"),
            ("new_game", "a new game"),
            ("server_start", "start of the server"),
        )
        for finding in compared(title, getattr(few, name), getattr(many, name), effort.stored)
    ]


def compared(title: str, few: float, many: float, stored: int) -> list[Finding]:
    note = f"{few * 1000:.1f} ms with {FEW_TABLES} tables, {many * 1000:.1f} ms with {stored}"
    return [Finding(f"{title}, with many stored tables", many / few, "×", at_most=1.5, note=note)]


def pair(effort: Effort) -> list[Finding]:
    """One and two servers on one PostgreSQL: each table at one of them, and with its people at both."""
    scripts, secrets = effort.scripts, effort.secrets
    with durable_cluster() as cluster:
        with real_server(new_database(cluster), secrets) as one:
            alone = played([one], effort.tables, scripts, effort.seconds)
        database = new_database(cluster)
        with real_server(database, secrets) as one, real_server(database, secrets) as other:
            apart = played([one, other], effort.tables, scripts, effort.seconds)
            across = played([one, other], effort.tables, scripts, effort.seconds, across=True)
        with real_server(new_database(cluster), secrets, workers=2) as both:
            behind = played([both], effort.tables, scripts, effort.seconds)
    cores = f"{os.cpu_count()} cores for servers, PostgreSQL and crowd"
    return [
        Finding("deeds, one server on PostgreSQL", alone.pace.rate, "/s", note=spent(alone.pace)),
        Finding("deeds, two servers, each table at one", apart.pace.rate, "/s", note=spent(apart.pace)),
        Finding("deeds, two servers, people at both", across.pace.rate, "/s", note=spent(across.pace)),
        Finding("two servers as against one", apart.pace.rate / alone.pace.rate, "×", at_least=1.5, note=cores),
        Finding("the same by processor time of the servers", 2 * alone.pace.cost / apart.pace.cost, "×"),
        Finding("deeds, two workers behind one port", behind.pace.rate, "/s", note=spent(behind.pace)),
        Finding("two workers as against one", behind.pace.rate / alone.pace.rate, "×", at_least=1.6, note=cores),
        Finding("the same by processor time of the workers", 2 * alone.pace.cost / behind.pace.cost, "×"),
        Finding(
            "two servers with people at both", across.pace.rate / alone.pace.rate, "×", note="each tells everything"
        ),
    ]


def peer(effort: Effort) -> list[Finding]:
    """Our server and boardgame.io's, in memory and with its files, with as many tables of four each."""
    with sqlite() as database, real_server(database, effort.secrets) as server:
        rounds = compared_with_peer(server, effort.tables, effort.scripts, effort.seconds / ROUNDS, ROUNDS)
    middle = sorted(rounds, key=lambda one: one.ours.pace.cost / one.in_memory.pace.cost)[len(rounds) // 2]
    ours, memory, files = middle.ours.pace, middle.in_memory.pace, middle.in_files.pace
    ease = peer_at_ease(effort.tables, effort.seconds, PAUSE / 4)
    return [
        Finding("deeds beside boardgame.io, on disk and told to all four", ours.rate, "/s", note=spent(ours)),
        Finding("boardgame.io in memory, moves told to all four", memory.rate, "/s", note=spent(memory)),
        Finding("boardgame.io with its files", files.rate, "/s", note=spent(files)),
        Finding("processor time of a deed to that of a move in memory", ours.cost / memory.cost, "", at_most=0.5),
        Finding("the same to a move with files", ours.cost / files.cost, ""),
        Finding("bytes of its frames", middle.in_memory.frame, "B", note=f"ours {middle.ours.frame:.0f}"),
        Finding("boardgame.io at a quick person's pace, 99 of 100", ease.load.slowest * 1000, "ms"),
        Finding("boardgame.io, memory of an active match", ease.memory / 1000, "KB"),
        Finding("refusals of ours", sum(one.ours.refused for one in rounds), "", at_most=0),
    ]


PARTS: Final = {
    "throughput": throughput,
    "pace": pace,
    "memory": memory,
    "shelves": shelves,
    "pair": pair,
    "peer": peer,
}


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
