"""What only a browser shows of alerts: its worker tells them."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, Page

from tests.browser.hands import PATIENCE, answered
from tests.browser.house import Server

SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map((each) => [each.title, each.body, each.data]);
}"""


class Browser:
    """What the browser itself knows of the alerts of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.device = page.context.new_cdp_session(page)
        self.workers: list[str] = []
        self.shown: list[str] = []
        self.device.on("ServiceWorker.workerRegistrationUpdated", self._meet)
        self.device.on("BackgroundService.backgroundServiceEventReceived", self._see)
        self.device.send("ServiceWorker.enable")
        self.device.send("BackgroundService.setRecording", {"shouldRecord": True, "service": "notifications"})
        self.device.send("BackgroundService.startObserving", {"service": "notifications"})

    def push(self, url: str, **message: Any) -> None:
        """A push service brings a message, and the alert is shown: to ask for it before would take it away again."""
        answered(self.page, "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')")
        self._wait_for(self.workers, "the browser names no worker")
        told = {"origin": url, "registrationId": self.workers[0], "data": json.dumps(message)}
        self.device.send("ServiceWorker.deliverPushMessage", told)
        self._wait_for(self.shown, "the browser shows nothing")

    def _meet(self, told: dict[str, Any]) -> None:
        self.workers += [each["registrationId"] for each in told["registrations"]]

    def _see(self, told: dict[str, Any]) -> None:
        self.shown.append(told["backgroundServiceEvent"]["eventName"])

    def _wait_for(self, things: list[str], otherwise: str) -> None:
        give_up = time.monotonic() + PATIENCE / 1000
        while not things and time.monotonic() < give_up:
            self.page.wait_for_timeout(20)
        assert things, otherwise


def test_an_alert_is_shown_by_the_worker_of_the_house(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path, server: Server
) -> None:
    """In a browser that remembers: others have no push messages."""
    whole = {**browser_type_launch_args, "executable_path": shutil.which("chromium")}  # its shell alone cannot tell
    context = browser_type.launch_persistent_context(tmp_path, **whole)
    context.grant_permissions(["notifications"], origin=server.url)
    page = context.pages[0]
    page.goto(server.url)
    browser = Browser(page)
    browser.push(server.url, title="Histrio: your turn", text="With Ann.", to="/t/abc", waiting=1, language="en")
    assert browser.shown == ["Notification displayed"]
    assert page.evaluate(SHOWN) == [["Histrio: your turn", "With Ann.", "/t/abc"]]
    context.close()
