"""The terminal client: a table drawn in text, choices as numbered sentences, in the player's language."""
