"""`make play` starts at once, and a process finds all compiled modules or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import checkout, compiled, play
from scripts.checkout import SetupFailed, read_made
from scripts.compiled import build_set, compiled_files, compiled_set, is_ready, put_in_place


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one module, in which compiling takes no time."""
    for folder in (".venv", "build", "src/mattock/core"):
        (tmp_path / folder).mkdir(parents=True)
    for name in compiled.BUILD_FILES:
        (tmp_path / name).write_text(name, encoding="utf-8")
    (tmp_path / "src/mattock/core/one.py").write_text("ONE = 1\n", encoding="utf-8")
    choice = {"tool": {"mattock": {"compile": {"packages": ["core"], "except": []}}}}
    places = {"ROOT": tmp_path, "SOURCES": tmp_path / "src", "BUILD": tmp_path / "build"}
    for name, value in {**places, "settings": lambda: choice, "compile_in": compile_quickly}.items():
        monkeypatch.setattr(compiled, name, value)
    monkeypatch.setattr(checkout, "BUILD", tmp_path / "build")
    monkeypatch.setattr(checkout, "RECORD_FILE", tmp_path / ".venv" / "made.json")
    monkeypatch.setattr(compiled, "toolchain", lambda: "cc")
    monkeypatch.setattr(play, "can_compile", lambda: True)
    return tmp_path


def compile_quickly(folder: Path) -> None:
    for name in ("mattock/core/one.so", "mattock__mypyc.so"):
        (folder / "src" / name).write_text("", encoding="utf-8")
    (folder / "build").mkdir()


def test_the_first_start_leaves_the_sources_plain_and_names_the_set_that_is_built_beside_them(clone: Path) -> None:
    awaited = play.to_compile()
    assert awaited == compiled_set()
    assert not awaited.exists()
    assert build_set() == awaited
    assert compiled_files() == []
    assert compiled_files(awaited) == ["src/mattock/core/one.so", "src/mattock__mypyc.so"]
    assert (awaited / "src/mattock/core/one.py").exists()
    assert not (awaited / "build").exists()


def test_the_next_start_puts_the_set_in_place(clone: Path) -> None:
    play.to_compile()
    build_set()
    assert play.to_compile() is None
    assert compiled_files() == ["src/mattock/core/one.so", "src/mattock__mypyc.so"]
    assert is_ready()
    assert play.to_compile() is None


def test_a_set_of_other_sources_is_taken_away_and_not_used(clone: Path) -> None:
    old = build_set()
    put_in_place(old)
    (clone / "src/mattock/core/one.py").write_text("ONE = 2\n", encoding="utf-8")
    awaited = play.to_compile()
    assert awaited is not None
    assert awaited != old
    assert compiled_files() == []


def test_a_set_that_was_cut_short_has_no_name_yet(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(folder: Path) -> None:
        compile_quickly(folder)
        raise SetupFailed("no room left")

    with monkeypatch.context() as broken:
        broken.setattr(compiled, "compile_in", fail)
        with pytest.raises(SetupFailed):
            build_set()
    assert not compiled_set().exists()
    assert play.to_compile() == compiled_set()
    assert build_set().is_dir()


def test_where_nothing_can_be_compiled_nothing_is_awaited(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "can_compile", lambda: False)
    assert play.to_compile() is None
    assert read_made()["compiled"]["files"] == []
