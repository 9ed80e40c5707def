"""A virtual environment outside the checkout that holds a wheel of ours and only what the wheel asks for."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

BLANK = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


class Installed:
    """The wheel in an environment of its own. What it needs is linked from ours, so that nothing has to be fetched:
    pip, which is not allowed to fetch, refuses if anything is missing.
    """

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.folder = folder
        self.wheel = wheel
        self.packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
        self.command = folder / "bin" / "mattock"
        self.pip("--no-deps", str(wheel))

    def add(self, *extras: str) -> None:
        """Install what the wheel asks for, with these extras."""
        for found in needed_by(self._metadata().requires or (), extras):
            for name in {file.parts[0] for file in found.files or () if not file.parts[0].startswith(("..", "__py"))}:
                link = self.packages / name
                if not link.exists():
                    link.symlink_to(Path(str(found.locate_file(name))))
        named = f"[{','.join(extras)}]" if extras else ""
        self.pip(f"{self.wheel}{named}")

    def pip(self, *wanted: str) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "-q", "--no-index"]
        done = subprocess.run([*pip, *wanted], cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def run(self, *command: str | Path, **more: Any) -> subprocess.CompletedProcess[str]:
        """Run something in the environment, far from the checkout and without its variables."""
        home = {**BLANK, "HOME": str(self.folder)}
        return subprocess.run(
            command, cwd=self.folder, env=home, capture_output=True, text=True, check=False, timeout=300, **more
        )

    def _metadata(self) -> Distribution:
        return next(iter(Distribution.discover(name="mattock", path=[str(self.packages)])))


def needed_by(needs: Iterable[str], extras: Iterable[str] = ()) -> list[Distribution]:
    """All that is to be installed for these needs of ours with these extras, however far down."""
    ours, found = list(needs), dict[str, Distribution]()
    waiting = [(need, frozenset(extras)) for need in ours]
    while waiting:
        text, wanted = waiting.pop()
        need = Requirement(text)
        if need.marker is not None and not any(need.marker.evaluate({"extra": extra}) for extra in ("", *wanted)):
            continue
        name = canonicalize_name(need.name)
        if name == "mattock":
            waiting += [(other, frozenset(need.extras)) for other in ours]
        elif name not in found:
            found[name] = distribution(need.name)
            waiting += [(other, frozenset(need.extras)) for other in found[name].requires or ()]
    return list(found.values())
