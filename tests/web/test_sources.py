"""Where every point came from: the table under the podium adds up, and whoever has most stands first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spectacula.engine.record import replay
from tests.web.pages import seen_by

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDS = [
    path for game in ("histrio", "colosseum", "magnificent") for path in sorted((FIXTURES / game).glob("*.json"))
]
TABLE = re.compile(r'<table class="(?:breakdown|final-table)">(.*?)</table>', re.DOTALL)
ROW = re.compile(r"<tr[^>]*>(.*?)</tr>", re.DOTALL)
CELL = re.compile(r"<td[^>]*>\s*([+−-]?\d+)\s*</td>")


def columns(rows: str) -> list[list[int]]:
    """The numbers of some rows, player by player."""
    numbers = [[int(cell.replace("−", "-")) for cell in CELL.findall(row)] for row in ROW.findall(rows)]
    return [list(column) for column in zip(*filter(None, numbers), strict=True)]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.parent.name}-{record.stem}")
def test_every_point_has_a_source(record: Path) -> None:
    (table,) = TABLE.findall(seen_by(replay(record), 0))
    sources, _, below = table.partition("</tbody>")
    totals = [column[0] for column in columns(below)]
    assert [sum(column) for column in columns(sources)] == totals
    assert totals[0] == max(totals)
