"""The waiting room of a table: seats fill, people are invited, the curtain goes up."""
