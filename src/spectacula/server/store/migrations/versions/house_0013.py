"""What was agreed before the curtain rose."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "terms")
