"""The picture of a course: the cost of a decision as a game goes on."""

from __future__ import annotations

from pathlib import Path

from bench.course import STRETCH_DECISIONS, Course


def draw_course(course: Course, title: str, path: Path) -> None:
    """Write a PNG; needs matplotlib."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    figure, costs = plt.subplots(figsize=(8, 4.5), layout="constrained")
    costs.plot(course.middles, [cost * 1e6 for cost in course.costs], marker="o", markersize=3, label="cost")
    ends = [course.middles[0], course.middles[-1]]
    middle = sum(course.costs) / len(course.costs)
    centre = sum(course.middles) / len(course.middles)
    costs.plot(ends, [(middle + course.slope * (end - centre)) * 1e6 for end in ends], linestyle="--", label="fitted")
    costs.set_ylim(bottom=0)
    costs.set_xlabel(f"decision of the game, in stretches of {STRETCH_DECISIONS}")
    costs.set_ylabel("µs a decision")
    costs.set_title(f"{title}: {course.games} long games")
    offered = costs.twinx()
    offered.plot(course.middles, course.offered, color="tab:gray", linewidth=1, label="legal actions")
    offered.set_ylim(bottom=0)
    offered.set_ylabel("legal actions, on average")
    figure.legend(loc="outside lower center", ncols=3)
    figure.savefig(path, dpi=100)
    plt.close(figure)
