"""Rooms in which the people of a table gather before the curtain goes up."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("invite", sa.String(48), nullable=False),
        sa.Column("code", sa.String(32), nullable=True),
        sa.Column("house", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
        sa.Column("languages", sa.String(64), nullable=False, server_default=""),
        sa.Column("watch", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
        sa.Column("started", sa.Double(), nullable=True),
        sa.Column("barred", sa.Text(), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("table_id", name="pk_rooms"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rooms_table", ondelete="CASCADE"),
        sa.UniqueConstraint("invite", name="uq_rooms_invite"),
        sa.UniqueConstraint("code", name="uq_rooms_code"),
    )
    op.create_index("ix_rooms_started", "rooms", ["started"])


def downgrade() -> None:
    op.drop_table("rooms")
