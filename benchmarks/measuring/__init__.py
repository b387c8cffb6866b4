"""What several benchmarks of a house measure with: a server, people at its tables, viewers, figures."""
