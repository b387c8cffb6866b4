"""Style sheets: written a component a file, sent as one, without what only readers need."""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(r'@import "([^"]+)";\n')
SPARED = re.compile(r"""("[^"]*"|'[^']*')|/\*.*?\*/|;?\s*([{}])\s*|\s*([;,>])\s*|(:)\s+|(\s)\s*""", re.S)


def bundled(sheet: Path) -> str:
    """A sheet with those it imports in their place."""
    return IMPORT.sub(lambda found: bundled(sheet.parent / found[1]), sheet.read_text("utf-8"))


def packed(sheet: str) -> str:
    """A sheet without comments and spaces; one before a colon stays, for nested selectors may begin with it."""
    return SPARED.sub(lambda found: "".join(part or "" for part in found.groups()), sheet).strip()
