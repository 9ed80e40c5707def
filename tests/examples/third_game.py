"""The third game as its users have it: installed by pip, into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.kit.browser.guest import Guest
from tests.paragraphs import ROOT

SOURCE = ROOT / "examples" / "third-game"
NAME = "liars_dice"


def installed(folder: Path) -> Path:
    """Where pip has put the package. It builds in a copy, fetches nothing, and leaves mattock as it is."""
    copy = shutil.copytree(
        SOURCE, folder / "source", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    )
    site = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run([*pip, "--target", site, copy], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


def command(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """`mattock` where that folder is on the path."""
    environment = {**os.environ, "PYTHONPATH": str(site), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    whole = [sys.executable, "-m", "mattock.cli", *arguments]
    return subprocess.run(whole, env=environment, input=typed, capture_output=True, text=True, check=False, timeout=120)


def finished(guest: Guest, table: str, seconds: float = 60) -> dict[str, Any]:
    deadline = time.monotonic() + seconds
    while True:
        look: dict[str, Any] = guest.asks("GET", f"/tables/{table}")
        if look["standing"]["status"] == "over":
            return look
        assert time.monotonic() < deadline, look["standing"]
        time.sleep(0.1)
