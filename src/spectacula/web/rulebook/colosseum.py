"""What Colosseum's rulebook lists."""

from __future__ import annotations

from spectacula.engine.texts import Texts
from spectacula.games.colosseum.state import COMPONENTS, STAR_KIND, STAR_KINDS, TOKENS
from spectacula.web.rulebook.pieces import Lister, Piece

SPECIAL = {
    "joker": {
        "en": "Stands for any performer or prop in a show. Does not count for stars.",
        "de": "Steht in einer Vorstellung für jeden Darsteller und jede Requisite. Zählt nicht für Stars.",
        "fr": "Remplace n’importe quel artiste ou accessoire en scène. Ne compte pas pour les vedettes.",
    },
    "action": {
        "en": "One more investment in phase 1, or a medal at any of your decisions. Never on stage.",
        "de": "Eine weitere Investition in Phase 1, oder bei jeder eigenen Entscheidung eine Medaille. Nie auf der Bühne.",
        "fr": "Un investissement de plus en phase 1, ou une médaille à toute décision à vous. Jamais en scène.",
    },
    "emperor": {
        "en": "Becomes a medal at once; lost if no medal is left.",
        "de": "Wird sofort zur Medaille; verfällt, wenn keine mehr da ist.",
        "fr": "Devient aussitôt une médaille ; perdu s’il n’en reste plus.",
    },
}
COUNT = {"en": "{} in the game", "de": "{} im Spiel", "fr": "{} dans le jeu"}
STAR = {"en": "Has a star.", "de": "Hat einen Star.", "fr": "A une vedette."}
PLAIN = {"en": "Has no star.", "de": "Hat keinen Star.", "fr": "N’a pas de vedette."}
ARENA = {"en": "arena {}, {} coins", "de": "Arena {}, {} Münzen", "fr": "arène {}, {} pièces"}
DRAWINGS = {"emperor": "a-emperor-token"}


def tokens(words: Texts) -> list[Piece]:
    """Every kind of token and how many there are."""
    language = words.language
    starred = {TOKENS[STAR_KIND[i]] for i in range(STAR_KINDS)}
    listed = []
    for token in COMPONENTS["token"]:
        name = token["name"]
        text = SPECIAL[name][language] if name in SPECIAL else (STAR if name in starred else PLAIN)[language]
        note = COUNT[language].format(token.get("green", 0) + token.get("orange", 0))
        drawing = DRAWINGS.get(name, f"a-{name}")
        listed.append(Piece(f"token-{name}", drawing, words.text(f"token-{name}"), note, text))
    return listed


def programs(words: Texts) -> list[Piece]:
    """All thirty, with what they need and what they draw."""
    listed = []
    for program in COMPONENTS["program"]:
        number, needs = program["number"], program["needs"]
        most = max(needs, key=lambda name: needs[name])
        wanted = ", ".join(f"{n} {words.text(f'token-{name}')}" for name, n in needs.items())
        crowd = ", ".join(map(str, program["table"]))
        note = ARENA[words.language].format(program["arena"], program["cost"])
        title = f"{number} {words.text(f'program-{number}')}"
        listed.append(Piece(f"program-{number}", f"a-{most}", title, note, f"{wanted}. {crowd}"))
    return listed


LISTINGS: dict[str, Lister] = {"tokens": tokens, "programs": programs}
