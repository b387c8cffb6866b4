"""A balance as lines for people and as a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from spectacula.engine.texts import Texts
from spectacula.lab.balance import Balance, Variant, Worth

EXPLAINED = (
    "*Times fair* is the share of wins over what a seat wins by chance, *lead* the points more than the others had,",
    "on average; 95 % intervals in brackets. What is said of a thing is how those fared who used it at least once:",
    "not all of that is its own doing, and of twenty things one is marked by chance.",
)
SIGNS = {1: "ahead", 0: "", -1: "behind"}


def as_json(found: Balance) -> str:
    """The balance for programs."""
    return msgspec.json.encode(found).decode()


def page(found: Balance) -> str:
    """The balance in Markdown; a terminal can show it as well."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: Balance) -> Iterator[str]:
    title = Texts(found.game, "en").text("title")
    yield f"# Balance of {title}, {found.players} players"
    yield ""
    command = f"spectacula balance {found.game} --players {found.players} --games {found.games} --seed {found.seed}"
    yield f"Written by `{command}`:"
    yield f"{found.games} games with all seats played by {found.played_by}, as many with each option chosen otherwise."
    yield from EXPLAINED
    yield ""
    yield from _table("seat", found.seats)
    yield ""
    yield from _table("used", found.things)
    yield ""
    yield "| option | mean score | decisions | best seat | times fair |"
    yield "|---|---|---|---|---|"
    yield from map(_variant, found.variants)


def _table(head: str, rows: list[Worth]) -> Iterator[str]:
    yield f"| {head} | times | times fair | lead | |"
    yield "|---|---|---|---|---|"
    for worth in rows:
        fair, lead = worth.times_fair, worth.lead
        yield (
            f"| {worth.name} | {worth.seats} | {fair.value:.2f}{fair.bracket(2)} "
            f"| {lead.value:+.1f}{lead.bracket(1)} | {SIGNS[worth.stands_out]} |"
        )


def _variant(variant: Variant) -> str:
    best = variant.best_seat
    return (
        f"| {variant.name} | {variant.score.value:.1f}{variant.score.bracket(1)} | {variant.decisions:.0f} "
        f"| {best.name} | {best.times_fair.value:.2f}{best.times_fair.bracket(2)} |"
    )
