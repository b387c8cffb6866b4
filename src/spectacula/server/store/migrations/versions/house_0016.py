"""Alerts: somebody's ways and wishes, and what they are to be told of; keys of the house."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "alert_ways",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("sort", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
        sa.Column("gone", sa.Integer(), nullable=False),
        sa.Column("problem", sa.String(16), nullable=False),
        sa.Column("off", sa.Boolean(create_constraint=False), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_alert_ways"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alert_ways_player", ondelete="CASCADE"),
    )
    op.create_index("ix_alert_ways_player", "alert_ways", ["player_id"])
    op.create_table(
        "alert_wishes",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_to", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("told", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_alert_wishes"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alert_wishes_player", ondelete="CASCADE"),
    )
    op.create_table(
        "alerts",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("until", sa.Double()),
        sa.Column("due", sa.Double()),
        sa.PrimaryKeyConstraint("player_id", "table_id", "kind", name="pk_alerts"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alerts_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_alerts_table", ondelete="CASCADE"),
    )
    op.create_index("ix_alerts_due", "alerts", ["due"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )


def downgrade() -> None:
    for name in ("keys", "alerts", "alert_wishes", "alert_ways"):
        op.drop_table(name)
