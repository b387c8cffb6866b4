"""Time: who looks after the clocks of all tables, when the house was closed, and who is on vacation."""
