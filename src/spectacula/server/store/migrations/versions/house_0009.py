"""Names that are kept: passkeys, sessions that can be ended, secrets that can be used once, names of tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("kept", sa.Double(), nullable=True))
    op.add_column("players", sa.Column("language", sa.String(8), nullable=True))
    op.add_column("players", sa.Column("mail", sa.String(254), nullable=True))
    op.create_index("uq_players_mail", "players", ["mail"], unique=True)
    op.add_column("tokens", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("used", sa.Double(), nullable=True))
    _passkeys()
    _sessions()
    _once()


def downgrade() -> None:
    for table in ("once", "sessions", "passkeys"):
        op.drop_table(table)
    for column in ("used", "name"):
        op.drop_column("tokens", column)
    op.drop_index("uq_players_mail", "players")
    for column in ("mail", "language", "kept"):
        op.drop_column("players", column)


def _passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=True),
        sa.Column("synced", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_passkeys_player", ondelete="CASCADE"),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player_id"])


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_sessions_player", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player_id"])
    op.create_index("ix_sessions_until", "sessions", ["until"])


def _once() -> None:
    op.create_table(
        "once",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=True),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_once"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_once_player", ondelete="CASCADE"),
    )
    op.create_index("ix_once_player", "once", ["player_id"])
    op.create_index("ix_once_until", "once", ["until"])
