"""`spectacula admin`: what a host does from the command line."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spectacula.kernel.errors import SpectaculaError

if TYPE_CHECKING:
    from spectacula.server.settings import Settings

app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look after a house: people, tables, announcements."
)
Database = Annotated[str | None, typer.Option("--database", help="A database URL; the one that is served by default.")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A settings file; see docs/settings.md.")]
Who = Annotated[str, typer.Argument(help="A name, or an id as `people` shows it.")]
CHOSEN: dict[str, object] = {}


@app.callback()
def choose(database: Database = None, settings: SettingsFile = None) -> None:
    """Which house it is about."""
    CHOSEN.update(database=database, file=settings)


def settings_chosen() -> Settings:
    from spectacula.server.configuring import configured

    file = CHOSEN["file"]
    return configured({"database": CHOSEN["database"]}, file if isinstance(file, Path) else None)


@app.command()
def link() -> None:
    """A link that makes whoever opens it host of the house: once, within 15 minutes."""
    from spectacula.server.host import line

    settings = settings_chosen()
    typer.echo(line.told(settings, lambda store, _: line.link(settings, store)))


@app.command()
def invite(days: Annotated[float, typer.Option(help="For so long.", min=0)] = 7) -> None:
    """A link with which one person may keep their name, where `sign_up` is by invitation."""
    from spectacula.server.host import line

    settings = settings_chosen()
    typer.echo(line.told(settings, lambda store, _: line.invite(settings, store, days)))


@app.command()
def hosts() -> None:
    """Who is host."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda _, books: line.hosts(books)))


@app.command()
def dismiss(who: Who) -> None:
    """Somebody is host no more."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda store, _: line.dismiss(store, who)))


@app.command()
def people(search: Annotated[str, typer.Argument(help="A part of a name.")] = "") -> None:
    """Those who came last: id, day, open tables, name, what holds for them."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda _, books: line.people(books, search)))


@app.command()
def tables() -> None:
    """Open tables at which something happened last."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda _, books: line.tables(books)))


@app.command()
def load() -> None:
    """How much there is of everything."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda _, books: line.load(books)))


@app.command()
def announce(
    en: Annotated[str, typer.Option(help="In English.")] = "",
    de: Annotated[str, typer.Option(help="In German.")] = "",
    fr: Annotated[str, typer.Option(help="In French.")] = "",
    hours: Annotated[float | None, typer.Option(help="For so long; until `quiet` by default.", min=0)] = None,
) -> None:
    """A strip above every page, in the languages you write it in."""
    from spectacula.server.host import line

    texts = {"en": en, "de": de, "fr": fr}
    typer.echo(line.told(settings_chosen(), lambda store, _: line.announce(store, texts, hours)))


@app.command()
def quiet() -> None:
    """Take the announcement down."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda store, _: line.be_quiet(store)))


@app.command()
def block(
    who: Who,
    days: Annotated[float | None, typer.Option(help="For so long; for good by default.", min=0)] = None,
    reason: Annotated[str, typer.Option(help="For yourself and other hosts.")] = "",
) -> None:
    """Do not let somebody in any more."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda store, _: line.block(store, who, days, reason)))


@app.command()
def unblock(who: Who) -> None:
    """Let somebody in again."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda store, _: line.unblock(store, who)))


@app.command()
def reports() -> None:
    """What people have reported and nobody has decided on yet: report, person, day, what, name."""
    from spectacula.server.host import line

    typer.echo(line.told(settings_chosen(), lambda store, _: line.reports(store)))


class Decision(StrEnum):
    """What may come of a report; blocking is a matter of its own."""

    CLOSE = "close"
    WARN = "warn"
    SILENCE = "silence"


@app.command()
def decide(
    report: Annotated[str, typer.Argument(help="The id of a report.")],
    decision: Annotated[Decision, typer.Argument(help="What comes of it.")],
    days: Annotated[float, typer.Option(help="Of a silence: for so long.", min=0)] = 7,
) -> None:
    """Close a report, warn whom it is about, or let them say nothing for a while."""
    from spectacula.server.host import line

    typer.echo(line.done(settings_chosen(), lambda house: line.decide(house, report, decision.value, days)))


Sure = Annotated[bool, typer.Option("--yes", help="It cannot be undone.")]


@app.command()
def forget(who: Who, sure: Sure = False) -> None:
    """Somebody goes for good, with all that is theirs alone; bots play on in their seats."""
    from spectacula.server.host import line

    _be_sure(sure)
    typer.echo(line.done(settings_chosen(), lambda house: line.forget(house, who)))


@app.command()
def remove(table: Annotated[str, typer.Argument(help="The id of a table.")], sure: Sure = False) -> None:
    """A table goes for good."""
    from spectacula.server.host import line

    _be_sure(sure)
    typer.echo(line.done(settings_chosen(), lambda house: line.remove(house, table)))


@app.command()
def clean_up() -> None:
    """Let tables go as `keep_finished_days` and `keep_idle_days` say; a house that is served does so by itself."""
    from spectacula.server.host import line

    typer.echo(line.done(settings_chosen(), line.clean_up))


@app.command()
def schema(
    step: Annotated[str, typer.Argument(help="A step of the schema, such as 0026.")], sure: Sure = False
) -> None:
    """Take the schema of a house that is not served down to what an older Spectacula knows, or up again."""
    from spectacula.server.host import line

    _be_sure(sure)
    typer.echo(line.schema(settings_chosen(), step))


ratings_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Ratings: their log, made again from it.")
app.add_typer(ratings_app, name="ratings")


@ratings_app.command()
def recompute() -> None:
    """Make all ratings again from the log; where nothing was taken out they come out the same."""
    from spectacula.server.host import line

    typer.echo(line.done(settings_chosen(), line.recompute))


@ratings_app.command()
def log(all_tables: Annotated[bool, typer.Option("--all", help="Also where nothing is remarkable.")] = False) -> None:
    """The last rated tables that somebody left, that count less, or were taken out."""
    from spectacula.server.host import line

    typer.echo(line.done(settings_chosen(), lambda house: line.rating_log(house, not all_tables)))


@ratings_app.command()
def take_out(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    back: Annotated[bool, typer.Option("--back", help="Let it count again.")] = False,
) -> None:
    """A rated table counts for nobody; all ratings are made again."""
    from spectacula.server.host import line

    typer.echo(line.done(settings_chosen(), lambda house: line.take_out(house, table, not back)))


def _be_sure(sure: bool) -> None:
    if not sure:
        raise SpectaculaError("this cannot be undone: say --yes")
