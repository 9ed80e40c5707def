"""Where one wants to hear that it is one's turn: set, shown to oneself alone, and taken away."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, put
from litestar.params import JSONBody

from mattock.server.hooks import HookRefused, checked_hook
from mattock.server.http.bodies import Strict
from mattock.server.http.dependencies import AppStateArg, Known
from mattock.server.http.messages import HookAddress, HookSettings
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import Refused
from mattock.tables.log.answers import OptionRefused
from mattock.tables.store.people import hook_of, set_hook


@get("/api/people/me/hook", security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS))
async def show_hook(person: Known, app_state: AppStateArg) -> HookSettings:
    """Where one hears that it is one's turn."""
    return HookSettings(await hook_of(app_state.store, person), sorted(app_state.hooks.hosts))


@put("/api/people/me/hook", dto=Strict, security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS, OptionRefused))
async def change_hook(data: JSONBody[HookAddress], person: Known, app_state: AppStateArg) -> HookSettings:
    """Be called there when one's turn comes and one is not here to see it."""
    try:
        url = str(checked_hook(data.url, app_state.hooks.hosts))
    except HookRefused as error:
        raise Refused(OptionRefused(problem=f"url: {error}")) from None
    await set_hook(app_state.store, person, url)
    return HookSettings(url, sorted(app_state.hooks.hosts))


@delete("/api/people/me/hook", status_code=200, security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS))
async def remove_hook(person: Known, app_state: AppStateArg) -> HookSettings:
    """Be called no more."""
    await set_hook(app_state.store, person, None)
    return HookSettings(None, sorted(app_state.hooks.hosts))


ROUTES: Final = (show_hook, change_hook, remove_hook)
