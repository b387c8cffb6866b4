"""How templates print: a value is escaped as ever, but not wrapped to say so where it is put into a page at once.

A page prints many hundred values and calls many words and macros; ours want nothing of the context they are called in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jinja2 import Environment, Template, TemplateNotFound
from jinja2.compiler import CodeGenerator
from jinja2.runtime import Context
from markupsafe import _escape_inner as escaped  # type: ignore[attr-defined]  # what `escape` itself escapes with


def printed(value: Any) -> str:
    """What `escape` gives, as a plain string."""
    if type(value) is str:
        return escaped(value)
    if hasattr(value, "__html__"):
        return value.__html__()  # type: ignore[no-any-return]
    return escaped(str(value))


class Plain(Context):
    """A context that calls a function with what the template gives it, and nothing else."""

    def call(self, called: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        return called(*args, **kwargs)


class Printer(CodeGenerator):
    """Has every function of a template know `printed` by the name that Jinja calls when it prints."""

    def write_commons(self) -> None:
        super().write_commons()
        self.writeline("escape = environment.printed")


class Sheet(Template):
    """A template whose macros, once imported, serve all: what they know beside their arguments is known everywhere."""

    def _get_default_module(self, ctx: Context | None = None) -> Any:
        return super()._get_default_module()


class Press(Environment):
    """An environment of templates that print plainly; one that is not there is looked for once."""

    context_class = Plain
    code_generator_class = Printer
    template_class = Sheet
    printed = staticmethod(printed)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._missing: set[Any] = set()

    def get_or_select_template(self, name: Any, *further: Any) -> Template:
        """What `include` asks for."""
        if name in self._missing:
            raise TemplateNotFound(name)
        try:
            return super().get_or_select_template(name, *further)
        except TemplateNotFound:
            self._missing.add(name)
            raise
