"""A manifest names the parts of a game; they are imported when somebody asks for them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mattock.core.manifest import load_part


def test_a_part_is_what_stands_under_its_name() -> None:
    assert load_part("mattock.core.manifest:load_part") is load_part


@pytest.mark.parametrize(
    ("name", "error"), [("mattock.core.nothing:x", ModuleNotFoundError), ("mattock.core.manifest:x", AttributeError)]
)
def test_a_part_that_is_not_there_is_an_error(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        load_part(name)


def test_to_know_all_games_imports_no_part_of_them() -> None:
    program = """
import sys
from mattock.core.registry import manifest, registry
for name in registry().manifests:
    for part in ("arguments", "screen", "report", "measures", "tensor"):
        where = getattr(manifest(name), part)
        assert where is None or where.partition(":")[0] not in sys.modules, where
assert "rich" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)
