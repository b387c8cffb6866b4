"""A balance as lines for people and as a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from spectacula.bots.trained import has_net
from spectacula.engine.definition import definition
from spectacula.engine.texts import Texts
from spectacula.lab.balance import LEVEL, Balance, Variant, Worth, names_of
from spectacula.lab.contest import NET

EXPLAINED = (
    "*Times fair* is the share of wins over what a seat wins by chance, *lead* the points more than the others had,",
    "on average; 95 % intervals in brackets. What is said of a thing is how those fared who used it at least once:",
    "not all of that is its own doing, and of twenty things one is marked by chance.",
)
OURS = (
    "Our own reconstruction of these components, so perhaps our own mistake. A card looks too strong or too weak where",
    "chance hardly explains how far those who used it are from those who used others of its kind:",
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
    usual = NET if has_net(found.game) else LEVEL
    level = "" if found.played_by == usual else f" --level {found.played_by}"
    command = f"balance {found.game} --players {found.players} --games {found.games} --seed {found.seed}{level}"
    by = "the net at a glance" if found.played_by == NET else f"`{found.played_by}`"
    yield f"Written by `spectacula {command}`:"
    yield f"{found.games} games with all seats played by {by}, as many with each option chosen otherwise."
    yield from EXPLAINED
    yield ""
    yield from _table("seat", found.seats)
    yield ""
    yield from _table("used", found.things)
    yield ""
    yield "| option | mean score | decisions | best seat | times fair |"
    yield "|---|---|---|---|---|"
    yield from map(_variant, found.variants)
    yield from _ours(found)


def _ours(found: Balance) -> Iterator[str]:
    """Which of our own cards do not fit their kind."""
    chosen = definition(found.game)
    kinds = chosen.module("balance").OURS
    family = {thing: chosen.vocabulary.move(move).family for move, thing in names_of(chosen).items()}
    if not kinds:
        return
    yield ""
    yield from OURS
    for kind, families in kinds.items():
        strong, weak = misfits([worth for worth in found.things if family.get(worth.name) in families])
        yield f"- {kind}: too strong {_listed(strong)}; too weak {_listed(weak)}."


def misfits(kind: list[Worth]) -> tuple[list[Worth], list[Worth]]:
    """Those whose lead is above, and those whose lead is below what their kind has on average."""
    usual = sum(worth.lead.value * worth.seats for worth in kind) / max(1, sum(worth.seats for worth in kind))
    strong = [worth for worth in kind if worth.lead.low > usual]
    return strong, [worth for worth in reversed(kind) if worth.lead.high < usual]


def _listed(things: list[Worth]) -> str:
    return ", ".join(f"`{worth.name}` ({worth.lead.value:+.1f})" for worth in things) or "none"


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
