"""The same experiment on a real Ray cluster: a head and two worker nodes, all processes of this machine."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from mattock.lab.dataset import DataSet
from mattock.lab.engines import SerialEngine
from mattock.lab.experiment import read_experiment
from mattock.lab.ray_engine import NoCluster, RayEngine, connect
from mattock.lab.runner import run
from mattock.lab.tables import tabulate
from tests.lab.experiments import contents, played, written

STORE = 100_000_000


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": STORE})
    for _ in range(2):
        found.add_node(num_cpus=1, object_store_memory=STORE)
    yield found
    found.shutdown()


def workers(cluster: Any) -> list[int]:
    """The processes that play, by their ids: children of a node's raylet that bear the name of the work."""
    raylets = {node.all_processes["raylet"][0].process.pid for node in cluster.worker_nodes}
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            command = (path / "cmdline").read_bytes()
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent in raylets and command.startswith(b"ray::tabulate"):
            found.append(int(path.name))
    return found


def test_a_worker_killed_in_the_middle_loses_nothing_and_repeats_nothing(cluster: Any, tmp_path: Path) -> None:
    """Byte for byte what one process makes of it."""
    file = written(tmp_path, games=40)
    whole = played(file, tmp_path / "alone", SerialEngine())
    experiment = read_experiment(file)
    data = DataSet(tmp_path / "cluster", experiment)
    killed: list[int] = []
    nodes = set()
    for tables in run(experiment.cells, RayEngine(cluster.address), tabulate):
        data.add(tables)
        nodes |= {node["NodeID"] for node in ray.nodes() if node["Alive"]}
        if len(killed) < 2 and (found := [one for one in workers(cluster) if one not in killed]):
            os.kill(found[0], signal.SIGKILL)
            killed.append(found[0])
    data.flush()
    data.finish()
    assert len(nodes) == 3
    assert len(killed) == 2
    assert contents(tmp_path / "cluster") == whole


def test_an_address_that_does_not_answer_is_said_within_ten_seconds(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        for address in (f"127.0.0.1:{silent.getsockname()[1]}", "127.0.0.1:1", "nowhere.invalid:6379"):
            begun = time.monotonic()
            with pytest.raises(NoCluster, match=address):
                connect(ray, address)
            assert time.monotonic() - begun < 6  # what starts the program and reads the experiment takes time too


def test_a_server_of_something_else_is_no_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        answering = Thread(target=answer_like_the_web, args=(other,))
        answering.start()
        with pytest.raises(NoCluster):
            connect(ray, f"127.0.0.1:{other.getsockname()[1]}")
        answering.join()


def answer_like_the_web(server: socket.socket) -> None:
    line, _ = server.accept()
    with line:
        line.recv(100)
        line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
