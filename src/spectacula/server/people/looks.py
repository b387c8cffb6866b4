"""What a name looks like: two that cannot be told apart are not kept in one house."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING

from spectacula.server.errors import Refused
from spectacula.server.people.once import digest_of
from spectacula.server.store.rows import Delete, Insert, Write

if TYPE_CHECKING:
    from spectacula.server.store.store import Store

ALIKE = {
    "A": "ΑАᎪᗅꓮ",
    "B": "ΒВᏴᗷꓐꞴ",
    "C": "СҪᏟⲤꓚ",
    "D": "ÐĐƉᎠᗞᗪꓓ",
    "E": "ɆΕЕᎬꓰ",
    "F": "ƑϜᖴꓝꞘ",
    "G": "ǤԌᏀᏳꓖ",
    "H": "ĦΗНҢӇӉᎻᕼⱧⲎꓧ",
    "J": "ɈͿЈᎫᒍꓙꞲ",
    "K": "ΚКҚҞᏦⱩⲔꓗꝀ",
    "L": "ŁᏞᒪⳐꓡ",
    "M": "ΜϺМӍᎷᗰⲘꓟ",
    "N": "ƝΝⲚꓠ",
    "O": "ØƟΘΟθОѲӨՕᎾᏫⲞꓳꝊ",
    "P": "ΡРᏢᑭⲢꓑ",
    "R": "ƦᎡᏒᖇꓣ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ŦƮȾΤТҬᎢⲦꓔ",
    "U": "ɄՍᏌᑌꓴ",
    "V": "ѴᏙᐯꓦ",
    "W": "ԜᎳᏔꓪ",
    "X": "ΧХҲⲬꓫꞳ",
    "Y": "ɎΥУҮҰᎩᎽⲨꓬ",
    "Z": "ƵȤΖᏃꓜ",
    "a": "ɑαа",
    "b": "ƀƂƃƄɓЬѢѣҌҍᏏᑲᑳᖯ",
    "c": "ȼсҫᴄⲥꮯ",
    "d": "đƌɖɗԁᏧᑯꓒ",
    "e": "ɇеҽҿꬲ",
    "f": "ƒքᵮẝꞙꬵ",
    "g": "ƍǥɠɡցᶃ",
    "h": "ħɦћһհᏂᏲꚕ",
    "i": "ıɨɩɪιіӏᎥᵻᵼꙇꭵ",
    "j": "ɉϳј",
    "k": "ƙĸк",
    "l": "łƖƗƚǀɫɭΙІӀⲒꓲ",
    "n": "ƞɳηոռᵰ",
    "o": "øɵοσоѳөօჿᴏᴑⲟꝋꬽꬾꭴꮎꮻ",
    "p": "ƥρрᵽⲣ",
    "q": "ʠԛգզ",
    "r": "ɍɼɽгғᴦᵲⲅꭇꭈꮁ",
    "s": "ƽʂѕᵴꜱꮪ",
    "t": "ŧƭᵵ",
    "u": "ʋυսᴜᵾꞟꭎꭒꮜ",
    "v": "νѵᴠꮩ",
    "w": "ɯѡѽԝաᴡꝡꮃ",
    "x": "хᕁᕽ",
    "y": "ƴɏɣʏγуүұყᶌỿꭚ",
    "z": "ƶȥʐᴢᵶꮓ",
}
"""Letters of other scripts, or with a stroke, by the Latin letter they are taken for."""
DRAWN = str.maketrans(
    {"0": "O", "1": "l", "I": "l", "|": "l", "m": "rn"}
    | {other: letter for letter, others in ALIKE.items() for other in others}
)
UNSEEN, MARKS = ("Cc", "Cf"), ("Mn", "Me")
ACCENTED = ("LATIN", "GREEK", "CYRILLIC", "HEBREW", "ARABIC")
"""Scripts in which a name may be written with its marks or without; elsewhere a mark makes another letter."""


class NameTaken(Refused):
    """Somebody whose name is kept is called that already, or looks so."""

    status = 422
    code = "name-taken"


def looks_of(name: str) -> frozenset[str]:
    """As it is read and as it is drawn, without accents and capitals; of Ines therefore also “lnes”."""
    plain = "".join(_seen(name))
    drawn = plain.translate(DRAWN).replace("vv", "w")
    return frozenset(" ".join(text.casefold().split()) for text in (plain, drawn)) - {""}


def _seen(name: str) -> Iterator[str]:
    """The letters of a name, with those marks alone that belong to the script of what they stand on."""
    script = ""
    for letter in unicodedata.normalize("NFKD", name):
        category, called = unicodedata.category(letter), unicodedata.name(letter, "")
        if category in MARKS:
            if script and script not in ACCENTED and script in called:
                yield letter
        elif category not in UNSEEN:
            script = called.partition(" ")[0]
            yield letter


async def check_free(store: Store, name: str, player_id: str) -> None:
    """Raises `NameTaken` where somebody else keeps a name that looks like it."""
    for look in looks_of(name):
        if any(row["player_id"] != player_id for row in await store.rows("looks", {"digest": digest_of(look)})):
            raise NameTaken("somebody here has this name already, or one that looks like it")


def looks_kept(name: str, player_id: str) -> list[Write]:
    """From now on nobody else keeps a name like it; `Conflict` if somebody was faster."""
    mine = [{"digest": digest_of(look), "player_id": player_id} for look in sorted(looks_of(name))]
    return [Delete("looks", {"player_id": player_id}), *(Insert("looks", row) for row in mine)]
