#!/usr/bin/env python3
"""Idioms: tests/metal/language/idioms/NAME.metal is a small source of our own for each thing that a foreign program did, a test each.

Its lines that begin with //: are Python, run in their order with NumPy's names, f16, f32, i32 and u32, and these functions:
  run(kernel, grid, threads, buffers, expected, ulp=0, **more)  buffers: {index: array or number}; expected: {index: array}. The kernel is
      run as vectors, one thread at a time, and in checked mode, with fresh copies of the arrays. ulp: how far a float may be from it in units
      in the last place; NaN is NaN. more: as of pewter_metal's Library.run, also defines, constants and include of its Library.
  kernels(name, ...)            the source has these kernels, in order of their names
  refused(pattern, ...)         the source does not compile, and the error matches each pattern
What is right stands there, and the file's other comments say why."""
import pathlib
import re
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library  # noqa: E402

FOLDER = pathlib.Path(__file__).parent / "idioms"
OPTIONS = ("defines", "constants", "include")


def distance(got, want):
    """In units of the last place of what is wanted; 0 where both are the same number or both are NaN."""
    with numpy.errstate(all="ignore"):
        far = numpy.abs(got.astype(float) - want.astype(float)) / numpy.spacing(numpy.abs(want)).astype(float)
    far[(got == want) | (numpy.isnan(got) & numpy.isnan(want))] = 0
    return numpy.where(numpy.isnan(far), numpy.inf, far)


class idiom:
    """What the lines of one file call."""

    def __init__(self, test, path):
        self.test, self.path, self.calls, self.libraries = test, path, 0, {}

    def library(self, options, check=False):
        key = (repr(sorted(options.items())), check)
        if key not in self.libraries:
            self.libraries[key] = Library(path=self.path, check=check, **options)
        return self.libraries[key]

    def run(self, kernel, grid, threads, buffers, expected, ulp=0, **more):
        self.calls += 1
        options = {name: more.pop(name) for name in OPTIONS if name in more}
        for way, check, reference in (("vectors", False, False), ("reference", False, True), ("checked", True, False)):
            fresh = {n: b.copy() if isinstance(b, numpy.ndarray) else b for n, b in buffers.items()}
            self.library(options, check).run(kernel, grid, threads, fresh, reference=reference, **more)
            for n, want in expected.items():
                want = numpy.broadcast_to(numpy.asarray(want), fresh[n].shape).astype(fresh[n].dtype)
                what = f"{self.path.name}: {kernel}, {way}, buffer {n}"
                if ulp:
                    self.test.assertLessEqual(distance(fresh[n], want).max(initial=0), ulp, what)
                else:
                    numpy.testing.assert_array_equal(fresh[n], want, what)

    def kernels(self, *names):
        self.calls += 1
        self.test.assertEqual(self.library({}).names(), sorted(names))

    def refused(self, *patterns):
        self.calls += 1
        with self.test.assertRaises(Error) as raised:
            Library(path=self.path)
        for pattern in patterns:
            self.test.assertRegex(str(raised.exception), pattern)


def checks(path):
    """The Python of a file, every other line empty, so that a traceback has the file's numbers of lines."""
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return "\n".join(line[3:].removeprefix(" ") if line.startswith("//:") else "" for line in lines)


class Idioms(unittest.TestCase):
    def test_folder(self):
        files = {p.name for p in FOLDER.iterdir()}
        self.assertTrue(files and all(re.fullmatch(r"[a-z0-9_]+\.(metal|h)", name) for name in files), files)


def add(path):
    def test(self):
        one = idiom(self, path)
        names = {**vars(numpy), "f16": numpy.float16, "f32": numpy.float32, "i32": numpy.int32, "u32": numpy.uint32,
                 "run": one.run, "kernels": one.kernels, "refused": one.refused}
        exec(compile(checks(path), str(path), "exec"), names)
        self.assertGreater(one.calls, 0, f"{path.name} checks nothing: has no //: line that calls run, kernels or refused")

    setattr(Idioms, "test_" + path.stem, test)


for found in sorted(FOLDER.glob("*.metal")):
    add(found)

if __name__ == "__main__":
    unittest.main()
