"""A knock-out remembers how it was seeded."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entrants", sa.Column("seeding", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("entrants", "seeding")
