"""Clocks, and when they stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clocks", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("due", sa.Double(), nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "breaks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=True),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_breaks"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_breaks_player", ondelete="CASCADE"),
    )
    op.create_index("ix_breaks_player", "breaks", ["player_id"])
    op.create_table(
        "hours",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hours"),
    )


def downgrade() -> None:
    op.drop_table("hours")
    op.drop_table("breaks")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "clocks")
