"""Colosseum's table in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from spectacula.games.colosseum.names import counted
from spectacula.games.colosseum.table import Auction, Bundle, Good, Market, Noble, Player, Program, Stage, Table, Trade
from spectacula.kernel.words import Speech


def table_lines(table: Table, seat: int | None, words: Speech) -> list[str]:
    """Phase, track, markets, players with their programs, and what is being decided."""
    lines = [
        words.text("terminal-round", round=table.round, rounds=table.rounds, phase=words.text(f"phase-{table.phase}")),
        words.text("terminal-supply", medals=table.medals_left, seats=table.seats_left, podiums=table.podiums_left),
    ]
    lines += [_noble(noble, words) for noble in table.nobles]
    lines += [_market(market, words) for market in table.markets]
    for player in table.players:
        lines += _player(player, table, seat, words)
    sale = [_program(program, seat, words) for program in table.programs if program.for_sale]
    if sale:
        lines += [words.text("terminal-for-sale"), *sale]
    return lines + _business(table, words)


def goods_in_words(goods: Iterable[Good], words: Speech) -> str:
    listed = [words.say(counted(good.kind, good.count)) for good in goods]
    return ", ".join(listed) or words.text("terminal-empty")


def _noble(noble: Noble, words: Speech) -> str:
    who, at = words.text(f"noble-{noble.name}"), noble.square
    if noble.arena is None:
        return words.text("terminal-noble", noble=who, square=at, spectators=noble.spectators)
    host = words.name_of(noble.arena)
    return words.text("terminal-noble-inside", noble=who, square=at, spectators=noble.spectators, name=host)


def _market(market: Market, words: Speech) -> str:
    tokens = ", ".join(words.text(f"token-{kind}") for kind in market.tokens) or words.text("terminal-empty")
    line = words.text("terminal-market", number=market.number, tokens=tokens)
    if market.sold_to is not None:
        line += f" [{words.name_of(market.sold_to)}]"
    return line


def _player(player: Player, table: Table, seat: int | None, words: Speech) -> list[str]:
    arena = player.arena
    name = words.name_of(player.seat)
    lines = [
        words.text(
            "terminal-arena",
            name=name,
            city=words.text(f"city-{arena.city}"),
            coins=player.coins,
            record=player.record,
            medals=player.medals,
            podiums=player.podiums,
        ),
        "    " + words.text(
            "terminal-building",
            parts=arena.parts,
            first=arena.squares[0],
            last=arena.squares[-1],
            seats=arena.seats,
            loge=words.text("terminal-yes" if arena.loge else "terminal-no"),
        ),
        f"    {goods_in_words(player.tokens, words)}",
    ]  # fmt: skip
    if player.stars:
        stars = ", ".join(words.text(f"token-{kind}") for kind in player.stars)
        lines.append("    " + words.text("terminal-stars", tokens=stars))
    if player.latest is not None:
        show = player.latest
        shown = words.text(f"program-{show.program}")
        lines.append("    " + words.text("terminal-latest", program=shown, spectators=show.total))
    lines += [_program(table.programs[number - 1], seat, words) for number in player.programs]
    return lines


def _program(program: Program, seat: int | None, words: Speech) -> str:
    """A program; what is missing for it is told of one's own and of those for sale."""
    name = f"{program.number} {words.text(f'program-{program.number}')}"
    line = "    " + words.text(
        "terminal-program",
        name=name,
        coins=program.cost,
        arena=program.arena,
        needs=goods_in_words(program.needs, words),
    )
    crowds = ", ".join(str(crowd) for crowd in program.table)
    line += " " + words.text("terminal-crowd", crowds=crowds)
    if program.performed:
        line += " " + words.text("terminal-performed")
    elif program.prospect is not None and program.prospect.lacks and program.owner in (None, seat):
        line += " " + words.text("terminal-lacks", tokens=goods_in_words(program.prospect.lacks, words))
    return line


def _business(table: Table, words: Speech) -> list[str]:
    """The auction, trade or show in progress."""
    lines = []
    if table.auction is not None and table.auction.market is not None:
        lines.append(_auction(table.auction, words))
    if table.trade is not None:
        lines += _trade(table.trade, words)
    if table.stage is not None:
        lines += _stage(table.stage, words)
    return lines


def _auction(auction: Auction, words: Speech) -> str:
    if auction.bidder is None:
        return words.text("terminal-hammer", market=auction.market, name=words.name_of(auction.opener))
    name = words.name_of(auction.bidder)
    passed = ", ".join(words.name_of(seat) for seat in auction.passed) or words.text("terminal-empty")
    return words.text("terminal-bid", market=auction.market, name=name, bid=auction.bid, passed=passed)


def _trade(trade: Trade, words: Speech) -> list[str]:
    lines = [words.text("terminal-trade", name=words.name_of(trade.active), offers=trade.offers_left)]
    return lines + [_bundle(bundle, words) for bundle in (trade.offer, trade.counter) if bundle is not None]


def _bundle(bundle: Bundle, words: Speech) -> str:
    gives, wants = goods_in_words(bundle.gives, words), goods_in_words(bundle.wants, words)
    return "    " + words.text("terminal-bundle", name=words.name_of(bundle.by), gives=gives, wants=wants)


def _stage(stage: Stage, words: Speech) -> list[str]:
    name = words.name_of(stage.performer)
    dice = ", ".join(f"{least}" if least == most else f"{least}–{most}" for least, most in stage.dice)
    lines = [words.text("terminal-dice", name=name, dice=dice or words.text("terminal-empty"))]
    if stage.program is not None and stage.spectators is not None:
        sources = [
            f"{words.text(f'source-{source}')} {crowd}" for source, crowd in stage.spectators.sources.items() if crowd
        ]
        lines.append(
            words.text(
                "terminal-show",
                program=words.text(f"program-{stage.program}"),
                tokens=goods_in_words(stage.cast, words),
                spectators=stage.spectators.total,
                sources=", ".join(sources),
            )
        )
    return lines
