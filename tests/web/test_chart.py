"""Lines of a chart."""

from __future__ import annotations

import re

from spectacula.web.chart import line


def test_a_level_stretch_needs_only_its_ends() -> None:
    drawn = line(0, [0, 1, 2, 3, 4, 5], [9, 9, 9, 4, 4, 4], marked=False)
    ways = re.findall(r'd="M([^"]*)"', drawn)
    assert ways == ["0.0 9.0L2.0 9.0L3.0 4.0L5.0 4.0"] * 2


def test_a_marked_line_has_the_shape_of_its_player_at_every_point() -> None:
    assert line(0, [0, 1, 2], [5, 5, 5]).count("<circle") == 3
    assert line(0, [0, 1, 2], [5, 5, 5], marked=False).count("<circle") == 1
