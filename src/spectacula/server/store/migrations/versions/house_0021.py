"""Standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("stretch", sa.String(24), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_orders_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_orders_player", ondelete="CASCADE"),
    )
    op.create_index("ix_orders_table", "orders", ["table_id"])
    op.create_index("ix_orders_due", "orders", ["due"])


def downgrade() -> None:
    op.drop_table("orders")
