"""What `katta new-game` writes: a tiny game that can be played as it is."""
