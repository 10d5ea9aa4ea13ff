"""Single bits, ready made.

In compiled code a literal 1 that is shifted is a C int, also by way of a local variable, and the
result is cut at 31 bits. Where a bit may be further up, take it from here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIT: Final[list[i64]] = [2**place for place in range(63)]
