"""The commands of an operator who keeps order. Each hands over to `order`, which is read only when it is needed."""

from __future__ import annotations

from typing import Annotated

import typer

people = typer.Typer(help="People: look at them, ban, rename, revoke their keys.", rich_markup_mode=None)
tables = typer.Typer(help="Tables: end one.", rich_markup_mode=None)
reports = typer.Typer(help="What people have reported.", rich_markup_mode=None)

Person = Annotated[str, typer.Argument(help="The id of the person: see `mattock people list`.", show_default=False)]
Reason = Annotated[str, typer.Option(help="Why; whom it concerns is told.", show_default=False)]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="MATTOCK_DATABASE",
        help="sqlite:///FILE or postgresql://...; else a file of your own.",
        show_default=False,
        show_envvar=True,
    ),
]


@people.callback(invoke_without_command=True)
@tables.callback(invoke_without_command=True)
@reports.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@people.command("list")
def list_people(
    name: Annotated[str, typer.Option(help="Only those whose names contain this.", show_default=False)] = "",
    banned: Annotated[bool, typer.Option("--banned", help="Only those who are banned.")] = False,
    database: Database = None,
) -> int:
    """List people, the newest hundred first."""
    from mattock.cli import order

    return order.list_people(name, database, is_banned=banned)


@people.command("show")
def show_person(person: Person, database: Database = None) -> int:
    """Show what is known of somebody, and what was ordered about them."""
    from mattock.cli import order

    return order.show_person(person, database)


@people.command("ban")
def ban(person: Person, reason: Reason = "", database: Database = None) -> int:
    """Let somebody in no more; running servers close their connections within seconds."""
    from mattock.cli import order

    return order.ban(person, reason, database)


@people.command("unban")
def unban(person: Person, database: Database = None) -> int:
    """Let somebody in again."""
    from mattock.cli import order

    return order.unban(person, database)


@people.command("rename")
def rename(
    person: Person, name: Annotated[str, typer.Argument(help="The new name.")], database: Database = None
) -> int:
    """Give somebody another name, in halls and chronicles too."""
    from mattock.cli import order

    return order.rename(person, name, database)


@people.command("revoke")
def revoke(person: Person, database: Database = None) -> int:
    """Make all keys of somebody worthless, after a theft say; a link leads the owner back."""
    from mattock.cli import order

    return order.revoke(person, database)


@tables.command("close")
def close(
    table: Annotated[str, typer.Argument(help="The name of the table, as in its link.")],
    reason: Reason = "",
    database: Database = None,
) -> int:
    """End a table without an outcome; nobody speaks at it any more."""
    from mattock.cli import order

    return order.close(table, reason, database)


@reports.command("list")
def list_reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that were settled.")] = False,
    database: Database = None,
) -> int:
    """List what people have reported and nobody has settled."""
    from mattock.cli import order

    return order.list_reports(database, is_settled=settled)


@reports.command("settle")
def settle(
    number: Annotated[int, typer.Argument(min=1, help="The number of the report.")], database: Database = None
) -> int:
    """Say that a report was looked after."""
    from mattock.cli import order

    return order.settle(number, database)
