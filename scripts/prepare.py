"""The virtual environment, the dependencies and the compiled modules: made once, renewed when their sources change.

What was made last is written down in `.venv`, so that a run with nothing to do only hashes some files. A compiled
module hides its source from Python; therefore it is removed the moment its source differs from what was compiled.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
MADE = VENV / "made.json"
SOURCES = ROOT / "src"
PURE = "pure"
EVERYTHING = ["all", "dev"]
OWN_EXTRAS = re.compile(r"mattock\[([a-z,]+)\]")


class SetupFailed(Exception):
    """Ends the run with one line that says what to do."""


def say(line: str) -> None:
    print(f"mattock: {line}", flush=True)


def digest(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read_made() -> dict[str, Any]:
    try:
        made: dict[str, Any] = json.loads(MADE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return made


def write_made(**news: object) -> None:
    MADE.write_text(json.dumps(read_made() | news, indent=2), encoding="utf-8")


def run(*command: str | Path, failure: str, quiet: bool = False) -> None:
    """Run a step; its output goes to the terminal unless `quiet`, and failing ends the run."""
    output = subprocess.DEVNULL if quiet else None
    if subprocess.run(command, cwd=ROOT, stdout=output, stderr=output, check=False).returncode:
        raise SetupFailed(failure)


@contextmanager
def alone() -> Iterator[None]:
    """Two runs at once in one checkout wait for each other."""
    lock = ROOT / "build" / "setup.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


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


def build_needs(asked: dict[str, Any]) -> list[str]:
    """What building takes; mypy only where something can be compiled."""
    needs: list[str] = asked["build-system"]["requires"]
    return [need for need in needs if can_compile() or not need.startswith("mypy")]


def ensure_installed(extras: list[str]) -> None:
    """Install the dependencies and those of the extras, when what pyproject.toml asks for has changed."""
    asked = settings()
    project = asked["project"]
    wanted = digest([json.dumps([str(ROOT), asked["build-system"], project, asked["tool"]["setuptools"]]).encode()])
    installed = read_made().get("installed", {})
    missing = [extra for extra in extras if installed.get(extra) != wanted]
    if not missing:
        return
    say(f"installing dependencies ({', '.join(missing)})")
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    needs = [*build_needs(asked), *needs_of(missing, project)]
    run(*pip, *needs, failure="pip could not install the dependencies")
    run(*pip, "--no-build-isolation", "--no-deps", "-e", ".", failure="pip could not install mattock")
    write_made(installed=installed | dict.fromkeys(missing, wanted))


def compiled_files() -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in SOURCES.rglob("*.so"))


def remove_compiled_files() -> None:
    for path in compiled_files():
        (ROOT / path).unlink(missing_ok=True)


def remove_build() -> None:
    for path in (ROOT / "build").glob("lib*"):
        shutil.rmtree(path)


def source_digest() -> str:
    """Changes when anything does that the compiled modules are made from."""
    choice = settings()["tool"]["mattock"]["compile"]
    package = SOURCES / "mattock"
    plain = {path for pattern in choice["except"] for path in package.glob(pattern)}
    compiled = {path for name in choice["packages"] for path in (package / name).rglob("*.py")} - plain
    files = [ROOT / "setup.py", *sorted(compiled)]
    named = (part for path in files for part in (str(path.relative_to(ROOT)).encode(), path.read_bytes()))
    return digest([json.dumps(choice).encode(), *named])


def is_pure() -> bool:
    """Whether nothing is to be compiled."""
    return os.environ.get("MATTOCK_PURE", "0") not in {"", "0"}


def compiler_found() -> str | None:
    return shutil.which(shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0])


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def can_compile() -> bool:
    return not is_pure() and compiler_found() is not None and has_headers()


def toolchain() -> str:
    """What compiling depends on beside the sources; a compiler that arrives later changes it."""
    return PURE if is_pure() else f"{sys.version} {compiler_found()} {has_headers()}"


def are_compiled_modules_stale() -> bool:
    """Whether compiled modules lie there that were made from other sources than the present ones."""
    files, made = compiled_files(), read_made().get("compiled", {})
    return bool(files) and (made.get("sources"), made.get("files")) != (source_digest(), files)


def ensure_compiled() -> None:
    """Compile in place, or see to it that nothing compiled is left where that is not wanted or not possible."""
    wanted, made = {"sources": source_digest(), "tools": toolchain()}, read_made().get("compiled")
    if made == wanted | {"files": compiled_files()}:
        return
    remove_compiled_files()
    if not made:  # the last build was cut short: nothing it left is to be trusted
        remove_build()
    write_made(compiled={})
    if wanted["tools"] != PURE:
        build_in_place()
    write_made(compiled=wanted | {"files": compiled_files()})
    say("ready, compiled" if compiled_files() else "ready, in plain Python")


def build_in_place() -> None:
    """Compile beside the sources; the compiler's chatter is kept in a file and shown when it fails."""
    say("compiling (a minute or so; MATTOCK_PURE=1 does without)")
    log = ROOT / "build" / "compile.log"
    with log.open("w", encoding="utf-8") as file:
        command = [str(PYTHON), "setup.py", "-q", "build_ext", "--inplace"]
        built = subprocess.run(command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT, check=False)
    chatter = log.read_text(encoding="utf-8", errors="replace")
    if built.returncode:
        remove_compiled_files()
        print(chatter[-4000:], file=sys.stderr)
        raise SetupFailed(f"compiling failed, see {log.relative_to(ROOT)}; MATTOCK_PURE=1 does without")
    for line in chatter.splitlines():
        if line.startswith("mattock:"):
            print(line)


def main(extras: list[str]) -> int:
    try:
        with alone():
            ensure_environment()
            ensure_installed(extras or EVERYTHING)
            ensure_compiled()
    except SetupFailed as failed:
        print(f"mattock: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
