"""Named streams of chance: Philox4x32-10 keyed by the secret key, counted per stream.

The same key deals the same cards from a stream whatever is drawn elsewhere. Reading the published outputs does not
tell the key, so a player who sees every die still cannot foresee the next one.
"""

from __future__ import annotations

from spectacula.kernel.rules import compiled_as, rule
from spectacula.kernel.state import CHANCE, REVEALED, Cells, Table

M32 = 0xFFFFFFFF


@rule
def philox(c0: int, c1: int, k0: int, k1: int) -> int:
    """One word of Philox4x32-10. Products may wrap 64 bits; the masks make both readings agree."""
    c2 = 0
    c3 = 0
    for _ in range(10):
        a = 0xD2511F53 * c0
        b = 0xCD9E8D57 * c2
        c0 = ((b >> 32) & M32) ^ c1 ^ k0
        c1 = b & M32
        c2 = ((a >> 32) & M32) ^ c3 ^ k1
        c3 = a & M32
        k0 = (k0 + 0x9E3779B9) & M32
        k1 = (k1 + 0xBB67AE85) & M32
    return c0


@rule
def word(s: Table, stream: int) -> int:
    """The next 32 bits of a stream."""
    s.drawn[stream] += 1
    s.mark |= CHANCE
    return philox(s.drawn[stream], stream, s.key & M32, (s.key >> 32) & M32)


@rule
def below(s: Table, stream: int, n: int) -> int:
    """A number from 0 to n - 1, every one as likely (Lemire's method)."""
    m = word(s, stream) * n
    if (m & M32) < n:
        threshold = (M32 + 1 - n) % n
        while (m & M32) < threshold:
            m = word(s, stream) * n
    return m >> 32


@rule
def draw(s: Table, stream: int, bits: int) -> int:
    """A random member of a set: the top card of a shuffled deck, of which only the contents are stored."""
    return member(bits, below(s, stream, count(bits)))


@rule
def shuffle(s: Table, stream: int, cells: Cells, n: int) -> None:
    """Shuffle the first n cells."""
    for i in range(n - 1, 0, -1):
        j = below(s, stream, i + 1)
        held = cells[i]
        cells[i] = cells[j]
        cells[j] = held


@rule
def unveil(s: Table) -> None:
    """Somebody has just learned something that cannot be taken back."""
    s.mark |= REVEALED


def _count_compiled(bits: int) -> int:
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


@compiled_as(_count_compiled)
def count(bits: int) -> int:
    """How many members a set has. (The compiler turns the loop into one instruction.)"""
    return bits.bit_count()


@rule
def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return count((bits & -bits) - 1)


@rule
def member(bits: int, k: int) -> int:
    """The k-th smallest member of a set: halve where it can be, without a branch to guess."""
    start = 0
    half = 32
    while half > 0:
        n = count(bits & ((1 << half) - 1))
        above = (n - k - 1) >> 63  # all ones if it lies in the upper half, else none
        k -= n & above
        start += half & above
        bits >>= half & above
        half >>= 1
    return start


@rule
def mix(x: int) -> int:
    """Scatter 32 bits: cheap chance for playouts, never for the game itself."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & M32
    x = ((x ^ (x >> 15)) * 0x735A2D97) & M32
    return x ^ (x >> 15)


@rule
def tell(s: Table, what: int, who: int, a: int, b: int) -> None:
    """Report what happened, for the log, the animation and the recap."""
    if s.listen != 0:
        if s.told < 64:
            s.news[s.told, 0] = what
            s.news[s.told, 1] = who
            s.news[s.told, 2] = a
            s.news[s.told, 3] = b
        s.told += 1
