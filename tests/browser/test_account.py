"""Guest, account, second device: with a real browser's passkeys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter, Visit
from tests.browser.house import Server

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """What holds the passkeys of a browser."""

    def __init__(self, page: Page, *passkeys: Any) -> None:
        self.chromium = page.context.new_cdp_session(page)
        self.chromium.send("WebAuthn.enable")
        self.id = self.chromium.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
        for passkey in passkeys:
            self.chromium.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})

    @property
    def passkeys(self) -> list[Any]:
        found: list[Any] = self.chromium.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return found

    def refuse(self) -> None:
        """Its holder does not show a finger."""
        verdict = {"authenticatorId": self.id, "isUserVerified": False}
        self.chromium.send("WebAuthn.setUserVerified", verdict)


@pytest.fixture
def named(server: Server) -> str:
    """The house by its name: a number has no passkeys."""
    return f"http://localhost:{server.port}"


def kept(visit: Visit, name: str) -> Device:
    """Somebody keeps their name by keyboard alone."""
    page = visit.go("/keep")
    device = Device(page)
    page.get_by_label("What shall we call you?").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("The name is kept")
    return device


def test_guest_account_second_device(enter: Enter, named: str) -> None:
    laptop, phone = enter(url=named, apart=True), enter(url=named, phone=True, language="de", apart=True)
    device = kept(laptop, "Clara")
    page = phone.go("/sign-in")
    Device(page, *device.passkeys)
    page.get_by_role("button", name="Mit Passkey anmelden").click()
    expect(page.get_by_role("status")).to_contain_text("Welcome back")
    page.wait_for_load_state()
    assert phone.wider_than_screen() == 0 and phone.axe() == []
    here = laptop.go("/account")
    assert laptop.axe() == [] and laptop.axe_by_night() == []
    here.get_by_role("button", name="Sign out everywhere else").click()
    expect(here.get_by_role("status")).to_contain_text("signed out everywhere else")
    phone.go("/account")
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep your name")


def test_a_device_that_refuses_leaves_everything_as_it_was(enter: Enter, named: str) -> None:
    visit = enter(url=named, phone=True, apart=True)
    page = visit.go("/keep")
    Device(page).refuse()
    page.get_by_label("What shall we call you?").fill("Dora")
    page.get_by_role("button", name="Keep with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was saved")
    assert page.get_by_role("button", name="Keep with a passkey").get_attribute("aria-disabled") is None
    assert visit.wider_than_screen() == 0 and visit.axe() == []


def test_a_number_leads_to_the_name_and_the_guest_comes_along(enter: Enter, server: Server) -> None:
    visit = enter()
    page = visit.go("/")
    page.request.post(f"{server.url}/name", form={"name": "Clara", "_csrf_token": _token(page)})
    page = visit.go("/keep")
    expect(page.get_by_role("note")).to_contain_text("is a number")
    page.get_by_role("link", name="Go on at localhost").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep “Clara” in two taps")


def _token(page: Page) -> str:
    return page.locator("input[name=_csrf_token]").first.input_value()
