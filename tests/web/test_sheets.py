"""Style sheets as they are read and as they are sent."""

from __future__ import annotations

from pathlib import Path

from spectacula.web.sheets import bundled, packed


def test_a_sheet_goes_out_with_those_it_imports_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "news.css").write_text(".news {}\n")
    (tmp_path / "table" / "talk.css").write_text(".talk {}\n")
    (tmp_path / "table.css").write_text('@import "table/talk.css";\n@import "table/news.css";\n')
    assert bundled(tmp_path / "table.css") == ".talk {}\n.news {}\n"


def test_what_only_readers_need_stays_at_home() -> None:
    assert packed("/* Bids. */\n\n.bid,\n.lot {\n  color: var(--ink);\n\n  > b {\n    margin: 0;\n  }\n}\n") == (
        ".bid,.lot{color:var(--ink);>b{margin:0}}"
    )


def test_a_nested_selector_keeps_the_space_before_its_colon() -> None:
    assert packed(".f {\n  &:has(input) :is(.seat) {\n    gap: 0;\n  }\n}") == ".f{&:has(input) :is(.seat){gap:0}}"


def test_what_is_quoted_is_sent_as_written() -> None:
    assert packed('.a::before {\n  content: ", > ";\n}') == '.a::before{content:", > "}'
