"""Bots think in threads beside the loop, in a fair order."""
