"""How every test run behaves: sources and compiled modules agree, luck repeats in CI, and nothing is skipped there."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import tests.conformance.registered  # noqa: F401 - before any test asks for a case
from scripts.compiled import are_compiled_modules_stale, compiled_files

IN_CI = bool(os.environ.get("CI"))
PROFILE = "ci" if IN_CI else "dev"

# A loaded machine must not fail a test, so neither profile sets a deadline; in CI a run is the same every time.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile(
    "ci", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(PROFILE)


def pytest_xdist_auto_num_workers() -> int:
    """Two processes a core: tests of servers and browsers wait most of their time."""
    return 2 * (os.cpu_count() or 1)


def pytest_report_header() -> str:
    return f"mattock: {'compiled' if compiled_files() else 'plain Python'}, hypothesis profile {PROFILE}"


def pytest_sessionstart() -> None:
    """A compiled module hides its source: a test of stale ones would say nothing about what was written."""
    if are_compiled_modules_stale():
        pytest.exit("compiled modules differ from their sources: run `make setup` first", returncode=4)


def skipped_tests(config: pytest.Config) -> list[str]:
    reporter: pytest.TerminalReporter | None = config.pluginmanager.get_plugin("terminalreporter")
    return sorted(report.nodeid for report in reporter.stats.get("skipped", [])) if reporter else []


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI a skipped test is a rule nobody checked: it fails the run."""
    if IN_CI and skipped_tests(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if IN_CI and (skipped := skipped_tests(terminalreporter.config)):
        terminalreporter.section("in CI a skipped test is a failure", red=True)
        for test in skipped:
            terminalreporter.line(f"SKIPPED {test}")
