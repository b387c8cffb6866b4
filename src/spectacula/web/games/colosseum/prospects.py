"""What players hold and what they are after, read from the open table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping

from spectacula.games.colosseum.state import TOKENS
from spectacula.games.colosseum.table import Good, Player, Program, Table

ORDER = {name: i for i, name in enumerate((*TOKENS, "coins"))}
Hand = Counter[str]
Goals = defaultdict[str, str]


def counted(goods: tuple[Good, ...]) -> Hand:
    return Counter({good.kind: good.count for good in goods if good.kind != "coins"})


def hand_of(player: Player) -> Hand:
    return counted(player.tokens)


def own_programs(table: Table, seat: int) -> list[Program]:
    return [table.programs[number - 1] for number in table.players[seat].programs]


def aim(table: Table, seat: int) -> Program | None:
    """The program a player is most likely collecting for: the largest that is within reach."""
    return max(own_programs(table, seat), key=lambda p: (drawn(p) + 0.4 * p.table[0], p.number), default=None)


def drawn(program: Program) -> int:
    """What a program would draw for its owner."""
    return (program.owners.spectators or 0) if program.owners else 0


def lacks(table: Table, seat: int) -> Hand:
    """Tokens a player lacks for the program aimed at."""
    program = aim(table, seat)
    return counted(program.owners.lacks) if program and program.owners else Counter()


def best_change(before: Table, after: Table, seat: int) -> tuple[Program, int] | None:
    """The program of a player that changes most from one table to another, as it would be, and what it drew before."""
    pairs = zip(own_programs(before, seat), own_programs(after, seat), strict=True)
    changes = [(new, drawn(old)) for old, new in pairs if drawn(new) != drawn(old)]
    return max(changes, key=lambda c: (abs(drawn(c[0]) - c[1]), drawn(c[0]), c[0].number), default=None)


def star_changes(before: Table, after: Table) -> list[tuple[str, int | None]]:
    """Stars that change hands from one table to another, and who holds them then."""
    old, new = _stars(before), _stars(after)
    return [(kind, new.get(kind)) for kind in ORDER if old.get(kind) != new.get(kind)]


def _stars(table: Table) -> Mapping[str, int]:
    return {kind: player.seat for player in table.players for kind in player.stars}


def goals(table: Table) -> Goals:
    """By kind of token the programs for sale that still lack it, as classes: a viewer may have starred one of them."""
    found = defaultdict[str, list[str]](list)
    for program in table.programs:
        if program.for_sale and program.owner is None and program.prospect:
            for good in program.prospect.lacks:
                found[good.kind].append(f"goal-{program.number}")
    return defaultdict(str, {kind: " ".join(classes) for kind, classes in found.items()})
