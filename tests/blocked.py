"""A Python that finds only some of the installed packages: how an installation without the others behaves."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tests.paragraphs import ROOT

BLOCKER: Final = """
import importlib.abc, json, sys

class Blocker(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        is_standard = top in sys.stdlib_module_names or top.startswith("_sysconfigdata")
        if not is_standard and top not in allowed and top != "mattock__mypyc":  # the compiled modules' own
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

allowed = set(json.loads(sys.argv.pop(1)))
sys.meta_path.insert(0, Blocker())
exec(sys.argv.pop(1))
"""
OURS: Final = frozenset({"mattock", "mattock_command"})


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def top_packages(needs: Iterable[str]) -> frozenset[str]:
    """What these requirements are imported as: all of ours bear the name of their distribution."""
    return frozenset(re.split(r"[\s<>=!~\[;]", need)[0].split(".")[0] for need in needs)


def run_with(packages: Iterable[str], code: str, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the code in a new process that can import the standard library, mattock and these packages."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONWARNINGS": "error"}
    command = [sys.executable, "-c", BLOCKER, json.dumps(sorted({*OURS, *packages})), code, *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False, timeout=300)
