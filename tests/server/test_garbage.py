"""Generated garbage on every endpoint of the API: always a documented answer, never a failure of ours."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar import Litestar
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from spectacula.server.building import build
from spectacula.server.http.foundation import Foundation

from .conftest import settings_in
from .process import ServerProcess

pytest_plugins = ["schemathesis.pytest.plugin"]
EXAMPLES = 12
PATIENCE = 60  # a hint may have to wait for the cores
NOT_CHECKED = [allow_header_conformance, positive_data_acceptance]


def _document() -> Any:
    with tempfile.TemporaryDirectory() as folder:
        app = Litestar(plugins=[Foundation(build(settings_in(Path(folder))))])
        document = app.openapi_schema.to_schema()
    return schemathesis.openapi.from_dict(document).include(path_regex="^/api").exclude(path_regex="/events$")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str], str]]:
    """A server in use, a token and a table."""
    server = ServerProcess(tmp_path_factory.mktemp("garbage"))
    server.start()
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        token = client.post("/api/players", json={"name": "Ann"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        body = {"game": "histrio", "seats": [{"kind": "me"}, {"kind": "here"}]}
        table = client.post("/api/tables", json=body, headers=headers).json()["id"]
    yield server.url, headers, table
    server.stop()


@_document().parametrize()  # type: ignore[untyped-decorator]
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_garbage(case: Any, served: tuple[str, dict[str, str], str]) -> None:
    url, headers, table = served
    if case.path_parameters and case.path_parameters.get("table_id"):
        case.path_parameters["table_id"] = table
    header = case.meta.components.get(ParameterLocation.HEADER)
    if header is not None and header.mode is GenerationMode.NEGATIVE:
        headers = {}  # a token would make a case good that is about having none
    case.call_and_validate(base_url=url, headers=headers, excluded_checks=NOT_CHECKED, timeout=PATIENCE)
