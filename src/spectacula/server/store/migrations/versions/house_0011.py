"""What the host decides: who is host, who may not come in, what is announced; and lists in the order of time."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, *columns in (
        ("hosts", sa.Column("since", sa.Double(), nullable=False)),
        (
            "blocks",
            sa.Column("since", sa.Double(), nullable=False),
            sa.Column("until", sa.Double()),
            sa.Column("reason", sa.Text(), nullable=False),
        ),
    ):
        op.create_table(
            name,
            sa.Column("player_id", sa.String(24), nullable=False),
            *columns,
            sa.PrimaryKeyConstraint("player_id", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=f"fk_{name}_player", ondelete="CASCADE"),
        )
    op.create_table(
        "announcements",
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("until", sa.Double()),
        *(sa.Column(language, sa.Text(), nullable=False) for language in ("en", "de", "fr")),
        sa.PrimaryKeyConstraint("number", name="pk_announcements"),
    )
    op.create_index("ix_players_created", "players", ["created"])
    op.create_index("ix_tables_touched", "tables", ["touched"])


def downgrade() -> None:
    op.drop_index("ix_tables_touched", "tables")
    op.drop_index("ix_players_created", "players")
    for name in ("announcements", "blocks", "hosts"):
        op.drop_table(name)
