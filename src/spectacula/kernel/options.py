"""Options of a game: a name, its allowed values and how they stand in the state."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.kernel.errors import BadOption

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """`Option("dial", 6, (4, 5, 6, 7, 8))`, `Option("requests_open", False, (False, True))`."""

    name: str
    default: Value
    values: tuple[Value, ...]

    def code(self, value: Value) -> int:
        """The number rules read: the value itself, or the place of a word among the allowed ones."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def read(self, value: object) -> Value:
        """Accept a value or its spelling on the command line."""
        spelled = str(value).lower()
        spelled = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(spelled, spelled)
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and str(allowed).lower() == spelled:
                return allowed
        raise BadOption(f"option {self.name} is one of {', '.join(self.spellings)}, not {value}")

    @property
    def spellings(self) -> list[str]:
        return [str(v).lower() for v in self.values]
