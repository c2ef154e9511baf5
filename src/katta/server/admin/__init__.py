"""What those who run a server do: look, check, back up, close and remove."""
