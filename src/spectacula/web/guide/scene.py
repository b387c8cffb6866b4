"""A step of a guided game, drawn by the game's own board: only the piece that is to be moved can be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

import msgspec
from markupsafe import Markup

from spectacula.engine.match import Match, View
from spectacula.web.games import Scene, Sitting, board_of
from spectacula.web.guide.script import ME, Guide, Step, texts
from spectacula.web.rulebook.links import address_of
from spectacula.web.tables.log import log_lines
from spectacula.web.tables.scenes import Telling, staged
from spectacula.web.words import Words

NEWS = 3


@dataclass(frozen=True)
class Told:
    """What the guide's template draws."""

    step: Step
    of: int
    words: Words
    view: View
    scene: Scene
    title: str
    line: str
    task: str
    label: str
    news: tuple[Markup, ...]
    rule: str | None
    """Where the rulebook explains the question."""
    beats: Markup
    """What happens between this step and the one the page shows."""


def told(guide: Guide, step: Step, language: str, names: tuple[str, ...], seen: int = 0) -> Told:
    """A step; whoever has just `seen` the one before it is shown what has happened since."""
    match = guide.match(step.ply)
    words = Words(language, guide.game, names)
    label = _label(match, step, words)
    prompt = match.prompt(ME) if step.move else None
    view = match.view(ME)
    shown = (step.move,) if step.move else ()
    kept = {} if step.move else {"pending": (), "committed": (), "kind": None}
    view = msgspec.structs.replace(view, moves=shown, choice=None, **kept)
    board = board_of(guide.game)
    story = match.story(ME)
    labels = {step.move: label} if step.move else {}
    scene = board.scene(Sitting(view, story, words, names, {}, labels, preview=cache(partial(match.preview, ME))))
    said = texts(guide.game, language, names)
    args = {"name": names[ME], "move": label}
    lines = log_lines(story, match.game, words.texts, step.since + 1) if step.ply > step.since else []
    return Told(
        step=step,
        of=len(guide.steps),
        words=words,
        view=view,
        scene=scene,
        title=said.text(f"guide-{step.topic}", **args),
        line=said.text(f"guide-{step.topic}-line", **args),
        task=words.say(prompt) if prompt is not None else "",
        label=label,
        news=tuple(line.html for line in lines if not line.chapter)[-NEWS:],
        rule=address_of(guide.game, prompt.id) if prompt is not None else None,
        beats=_beats(guide, step, match, words) if seen == step.number - 1 else Markup(""),
    )


def _beats(guide: Guide, step: Step, match: Match, words: Words) -> Markup:
    if step.ply == step.since:
        return Markup("")
    story = [(ply, event) for ply, event in match.story(ME) if ply > step.since]
    return staged(Telling(guide.match(step.since).view(ME), match.view(ME), story, words))


def _label(match: Match, step: Step, words: Words) -> str:
    if step.move is None:
        return ""
    definition = match.game.definition
    return words.say(definition.describe(definition.ids[step.move]))
