"""`python -m tafelrunde`: the same as the command `tafelrunde`."""

import sys

from tafelrunde.cli.main import main

sys.exit(main())
