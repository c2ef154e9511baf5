"""Players that are programs: they see what their seat sees, nothing else."""

from katta.bots.bot import Advice, Bot, NotForBots
from katta.bots.budget import BadBudget, Budget
from katta.bots.levels import LEVELS, UnknownLevel, bot

__all__ = ["LEVELS", "Advice", "BadBudget", "Bot", "Budget", "NotForBots", "UnknownLevel", "bot"]
