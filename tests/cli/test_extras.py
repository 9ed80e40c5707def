"""What works without the extras, and the one line that names the extra where something needs it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import typer

from mattock.cli.app import app
from mattock.cli.extras import EXTRA_OF, missing_extra
from tests.blocked import project, run_with
from tests.cli.command import is_one_line
from tests.package.installed import needed_by

COMMAND = "from mattock_command import main; sys.exit(main())"
COMPLETE = {
    "play": ["play", "runedar"],
    "replay": ["replay", "siege.jsonl"],
    "review": ["review", "siege.jsonl"],
    "db": ["db", "upgrade"],
    "export": ["export", "table"],
    "import": ["import", "table.jsonl"],
    "backup": ["backup", "copy.db"],
    "people": ["people", "list"],
    "tables": ["tables", "close", "table"],
    "reports": ["reports", "list"],
}


@cache
def base() -> frozenset[str]:
    """Every package that is there after `pip install mattock`, by the name it is imported as."""
    found = needed_by(project()["dependencies"])
    return frozenset(file.parts[0].removesuffix(".py").split(".")[0] for one in found for file in one.files or ())


def with_base(*arguments: str, cwd: Path, also: frozenset[str] = frozenset()) -> tuple[int, str, str]:
    done = run_with(base() | also, COMMAND, *arguments, cwd=cwd)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("command", [name for name, extra in EXTRA_OF.items() if extra == "server"])
def test_a_command_of_the_server_names_its_extra(command: str, tmp_path: Path) -> None:
    code, out, err = with_base(*COMPLETE.get(command, [command]), cwd=tmp_path)
    assert (code, out) == (2, "")
    assert err == f"mattock: mattock {command} needs the server extra: pip install 'mattock[server]'\n"


def test_a_missing_extra_is_told_in_the_language_that_is_spoken(tmp_path: Path) -> None:
    assert "braucht das Extra server" in with_base("--language", "de", "serve", cwd=tmp_path)[2]
    assert "necesita el extra lab" in with_base("--language", "es", "ladder", cwd=tmp_path)[2]


def test_the_ladder_wants_to_draw_before_it_plays(tmp_path: Path) -> None:
    """With msgspec, which the server brings too, only the picture is missing, and that is found out at once."""
    code, _, err = with_base("ladder", cwd=tmp_path, also=frozenset({"msgspec"}))
    assert (code, is_one_line(err)) == (2, True)
    assert "pip install 'mattock[lab]'" in err


def test_a_review_needs_the_lab_for_its_picture_only(tmp_path: Path) -> None:
    write = "import mattock; s = mattock.game('dwar7s').new(seed=1)\nfor _ in range(3): s.play(s.legal()[0])\n"
    write += "open('fall.jsonl', 'w').write(s.journal().to_text())"
    assert run_with((), write, cwd=tmp_path).returncode == 0
    journal = ("review", "fall.jsonl", "--unfinished", "--iterations", "4")
    code, out, err = with_base(*journal, cwd=tmp_path)
    assert (code, err) == (0, "")
    assert out
    code, out, err = with_base(*journal, "--out", "fall.svg", cwd=tmp_path)
    assert (code, out) == (2, "")
    assert err == "mattock: mattock review needs the lab extra: pip install 'mattock[lab]'\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["serve", "--help"],
        ["--version"],
        ["games"],
        ["simulate", "runedar", "--games", "5"],
        ["simulate", "dwar7s", "--games", "5", "--jobs", "1"],
        ["components", "show", "runedar"],
        ["play", "runedar", "--players", "1"],
    ],
)
def test_what_needs_no_extra_works_without(arguments: list[str], tmp_path: Path) -> None:
    code, out, err = with_base(*arguments, cwd=tmp_path)
    assert (code, err) == (0, "")
    assert out


def test_without_its_own_packages_the_command_says_what_is_missing(tmp_path: Path) -> None:
    done = run_with((), COMMAND, "--help", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "mattock: the command needs typer: pip install mattock\n"


def test_the_table_knows_commands_and_extras_that_there_are() -> None:
    group = typer.main.get_command(app)
    assert EXTRA_OF.keys() <= set(getattr(group, "commands"))  # noqa: B009 - Typer's types do not tell
    assert set(EXTRA_OF.values()) <= project()["optional-dependencies"].keys()


def test_a_module_of_ours_that_is_missing_is_a_mistake_and_no_extra() -> None:
    assert missing_extra(["serve"], ModuleNotFoundError("?", name="mattock.server.nothing")) is None
    assert missing_extra(["simulate"], ModuleNotFoundError("?", name="litestar")) is None
