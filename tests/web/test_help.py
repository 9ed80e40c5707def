"""Help in place: whatever is pointed at says what it is, with the paragraph of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "runedar": ("luck 107", {"players": 2, "difficulty": "easy"}),
    "dwar7s": ("luck 7", {"players": 3}),
}
FEWEST = 40  # things that are seen on any table
SHORTEST = 15  # letters of an explanation
ASK_EACH = """async ([shortest, around]) => {
  const things = '[role=img], [title], [aria-label], [data-spot], [data-action], [data-said], [data-foe], '
    + '[data-place], [data-tile], [data-flag], .fact, .goal, .socket, li';
  const unexplained = [];
  let explained = 0;
  for (const thing of document.querySelectorAll(`${around} :is(${things})`)) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...middle);
    if (width < 6 || height < 6 || width > 700 || !top || !thing.contains(top)) continue;
    document.querySelector('.bubble')?.click();
    const [clientX, clientY] = middle;
    top.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }));
    let bubble = null;
    for (let wait = 0; wait < 500 && !bubble; wait += 1) {
      await new Promise((done) => setTimeout(done, 20));
      bubble = document.querySelector('.bubble');
    }
    const says = bubble?.querySelector('p')?.textContent ?? '';
    if (says.length >= shortest && bubble.querySelector('button')) explained += 1;
    else unexplained.push(`${thing.outerHTML.slice(0, 120)}: ${says}`);
  }
  return { explained, unexplained };
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_says_what_it_is(
    game: str, size: str, browser: Browser, live_server: LiveServer
) -> None:
    luck, options = GAMES[game]
    people = [Guest(live_server, name) for name in ("Ylva", "Tordan", "Runa")[: options["players"]]]
    script = script_of(game, luck, **options)
    table = arranged_table(game, people, luck, script[: len(script) // 2], **options)
    with people[0].context(browser, SIZES[size]) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        page.locator('.scene[data-busy="false"]').wait_for(timeout=60_000)
        page.wait_for_timeout(1000)
        told = page.evaluate(ASK_EACH, [SHORTEST, ".scene"])
        assert told["unexplained"] == []
        assert told["explained"] > (FEWEST if size == "desktop" else FEWEST // 2)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_a_replay_says_what_it_is_and_the_rules_open_over_it(
    game: str, size: str, browser: Browser, live_server: LiveServer
) -> None:
    luck, options = GAMES[game]
    people = [Guest(live_server, name) for name in ("Ylva", "Tordan", "Runa")[: options["players"]]]
    script = script_of(game, luck, **options)
    table = arranged_table(game, people, luck, script, **options)
    with people[0].context(browser, SIZES[size]) as context:
        page = context.new_page()
        page.goto(f"/#/replay/{table}/{len(script) // 2}/0")
        page.locator(".reel input[type=range]").wait_for(timeout=60_000)
        page.wait_for_timeout(1000)
        told = page.evaluate(ASK_EACH, [SHORTEST, ".stage"])
        assert told["unexplained"] == []
        assert told["explained"] > (FEWEST if size == "desktop" else FEWEST // 2)
        at = page.locator(".reel input[type=range]").input_value()
        page.locator(".bubble button").first.click()
        page.locator("dialog[open]").wait_for()
        page.go_back()
        assert page.locator(".reel input[type=range]").input_value() == at
