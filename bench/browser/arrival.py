"""How much comes over the wire before a page is there, and how soon it can be used with a slow processor."""

from __future__ import annotations

import json
from statistics import median
from typing import Any, Final

from bench.browser.stage import Stage, furnished, line_to

CPU_SLOWDOWN: Final = 4
QUIET_MS: Final = 500  # ms without a long task: then the page is really at one's service
USABLE: Final = "usable"
# Since the start of the page: the end of the first frame that shows what one can click, and what kept the page busy
# for more than 50 ms. It says so by itself, since a question from outside makes the page read the driver's own scripts;
# and it looks after a frame, since before one the browser would have to lay out the page once more.
WATCH: Final = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => [one.startTime, one.duration])))
  .observe({ type: 'longtask', buffered: true });
let found = null;
const look = () => {
  if (found.checkVisibility()) return (window.seen = performance.now()), console.log(%s);
  requestAnimationFrame(() => setTimeout(look));
};
const watch = new MutationObserver(() => {
  found = document.querySelector(%s);
  if (!found) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(look));
});
watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-busy'] });
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
    """By somebody who has been here before, but whose browser has kept no file of ours."""
    with stage.visitor() as context:
        page = furnished(context)
        page.add_init_script(WATCH % (json.dumps(USABLE), json.dumps(selector)))
        line_to(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        with page.expect_console_message(lambda said: said.text == USABLE):
            page.goto(f"/#/{address}", wait_until="commit")
        page.wait_for_timeout(4 * QUIET_MS)
        return at_rest(*page.evaluate("[seen, tasks]"))


def at_rest(seen: float, tasks: list[Any]) -> float:
    """The end of the last long task that follows closely on what was seen."""
    for start, duration in sorted(tasks):
        if start <= seen + QUIET_MS:
            seen = max(seen, start + duration)
    return seen
