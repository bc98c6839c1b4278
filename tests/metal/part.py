#!/usr/bin/env python3
"""Every COUNT-th test of a module from the INDEX-th on, so that tests which compile much run in parallel.

usage: part.py FILE INDEX COUNT"""
import importlib
import pathlib
import sys
import unittest


def tests_of(suite):
    for test in suite:
        yield from tests_of(test) if isinstance(test, unittest.TestSuite) else [test]


def main():
    path, index, count = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    sys.path.insert(0, str(path.parent))
    tests = list(tests_of(unittest.defaultTestLoader.loadTestsFromModule(importlib.import_module(path.stem))))
    mine = tests[index::count]
    if not mine:
        sys.exit(f"{path.name} has {len(tests)} tests, must have more than {index}")
    return 0 if unittest.TextTestRunner().run(unittest.TestSuite(mine)).wasSuccessful() else 1


sys.exit(main())
