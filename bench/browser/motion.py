"""How smooth it is: frames and long tasks while pieces move, and while somebody pans a full table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from bench.browser.stage import FALL, Sample, Stage

# Frames are counted only while something is to be seen moving; `isOn` says when.
COUNT: Final = """
window.motion = { frames: [], tasks: [], isOn: () => true, isRunning: true };
new PerformanceObserver((list) => motion.tasks.push(...list.getEntries().map((one) => [one.startTime, one.duration])))
  .observe({ type: 'longtask' });
let last = null;
const count = (now) => {
  const isOn = motion.isOn();
  if (isOn && last !== null) motion.frames.push([last, now - last]);
  last = isOn ? now : null;
  if (motion.isRunning) requestAnimationFrame(count);
};
requestAnimationFrame(count);
"""
BUSY: Final = "motion.isOn = () => document.querySelector('.scene')?.dataset.busy === 'true'"


@dataclass(frozen=True, slots=True)
class Smoothness:
    """Frames a second, the share of frames that came late, and the longest task in ms."""

    rate: float
    late: float
    longest: float


def smoothness(page: Page) -> Smoothness:
    told = page.evaluate("(motion.isRunning = false, motion)")
    frames = [length for _, length in told["frames"]]
    spans = [(start, start + length) for start, length in told["frames"]]
    tasks = [length for start, length in told["tasks"] if any(a <= start < b for a, b in spans)]
    late = sum(length > 25 for length in frames) / len(frames)
    return Smoothness(1000 * len(frames) / sum(frames), late, max(tasks, default=0.0))


def while_pieces_move(stage: Stage, sample: Sample, actions: int) -> Smoothness:
    """A stretch of a game at the usual pace."""
    with stage.player(sample, sample.late, moves=True) as player:
        player.page.evaluate(COUNT)
        player.page.evaluate(BUSY)
        player.follows(sample.script, upto=sample.late + actions)
        return smoothness(player.page)


def while_panning(stage: Stage, seconds: float) -> tuple[int, Smoothness]:
    """To and fro with the mouse; and how many cards lie on the table."""
    with stage.player(FALL, FALL.late) as player:
        page = player.page
        table = player.news()["looks"][0]["view"]["table"]
        cards = sum(1 + len(stack["beneath"]) for stack in table)
        if page.locator(".cover button").count():
            player.taps(".cover button")
        hole = page.locator(".hole").bounding_box()
        assert hole
        x, y = hole["x"] + hole["width"] / 2, hole["y"] + hole["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y)
        page.evaluate("window.began = performance.now()")
        page.evaluate(COUNT)
        step = 0
        while page.evaluate("performance.now() - began") < 1000 * seconds:
            step += 1
            page.mouse.move(x + 120 * (-1) ** (step // 20), y + 6 * (step % 20), steps=4)
        found = smoothness(page)
        page.mouse.up()
        return cards, found
