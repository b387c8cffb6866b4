"""What a choice may lead to is drawn beside it: where the needle and the record would stand."""

from __future__ import annotations

from tests.browser.conftest import Enter
from tests.browser.house import Tables
from tests.scenes import scene

NEEDLES = """() => {
  const svg = document.querySelector("svg.theatre");
  const fields = [...svg.querySelectorAll(".dial-number")].map((digit) => digit.previousElementSibling);
  const under = (needle) => {
    const tip = new DOMPoint(528, 46).matrixTransform(needle.getScreenCTM());
    const there = (field) => field.isPointInFill(tip.matrixTransform(field.getScreenCTM().inverse()));
    return fields.findIndex(there) - fields.length / 2;
  };
  const seen = (ghost) => getComputedStyle(ghost).display !== "none";
  const found = {};
  for (const city of document.querySelectorAll("#board [data-pick^=city-]")) {
    city.click();
    const ghosts = [...svg.querySelectorAll("g[data-for]")].filter(seen);
    found[document.getElementById("move").value] = ghosts.map((ghost) => under(ghost.querySelector(".needle > path")));
    city.click();
  }
  return [under(document.querySelector("#needle > path")), found];
}"""
RECORDS = """() => {
  const middle = (piece) => {
    const { left, right } = piece.getBoundingClientRect();
    return (left + right) / 2;
  };
  const ticks = [...document.querySelectorAll(".rail-text:not(.place-label)")];
  const [low, high] = [ticks[0], ticks.at(-1)];
  const wide = (middle(high) - middle(low)) / (Number(high.textContent) - Number(low.textContent));
  const at = (marker) => Math.round((middle(marker) - middle(low)) / wide);
  const hopes = [...document.querySelectorAll("[id^=hope-]")].map((hope) => [hope.id, at(hope)]);
  return Object.fromEntries(hopes);
}"""


def test_the_ghost_of_the_needle_points_at_the_field_where_the_needle_would_stand(enter: Enter, tables: Tables) -> None:
    match = scene("histrio", "travel")
    needle, ghosts = enter().sit(tables["histrio"]["travel"]).evaluate(NEEDLES)
    moved = {
        move: [
            preview.table.theatre.needle
            for preview in match.preview(0, move)
            if any(event.name == "needle" for event in preview.events)
        ]
        for move in match.moves(0)
    }
    assert (needle, ghosts) == (match.view(0).table.theatre.needle, moved)


def test_the_ghosts_of_a_record_stand_at_the_spectators_each_show_would_have(enter: Enter, tables: Tables) -> None:
    match = scene("colosseum", "program")
    stage = match.view(match.pending[0]).table.stage
    foreseen = {f"hope-{show.program}": show.total for show in stage.stagings}
    assert enter().sit(tables["colosseum"]["program"]).evaluate(RECORDS) == foreseen and len(foreseen) > 1
