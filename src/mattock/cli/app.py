"""All commands and their options. Each hands over to a module of its own, read only when it is needed."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Annotated, Any

import typer

from mattock.cli import order_commands
from mattock.cli.game_options import with_game_options
from mattock.cli.order_commands import Database

app = typer.Typer(
    add_completion=False,
    help="Board games of dwarfs and depths: play, simulate, replay and verify them.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
components = typer.Typer(help="What is in the box, and files with the values of your own.", rich_markup_mode=None)
app.add_typer(components, name="components")
db = typer.Typer(help="The database that tables are kept in.", rich_markup_mode=None)
app.add_typer(db, name="db")

lab = typer.Typer(help="Experiments: many games between bots, measured.", rich_markup_mode=None)
app.add_typer(lab, name="lab")
app.add_typer(order_commands.people, name="people")
app.add_typer(order_commands.tables, name="tables")
app.add_typer(order_commands.reports, name="reports")

Game = Annotated[str, typer.Argument(help="The game: see `mattock games`.", show_default=False)]
Players = Annotated[int | None, typer.Option(help="How many play, up to 4 (2).", show_default=False)]
Components = Annotated[Path | None, typer.Option(help="A file with the values of your own box.", show_default=False)]
JournalFile = Annotated[Path, typer.Argument(help="A journal, as `mattock play --journal` writes it.")]
Unfinished = Annotated[bool, typer.Option("--unfinished", help="Accept the journal of an interrupted game.")]


def choose_language(language: str | None) -> str | None:
    """Before anything else is read, so that complaints about the rest are understood."""
    from mattock.cli.language import set_language

    set_language(language)
    return language


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
    language: Annotated[
        str | None,
        typer.Option(
            callback=choose_language,
            is_eager=True,
            envvar="MATTOCK_LANGUAGE",
            help="en, de or es; else the language of your system.",
            show_default=False,
            show_envvar=True,
        ),
    ] = None,
) -> None:
    """What happens before any command, or without one; the language is chosen already."""
    from mattock.cli.about import name_broken_games, show_version

    if version:
        show_version()
        raise typer.Exit
    name_broken_games()
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@components.callback(invoke_without_command=True)
def start_components(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games() -> None:
    """List the games."""
    from mattock.cli.about import list_games

    list_games()


@app.command()
@with_game_options
def play(
    game: Game,
    *,
    options: dict[str, Any],
    players: Players = None,
    seed: Annotated[
        str | None, typer.Option(help="Repeatable luck; without it, fair luck.", show_default=False)
    ] = None,
    first: Annotated[
        int | None, typer.Option(help="The player that begins, from 1 (drawn).", show_default=False)
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Bots of this level take all seats but yours.", metavar="LEVEL", show_default=False),
    ] = None,
    components: Components = None,
    journal: Annotated[Path | None, typer.Option(help="Write the game into this new file.", show_default=False)] = None,
) -> int:
    """Play at this terminal, all players at one keyboard, or with bots."""
    from mattock.cli.options import options_of
    from mattock.cli.play import play_game

    chosen = options_of(game, options, players=players, components=components, first=first)
    return play_game(game, chosen, seed, journal, bots)


@app.command()
@with_game_options
def simulate(
    game: Game,
    *,
    options: dict[str, Any],
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 1000,
    players: Players = None,
    seed: Annotated[str | None, typer.Option(help="The same seed plays the same games.", show_default=False)] = None,
    components: Components = None,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="Processes that play at the same time.")] = 1,
) -> int:
    """Let random players play many games and count what happens."""
    from mattock.cli.options import options_of
    from mattock.cli.simulate import simulate_games

    chosen = options_of(game, options, players=players, components=components)
    return simulate_games(game, chosen, games, seed, jobs)


@app.command()
@with_game_options
def weigh(
    game: Game,
    *,
    options: dict[str, Any],
    players: Players = None,
    components: Components = None,
    target: Annotated[
        float | None, typer.Option(help="Propose settings for this win rate, as in 0.4.", show_default=False)
    ] = None,
) -> int:
    """Say how often bots win a game that is won together, before you set it up."""
    from mattock.cli.options import options_of
    from mattock.cli.weigh import weigh_game

    return weigh_game(game, options_of(game, options, players=players, components=components), target)


@app.command()
def replay(
    journal: JournalFile,
    upto: Annotated[int | None, typer.Option(min=0, help="Stop after so many actions.", show_default=False)] = None,
    unfinished: Unfinished = False,
    seat: Annotated[int | None, typer.Option(help="Only what this player, from 1, saw.", show_default=False)] = None,
    picture: Annotated[bool, typer.Option("--picture", help="Show the table as it is at the end.")] = False,
    components: Components = None,
) -> int:
    """Retell a journal line by line, played again under the rules (`verify` checks its luck too)."""
    from mattock.cli.replay import replay_journal

    return replay_journal(journal, upto, seat, components, unfinished=unfinished, picture=picture)


@app.command()
def verify(journal: JournalFile, unfinished: Unfinished = False, components: Components = None) -> int:
    """Check a journal: its chain, the rules, and every die and card of fair luck. Exit code 1 if it is false."""
    from mattock.cli.verify import verify_journal

    return verify_journal(journal, components, unfinished=unfinished)


@app.command()
def review(
    journal: JournalFile,
    iterations: Annotated[
        int | None, typer.Option(help="Thoughts about each decision (600).", show_default=False)
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Time for each decision, in place of thoughts.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Draw a picture into this file, .png or .svg.", show_default=False)
    ] = None,
    start: Annotated[
        int | None, typer.Option("--from", help="Play on from before this action.", show_default=False)
    ] = None,
    components: Components = None,
    unfinished: Unfinished = False,
) -> int:
    """Tell luck from decisions in a game that was played, and name its turning points."""
    from mattock.cli.review import play_on, review_journal

    if start is not None:
        budget = {"iterations": iterations, "seconds": seconds}
        return play_on(journal, start, components, unfinished=unfinished, out=out, **budget)
    return review_journal(
        journal, iterations=iterations, seconds=seconds, out=out, components=components, unfinished=unfinished
    )


@app.command()
def ladder(
    match: Annotated[list[str] | None, typer.Argument(help="Some of the matches; all if none is named.")] = None,
    out: Annotated[Path, typer.Option(help="The folder for strength.json and strength.md.")] = Path("docs"),
    file: Annotated[Path | None, typer.Option(help="Matches of your own.", show_default=False)] = None,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="Processes that play at the same time.")] = 1,
) -> int:
    """Let the bots play each other and write down how strong they are."""
    from mattock.cli.ladder import play_ladder

    return play_ladder(match or [], out, file, jobs)


@lab.callback(invoke_without_command=True)
def start_lab(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@lab.command("run")
def run_lab(
    experiment: Annotated[Path, typer.Argument(help="A TOML file that says what is played: see docs/lab.md.")],
    out: Annotated[
        Path | None, typer.Option(help="The folder for the results (EXPERIMENT-results).", show_default=False)
    ] = None,
    where: Annotated[str, typer.Option("--on", help="processes of this machine, or ray.")] = "processes",
    jobs: Annotated[
        int | None, typer.Option(min=1, max=1024, help="How many processes (all cores).", show_default=False)
    ] = None,
    address: Annotated[
        str | None, typer.Option(help="The Ray cluster, as in 10.0.0.1:6379; else one here.", show_default=False)
    ] = None,
) -> int:
    """Play an experiment, or go on with one that was interrupted."""
    from mattock.cli.lab import run_experiment

    return run_experiment(experiment, out, where, jobs, address)


@lab.command("report")
def report_lab(
    folder: Annotated[Path, typer.Argument(help="The results of an experiment, all or so far.")],
    out: Annotated[
        Path | None, typer.Option(help="The folder for the pages (report, beside the results).", show_default=False)
    ] = None,
) -> int:
    """Write a page of plots about an experiment, as HTML and as Markdown."""
    from mattock.cli.lab import report_experiment

    return report_experiment(folder, out)


def network_name(text: str) -> str:
    """An address or a network, as it was written; Typer reports a ValueError as a bad value."""
    ipaddress.ip_network(text)
    return text


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at.")] = 8420,
    database: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Pages of this address may ask too; several times.", show_default=False)
    ] = None,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="Answer nobody too often.")] = True,
    hook_host: Annotated[
        list[str] | None, typer.Option(help="Web hooks to this host are allowed; several times.", show_default=False)
    ] = None,
    base_url: Annotated[
        str, typer.Option(help="Where people find the server, if it stands behind another.", show_default=False)
    ] = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Believe X-Forwarded-For of the proxy at this address; several times.",
            parser=network_name,
            show_default=False,
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes behind this port, on PostgreSQL.")] = 1,
    operator_token: Annotated[
        str,
        typer.Option(
            help="The token of the operator's page, the same at several servers; else a new one is made and printed.",
            envvar="MATTOCK_OPERATOR_TOKEN",
            show_default=False,
        ),
    ] = "",
    opens: Annotated[bool, typer.Option("--open", help="Open a browser there.")] = False,
) -> int:
    """Serve tables to browsers and bots."""
    from mattock.cli.serve import serve_tables
    from mattock.server.state import ServerSettings

    settings = ServerSettings(
        database,
        frozenset(origin or ()),
        limits,
        frozenset(hook_host or ()),
        base_url,
        is_warm=True,
        proxies=frozenset(proxy or ()),
        workers=workers,
        operator=operator_token,
    )
    return serve_tables(host, port, settings, opens=opens)


@app.command("bot")
def remote_bot(
    url: Annotated[str, typer.Option(help="The server.")] = "http://127.0.0.1:8420",
    level: Annotated[str, typer.Option(help="How well it plays.")] = "journeyman",
    name: Annotated[str | None, typer.Option(help="How it is called.", show_default=False)] = None,
    table: Annotated[
        str | None, typer.Option(help="The table; without it, the first open one.", show_default=False)
    ] = None,
    secret: Annotated[
        str | None, typer.Option(help="An invitation: its secret, or the whole link.", show_default=False)
    ] = None,
    password: Annotated[
        str | None,
        typer.Option(
            help="The table's password. Others on this machine may see it here, but not in the environment.",
            envvar="MATTOCK_TABLE_PASSWORD",
            show_default=False,
        ),
    ] = None,
) -> int:
    """Send one of our bots to a table of a server."""
    from mattock.cli.bot import send_bot

    return send_bot(url, level, name, table, secret, password)


@db.callback(invoke_without_command=True)
def start_db(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@db.command("upgrade")
def upgrade_db(database: Database = None) -> int:
    """Bring a database up to this version."""
    from mattock.cli.archive import upgrade_store

    return upgrade_store(database)


@app.command("export")
def export_table(
    table: Annotated[str, typer.Argument(help="The name of the table, as in its link.")],
    out: Annotated[
        Path | None, typer.Option(help="Write it into this new file (the screen).", show_default=False)
    ] = None,
    database: Database = None,
) -> int:
    """Write the whole log of a table down, with every secret in it."""
    from mattock.cli.archive import export_log

    return export_log(table, out, database)


@app.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="A log, as `mattock export` writes it.")], database: Database = None
) -> int:
    """Take a table in that was exported elsewhere; it is played again and checked."""
    from mattock.cli.archive import import_log

    return import_log(file, database)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file.")],
    database: Database = None,
) -> int:
    """Copy the whole SQLite database while tables play on."""
    from mattock.cli.archive import back_up_store

    return back_up_store(file, database)


@components.command("check")
def check_components(
    file: Annotated[Path, typer.Argument(help="A TOML file with some of the tables of the box.")],
    game: Annotated[str, typer.Option(help="The game it is for.", show_default=False)],
) -> int:
    """Check a file with the values of your own box."""
    from mattock.cli.components import check_file

    return check_file(game, file)


@components.command("show")
def show_components(game: Game, components: Components = None) -> int:
    """Show every piece of the box, and how sure we are of it."""
    from mattock.cli.components import show_box

    return show_box(game, components)
