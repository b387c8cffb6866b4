"""How many sit at each table when it does not come out even."""

from __future__ import annotations


def table_sizes(count: int, wanted: int, fewest: int, most: int) -> tuple[int, ...]:
    """Tables for as many as possible, all as near to the wanted size as can be, the larger ones first.

    Too few for one table are seated at the smallest there is, among bots; where no sizes fit, somebody sits out.
    """
    if count <= fewest:
        return (fewest,)
    fitting = [sizes for tables in range(1, count // fewest + 1) if max(sizes := spread(count, tables)) <= most]
    if not fitting:
        return table_sizes(count - 1, wanted, fewest, most)
    return min(fitting, key=lambda sizes: (sum(abs(size - wanted) for size in sizes), len(sizes)))


def spread(count: int, tables: int) -> tuple[int, ...]:
    """As evenly as it goes."""
    each, more = divmod(count, tables)
    return (each + 1,) * more + (each,) * (tables - more)
