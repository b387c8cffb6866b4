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


def push(page: Page, url: str, **message: Any) -> None:
    """A push service brings a message to this browser."""
    chromium, found = page.context.new_cdp_session(page), list[str]()
    chromium.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    chromium.send("ServiceWorker.enable")
    answered(page, "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')")  # not on its way
    give_up = time.monotonic() + PATIENCE / 1000
    while not found and time.monotonic() < give_up:
        page.wait_for_timeout(20)
    assert found, "the browser names no worker"
    told = {"origin": url, "registrationId": found[0], "data": json.dumps(message)}
    chromium.send("ServiceWorker.deliverPushMessage", told)


def test_an_alert_is_shown_by_the_worker_of_the_house(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path, server: Server
) -> None:
    """In a browser that remembers: others have no push messages."""
    whole = {**browser_type_launch_args, "executable_path": shutil.which("chromium")}  # its shell alone cannot tell
    context = browser_type.launch_persistent_context(tmp_path, **whole)
    context.grant_permissions(["notifications"], origin=server.url)
    page = context.pages[0]
    page.goto(server.url)
    push(page, server.url, title="Histrio: your turn", text="With Ann.", to="/t/abc", waiting=1, language="en")
    assert answered(page, SHOWN) == [["Histrio: your turn", "With Ann.", "/t/abc"]]
    context.close()
