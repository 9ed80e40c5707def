"""How much comes over the wire before a page is there, and how soon it can be used with a slow processor."""

from __future__ import annotations

from statistics import median
from typing import Any, Final

from bench.browser.stage import Stage, line_to

SLOWNESS: Final = 4
QUIET: Final = 500  # ms without a long task: then the page is really at one's service
# Since the start of the page: when its first button was there, and what kept it busy for more than 50 ms.
WATCH: Final = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => [one.startTime, one.duration])))
  .observe({ type: 'longtask', buffered: true });
window.ready = (selector) => new Promise((resolve) => {
  const look = () => {
    const found = document.querySelector(selector);
    found?.checkVisibility() ? resolve(performance.now()) : requestAnimationFrame(look);
  };
  look();
});
"""


def weight(stage: Stage, address: str, selector: str) -> float:
    """Bytes as they were sent, compressed, to somebody who was never here."""
    with stage.context() as context:
        page = context.new_page()
        line, sent = line_to(page), []
        line.send("Network.enable")
        line.on("Network.loadingFinished", lambda event: sent.append(float(event["encodedDataLength"])))
        page.goto(f"/#/{address}")
        page.locator(selector).first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        return sum(sent)


def usable_after(stage: Stage, address: str, selector: str, rounds: int) -> float:
    """Milliseconds until it can be used, on a processor slowed down; the middle of some visits."""
    return median(one_visit(stage, address, selector) for _ in range(rounds))


def one_visit(stage: Stage, address: str, selector: str) -> float:
    with stage.context() as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        line_to(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        page.goto(f"/#/{address}")
        seen: float = page.evaluate("selector => ready(selector)", selector)
        page.wait_for_timeout(2 * QUIET)
        return at_rest(seen, page.evaluate("tasks"))


def at_rest(seen: float, tasks: list[Any]) -> float:
    """The end of the last long task that follows closely on what was seen."""
    for start, duration in sorted(tasks):
        if start <= seen + QUIET:
            seen = max(seen, start + duration)
    return seen
