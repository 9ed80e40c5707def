"""The virtual environment, the dependencies and the compiled modules: made once, renewed when their sources change.

What was made last is written down in `.venv`, so that a run with nothing to do only hashes some files.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from scripts.checkout import PYTHON, ROOT, VENV, SetupFailed, alone, digest, read_made, run, say, settings, write_made
from scripts.compiled import (
    build_set,
    can_compile,
    compiled_files,
    is_pure,
    is_ready,
    put_in_place,
    remove_compiled_files,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

ALL_EXTRAS: Final = ["all", "dev"]
COMPILE_REQUIREMENTS: Final = "build-system"  # installed like an extra
OWN_NAME: Final = "mattock"
OWN_EXTRAS: Final = re.compile(r"mattock\[([a-z,]+)\]")


def has_environment() -> bool:
    """Whether `.venv` has a Python that works and is new enough: tomllib came with 3.11."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        return True
    return PYTHON.exists() and subprocess.run([PYTHON, "-c", "import tomllib"], check=False).returncode == 0


def ensure_environment() -> None:
    if has_environment():
        return
    say(f"making .venv with Python {sys.version.split()[0]}")
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        run(sys.executable, "-m", "venv", VENV, failure="no venv", quiet=True)
    except SetupFailed:
        shutil.rmtree(VENV, ignore_errors=True)
        message = "Python cannot make a virtual environment here; install its venv package (Debian: python3-venv)"
        raise SetupFailed(message) from None


def needs_of(extras: Iterable[str], project: dict[str, Any]) -> list[str]:
    """What has to be installed for these extras: of the package itself, and of the extras that an extra names."""
    offered: dict[str, list[str]] = project["optional-dependencies"]
    found = list(project["dependencies"])
    for extra in extras:
        if extra not in offered:
            raise SetupFailed(f"no extra named {extra}; there are {', '.join(offered)}")
        for need in offered[extra]:
            own = OWN_EXTRAS.fullmatch(need)
            found += [need] if own is None else needs_of(own[1].split(","), project)
    return sorted(set(found))


def to_install(missing: list[str], asked: dict[str, Any]) -> list[str]:
    """The requirements of what is missing; the package itself takes setuptools to install, and only that."""
    builds: list[str] = asked["build-system"]["requires"]
    needs = needs_of([extra for extra in missing if extra not in {OWN_NAME, COMPILE_REQUIREMENTS}], asked["project"])
    if OWN_NAME in missing:
        needs += [need for need in builds if need.startswith("setuptools")]
    return sorted({*needs, *(builds if COMPILE_REQUIREMENTS in missing else [])})


def ensure_installed(extras: list[str]) -> None:
    """Install the package and what the extras need, when what pyproject.toml asks for has changed."""
    asked = settings()
    parts = [str(ROOT), asked["build-system"], asked["project"], asked["tool"]["setuptools"]]
    current = digest([json.dumps(parts).encode()])
    installed = read_made().get("installed", {})
    missing = [extra for extra in [OWN_NAME, *extras] if installed.get(extra) != current]
    if not missing:
        return
    say(f"installing dependencies ({', '.join(missing)})")
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    run(*pip, *to_install(missing, asked), failure="pip could not install the dependencies")
    if OWN_NAME in missing:
        run(*pip, "--no-build-isolation", "--no-deps", "-e", ".", failure="pip could not install mattock")
    write_made(installed=installed | dict.fromkeys(missing, current))


def ensure_compiled() -> None:
    """Compile, or see to it that nothing compiled is left where that is not wanted or not possible."""
    if is_ready():
        return
    remove_compiled_files()
    if can_compile():
        say("compiling (a minute or two; MATTOCK_PURE=1 does without)")
    put_in_place(None if is_pure() else build_set())
    say("ready, compiled" if compiled_files() else "ready, in plain Python")


def main(extras: list[str]) -> int:
    try:
        with alone():
            ensure_environment()
            ensure_installed([*(extras or ALL_EXTRAS), *([COMPILE_REQUIREMENTS] if can_compile() else [])])
            ensure_compiled()
    except SetupFailed as failed:
        print(f"mattock: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
