#!/usr/bin/env python3
"""Libraries load into a process in which others have taken thread-local memory.

usage: check_loads_late.py OCCUPIED_LIBRARY LIBRARY...

Each LIBRARY is loaded by a process of its own, behind OCCUPIED_LIBRARY.
"""
import subprocess
import sys

LOAD = "import ctypes, sys; kept = [ctypes.CDLL(path) for path in sys.argv[1:]]; print(kept[0].read_occupied())"


def main():
    occupied, *libraries = sys.argv[1:]
    for library in libraries:
        done = subprocess.run([sys.executable, "-c", LOAD, occupied, library], capture_output=True, text=True)
        if done.returncode != 0 or done.stdout != "0\n":
            sys.exit(f"{library} does not load behind {occupied}:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    main()
