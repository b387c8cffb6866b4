"""What people report to the host, and what the host has said to them."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("reporter", sa.String(24), nullable=True),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("line", sa.String(200), nullable=False),
        sa.Column("evidence", sa.Text(), nullable=False),
        sa.Column("decision", sa.String(16), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["reporter"], ["players.id"], name="fk_reports_reporter", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["about"], ["players.id"], name="fk_reports_about", ondelete="CASCADE"),
    )
    for column in ("reporter", "about", "decision"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "cautions",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "kind", name="pk_cautions"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_cautions_player", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("cautions")
    op.drop_table("reports")
