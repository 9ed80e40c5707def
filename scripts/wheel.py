"""Builds `dist/`: the source archive with the built browser client, and out of that archive a wheel.

The wheel is compiled where a compiler is found; MATTOCK_PURE=1 builds a plain one, which fits every system. Whatever is
missing in it ends the run: a wheel that serves no page is worse than none.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scripts.checkout import PYTHON, ROOT, SetupFailed, alone, say
from scripts.compiled import can_compile

SDIST: Final = "import sys, setuptools.build_meta as backend; print(backend.build_sdist(sys.argv[1]))"
GAMES: Final = ROOT / "src" / "mattock" / "games"


def files_of_games(pattern: str) -> tuple[str, ...]:
    """The files of the built-in games that match, as a wheel names them."""
    return tuple(sorted(file.relative_to(ROOT / "src").as_posix() for file in GAMES.glob(f"*/{pattern}")))


BOOKS: Final = tuple(f"mattock/rules/{book.name}" for book in sorted((ROOT / "docs" / "rules").glob("*.md")))
REQUIRED_FILES: Final = {
    "the browser client": ("mattock/web_client/index.html", "mattock/web_client/assets/"),
    "the rules": (
        *(f"mattock/rules/{book.name}" for book in (ROOT / "docs" / "rules").glob("*.md")),
        "mattock/rules/de/",
    ),
    "the texts": ("mattock/texts/en/cli.ftl", *files_of_games("words/*.json"), *files_of_games("words/*/*.ftl")),
    "the boxes": files_of_games("box/*.toml"),
    "the ladder": files_of_games("ladder.toml"),
    "the command": ("mattock_command.py",),
}


def lacking(names: Iterable[str], *, compiled: bool) -> list[str]:
    """What a wheel with these files should hold and does not."""
    held = list(names)
    missing = [
        what for what, starts in REQUIRED_FILES.items() if not all(any(n.startswith(s) for n in held) for s in starts)
    ]
    has_native = any(name.startswith("mattock/core/") and name.endswith((".so", ".pyd")) for name in held)
    return missing if has_native == compiled else [*missing, "compiled modules" if compiled else "plain modules alone"]


def build_sdist(out: Path) -> Path:
    """From a checkout whose browser client is built."""
    command = [str(PYTHON), "-c", SDIST, str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupFailed(f"the source archive could not be built:\n{done.stderr[-4000:]}")
    return out / str(done.stdout).split()[-1]


def build_wheel(sdist: Path, out: Path, *, pure: bool) -> Path:
    """pip unpacks the archive into a folder of its own, so that nothing of an earlier build gets into the wheel."""
    environment = {**os.environ, "MATTOCK_PURE": "1" if pure else "0"}
    pip = [str(PYTHON), "-m", "pip", "wheel", "-q", "--disable-pip-version-check"]
    command = [*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", str(out / "new"), str(sdist)]
    done = subprocess.run(command, cwd=out, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupFailed(f"the wheel could not be built:\n{(done.stdout + done.stderr)[-4000:]}")
    built = next((out / "new").iterdir())
    wheel = built.replace(out / built.name)
    (out / "new").rmdir()
    with zipfile.ZipFile(wheel) as archive:
        if missing := lacking(archive.namelist(), compiled=not pure):
            raise SetupFailed(f"{wheel.name} lacks {', '.join(missing)}")
    return wheel


def build(out: Path, *, pure: bool) -> tuple[Path, Path]:
    """Source archive and wheel."""
    out.mkdir(parents=True, exist_ok=True)
    sdist = build_sdist(out)
    return sdist, build_wheel(sdist, out, pure=pure)


def main() -> int:
    pure = not can_compile()
    say("building a wheel in plain Python" if pure else "building a wheel, compiled (a minute or two)")
    try:
        with alone():
            for file in build(ROOT / "dist", pure=pure):
                say(f"{file.relative_to(ROOT)} ({file.stat().st_size / 1e6:.1f} MB)")
    except SetupFailed as failed:
        print(f"mattock: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
