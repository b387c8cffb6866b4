"""What is asked for all the time is found without a look at every table."""

from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

INDICES = {
    "ix_tables_finished": ("tables", ["finished", "touched"]),
    "ix_tables_rematch": ("tables", ["rematch"]),
    "ix_rooms_house": ("rooms", ["house", "started"]),
    "ix_rooms_watch": ("rooms", ["watch", "started"]),
}


def upgrade() -> None:
    for name, (table, columns) in INDICES.items():
        op.create_index(name, table, columns)


def downgrade() -> None:
    for name, (table, _) in INDICES.items():
        op.drop_index(name, table)
