"""The OpenAPI document against the server: whatever is sent, well-formed or not, the answer is one that it promises."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from schemathesis.core.result import Ok

from mattock.tables.store.migrating import upgrade_database
from tests.kit.postgres import roomy_folder
from tests.server.proofs.effort import effort
from tests.server.proofs.serving import running

Operation = APIOperation[Any, Any, Any, Any]
EXAMPLES = {"sqlite": effort(12, 500), "postgres": effort(4, 200)}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]


class Target(NamedTuple):
    """A server, somebody who is known there, and tables of theirs: open, in play, over."""

    examples: int
    base: str
    key: str
    tables: list[str]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest) -> Iterator[Target]:
    """PostgreSQL takes less of what it is given, so it is asked too."""
    folder = Path(roomy_folder())
    database = f"sqlite:///{folder}/tables.db"
    if request.param == "postgres":
        database = request.getfixturevalue("cluster").new_database()
        asyncio.run(upgrade_database(database))
    with running(database, folder / "log", "--no-limits") as served:
        yield prepared(served.base, EXAMPLES[request.param])
    shutil.rmtree(folder)


def prepared(base: str, examples: int) -> Target:
    with httpx.Client(base_url=base, timeout=30.0) as http:
        key = http.post("/api/people", json={"name": "Ada"}).json()["key"]
        http.headers["Authorization"] = f"Bearer {key}"
        tables = []
        for commands in ([], ["sit", "start"], ["sit", "start", "abandon"]):
            tables.append(http.post("/api/tables", json={"game": "runedar", "options": {"players": 1}}).json()["table"])
            for command in commands:
                answer = http.post(f"/api/tables/{tables[-1]}/commands", json={"do": command})
                assert answer.status_code == 200, answer.text
    return Target(examples, base, key, tables)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_one_that_the_document_promises(mode: GenerationMode, target: Target) -> None:
    """No 5xx; statuses, types and contents as described. Half of the time a real table is meant, by who sits there."""
    document = schemathesis.openapi.from_url(f"{target.base}/api/openapi.json")
    count = 0
    for found in document.get_all_operations():
        assert isinstance(found, Ok), found
        operation: Operation = found.ok()
        if mode is GenerationMode.POSITIVE or takes_something(operation):
            send_many(operation, mode, target)
            count += 1
    assert count > 15


def takes_something(operation: Operation) -> bool:
    """What takes nothing cannot be given anything wrong."""
    return any((operation.body, operation.query, operation.path_parameters))


def send_many(operation: Operation, mode: GenerationMode, target: Target) -> None:
    dice = random.Random(operation.label)

    @settings(
        max_examples=target.examples, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(operation.as_strategy(generation_mode=mode))
    def send(case: Case[Any]) -> None:
        if "table" in case.path_parameters and dice.random() < 0.5:
            case.path_parameters["table"] = dice.choice(target.tables)
        headers = {"Authorization": f"Bearer {target.key}"} if dice.random() < 0.8 else {}
        case.call_and_validate(headers=headers, checks=CHECKS)

    send()
