"""What is different on Colosseum's table: nobles, records, markets, programs and what players own."""

from __future__ import annotations

from spectacula.games.colosseum.table import Player, Table
from spectacula.web.tables.changes import Change, counted, moved
from spectacula.web.words import Words


def changes(before: Table, now: Table, words: Words) -> list[Change]:
    found = []
    for i, (old, noble) in enumerate(zip(before.nobles, now.nobles, strict=True)):
        if old.square != noble.square:
            found.append(moved(f"noble-{i}", words.own(f"noble-{noble.name}"), words))
    for stall, market in zip(before.markets, now.markets, strict=True):
        if stall.tokens != market.tokens:
            tokens = words.list([words.own(f"token-{token}") for token in market.tokens]) or words("stall-empty")
            label = words("market-label", n=market.number, tokens=tokens)
            found.append(Change(f"lot-{market.number}", label))
    for offered, program in zip(before.programs, now.programs, strict=True):
        if offered.owner != program.owner and program.owner is not None:
            title, owner = words.own(f"program-{program.number}"), words.names[program.owner]
            found.append(Change(f"sale-{program.number}", words("changed-owner", name=title, owner=owner)))
    if now.auction is not None and now.auction.bidder is not None and now.auction != before.auction:
        bidder = words.names[now.auction.bidder]
        found.append(Change("auction", words("changed-bid", n=now.auction.bid, name=bidder)))
    for was, player in zip(before.players, now.players, strict=True):
        found += _player(was, player, words)
    return found


def _player(before: Player, now: Player, words: Words) -> list[Change]:
    name = words.names[now.seat]
    record = (words("spectators"), before.record, now.record)
    tokens = sum(good.count for good in before.tokens), sum(good.count for good in now.tokens)
    figures = [
        record,
        (words("coins"), before.coins, now.coins),
        (words("medals"), before.medals, now.medals),
        (words("changed-tokens"), *tokens),
        (words("changed-parts"), before.arena.parts, now.arena.parts),
    ]
    return counted(f"player-{now.seat}", name, figures, words) + counted(f"rec-{now.seat}", name, [record], words)
