"""Quantiles and rates of many games."""

from __future__ import annotations

from mattock.cli.statistics import percent, quantile


def test_a_quantile_is_a_value_that_occurs() -> None:
    values = [1, 2, 3, 4]
    assert [quantile(values, share) for share in (0.0, 0.25, 0.5, 0.51, 1.0)] == [1, 1, 2, 3, 4]
    assert quantile([7], 0.5) == 7


def test_a_share_is_written_in_tenths_of_a_per_cent() -> None:
    assert [percent(share) for share in (0, 1 / 3, 1)] == ["0.0", "33.3", "100.0"]
