"""`make play`: from a fresh clone to the hall with nothing that playing does not need, and compiling meanwhile.

The page is built while Python's packages are installed. Where the engine is not compiled yet, the server starts at once
in plain Python, and the engine is compiled beside it, into `build/compiled-…`. Bots and coaches, which think in
processes of their own, are then started anew from that folder; the next start puts it in place for the server too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from scripts.checkout import PYTHON, ROOT, VENV, SetupFailed, alone, say
from scripts.compiled import build_set, can_compile, compiled_set, is_ready, put_in_place, remove_compiled_files
from scripts.prepare import COMPILE_REQUIREMENTS, ensure_environment, ensure_installed
from scripts.web import ensure_node, ensure_page, is_page_built

PLAY_EXTRAS: Final = ["server", "terminal"]
COMPILE: Final = "compile"
NICENESS: Final = 10
COMPILING_NOTE: Final = (
    "compiling meanwhile, a minute or two: bots think in plain Python until then, masters less deeply"
)
COMPILED_NOTE: Final = "compiled: bots think with it from now on, the whole server from the next start"


def make_ready() -> None:
    """All that the hall needs. Node comes first, since two runs of pip at once would be in each other's way."""
    ensure_environment()
    if not is_page_built():
        ensure_node()
    with ThreadPoolExecutor(1) as beside:
        page = beside.submit(ensure_page)
        ensure_installed(PLAY_EXTRAS)
        page.result()


def to_compile() -> Path | None:
    """The set that is still to be built; one that was built since the last start is put in place."""
    if is_ready():
        return None
    built = compiled_set()
    if built.is_dir() or not can_compile():
        put_in_place(built if built.is_dir() else None)
        return None
    remove_compiled_files()
    return built


def start_compiling() -> None:
    """In a process that the terminal's Ctrl-C ends together with the server."""
    say(COMPILING_NOTE)
    subprocess.Popen([PYTHON, "-m", "scripts.play", COMPILE], cwd=ROOT, stdin=subprocess.DEVNULL)


def compile_beside() -> None:
    os.nice(NICENESS)
    with alone():
        ensure_installed([COMPILE_REQUIREMENTS])
    build_set()
    say(COMPILED_NOTE)


def serve(options: list[str]) -> None:
    """Become the server; options are those of `mattock serve`."""
    with alone():
        make_ready()
        awaited = to_compile()
    if awaited is not None:
        os.environ["MATTOCK_COMPILED"] = str(awaited / "src")
        start_compiling()
    os.execv(VENV / "bin" / "mattock", ["mattock", "serve", *options])


def main(arguments: list[str]) -> int:
    try:
        if arguments == [COMPILE]:
            compile_beside()
        else:
            serve(arguments)
    except SetupFailed as failed:
        print(f"mattock: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
