"""SQLite or PostgreSQL: what is kept, by whom it is written, and how secrets are sealed."""
