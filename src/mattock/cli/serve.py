"""`mattock serve`: play together over the network, or alone in a browser."""

from __future__ import annotations

import logging
import secrets
import threading
import webbrowser

from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.server.bot_pool import awaited_package, import_engine
from mattock.server.run import address_of, check_database, listen_at, serve
from mattock.server.state import ServerSettings
from mattock.tables.store.engine import default_url, sqlite_file, url_of
from mattock.tables.store.errors import StoreError
from mattock.tables.store.files import server_lock
from mattock.texts import Texts


def serve_tables(host: str, port: int, settings: ServerSettings, *, opens: bool) -> int:
    """Print the address, and serve until stopped."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if awaited_package() is not None:
        import_engine()
    if settings.workers > 1 and sqlite_file(url_of(settings.database or default_url())) is not None:
        raise StoreError("several workers need PostgreSQL").saying("one_server")
    with server_lock(settings.database):
        check_database(settings)
        with listen_at(host, port) as listener:
            address = address_of(host, listener)
            token = settings.operator or secrets.token_urlsafe(24)
            texts, screen = Texts(current_language()), Screen(soft_wrap=True)
            screen.print(texts.say("cli-served", address=f"{address}/"))
            if not settings.operator:  # one that was given is known already
                screen.print(texts.say("cli-operator", address=f"{settings.base or address}/#/operator/{token}"))
            if opens:
                threading.Timer(1.0, webbrowser.open, [f"{address}/"]).start()
            serve(listener, settings._replace(address=address, operator=token))
    return 0
