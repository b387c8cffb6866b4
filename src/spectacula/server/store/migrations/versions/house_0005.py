"""Several servers: who is at a table through which of them, what shared screens show, and whose bots are due."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WHERE_BOTS_ARE_DUE = """
INSERT INTO due (table_id, server, until) SELECT id, '', 0 FROM tables
WHERE finished IS NULL AND NOT EXISTS (SELECT 1 FROM undo_offers WHERE table_id = tables.id) AND EXISTS (
  SELECT 1 FROM seats WHERE table_id = tables.id AND (kind = 'bot' OR stand_in IS NOT NULL)
  AND (tables.pending >> seat) % 2 = 1
)
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("last_seen", sa.Double(), nullable=True))
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("server", sa.String(24), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", "server", name="pk_visits"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_visits_table", ondelete="CASCADE"),
    )
    op.create_index("ix_visits_server", "visits", ["server"])
    op.create_table(
        "screens",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_screens"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_screens_table", ondelete="CASCADE"),
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("server", sa.String(24), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_due"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_due_table", ondelete="CASCADE"),
    )
    op.create_index("ix_due_until", "due", ["until"])
    op.execute(WHERE_BOTS_ARE_DUE)


def downgrade() -> None:
    op.drop_table("due")
    op.drop_table("screens")
    op.drop_table("visits")
    op.drop_column("seats", "last_seen")
