"""Logs and metrics: what a server tells of itself."""
