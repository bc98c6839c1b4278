"""What tests of Apple's command-line tools share: a scratch folder, the tools in PATH, what is loaded from there."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library  # noqa: E402

TOOLS = pathlib.Path(os.environ["PEWTER_METAL_LIBRARY"]).parent / "apple-tools"
HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"


class Case(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.here = pathlib.Path(scratch.name)
        self.environment = os.environ | {"PATH": f"{TOOLS}:{os.environ['PATH']}"}

    def write(self, **files):
        for name, text in files.items():
            path = self.here / name.replace("__", "/").replace("_dot_", ".")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)

    def run_tool(self, *command, input=None, status=0, text=True, **environment):
        done = subprocess.run([str(c) for c in command], cwd=self.here, capture_output=True, text=text, input=input,
                              env=self.environment | environment)
        self.assertEqual(done.returncode, status, f"{command}: {done.stdout}{done.stderr}")
        return done

    def fails(self, text, *command, status=1, **more):
        done = self.run_tool(*command, status=status, **more)
        self.assertIn(text, done.stderr)
        return done.stderr

    def raises(self, text, call, *arguments, **named):
        with self.assertRaises(Error) as caught:
            call(*arguments, **named)
        self.assertIn(text, str(caught.exception))

    def metal(self, *words, **more):
        return self.run_tool("xcrun", "-sdk", "macosx", "metal", *words, **more)

    def library(self, path="default.metallib", **settings):
        return Library(path=self.here / path, **settings)

    def result(self, library, kernel, more={}):
        x = numpy.arange(40, dtype=numpy.float32)
        library.run(kernel, 40, 32, {0: x} | more)
        return x

    def equals(self, library, kernel, expected, more={}):
        numpy.testing.assert_array_equal(self.result(library, kernel, more), expected(numpy.arange(40, dtype=numpy.float32)))
