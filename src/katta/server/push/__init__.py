"""Messages to devices that are not here."""
