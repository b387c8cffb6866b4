"""The `spectacula` command."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from importlib.metadata import version as version_of
from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer

from spectacula.games import GAMES
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.host.command import app as admin

app = typer.Typer(
    name="spectacula",
    help="Three board games about putting on a show: in the browser, in the terminal, from Python.",
    no_args_is_help=False,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Seed = Annotated[str | None, typer.Option(help="Deal from this number; the same one deals the same game.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option as name=value; may be repeated.")]
OnRay = Annotated[
    str | None,
    typer.Option(help="Play on a Ray cluster: HOST:6379, ray://HOST:10001, auto; without an address, one made here."),
]
Language = Annotated[str, typer.Option("--lang", help="en, de or fr.")]


app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Without a command: play in the browser on this machine."""
    if version:
        typer.echo(f"spectacula {version_of('spectacula')}")
    elif context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; loopback unless you say otherwise.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 8000 by default.", min=0, max=65535)] = None,
    database: Annotated[str | None, typer.Option(help="A database URL; an embedded one by default.")] = None,
    valkey: Annotated[str | None, typer.Option(help="A Valkey or Redis for several: redis://localhost/0")] = None,
    processes: Annotated[int | None, typer.Option(help="Server processes; several need PostgreSQL.", min=1)] = None,
    workers: Annotated[int | None, typer.Option(help="Processes that search; 0: see `spectacula work`.", min=0)] = None,
    base_url: Annotated[str | None, typer.Option(help="The address visitors know: https://house.example")] = None,
    allowed_host: Annotated[list[str] | None, typer.Option(help="A name to answer to; may be repeated.")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(help="A proxy or network to believe; repeatable.")] = None,
    https: Annotated[bool | None, typer.Option(help="Visitors come over TLS, through a proxy.")] = None,
    site: Annotated[str | None, typer.Option(help="A site made with --base /offline/, to hand out there.")] = None,
    telemetry: Annotated[str | None, typer.Option(help="Send spans to this OTLP collector.")] = None,
    settings: Annotated[Path | None, typer.Option(help="A settings file; see docs/settings.md.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only say whether it could be served.")] = False,
) -> None:
    """Serve the games on this machine and open the browser."""
    from spectacula.server.configuring import configured

    flags: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "valkey": valkey,
        "processes": processes,
        "workers": workers,
        "base_url": base_url,
        "allowed_hosts": tuple(allowed_host or ()),
        "trusted_proxies": tuple(trusted_proxy or ()),
        "https": https,
        "site": site,
        "telemetry": telemetry,
    }
    chosen = configured(flags, settings)
    if check:
        from spectacula.server.keeping import check as examine

        typer.echo(examine(chosen))
        return
    from spectacula.web.app import run

    run(chosen, open_browser=not no_open)


@app.command()
def work(
    workers: Annotated[int | None, typer.Option(help="Processes that think; all cores by default.", min=1)] = None,
    database: Annotated[str | None, typer.Option(help="The PostgreSQL of the house.")] = None,
    telemetry: Annotated[str | None, typer.Option(help="Send spans to this OTLP collector.")] = None,
    settings: Annotated[Path | None, typer.Option(help="A settings file; see docs/settings.md.")] = None,
) -> None:
    """Think for the bots, hints and looks back of a house served with --workers 0, on any machine."""
    from spectacula.server.configuring import configured
    from spectacula.server.jobs.working import work as think

    flags = {"database": database, "workers": workers, "telemetry": telemetry}
    think(configured(flags, settings), lambda line: print(line, flush=True))


Database = Annotated[str | None, typer.Option("--database", help="A database URL; the one that is served by default.")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A settings file; see docs/settings.md.")]


@app.command()
def backup(file: Path, database: Database = None, settings: SettingsFile = None) -> None:
    """Write the whole house to a file, while it is served or not."""
    from spectacula.server.configuring import configured
    from spectacula.server.keeping import back_up

    typer.echo(back_up(configured({"database": database}, settings), file))


@app.command()
def restore(file: Path, database: Database = None, settings: SettingsFile = None) -> None:
    """Fill an empty database from such a file; SQLite and PostgreSQL read each other's."""
    from spectacula.server.configuring import configured
    from spectacula.server.keeping import restore as fill

    typer.echo(fill(configured({"database": database}, settings), file))


@app.command()
def export(folder: Path, database: Database = None, settings: SettingsFile = None) -> None:
    """Write every table of the house to a folder as a record, each checked, and a list of who played."""
    from asyncio import run

    from spectacula.server.configuring import configured
    from spectacula.server.host.records import export as keep

    written, damaged = run(keep(configured({"database": database}, settings), folder))
    typer.echo(f"{folder} holds {written} tables")
    for line in damaged:
        typer.echo(line, err=True)
    if damaged:
        raise typer.Exit(2)


@app.command("import")
def take_in(
    files: Annotated[list[Path], typer.Argument(help="Records, or folders of them.")],
    owner: Annotated[str, typer.Option("--for", help="Whose tables they will be: a name or an id.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Make tables of records, all of them or none: every one is checked before the first is stored."""
    from asyncio import run

    from spectacula.server.configuring import configured
    from spectacula.server.host.records import take_in

    typer.echo(f"imported {run(take_in(configured({'database': database}, settings), files, owner))} tables")


@app.command()
def games(as_json: Json = False) -> None:
    """The games, their player counts, options and bot levels."""
    from spectacula.lab.catalogue import catalogue, describe

    typer.echo(json.dumps(catalogue(), indent=1, ensure_ascii=False) if as_json else describe())


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game; see `spectacula games`.")] = "histrio",
    players: Annotated[int | None, typer.Option(help="How many sit at the table, you included.")] = None,
    bots: Annotated[str, typer.Option(help="Level of the other players.")] = "novice",
    lang: Language = "en",
    seed: Seed = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal against bots."""
    from spectacula.terminal.play import play_in_terminal

    play_in_terminal(game, players, bots, lang, seed, read_options(option), resume)


@app.command()
def simulate(
    game: str,
    players: Annotated[int, typer.Option(help="Number of players.")],
    games: Annotated[int, typer.Option(help="Number of games.", min=1)],
    bots: Annotated[str, typer.Option(help="A level for all seats, or one per seat: novice,random,…")] = "random",
    seed: Annotated[str, typer.Option(help="Game number i is dealt from seed + i.")] = "0",
    option: Options = None,
    ray: OnRay = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    from contextlib import nullcontext

    from spectacula.lab.crew import crew
    from spectacula.lab.simulate import describe, simulate

    with nullcontext() if ray is None else crew(ray=ray) as cluster:
        summary = simulate(game, players, games, bots, seed, read_options(option), cluster)
    typer.echo(json.dumps(summary) if as_json else describe(summary))


@app.command()
def arena(
    game: Annotated[
        str | None, typer.Argument(help="Which game; for the ladder all games unless one is named.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Levels, or net; the first sits once at every table: expert,skilled")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[int, typer.Option(help="Games at least; every deal is played in every seat.", min=1)] = 400,
    seed: Annotated[str, typer.Option(help="The first deal.")] = "0",
    option: Options = None,
    state: Annotated[Path | None, typer.Option(help="Keep results here and go on from them.")] = None,
    minutes: Annotated[float | None, typer.Option(help="Begin no game after so many minutes.", min=0)] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores by default.", min=1)] = None,
    ray: OnRay = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the result as SVG.")] = None,
    worst: Annotated[int, typer.Option(help="Tell so many of the worst losses of the first level.", min=0)] = 0,
    ladder: Annotated[Path | None, typer.Option(help="Hold all contests of the ladder and write this page.")] = None,
    place: Annotated[
        Path | None, typer.Option(help="Put all levels on the scale of ratings, from the data of a ladder.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let levels of bots play each other, seat-balanced, with 95 % intervals."""
    from spectacula.lab import arena as lab
    from spectacula.lab.contest import Contest
    from spectacula.lab.crew import crew
    from spectacula.lab.picture import draw

    if ladder is not None:
        from spectacula.lab.ladder import climb

        with crew(workers, ray) as players_elsewhere:
            climb(ladder, game, games, players_elsewhere, minutes)
        place = ladder.with_suffix(".json")
    if place is not None:
        from spectacula.lab.placing import described, rewrite

        typer.echo(described(rewrite(place)))
        return
    if game is None or bots is None:
        raise SpectaculaError("name a game and at least two levels: spectacula arena histrio --bots expert,skilled")
    contest = Contest.of(game, bots, players, seed, read_options(option))
    with crew(workers, ray) as players_elsewhere:
        found = lab.arena(contest, games, players_elsewhere, state, minutes)
    if picture is not None:
        picture.write_text(draw([found]), "utf-8")
    typer.echo(lab.as_json(found) if as_json else lab.describe(found))
    for loss in lab.worst_losses(contest, worst, state):
        typer.echo(loss)


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="Which game; see `spectacula games`.")],
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[int, typer.Option(help="Games with each choice of options.", min=2)] = 400,
    seed: Annotated[str, typer.Option(help="Game number i is dealt from seed + i.")] = "0",
    level: Annotated[str | None, typer.Option(help="Who plays; the net where there is one, else expert.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores by default.", min=1)] = None,
    ray: OnRay = None,
    page: Annotated[Path | None, typer.Option(help="Write it here as Markdown.")] = None,
    as_json: Json = False,
) -> None:
    """What seats, cards and options are worth when strong players play, with 95 % intervals."""
    from spectacula.lab import balance_page
    from spectacula.lab.balance import balance
    from spectacula.lab.crew import crew

    with crew(workers, ray) as players_elsewhere:
        found = balance(game, players, games, seed, players_elsewhere, level)
    if page is not None:
        page.write_text(balance_page.page(found), "utf-8")
    typer.echo(balance_page.as_json(found) if as_json else balance_page.page(found))


@app.command()
def tournament(
    game: Annotated[str, typer.Argument(help="Which game; see `spectacula games`.")],
    levels: Annotated[list[str], typer.Argument(help="Everybody who plays: a level each, several times if you like.")],
    system: Annotated[str, typer.Option(help="swiss, knockout, duplicate or arena.")] = "swiss",
    players: Annotated[int | None, typer.Option(help="How many sit at a table if it comes out even.")] = None,
    rounds: Annotated[int, typer.Option(help="Rounds of a Swiss or a duplicate.", min=1)] = 5,
    advance: Annotated[
        int | None, typer.Option(help="So many of a table go on in a knock-out; half by default.")
    ] = None,
    minutes: Annotated[int, typer.Option(help="How long an arena lasts; a decision takes five seconds.", min=1)] = 60,
    seed: Annotated[str, typer.Option(help="The same one plays the same tournament.")] = "0",
    option: Options = None,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores by default.", min=1)] = None,
    as_json: Json = False,
) -> None:
    """Let bots play a tournament, drawn as those of a house are."""
    from spectacula.tournaments import bots
    from spectacula.tournaments.plan import read_plan

    plan = read_plan(game, players, system, seed, rounds, advance, minutes, read_options(option))
    found = bots.tournament(plan, levels, workers)
    typer.echo(bots.as_json(found) if as_json else bots.describe(found))


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="Which game; see `spectacula games`.")],
    out: Annotated[Path, typer.Option(help="Keep checkpoints, snapshots and the curve in this folder.")] = Path(
        "train"
    ),
    minutes: Annotated[float, typer.Option(help="How long to train.", min=0)] = 10,
    lessons: Annotated[int | None, typer.Option(help="So many lessons instead: repeatable.", min=1)] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from this folder.")] = None,
    device: Annotated[str | None, typer.Option(help="cuda, unless you say cpu.")] = None,
    games: Annotated[int | None, typer.Option(help="Games played side by side.", min=8)] = None,
    seed: Annotated[int, typer.Option(help="The same one learns the same, as far as the hardware allows.")] = 1,
    taught: Annotated[bool, typer.Option("--taught", help="Learn from searches instead, on one core.")] = False,
) -> None:
    """Train a net by self-play; needs torch and, to come to anything, a GPU, or searches to learn from."""
    from importlib.util import find_spec

    if find_spec("torch") is None:
        raise SpectaculaError("training needs torch: pip install 'spectacula[train]'")
    from spectacula.lab.learning.integers import export
    from spectacula.lab.learning.teaching import TABLES, School, teach
    from spectacula.lab.learning.training import Limit, plan, train

    if taught and (resume is not None or lessons is not None or device is not None):
        raise SpectaculaError(
            "--taught learns on one core for so many --minutes, without --device, --lessons and --resume"
        )
    limit = Limit(lessons=lessons) if lessons is not None else Limit(minutes=minutes)
    if taught:
        rows: Iterable[object] = teach(School(game, games or TABLES, seed=seed), out, minutes)
    else:
        rows = train(game, out, limit, device or "cuda", plan(game, games), seed, resume)
    for row in rows:
        typer.echo(f"\r{row!s:100}", nl=not sys.stdout.isatty())
    export(out, out / "net")


@app.command()
def replay(
    file: Path,
    to: Annotated[int | None, typer.Option(help="Stop after this many moves.", min=0)] = None,
    lang: Language = "en",
) -> None:
    """Tell a recorded game move by move."""
    from spectacula.terminal.replay import tell_record

    for line in tell_record(file, to, lang):
        typer.echo(line)


@app.command()
def coach(
    file: Path,
    costliest: Annotated[int, typer.Option(help="How many of the costliest choices to tell.", min=0)] = 5,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Look back at a finished game: what choices cost, and what was luck."""
    from spectacula.terminal.coach import look_back, tell_choices

    match, weighed = look_back(file)
    if as_json:
        notation = match.game.definition.notation
        rows = [w._asdict() | {"move": notation[w.move], "best": notation[w.best]} for w in weighed]
        typer.echo(json.dumps({"scores": match.scores, "choices": rows}))
        return
    for line in tell_choices(match, weighed, costliest, lang):
        typer.echo(line)


@app.command()
def verify(
    files: list[Path],
    seal: Annotated[str, typer.Option(help="The seal you were shown before the first move, or how it begins.")] = "",
) -> None:
    """Play records again and check that they hold, and that a fair deal was one."""
    from spectacula.engine.fairness import told
    from spectacula.engine.record import verify as verify_record
    from spectacula.kernel.errors import BadRecord

    broken = 0
    for file in files:
        try:
            match = verify_record(file)
            fair = told(match.fair, seal)
            typer.echo(f"{file}: holds, {match.ply} moves{', finished' if match.over else ''}{fair}")
        except BadRecord as error:
            broken += 1
            typer.echo(f"{file}: {error}", err=True)
    if broken:
        raise typer.Exit(2)


@app.command()
def bench(
    as_json: Json = False,
    on_gpu: Annotated[bool, typer.Option("--gpu", help="Random play, nets and batches on the GPU instead.")] = False,
    adapters: Annotated[bool, typer.Option("--adapters", help="Only what a step costs in each interface.")] = False,
) -> None:
    """The speed of this machine, side by side with installed peers."""
    from spectacula.games import GAMES
    from spectacula.lab.bench import adapter_lines, describe, measure, measure_adapters
    from spectacula.lab.gpu import report

    if on_gpu:
        for line in report(list(GAMES)):
            typer.echo(line)
        return
    if adapters:
        spent = measure_adapters()
        typer.echo(json.dumps(spent) if as_json else "\n".join(adapter_lines(spent)))
        return
    figures = measure()
    typer.echo(json.dumps(figures) if as_json else describe(figures))


@app.command()
def wasm(
    out: Annotated[Path, typer.Argument(help="The folder to write into.")],
    game: Annotated[list[str] | None, typer.Option(help="A game; may be repeated. All of them by default.")] = None,
) -> None:
    """Write what bots think with in a browser: a WebAssembly module of each game, and how to call it."""
    from spectacula.bots.wasm.building import write

    for file in write(out, game or GAMES):
        typer.echo(f"{file}: {file.stat().st_size:,} bytes")


@app.command()
def site(
    out: Annotated[Path, typer.Argument(help="The folder to write into.")],
    pyodide: Annotated[Path, typer.Option(help="Where npm has put Pyodide.")] = Path("node_modules/pyodide"),
    base: Annotated[str, typer.Option(help="The path it is published under: /games/ for host/games/.")] = "/",
) -> None:
    """Write the whole house as files for any web server: it runs in the visitor's browser, offline too."""
    from spectacula.site.building import build

    loaded = build(out, pyodide, base)
    typer.echo(f"{out}: a first visit loads {sum(loaded.values()) / 1e6:.1f} MB")


def read_options(pairs: list[str] | None) -> dict[str, object]:
    """`--option dial=5` as a dictionary."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SpectaculaError(f"an option is written name=value, not {pair}")
        options[name] = value
    return options


def spelled_out(arguments: list[str]) -> list[str]:
    """`--ray` may stand alone."""
    spelled: list[str] = []
    for argument, following in zip_longest(arguments, arguments[1:], fillvalue="-"):
        spelled += [argument, "local"] if argument == "--ray" and following.startswith("-") else [argument]
    return spelled


def main() -> None:
    """Run the command; bad input ends with one line and exit code 2."""
    try:
        app(spelled_out(sys.argv[1:]))
    except SpectaculaError as error:
        typer.echo(f"spectacula: {error}", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        typer.echo("", err=True)
        sys.exit(130)
