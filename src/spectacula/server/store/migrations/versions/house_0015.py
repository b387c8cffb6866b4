"""Fair deals: the house's number of every table, and what its seats have given to the deal."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("number", sa.String(64), nullable=False),
        sa.Column("shares", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("closed", sa.Double()),
        sa.Column("opens", sa.Double()),
        sa.PrimaryKeyConstraint("table_id", name="pk_deals"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_table", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("deals")
