"""`spectacula train` where it cannot train: one sentence says what is missing."""

from __future__ import annotations

import importlib.util

import pytest
from typer.testing import CliRunner

from spectacula.cli import app


def test_training_without_torch_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    found = CliRunner().invoke(app, ["train", "histrio"])
    assert "pip install 'spectacula[train]'" in str(found.exception)
