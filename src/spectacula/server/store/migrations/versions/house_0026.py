"""Whoever heard of tables that were found hears of rounds too, which were told of as such."""

import json
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _rewrite(lambda kinds: [*kinds, "round"] if "found" in kinds and "round" not in kinds else kinds)


def downgrade() -> None:
    _rewrite(lambda kinds: [kind for kind in kinds if kind != "round"])
    op.execute("DELETE FROM alerts WHERE kind = 'round'")


def _rewrite(change: Callable[[list[str]], list[str]]) -> None:
    connection = op.get_bind()
    for player_id, choices in connection.execute(sa.text("SELECT player_id, choices FROM alert_wishes")).all():
        fresh = json.dumps({group: change(kinds) for group, kinds in json.loads(choices).items()})
        connection.execute(
            sa.text("UPDATE alert_wishes SET choices = :fresh WHERE player_id = :who"),
            {"fresh": fresh, "who": player_id},
        )
