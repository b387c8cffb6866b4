"""Line breaks in templates are for readers: what is sent reads as if everything stood on one line."""

from __future__ import annotations

from jinja2 import Environment

from spectacula.web.lines import Lines


def sent(template: str, **context: object) -> str:
    return Environment(extensions=[Lines], autoescape=True).from_string(template).render(**context)


def test_between_elements_a_line_break_is_nothing() -> None:
    assert sent("<ol>\n  <li>\n    <b>1</b>\n  </li>\n\n  <li></li>\n</ol>\n") == "<ol><li><b>1</b></li><li></li></ol>"


def test_around_statements_and_expressions_it_is_nothing() -> None:
    assert sent("<p>\n  {% if yes %}\n    {{ word }}\n  {% endif %}\n</p>", yes=True, word="so") == "<p>so</p>"


def test_between_words_it_is_a_blank() -> None:
    assert sent("<p>\n  one word\n  and another\n</p>") == "<p>one word and another</p>"


def test_between_attributes_it_is_a_blank() -> None:
    assert sent('<a\n  class="x"\n  href="y"\n>z</a>') == '<a class="x" href="y">z</a>'


def test_an_attribute_that_depends_keeps_its_distance() -> None:
    template = '<li\n  class="card"\n  {% if pick %}data-pick="{{ pick }}"{% endif %}\n  id="c"\n></li>'
    assert sent(template, pick="c-1") == '<li class="card" data-pick="c-1" id="c"></li>'


def test_a_tag_whose_name_depends_is_a_tag() -> None:
    assert sent('<{{ tag }}\n  class="x"\n>\n  y\n</{{ tag }}>', tag="div") == '<div class="x">y</div>'


def test_signs_in_values_and_in_text_open_no_tag() -> None:
    assert sent('<i title="a > b\'s"\n  lang="en">\n  don\'t\n  <b>x</b>\n</i>') == (
        '<i title="a > b\'s" lang="en">don\'t<b>x</b></i>'
    )


def test_blanks_within_a_line_are_kept() -> None:
    assert sent("<p>\n  <b>a</b> {{ b }}\n  </p>", b="b") == "<p><b>a</b> b</p>"
