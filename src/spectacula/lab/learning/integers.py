"""A trained net in whole numbers: weights of 8 bits with a scale for each place, as `bots.net` computes with them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch

from spectacula.bots.inputs import Inputs
from spectacula.bots.net import BRIGHTEST, FINE, LAYERS, UNIT
from spectacula.bots.trained import Card
from spectacula.engine.definition import definition
from spectacula.engine.game import load
from spectacula.lab.learning.network import Network, leaning

HIGHEST = 127  # of a weight
LONG = np.dtype("q")
RARE = 0.9999  # brighter than this part of all that was seen is cut off
GAMES, STEPS, EVERY = 64, 192, 8


def export(training: Path, out: Path) -> Card:
    """Write the net of a training as the package carries it."""
    kept = torch.load(training / "checkpoint.pt", "cpu")
    game, network = kept["game"], network_of(kept)
    arrays = in_integers(network, brightness(network, positions(network, game)))
    fewest, most = definition(game).players
    learned = f"{lessons_of(kept)}, at tables of {fewest} to {most} players with the standard options"
    return write(out, game, arrays, learned)


def lessons_of(kept: dict[str, Any]) -> str:
    """What the net of a checkpoint has learned from."""
    if "learned" in kept:
        return str(kept["learned"])
    lessons, decisions, seconds = kept["progress"]
    return f"{decisions:,} decisions of self-play in {lessons} lessons and {seconds:.0f} seconds"


def network_of(kept: dict[str, Any]) -> Network:
    """The net to play with of a checkpoint."""
    chosen = definition(kept["game"])
    network = Network(Inputs(*kept["inputs"]), tuple(kept["widths"]), len(chosen.notation), chosen.players[1])
    network.load_state_dict(kept["mean"])
    return network


@torch.no_grad()
def positions(network: Network, game: str) -> Any:
    """Encoded observations from games of the net, at all table sizes."""
    found = []
    for players in range(definition(game).players[0], definition(game).players[1] + 1):
        batch = load(game, players).batch(GAMES, seed=players, advised=True)
        for step in range(STEPS):
            encoded = network.encode(torch.as_tensor(batch.observation))
            logits, _ = network(encoded, leaning(torch.as_tensor(batch.advice)))
            batch.step(logits.argmax(1).numpy())
            if step % EVERY == 0:
                found.append(encoded)
    return torch.cat(found)


@torch.no_grad()
def brightness(network: Network, encoded: Any) -> list[float]:
    """How bright the hidden layers get, but for rare places."""
    found, hidden = [], encoded
    for layer in network.layers:
        hidden = torch.relu(layer(hidden))
        found.append(float(np.quantile(hidden.numpy(), RARE)))
    return found


def in_integers(network: Network, bright: list[float]) -> dict[str, Any]:
    """The arrays of `bots.net.Net`."""
    inputs, highest = network.inputs, max(network.inputs.shift)
    layers = [*network.layers, network.policy, network.value]
    units = [value / BRIGHTEST for value in bright]
    before = [2.0**-highest, *units]
    after = [*units, 1 / UNIT, 1 / UNIT]
    widest = max(layer.out_features for layer in layers)
    scale, bias = np.zeros((LAYERS, widest), LONG), np.zeros((LAYERS, widest), LONG)
    weights = []
    for number, layer in enumerate(layers):
        exact = layer.weight.detach().double().numpy()
        if number == 0:
            exact = exact[:, : len(inputs)]
        step = np.abs(exact).max(1) / HIGHEST + 1e-12
        weights.append(np.rint(exact / step[:, None]).astype(np.int8))
        source = before[min(number, len(units))]
        fine = 2.0**FINE / after[number]
        scale[number, : len(step)] = np.rint(step * source * fine)
        bias[number, : len(step)] = np.rint(layer.bias.detach().double().numpy() * fine + 2.0 ** (FINE - 1))
    turned = [np.ascontiguousarray(matrix.T) for matrix in weights[:3]]
    numbers = np.array([inputs.source, inputs.value, [highest - shift for shift in inputs.shift]], np.int16)
    widths = np.array(network.widths, LONG)
    names = ("source", "value", "lift", "first", "second", "third", "policy", "worth", "widths", "scale", "bias")
    return dict(zip(names, (*numbers, *turned, *weights[3:], widths, scale, bias), strict=True))


def write(folder: Path, game: str, arrays: dict[str, Any], learned: str) -> Card:
    """Weights and card, as the package carries them."""
    weights = b"".join(np.ascontiguousarray(array).tobytes() for array in arrays.values())
    chosen = definition(game)
    card = Card(
        game=game,
        sha256=hashlib.sha256(weights).hexdigest(),
        observed=chosen.module("observation").OBSERVED,
        actions=len(chosen.notation),
        learned=learned,
        licence="MIT",
        arrays={name: (array.dtype.char, array.shape) for name, array in arrays.items()},
    )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game}.net").write_bytes(weights)
    (folder / f"{game}.json").write_bytes(msgspec.json.format(msgspec.json.encode(card), indent=1))
    return card
