"""The course of a game: which rules a question is asked, answered and passed on by.

A question stands under its rules, in the file of its phase. What chooses among the questions is written from these
declarations when rules are bound, for every gear alike.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from spectacula.kernel.state import Cells, Table
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say

S = TypeVar("S", bound=Table)
P = ParamSpec("P")
R = TypeVar("R")

WhyNot = Callable[[S, int, Move], Say | None]
Prompt = Callable[[S, int], Say]
Suppose = Callable[[S, int, Move], "tuple[Supposition, ...]"]


class Fork(Generic[S, P, R]):
    """A choice among rules by a field of the state."""

    def __init__(self, name: str, field: str) -> None:
        self.name = name
        self.field = field
        self.ways: dict[int, Callable[Concatenate[S, P], R]] = {}

    def __call__(self, s: S, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.ways[getattr(s, self.field)](s, *args, **kwargs)

    def lead(self, number: int, way: Callable[Concatenate[S, P], R]) -> None:
        """Declare which rule a value of the field leads to."""
        if number in self.ways:
            raise ValueError(f"{self.name}: {self.field} {number} has its rule already")
        self.ways[number] = way

    def written(self) -> FunctionType:
        """The choice as a rule of its own: one comparison after the other, in the order of the numbers."""
        rules: dict[str, Any] = {}
        numbers: dict[str, list[int]] = {}
        for number, way in sorted(self.ways.items()):
            name = way.__name__
            if rules.setdefault(name, way) is not way:
                raise ValueError(f"{self.name}: two rules are called {name}")
            numbers.setdefault(name, []).append(number)
        taken = next(iter(rules.values())).__code__
        arguments = ", ".join(taken.co_varnames[: taken.co_argcount])
        state = taken.co_varnames[0]
        lines = [f"def {self.name}({arguments}):", f" chosen = {state}.{self.field}"]
        for name, values in numbers.items():
            lines += [f" if {' or '.join(f'chosen == {n}' for n in values)}:", f"  return {name}({arguments})"]
        lines[-2:] = [f" return {name}({arguments})"]
        exec("\n".join(lines), rules)
        function: FunctionType = rules[self.name]
        function.is_rule = function.is_inlined = True  # type: ignore[attr-defined]
        return function


class Question(NamedTuple):
    """What a seat may be asked, and the families of moves that answer it."""

    kind: str
    moves: tuple[int, ...]
    sealed: bool
    prompt: Prompt[Any] | None
    why_not: WhyNot[Any] | None


class Supposition(NamedTuple):
    """What others may do at the same time, and the rule that plays a move on as if they did."""

    given: Say | None
    rule: Callable[..., None]
    arguments: tuple[int, ...]


class Course(Generic[S]):
    """The questions and steps of a game, told apart by a field of its state (`steps`: another one for the steps)."""

    def __init__(self, field: str, steps: str | None = None) -> None:
        self.field = field
        self.questions: dict[int, Question] = {}
        self.refusals: dict[int, WhyNot[S]] = {}
        self.supposing: dict[int, Suppose[S]] = {}
        self.legal: Fork[S, [int, Cells], int] = Fork("legal_asked", field)
        self.answer: Fork[S, [int, int], None] = Fork("answer_asked", field)
        self.go_on: Fork[S, [], None] = Fork("go_on", steps or field)

    def question(
        self,
        number: int,
        kind: str,
        *,
        legal: Callable[[S, int, Cells], int],
        play: Callable[[S, int, int], None],
        moves: tuple[int, ...],
        ask: Callable[[S], None] | None = None,
        sealed: bool = False,
        prompt: Prompt[S] | None = None,
        why_not: WhyNot[S] | None = None,
    ) -> None:
        """Declare a question; `ask` finds out who is asked when the course arrives there.

        Its message is `prompt-<kind>` unless `prompt` says another; `why_not` names the rule that forbids one of its
        moves, from what the seat can know.
        """
        self.questions[number] = Question(kind, moves, sealed, prompt, why_not)
        self.legal.lead(number, legal)
        self.answer.lead(number, play)
        if ask is not None:
            self.go_on.lead(number, ask)

    def step(self, number: int, rule: Callable[[S], None]) -> None:
        """Declare what happens by itself."""
        self.go_on.lead(number, rule)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the questions by number; complete when all rules are loaded."""
        if sorted(self.questions) != list(range(len(self.questions))):
            raise ValueError(f"questions are numbered 0 to {len(self.questions) - 1}, not {sorted(self.questions)}")
        return tuple(self.questions[number].kind for number in range(len(self.questions)))

    def kind(self, number: int) -> str:
        """The name of a question; none while the course goes on by itself."""
        return self.questions[number].kind if number in self.questions else ""

    @property
    def sealed(self) -> int:
        """The questions that all seats answer secretly at once, as a mask."""
        return sum(1 << number for number, question in self.questions.items() if question.sealed)

    def asking(self, first: int) -> tuple[int, ...]:
        """The questions a family of moves answers."""
        return tuple(number for number, question in self.questions.items() if first in question.moves)

    def forbid(self, moves: tuple[int, ...], why_not: WhyNot[S]) -> None:
        """Declare what forbids moves of some families whatever is asked; None leaves it to the question."""
        self.refusals.update(dict.fromkeys(moves, why_not))

    def why_not(self, s: S, seat: int, move: Move, first: int) -> Say | None:
        """The rule that forbids a move of the family with this first id; None where no rule speaks of it."""
        question = self.questions[getattr(s, self.field)]
        reason = self.refusals[first](s, seat, move) if first in self.refusals else None
        if reason is None and question.why_not is not None and first in question.moves:
            reason = question.why_not(s, seat, move)
        return reason

    def prompt(self, s: S, seat: int) -> Say:
        """What a seat is asked, as a message."""
        question = self.questions[getattr(s, self.field)]
        return question.prompt(s, seat) if question.prompt else Say(f"prompt-{question.kind}")

    def suppose(self, numbers: tuple[int, ...], suppose: Suppose[S]) -> None:
        """Declare what can be supposed of the moves that answer some questions, to say what they would lead to."""
        self.supposing.update(dict.fromkeys(numbers, suppose))

    def suppositions(self, s: S, seat: int, move: Move) -> tuple[Supposition, ...]:
        """What can be supposed of a move."""
        suppose = self.supposing.get(getattr(s, self.field))
        return suppose(s, seat, move) if suppose else ()
