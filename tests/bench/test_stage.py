"""The games in which the client is measured last beyond the moment that is measured, whatever bots play today."""

from __future__ import annotations

import pytest

from bench.browser.stage import SAMPLE_ACTIONS, SAMPLES, Sample


@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_a_sample_goes_on_after_its_moment(sample: Sample) -> None:
    assert len(sample.script) >= sample.late + SAMPLE_ACTIONS
    assert sample.chosen is sample.chosen, "it is played once"
