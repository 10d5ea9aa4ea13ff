"""For all tests: the command speaks English, whatever the language of the system."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
