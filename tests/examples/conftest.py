"""The third game, installed once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.third_game import installed
from tests.kit.browser.house import House, open_house
from tests.web.conftest import browser  # noqa: F401 - a fixture


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("third-game"))


@pytest.fixture(scope="session")
def dice_house(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("dice-house") / "tables.db", site) as house:
        yield house
