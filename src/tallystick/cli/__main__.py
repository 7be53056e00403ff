"""`python -m tallystick.cli`."""

from tallystick.cli import main

main()
