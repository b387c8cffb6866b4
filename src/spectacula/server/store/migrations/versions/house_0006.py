"""Looks back at finished games, so that every server can tell how far they are and what they told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lookbacks",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_lookbacks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lookbacks_table", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("lookbacks")
