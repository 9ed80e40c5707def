"""Builds the rules, the games and the bots into native modules with mypyc, where that is possible.

They are compiled as one group: calls between modules of a group are plain C calls. Without a working C compiler or
without mypyc, or with MATTOCK_PURE=1, the same sources are installed as they are, only slower.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/mattock")

# Metadata and editable installs need no extensions; asking mypyc for them there would only cost time, and an editable
# install must not leave compiled modules behind that nobody renews (`scripts/setup` builds and renews them).
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}

# In generated C: a literal, shifted by a variable.
NARROW_SHIFT = re.compile(r"(?<![\w.])\d+(?= (?:<<|>>) cpy_r_)")


def compiled_modules() -> list[str]:
    """Every module of the compiled packages; `__init__.py` files only open a package and gain nothing."""
    choice = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["mattock"]["compile"]
    plain = {path for pattern in choice["except"] for path in PACKAGE.glob(pattern)}
    found = (path for package in choice["packages"] for path in (PACKAGE / package).rglob("*.py"))
    return sorted(str(path) for path in found if path.name != "__init__.py" and path not in plain)


def has_working_compiler() -> bool:
    """Compile one line: a compiler on the path does not mean that Python's headers are there too."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def why_pure() -> str | None:
    """The reason to install plain Python, or None when compiling is wanted and possible."""
    if os.environ.get("MATTOCK_PURE", "0") not in {"", "0"}:
        return "MATTOCK_PURE is set"
    if not has_working_compiler():
        return "no working C compiler with Python's headers (Debian: gcc and python3-dev)"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    return None


def widen_shifts(source: Path) -> None:
    """mypyc writes the literal of an `i64` as a C int of 32 bits, so that `1 << 40` would come out as `1 << 8`."""
    narrow = source.read_text(encoding="utf-8")
    wide = NARROW_SHIFT.sub(r"\g<0>LL", narrow)
    if wide != narrow:
        source.write_text(wide, encoding="utf-8")


def extensions() -> list[Any]:
    modules = compiled_modules()
    if not modules or not BUILDING.intersection(sys.argv):
        return []
    if reason := why_pure():
        print(f"mattock: plain Python, not compiled: {reason}.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(modules, opt_level="3", debug_level="0", group_name="mattock")
    for source in {source for extension in built for source in extension.sources}:
        widen_shifts(Path(source))
    return built


class BuildWithRules(build_py):
    """The rules are written once, in `docs/rules`; a package carries a copy, which the program shows on request."""

    def run(self) -> None:
        super().run()
        if not (PACKAGE / "web_client" / "index.html").exists() and not self.editable_mode:
            print("mattock: without the browser client, which `make wheel` builds into the package.", file=sys.stderr)
        written = Path("docs", "rules")
        for text in written.rglob("*.md"):
            copy = Path(self.build_lib, "mattock", "rules", text.relative_to(written))
            copy.parent.mkdir(parents=True, exist_ok=True)
            self.copy_file(str(text), str(copy))


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})
