"""Templates print plainly: a value is escaped as Jinja escapes it, once, and what is not there is looked for once."""

from __future__ import annotations

import pytest
from jinja2 import BaseLoader, DictLoader, Environment, StrictUndefined, UndefinedError
from markupsafe import Markup, escape

from spectacula.web.printing import Press, printed

NASTY = "<b>'\"&</b>"
TEMPLATES = {
    "macros": "{% macro b(x, y='') %}<b>{{ x }}{{ y }}</b>{% endmacro %}"
    "{% macro box() %}<p>{{ caller() }}</p>{% endmacro %}",
    "part": "<i>{{ x }}</i>{{ n }}",
    "base": "<body>{% block inner %}{% endblock %}</body>",
    "values": "{{ x }}{{ n }}{{ m }}{{ none }}{{ x ~ m }}{{ x|upper }}{{ x|safe }}<a title='{{ x }}'>",
    "calls": "{% import 'macros' as t %}{{ t.b(x, y=m) }}{{ f(x) }}{% call t.box() %}{{ x }}{% endcall %}",
    "loops": "{% for x in xs %}{{ f(x) }}{{ loop.index }}{% include 'part' %}{% endfor %}",
    "kept": "{% from 'macros' import b with context %}{% set y %}<u>{{ x }}</u>{% endset %}{{ y }}{{ b(y) }}",
    "child": "{% extends 'base' %}{% block inner %}{{ f(x) }}{% include 'part' %}{% endblock %}",
}


class Told:
    def __str__(self) -> str:
        return NASTY


@pytest.mark.parametrize("value", ["", "plain", NASTY, Markup(NASTY), 5, 0.5, None, True, Told(), escape(NASTY)])
def test_what_is_printed_is_what_is_escaped(value: object) -> None:
    assert printed(value) == str(escape(value))


@pytest.mark.parametrize("name", ["values", "calls", "loops", "kept", "child"])
def test_a_page_is_the_same_as_without_it(name: str) -> None:
    context = {"x": NASTY, "xs": [NASTY, 2], "n": 3, "m": Markup("<hr>"), "f": lambda text: f"{text}!"}
    loader = DictLoader(TEMPLATES)
    page = Press(loader=loader, autoescape=True).get_template(name).render(context)
    assert page == Environment(loader=loader, autoescape=True).get_template(name).render(context)
    assert NASTY in page or name != "values"


def test_what_is_not_known_is_still_an_error() -> None:
    with pytest.raises(UndefinedError):
        Press(autoescape=True, undefined=StrictUndefined).from_string("{{ nobody() }}").render()


def test_a_template_that_is_not_there_is_looked_for_once() -> None:
    asked = []

    class Shelf(BaseLoader):
        def get_source(self, environment: Environment, template: str) -> tuple[str, None, None]:
            asked.append(template)
            return super().get_source(environment, template), None, None  # type: ignore[return-value]

    page = Press(loader=Shelf(), autoescape=True).from_string("a{% include name ignore missing %}b")
    assert [page.render(name="side.html") for _ in range(3)] == ["ab"] * 3 and asked == ["side.html"]
