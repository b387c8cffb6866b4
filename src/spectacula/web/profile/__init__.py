"""A profile: results, head to head, and the games behind them; shown to whoever has sat at a table with its person."""
