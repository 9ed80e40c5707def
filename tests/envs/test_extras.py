"""Without the libraries that environments are for, importing them says in one line what to install."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.blocked import run_with

IMPORT = "from mattock.envs import {module}"
LIBRARIES = {"numpy", "gymnasium", "pettingzoo", "librt", "mypy_extensions", "typing_extensions", "cloudpickle"}


@pytest.mark.parametrize(
    ("module", "there", "missing", "extra"),
    [
        ("pettingzoo", LIBRARIES - {"pettingzoo"}, "pettingzoo", "envs"),
        ("pettingzoo", (), "numpy", "envs"),
        ("gymnasium", LIBRARIES - {"gymnasium"}, "gymnasium", "envs"),
        ("gymnasium", LIBRARIES - {"librt"}, "librt", "envs"),
        ("openspiel", LIBRARIES, "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, there: set[str], missing: str, extra: str, tmp_path: Path) -> None:
    done = run_with(there, IMPORT.format(module=module), cwd=tmp_path)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("mattock.envs.extras.MissingExtra: mattock.envs.")
    assert last.endswith(f"needs {missing}: pip install 'mattock[{extra}]'")


def test_the_library_needs_none_of_them(tmp_path: Path) -> None:
    code = "import mattock, mattock.bots; mattock.game('runedar').new(seed=1); import mattock.envs"
    assert run_with((), code, cwd=tmp_path).returncode == 0
