"""What is stored. Every constraint has a name of its own, so that SQLite and PostgreSQL agree on them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("kept", Double),
    Column("language", String(8)),
    Column("mail", String(254)),
    PrimaryKeyConstraint("id", name="pk_players"),
    Index("uq_players_mail", "mail", unique=True),
    Index("ix_players_created", "created"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("created", Double, nullable=False),
    Column("name", String(64), nullable=False, server_default=""),
    Column("used", Double),
    PrimaryKeyConstraint("digest", name="pk_tokens"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tokens_player", ondelete="CASCADE"),
    Index("ix_tokens_player", "player_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("synced", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("id", name="pk_passkeys"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_passkeys_player", ondelete="CASCADE"),
    Index("ix_passkeys_player", "player_id"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("digest", name="pk_sessions"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_sessions_player", ondelete="CASCADE"),
    Index("ix_sessions_player", "player_id"),
    Index("ix_sessions_until", "until"),
)

once = Table(
    "once",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("player_id", String(24)),
    Column("told", Text, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("digest", name="pk_once"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_once_player", ondelete="CASCADE"),
    Index("ix_once_player", "player_id"),
    Index("ix_once_until", "until"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("owner", String(24), ForeignKey("players.id", name="fk_tables_owner"), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("hints", Boolean(create_constraint=False), nullable=False, server_default=true()),
    Column("version", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("pending", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("finished", Double),
    Column("result", Text),
    Column("terms", Text),
    Column("clocks", Text),
    Column("due", Double),
    Column("day", String(10)),
    Column("away", Double),
    Column("journey", Integer, nullable=False, server_default="0"),
    Column("rematch", String(24), ForeignKey("tables.id", name="fk_tables_rematch")),
    Column("position", LargeBinary),
    Column("position_ply", Integer),
    Column("position_check", String(64)),
    PrimaryKeyConstraint("id", name="pk_tables"),
    CheckConstraint("ply >= 0", name="ck_tables_ply"),
    Index("ix_tables_owner", "owner", "touched"),
    Index("ix_tables_touched", "touched"),
    Index("ix_tables_finished", "finished", "touched"),
    Index("ix_tables_rematch", "rematch"),
    Index("ix_tables_due", "due"),
)

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), nullable=False),
    Column("game", String(32), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("began", Double, nullable=False),
    PrimaryKeyConstraint("day", "game", "player_id", name="pk_daily"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_daily_player", ondelete="CASCADE"),
    Index("ix_daily_player", "player_id", "day"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("player_id", String(24)),
    Column("level", String(24)),
    Column("stand_in", String(24)),
    Column("invite", String(48)),
    Column("hints_asked", Integer, nullable=False, server_default="0"),
    Column("opened", Double),
    Column("last_seen", Double),
    PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player"),
    UniqueConstraint("invite", name="uq_seats_invite"),
    CheckConstraint("kind IN ('person', 'bot')", name="ck_seats_kind"),
    Index("ix_seats_player", "player_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("opened", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "ply", name="pk_moves"),
    UniqueConstraint("table_id", "opened", "seat", name="uq_moves_table_opened_seat"),
    ForeignKeyConstraint(
        ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_moves_seat", ondelete="CASCADE"
    ),
)

undo_offers = Table(
    "undo_offers",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("to_ply", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("agreed", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", name="pk_undo_offers"),
    ForeignKeyConstraint(
        ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_undo_offers_seat", ondelete="CASCADE"
    ),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("player_id", String(24)),
    PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table", ondelete="CASCADE"),
    Index("ix_talk_player", "player_id"),
)

rooms = Table(
    "rooms",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("invite", String(48), nullable=False),
    Column("code", String(32)),
    Column("house", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("languages", String(64), nullable=False, server_default=""),
    Column("watch", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("started", Double),
    Column("barred", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", name="pk_rooms"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rooms_table", ondelete="CASCADE"),
    UniqueConstraint("invite", name="uq_rooms_invite"),
    UniqueConstraint("code", name="uq_rooms_code"),
    Index("ix_rooms_started", "started"),
    Index("ix_rooms_house", "house", "started"),
    Index("ix_rooms_watch", "watch", "started"),
)

deals = Table(
    "deals",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("number", String(64), nullable=False),
    Column("shares", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("closed", Double),
    Column("opens", Double),
    PrimaryKeyConstraint("table_id", name="pk_deals"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_table", ondelete="CASCADE"),
)

seekers = Table(
    "seekers",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("games", String(160), nullable=False),
    Column("players", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("table_id", String(24)),
    Column("answer_by", Double),
    Column("rated", Boolean(create_constraint=False), nullable=False, server_default=false()),
    PrimaryKeyConstraint("player_id", name="pk_seekers"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seekers_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seekers_table", ondelete="SET NULL"),
)

errands = Table(
    "errands",
    metadata,
    Column("id", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("told", Text, nullable=False),
    Column("player_id", String(24)),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("handed", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("id", name="pk_errands"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_errands_player", ondelete="CASCADE"),
    Index("ix_errands_at", "at"),
    Index("ix_errands_player", "player_id"),
)

# --- alerts

alert_ways = Table(
    "alert_ways",
    metadata,
    Column("id", String(24), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("sort", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("address", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("session", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("base", String(300), nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double),
    Column("gone", Integer, nullable=False),
    Column("problem", String(16), nullable=False),
    Column("off", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("id", name="pk_alert_ways"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alert_ways_player", ondelete="CASCADE"),
    Index("ix_alert_ways_player", "player_id"),
)

alert_wishes = Table(
    "alert_wishes",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("choices", Text, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("told", Double, nullable=False),
    PrimaryKeyConstraint("player_id", name="pk_alert_wishes"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alert_wishes_player", ondelete="CASCADE"),
)

alerts = Table(
    "alerts",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("asker", String(64), nullable=False),
    Column("until", Double),
    Column("due", Double),
    PrimaryKeyConstraint("player_id", "table_id", "kind", name="pk_alerts"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alerts_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_alerts_table", ondelete="CASCADE"),
    Index("ix_alerts_due", "due"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name", name="pk_keys"),
)

breaks = Table(
    "breaks",
    metadata,
    Column("id", String(32), nullable=False),
    Column("player_id", String(24)),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("id", name="pk_breaks"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_breaks_player", ondelete="CASCADE"),
    Index("ix_breaks_player", "player_id"),
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("name", String(24), nullable=False),
    Column("told", Text, nullable=False),
    Column("stretch", String(24), nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double),
    PrimaryKeyConstraint("id", name="pk_orders"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_orders_table", ondelete="CASCADE"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_orders_player", ondelete="CASCADE"),
    Index("ix_orders_table", "table_id"),
    Index("ix_orders_due", "due"),
)

hours = Table(
    "hours",
    metadata,
    Column("id", String(8), nullable=False),
    Column("seen", Double, nullable=False),
    PrimaryKeyConstraint("id", name="pk_hours"),
)

# --- tournaments

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("organiser", String(24)),
    Column("state", String(12), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("plan", Text, nullable=False),
    Column("terms", Text),
    Column("most", Integer, nullable=False),
    Column("starts", Double),
    Column("full_at", Integer),
    Column("repeats", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("began", Double),
    Column("ended", Double),
    PrimaryKeyConstraint("id", name="pk_tournaments"),
    ForeignKeyConstraint(["organiser"], ["players.id"], name="fk_tournaments_organiser", ondelete="SET NULL"),
    Index("ix_tournaments_state", "state"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player_id", String(24)),
    Column("name", String(64), nullable=False),
    Column("joined", Double, nullable=False),
    Column("out", Double),
    PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
    ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_entrants_tournament", ondelete="CASCADE"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_entrants_player", ondelete="SET NULL"),
    UniqueConstraint("tournament_id", "player_id", name="uq_entrants_player"),
    Index("ix_entrants_player", "player_id"),
)

tournament_rooms = Table(
    "tournament_rooms",
    metadata,
    Column("tournament_id", String(24), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("table_id", String(24)),
    Column("result", Text),
    Column("ended", Double),
    PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_tournament_rooms"),
    ForeignKeyConstraint(
        ["tournament_id"], ["tournaments.id"], name="fk_tournament_rooms_tournament", ondelete="CASCADE"
    ),
)

friends = Table(
    "friends",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("friend_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    Column("shows", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("player_id", "friend_id", name="pk_friends"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_friends_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["friend_id"], ["players.id"], name="fk_friends_friend", ondelete="CASCADE"),
    Index("ix_friends_friend", "friend_id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("muted_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    Column("blocked", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("player_id", "muted_id", name="pk_mutes"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_mutes_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["muted_id"], ["players.id"], name="fk_mutes_muted", ondelete="CASCADE"),
    Index("ix_mutes_muted", "muted_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), nullable=False),
    Column("at", Double, nullable=False),
    Column("reporter", String(24)),
    Column("about", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("line", String(200), nullable=False),
    Column("evidence", Text, nullable=False),
    Column("decision", String(16), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("id", name="pk_reports"),
    ForeignKeyConstraint(["reporter"], ["players.id"], name="fk_reports_reporter", ondelete="SET NULL"),
    ForeignKeyConstraint(["about"], ["players.id"], name="fk_reports_about", ondelete="CASCADE"),
    Index("ix_reports_reporter", "reporter"),
    Index("ix_reports_about", "about"),
    Index("ix_reports_decision", "decision"),
)

cautions = Table(
    "cautions",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("player_id", "kind", name="pk_cautions"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_cautions_player", ondelete="CASCADE"),
)

asks = Table(
    "asks",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("asker", String(24), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("player_id", "table_id", name="pk_asks"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_asks_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["asker"], ["players.id"], name="fk_asks_asker", ondelete="CASCADE"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_asks_table", ondelete="CASCADE"),
    Index("ix_asks_table", "table_id"),
)

# --- what the host decides

hosts = Table(
    "hosts",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    PrimaryKeyConstraint("player_id", name="pk_hosts"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_hosts_player", ondelete="CASCADE"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("player_id", name="pk_blocks"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_blocks_player", ondelete="CASCADE"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("number", BigInteger, nullable=False),
    Column("made", Double, nullable=False),
    Column("until", Double),
    Column("en", Text, nullable=False),
    Column("de", Text, nullable=False),
    Column("fr", Text, nullable=False),
    PrimaryKeyConstraint("number", name="pk_announcements"),
)

# --- ratings

ratings = Table(
    "ratings",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("game", String(32), nullable=False),
    Column("value", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    PrimaryKeyConstraint("player_id", "game", name="pk_ratings"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_ratings_player", ondelete="CASCADE"),
    Index("ix_ratings_game", "game", "value"),
)

rating_log = Table(
    "rating_log",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("left", Boolean(create_constraint=False), nullable=False),
    Column("weight", Double, nullable=False),
    Column("expected", Double, nullable=False),
    Column("value_before", Double, nullable=False),
    Column("spread_before", Double, nullable=False),
    Column("value_after", Double, nullable=False),
    Column("spread_after", Double, nullable=False),
    Column("out", Double),
    PrimaryKeyConstraint("table_id", "seat", name="pk_rating_log"),
    Index("ix_rating_log_player", "player_id", "game"),
    Index("ix_rating_log_game", "game", "at"),
)

rating_leavers = Table(
    "rating_leavers",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="pk_rating_leavers"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rating_leavers_table", ondelete="CASCADE"),
    Index("ix_rating_leavers_player", "player_id"),
)

rating_browsers = Table(
    "rating_browsers",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("digest", "player_id", name="pk_rating_browsers"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_rating_browsers_player", ondelete="CASCADE"),
    Index("ix_rating_browsers_player", "player_id"),
)

unlisted = Table(
    "unlisted",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    PrimaryKeyConstraint("player_id", name="pk_unlisted"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_unlisted_player", ondelete="CASCADE"),
)

# --- what passes: stored where several servers must see it

visits = Table(
    "visits",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("server", String(24), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id", "server", name="pk_visits"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_visits_table", ondelete="CASCADE"),
    Index("ix_visits_server", "server"),
)

screens = Table(
    "screens",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id", name="pk_screens"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_screens_table", ondelete="CASCADE"),
)

lookbacks = Table(
    "lookbacks",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("game", String(64), nullable=False),
    Column("told", Text, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", name="pk_lookbacks"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lookbacks_table", ondelete="CASCADE"),
)

due = Table(
    "due",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("server", String(24), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", name="pk_due"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_due_table", ondelete="CASCADE"),
    Index("ix_due_until", "until"),
)
