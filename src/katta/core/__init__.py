"""What every game stands on: the contract of a game, positions, matches, records and the dealer."""
