"""The compiled modules: built apart from the sources, put beside them as a whole, removed when their sources change.

A compiled module hides its source from Python, and compiled modules work only with one another. Therefore they are
built in a copy of the sources, which gets its name, `build/compiled-…`, when it is whole: a process sees all of them or
none. From there they are copied beside the sources, before anything of ours is started.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Final

from scripts.checkout import BUILD, PYTHON, ROOT, SOURCES, SetupFailed, alone, digest, read_made, settings, write_made

PURE_MARK: Final = "pure"
BUILD_FILES: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
NOT_COPIED: Final = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "web_client")
MAX_SET_AGE: Final = 24 * 3600.0  # seconds: a server that still runs may use an older set


def compiled_files(checkout: Path | None = None) -> list[str]:
    """Those beside the sources, of this checkout or of a copy, relative to it."""
    root = checkout or ROOT
    return sorted(str(path.relative_to(root)) for path in (root / "src").rglob("*.so"))


def remove_compiled_files() -> None:
    """From now on, and until others are put in place, everything runs in plain Python."""
    for path in compiled_files():
        (ROOT / path).unlink(missing_ok=True)
    write_made(compiled={})


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
    return PURE_MARK if is_pure() else f"{sys.version} {compiler_found()} {has_headers()}"


def wanted() -> dict[str, str]:
    return {"sources": source_digest(), "tools": toolchain()}


def are_compiled_modules_stale() -> bool:
    """Whether compiled modules lie there that were made from other sources than the present ones."""
    files, made = compiled_files(), read_made().get("compiled", {})
    return bool(files) and (made.get("sources"), made.get("files")) != (source_digest(), files)


def is_ready() -> bool:
    """Whether what lies beside the sources is what these sources and tools give."""
    return bool(read_made().get("compiled") == wanted() | {"files": compiled_files()})


def compiled_set() -> Path:
    """Where the modules for these sources and tools lie, once they are built."""
    return BUILD / f"compiled-{digest([json.dumps(wanted()).encode()])[:16]}"


def build_set() -> Path:
    """Compile a copy of the sources, unless that was done; another run that does it is waited for."""
    done = compiled_set()
    with alone("compile"):
        remove_old_sets()
        if not done.is_dir():
            work = done.with_name(f"{done.name}.new")
            shutil.rmtree(work, ignore_errors=True)
            shutil.copytree(SOURCES, work / "src", ignore=NOT_COPIED)
            for name in BUILD_FILES:
                shutil.copy(ROOT / name, work)
            compile_in(work)
            shutil.rmtree(work / "build", ignore_errors=True)
            work.rename(done)
    return done


def remove_old_sets() -> None:
    now = time.time()
    for folder in BUILD.glob("compiled-*"):
        if now - folder.stat().st_mtime > MAX_SET_AGE:
            shutil.rmtree(folder)


def compile_in(folder: Path) -> None:
    """The compiler's chatter is kept in a file and shown when it fails."""
    log = BUILD / "compile.log"
    with log.open("w", encoding="utf-8") as file:
        command = [str(PYTHON), "setup.py", "-q", "build_ext", "--inplace"]
        built = subprocess.run(command, cwd=folder, stdout=file, stderr=subprocess.STDOUT, check=False)
    chatter = log.read_text(encoding="utf-8", errors="replace")
    if built.returncode:
        print(chatter[-4000:], file=sys.stderr)
        raise SetupFailed(f"compiling failed, see {log.relative_to(ROOT)}; MATTOCK_PURE=1 does without")
    for line in chatter.splitlines():
        if line.startswith("mattock:"):
            print(line)


def put_in_place(built: Path | None) -> None:
    """See to it that this set lies beside the sources, or nothing compiled, and write down that it is as wanted."""
    remove_compiled_files()
    if built is not None:
        for file in compiled_files(built):
            shutil.copy(built / file, ROOT / file)
    write_made(compiled=wanted() | {"files": compiled_files()})
