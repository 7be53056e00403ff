"""Serious tabletop games about shared records."""

__version__ = "0.1.0"
