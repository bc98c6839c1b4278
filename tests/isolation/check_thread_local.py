#!/usr/bin/env python3
"""Thread-local memory of shared libraries that a program may load late.

usage: check_thread_local.py MOST_BYTES LIBRARY...

Where any code of a library reaches a thread-local variable without a call (initial-exec), all its variables must find room in what
the C library kept for libraries loaded later: some 1600 bytes for all of them. Those of a Python process have taken their share.
"""
import os
import re
import subprocess
import sys


def bytes_of(headers):
    """The size in memory of the segment TLS in the output of readelf -lW; 0 if there is none."""
    segment = re.search(r"^ +TLS +0x\w+ 0x\w+ 0x\w+ 0x\w+ (0x\w+)", headers, re.MULTILINE)
    return int(segment.group(1), 16) if segment else 0


def check(library, most):
    headers = subprocess.run([os.environ.get("READELF") or "readelf", "-lW", library], check=True, text=True, capture_output=True)
    found = bytes_of(headers.stdout)
    if found == 0:
        sys.exit(f"{library} has no thread-local memory, which this test takes for an error of its own")
    if found > most:
        sys.exit(f"{library} has {found} bytes of thread-local memory, must be at most {most}: keep large objects on the heap")


def main():
    for library in sys.argv[2:]:
        check(library, int(sys.argv[1]))


if __name__ == "__main__":
    main()
