"""What kept names look like, and how often somebody's vacations have changed."""

import sqlalchemy as sa
from alembic import op

from spectacula.server.people.looks import looks_of
from spectacula.server.people.once import digest_of

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("vacations", sa.Integer(), nullable=False, server_default="0"))
    looks = op.create_table(
        "looks",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_looks"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_looks_player", ondelete="CASCADE"),
    )
    op.create_index("ix_looks_player", "looks", ["player_id"])
    kept = op.get_bind().execute(sa.text("SELECT id, name FROM players WHERE kept IS NOT NULL ORDER BY kept, id"))
    first: dict[str, str] = {}
    for player_id, name in kept:
        for look in looks_of(name):
            first.setdefault(digest_of(look), player_id)
    op.bulk_insert(looks, [{"digest": digest, "player_id": player_id} for digest, player_id in first.items()])


def downgrade() -> None:
    op.drop_table("looks")
    op.drop_column("players", "vacations")
