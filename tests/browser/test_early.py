"""Whoever is quicker than the scripts of a table loses nothing of what they clicked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Enter, OwnTable


@pytest.fixture
def early(enter: Enter, own_table: OwnTable) -> tuple[Page, Callable[[], None]]:
    """A table whose scripts are still on their way, and what lets them arrive."""
    table = own_table("histrio", "travel", alone=True)
    visit = enter()
    visit.be(table)
    page = visit.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/js/table.js", hold)
    page.goto(f"{visit.url}/t/{table.id}", wait_until="commit")
    page.wait_for_selector("#reasons", state="attached")

    def arrive() -> None:
        for route in held:
            route.continue_()

    return page, arrive


def test_a_city_that_was_clicked_is_chosen(early: tuple[Page, Callable[[], None]]) -> None:
    page, scripts_arrive = early
    page.locator("#hit-5").click()
    expect(page.locator("#table .selected")).to_have_count(0)
    scripts_arrive()
    expect(page.locator("#city-5")).to_have_class("city legal selected")


def test_a_move_is_made_of_what_was_clicked_before(early: tuple[Page, Callable[[], None]]) -> None:
    page, scripts_arrive = early
    opened = page.get_attribute("#table", "data-version")
    page.locator("#hit-5").click()
    page.locator("#go").click(force=True)
    scripts_arrive()
    expect(page.locator("#table")).not_to_have_attribute("data-version", opened or "")
    expect(page.locator("#prompt.rejected")).to_have_count(0)
