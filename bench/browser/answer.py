"""How quick it is: from a click to what it changes on the screen, from the pointer to the preview."""

from __future__ import annotations

from typing import Final

from bench.browser.stage import FALL, Sample, Stage

# From the last click to the frame in which the table has gone on and stands still; `pace` is none.
EFFECTS: Final = """
window.effects = [];
let clicked = null;
const scene = document.querySelector('.scene');
let deeds = scene.dataset.deeds;
addEventListener('click', (event) => (clicked = event.timeStamp), true);
new MutationObserver(() => {
  if (scene.dataset.deeds === deeds || scene.dataset.busy === 'true' || clicked === null) return;
  deeds = scene.dataset.deeds;
  const began = clicked;
  clicked = null;
  requestAnimationFrame(() => setTimeout(() => effects.push(performance.now() - began)));
}).observe(scene, { attributes: true, attributeFilter: ['data-deeds', 'data-busy'] });
"""
# From the pointer's arrival on a space to the frame that shows what the card would change there.
PREVIEWS: Final = """
window.previews = [];
let entered = null;
document.querySelector('.board').addEventListener('pointerover', (event) => {
  if (event.target.closest('.space')) entered = event.timeStamp;
}, true);
new MutationObserver(() => {
  if (entered === null || !document.querySelector('.preview')) return;
  const began = entered;
  entered = null;
  requestAnimationFrame(() => setTimeout(() => previews.push(performance.now() - began)));
}).observe(document.querySelector('.fall'), { childList: true, subtree: true, characterData: true, attributes: true });
"""


def effects(stage: Stage, sample: Sample, actions: int) -> list[float]:
    with stage.player(sample, sample.late) as player:
        player.follows(sample.script, upto=sample.late + 1)
        player.page.evaluate(EFFECTS)
        player.follows(sample.script, upto=sample.late + actions)
        found: list[float] = player.page.evaluate("effects")
        return found


def previews(stage: Stage, rounds: int) -> list[float]:
    """A card is chosen, then the pointer goes from space to space."""
    before = next(at for at, (_, code) in enumerate(FALL.script) if at > FALL.late // 2 and code.startswith("lay:"))
    with stage.player(FALL, before) as player:
        page = player.page
        if page.locator(".cover button").count():
            player.taps(".cover button")
        page.locator(f'[data-action="{FALL.script[before][1]}"]').click()
        page.locator(".space").first.wait_for()
        page.evaluate("eye.rest()")
        page.evaluate(PREVIEWS)
        spaces = page.locator(".space")
        for at in range(rounds):
            spaces.nth(at % spaces.count()).hover()
            page.evaluate("eye.rest()")
        found: list[float] = page.evaluate("previews")
        return found
