"""Games are the same whether the sources are compiled or not, in whatever process."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mattock.core import game as core
from scripts.compiled import compiled_files
from tests.paragraphs import ROOT
from tests.seeded_games import digests


def is_compiled() -> bool:
    return not str(core.__file__).endswith(".py")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a process says that sees a copy of the sources with nothing compiled beside them."""
    copy = tmp_path_factory.mktemp("plain")
    shutil.copytree(ROOT / "src" / "mattock", copy / "mattock", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return said_by(copy, hash_seed="1")


def said_by(sources: Path, hash_seed: str) -> dict[str, Any]:
    path = os.pathsep.join([str(sources), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.seeded_games"]
    done = subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    assert Path(said["engine"]).is_relative_to(sources)
    return said


def test_what_is_compiled_is_what_runs() -> None:
    """Compiled modules beside the sources are the ones in use; so the comparison below compares two engines."""
    assert is_compiled() is bool(compiled_files())


def test_the_copy_without_compiled_modules_runs_in_plain_python(plain: dict[str, Any]) -> None:
    assert plain["engine"].endswith(".py")


def test_games_are_the_same_in_plain_python_as_here(plain: dict[str, Any]) -> None:
    """Here is the compiled engine where there is one; else another process, in which strings hash otherwise."""
    ours = digests()
    assert len(ours) > 20
    assert len(set(ours.values())) > len(ours) / 2
    differing = [game for game, told in ours.items() if plain["digests"].get(game) != told]
    assert not differing
    assert plain["digests"].keys() == ours.keys()
