"""The laboratory: tournaments between bots and other programs, analysis of games, speed of the search."""
