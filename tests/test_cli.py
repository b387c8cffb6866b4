"""The command line: what it prints, and one clear line with exit code 2 for bad input."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

import spectacula
from tests.commanding import Run


def from_outside(*args: str) -> str:
    """What the command prints in a process of its own."""
    command = [sys.executable, "-m", "spectacula", *args]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_it_says_which_version_it_is() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    assert from_outside("--version") == f"spectacula {project['version']}\n"


def test_games_lists_players_options_and_levels(run: Run) -> None:
    found = json.loads(run("games", "--json").out)
    histrio = found[0]
    assert histrio["id"] == "histrio" and histrio["players"] == [2, 3, 4, 5]
    assert histrio["title"] == {"en": "Histrio", "de": "Hoftheater", "fr": "Fourberies"}
    assert histrio["options"]["dial"] == {"default": 6, "values": [4, 5, 6, 7, 8]}
    assert "novice" in histrio["bots"]
    assert "histrio" in run("games").out


def test_simulate_prints_one_object_with_the_agreed_keys(run: Run) -> None:
    out = json.loads(run("simulate", "histrio", "--players", "3", "--games", "50", "--json").out)
    keys = "game players games decisions seconds decisions_per_second games_per_second mean_score wins"
    assert list(out)[:10] == [*keys.split(), "mean_decisions_per_game"]
    assert len(out["mean_score"]) == len(out["wins"]) == 3 and abs(sum(out["wins"]) - 50) < 0.1


def test_simulate_is_reproducible_and_takes_levels_and_options(run: Run) -> None:
    command = ["simulate", "histrio", "--players", "2", "--games", "4", "--bots", "novice,random", "--option", "dial=4"]
    command += ["--seed", "3", "--json"]
    one, two = json.loads(run(*command).out), json.loads(from_outside(*command))
    assert one["mean_score"] == two["mean_score"] and one["options"]["dial"] == 4


@pytest.mark.parametrize(("args", "says"), [
    (["simulate", "chess", "--players", "3", "--games", "1"], "no game called 'chess'"),
    (["simulate", "histrio", "--players", "9", "--games", "1"], "2 to 5 players"),
    (["simulate", "histrio", "--players", "3", "--games", "1", "--bots", "genius"], "bot levels are"),
    (["simulate", "histrio", "--players", "3", "--games", "1", "--bots", "random,random"], "each of the 3 seats"),
    (["simulate", "histrio", "--players", "3", "--games", "1", "--seed", "x"], "whole number"),
    (["simulate", "histrio", "--players", "3", "--games", "1", "--option", "dial"], "name=value"),
    (["simulate", "histrio", "--players", "3", "--games", "1", "--option", "dial=99"], "dial is one of"),
    (["play", "histrio", "--lang", "tlh"], "languages are"),
    (["play", "histrio", "--bots", "genius"], "bot levels are"),
    (["replay", "missing.json"], "cannot read"),
    (["verify", "missing.json"], "cannot read"),
])  # fmt: skip
def test_bad_input_ends_with_one_clear_line_and_exit_code_2(run: Run, args: list[str], says: str) -> None:
    code, _, told = run(*args)
    assert code == 2
    assert says in told and "Traceback" not in told
    assert len(told.strip().splitlines()) == 1


def test_unknown_commands_and_missing_values_end_with_exit_code_2(run: Run) -> None:
    for args in (["dance"], ["simulate", "histrio"], ["simulate", "histrio", "--players", "three", "--games", "1"]):
        code, _, told = run(*args)
        assert code == 2 and "Traceback" not in told


def test_verify_names_the_file_the_move_and_the_reason(run: Run, tmp_path: Path) -> None:
    match = spectacula.load("histrio", 3).new(1)
    for seat in range(3):
        match.play(seat, f"travel {seat + 1}")
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    match.record().save(good)
    bad.write_bytes(good.read_bytes().replace(b'"travel 2"', b'"travel 8"'))
    done = run("verify", str(good), str(bad))
    assert done.code == 2 and "good.json: holds, 3 moves" in done.out
    assert "bad.json: move 2 (travel 8 by seat 1)" in done.err


def test_replay_tells_the_game_up_to_a_ply_in_a_language(run: Run, tmp_path: Path) -> None:
    match = spectacula.load("histrio", 3).new(1)
    for seat in range(3):
        match.play(seat, f"travel {seat + 1}")
    match.record().save(tmp_path / "game.json")
    told = run("replay", str(tmp_path / "game.json"), "--to", "3", "--lang", "de").out
    assert (
        told.startswith("Hoftheater, 3 Personen, 3 Züge\n")
        and "Spieler 2: travel 2" in told
        and "reist nach Lachenau" in told
    )


def test_the_coach_looks_at_finished_games_only(run: Run, tmp_path: Path) -> None:
    spectacula.load("histrio", 3).new(1).record().save(tmp_path / "game.json")
    done = run("coach", str(tmp_path / "game.json"))
    assert done.code == 2 and "the coach looks at finished games" in done.err


def test_the_coach_weighs_every_choice(run: Run, tmp_path: Path) -> None:
    match = spectacula.load("histrio", 2).new(1)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.ids(seat)[0])
    match.record().save(tmp_path / "game.json")
    found = json.loads(run("coach", str(tmp_path / "game.json"), "--json").out)
    assert found["scores"] == list(match.scores) and 10 < len(found["choices"]) <= match.ply
    for choice in found["choices"]:
        assert match.game.definition.ids[choice["move"]] == match.played[choice["ply"]].move
    told = run("coach", str(tmp_path / "game.json"), "--lang", "fr", "--costliest", "2").out.splitlines()
    assert told[0].startswith("Fourberies, 2 personnes, ") and len(told) == 6
    for seat in range(2):
        assert f"score final {match.scores[seat]}" in told[1 + seat]
    assert "Mieux\N{NO-BREAK SPACE}:" in told[4]


def test_a_whole_game_can_be_played_in_the_terminal(run: Run) -> None:
    done = run("play", "histrio", "--players", "3", "--seed", "5", typed="t\n" + "1\n" * 400)
    assert done.code == 0
    assert "wins." in done.out or "share the victory" in done.out


def test_the_terminal_explains_refuses_and_saves(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = "?\nt\nu\n99\nfly\n1\ns\nq\n"
    done = run("play", "histrio", "--players", "3", "--seed", "5", "--lang", "fr", typed=typed)
    assert done.code == 0
    for said in ("Arlequin", "Choisissez un nombre de 1 à 8", "n’existe pas", "Impossible d’annuler"):
        assert said in done.out
    assert spectacula.replay(tmp_path / "histrio-1.json").game.players == 3


def test_the_terminal_says_what_a_choice_would_do(run: Run) -> None:
    done = run("play", "histrio", "--players", "3", "--seed", "5", typed="?1\n? 99\nq\n")
    assert "Others choose at the same time." in done.out and ", alone: " in done.out
    assert "Choose a number from 1 to 8." in done.out


def test_a_saved_game_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "histrio", "--players", "3", "--seed", "5", typed="1\n1\ns\nq\n")
    done = run("play", "histrio", "--resume", "histrio-1.json", typed="1\n" * 400)
    assert done.code == 0 and "The game is over." in done.out


def test_ctrl_c_leaves_the_terminal_sane_and_offers_to_save(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "spectacula", "play", "histrio", "--players", "3", "--seed", "5"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs ignore it, and pass that on
    child = subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower, cwd=tmp_path, close_fds=True)
    signal.signal(signal.SIGINT, before)
    os.close(follower)
    assert b"> " in _until(leader, b"> ")
    os.write(leader, b"1\n")
    assert b"> " in _until(leader, b"> ")
    assert b"Save the game?" in _interrupted(child, leader)
    os.write(leader, b"y\n")
    assert child.wait() == 0
    assert spectacula.replay(tmp_path / "histrio-1.json").game.id == "histrio"


def _interrupted(child: subprocess.Popen[bytes], terminal: int) -> bytes:
    """Pressed when it waits for a key: Python misses a signal that comes between the prompt and the reading."""
    while Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
        assert child.poll() is None, "it has ended"
        time.sleep(0.01)
    child.send_signal(signal.SIGINT)
    return _until(terminal, b"[Y/n]")


def _until(terminal: int, awaited: bytes) -> bytes:
    """All it says until it says this; whoever has ended says nothing any more, and that is an error."""
    seen = b""
    while not seen.rstrip(b" ").endswith(awaited.rstrip(b" ")):
        seen += os.read(terminal, 4096)
    return seen
