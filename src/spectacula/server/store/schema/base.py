"""What all that is stored belongs to."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
