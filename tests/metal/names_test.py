#!/usr/bin/env python3
"""Names of kernels: of one name in several namespaces, by [[host_name]], and those that collide."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
ROW = "device int* x [[buffer(0)]], uint i [[thread_position_in_grid]]"


def fills(value):
    return f"({ROW}) {{ x[i] = {value}; }}\n"


class Names(unittest.TestCase):
    def results(self, text):
        library = Library(HEAD + text)
        found = {}
        for name in library.names():
            for reference in (False, True):
                x = numpy.zeros(40, numpy.int32)
                library.run(name, 40, 32, {0: x}, reference=reference)
                self.assertTrue((x == x[0]).all())
                self.assertEqual(found.setdefault(name, int(x[0])), x[0])
        return found

    def test_namespaces(self):
        text = ("namespace a { kernel void f" + fills(1) + "namespace { kernel void only" + fills(2) + "} }\nstatic kernel void hidden" + fills(5) +
                "namespace a::b { [[kernel]] void f" + fills(3) + "}\n"
                "inline namespace c { struct s { int f; }; kernel void f" + fills(4) + "}\n")
        self.assertEqual(self.results(text), {"a::f": 1, "only": 2, "a::b::f": 3, "c::f": 4, "hidden": 5})
        self.assertEqual(self.results("kernel void f" + fills(1) + "namespace a { kernel void f" + fills(2) + "}\n"), {"f": 1, "a::f": 2})

    def test_many(self):
        """More than are compiled at once."""
        library = Library(HEAD + "".join(f"namespace n{n} {{ kernel void f" + fills(n) + "}\n" for n in range(20)))
        self.assertEqual(library.names(), [f"n{n}::f" for n in range(20)])
        x = numpy.zeros(40, numpy.int32)
        library.run("n17::f", 40, 32, {0: x})
        self.assertTrue((x == 17).all())

    def test_host_names(self):
        text = ('namespace a { [[host_name("f")]] kernel void f' + fills(1) + "}\nnamespace b { kernel void f" + fills(2) + "}\n"
                'namespace c { template <int n> kernel void g' + fills("n") + '}\ntemplate [[host_name("g")]] kernel void c::g<3>(device int*, uint);\n'
                'namespace d { kernel void g' + fills(4) + "}\n")
        self.assertEqual(self.results(text), {"f": 1, "b::f": 2, "g": 3, "d::g": 4})

    def test_declared_first(self):
        self.assertEqual(self.results(f"namespace a {{ kernel void f({ROW}); }}\nnamespace b {{ kernel void f" + fills(1) + "}\n"
                                      "namespace a { kernel void f" + fills(2) + "}\n"), {"a::f": 2, "b::f": 1})
        self.assertEqual(self.results(f'[[host_name("g")]] kernel void f({ROW});\n[[host_name("g")]] kernel void f' + fills(1)), {"g": 1})

    def test_collisions(self):
        for text in ('namespace a { [[host_name("f")]] kernel void f' + fills(1) + '}\n[[host_name("f")]] kernel void g' + fills(2),
                     "kernel void f" + fills(1) + "\nkernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\n",
                     'template <int n> kernel void g' + fills("n") + 'template [[host_name("f")]] kernel void g<1>(device int*, uint);'
                     '\ntemplate [[host_name("f")]] kernel void g<2>(device int*, uint);\n'):
            with self.assertRaisesRegex(Error, r"two kernels are named 'f': mine.metal:[34] and mine.metal:[45]"):
                Library(HEAD + text, name="mine.metal")


if __name__ == "__main__":
    unittest.main()
