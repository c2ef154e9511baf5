"""Players that are programs: they see what their seat sees, nothing else."""

from katta.bots.bot import Bot
from katta.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "bot"]
