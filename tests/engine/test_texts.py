"""Words as they are printed: spaces that French signs need are set when texts are read, not typed."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import spectacula
from spectacula.engine.texts import Texts, parsed, typeset
from spectacula.web.rulebook.book import book

SOURCE = Path(spectacula.__file__).parent
TEXTS = sorted([*SOURCE.rglob("*.ftl"), *SOURCE.rglob("rulebook/*.md")])
FRENCH = [path for path in TEXTS if path.stem == "fr"]
in_french_texts = pytest.mark.parametrize("path", FRENCH, ids=[str(p.relative_to(SOURCE)) for p in FRENCH])


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("Qui ? Moi !", "Qui\u202f? Moi\u202f!"),
        ("seul ; sinon", "seul\u202f; sinon"),
        ("ville : acteurs", "ville\u00a0: acteurs"),
        ("{ $city } : à qui ?", "{ $city }\u00a0: à qui\u202f?"),
        ("**Acteurs** : 1", "**Acteurs**\u00a0: 1"),
        ("le coup « { $move } »", "le coup «\u00a0{ $move }\u00a0»"),
        ("Quoi ?!", "Quoi\u202f?!"),
    ],
)
def test_a_french_sign_stays_with_its_word(written: str, printed: str) -> None:
    assert typeset(written, "fr") == printed


@pytest.mark.parametrize(
    "text",
    [
        "https://spectacula.example/rules?eyes=1;page:2",
        "départ à 20:30",
        'style="left: 3px; top: 4px"',
        "typé\u00a0: déjà\u202f!",
        "aide = ?",
        "| :--- | :---: |",
        "::: actors",
        "![](art:ecu) et [voir](#court)",
    ],
)
def test_what_is_no_french_sign_is_left_alone(text: str) -> None:
    assert typeset(text, "fr") == text


@pytest.mark.parametrize("language", ["en", "de"])
def test_other_languages_are_printed_as_written(language: str) -> None:
    assert typeset("Who ? « Me » : yes !", language) == "Who ? « Me » : yes !"


def test_what_is_put_into_a_sentence_is_not_touched() -> None:
    words = Texts(None, "fr", also=(SOURCE / "terminal" / "texts",))
    saved = words.text("terminal-saved", path="mes parties !.json", game="histrio")
    assert "--resume mes parties !.json" in saved and "reprendre\u00a0: spectacula" in saved


def test_a_rulebook_is_printed_so_too() -> None:
    resolution = {p.id: p for p in book("histrio", "fr").passages}["resolution"]
    assert "\u202f?" in resolution.html and "\u00a0:" in resolution.html
    assert "\u202f?" in resolution.plain


@in_french_texts
def test_french_texts_are_typed_with_plain_spaces(path: Path) -> None:
    assert re.findall(r".{0,20}[\u00a0\u202f].{0,20}", path.read_text("utf-8")) == []


@in_french_texts
def test_no_french_sign_sticks_to_its_word(path: Path) -> None:
    text = re.sub(r"^#.*|!\[\]\(.*?\)|\]\(.*?\)|^:::|https?:\S+", "", path.read_text("utf-8"), flags=re.MULTILINE)
    assert re.findall(r".{0,20}(?:[^\s:?!](?:[;?!»]|:(?!\w))|«\S).{0,10}", text) == []


@pytest.mark.parametrize("path", TEXTS, ids=[str(p.relative_to(SOURCE)) for p in TEXTS])
def test_apostrophes_and_quotes_are_those_of_print(path: Path) -> None:
    said = re.sub(r"`[^`]*`|^#.*|\{ \"[^\"]*\" \}", "", path.read_text("utf-8"), flags=re.MULTILINE)
    assert re.findall(r".{0,20}(?:\w'\w|\s\"\w|\w\"[\s.,]).{0,20}", said) == []


def test_messages_that_lie_ready_are_not_parsed_again(tmp_path: Path) -> None:
    (tmp_path / "en.messages").write_bytes(pickle.dumps(parsed("bravo = Bravo, { $name }!", "en")))
    assert Texts(None, "en", also=(tmp_path,)).text("bravo", name="Ann") == "Bravo, Ann!"
