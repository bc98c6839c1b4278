#!/usr/bin/env python3
"""Names of kernels: of one name in several namespaces, by [[host_name]], and those that collide."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
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

    def test_explicit_specializations(self):
        primary = "template <int n> kernel void g" + fills("n")
        for form in ('[[host_name("f")]] [[kernel]] void', '[[kernel]] [[host_name("f")]] void', 'kernel [[host_name("f")]] void',
                     '[[host_name("f"), kernel]] void', '[[max_total_threads_per_threadgroup(64)]] [[host_name("f")]] kernel void'):
            text = primary + f"template <> {form} g<1>" + fills(7) + 'template [[host_name("h")]] kernel void g<2>(device int*, uint);\n'
            # Instances without a name are no kernels; nor is what is declared alone.
            text += "template <> kernel void g<3>" + fills(8) + f"template kernel void g<4>(device int*, uint);\nkernel void none({ROW});\n"
            self.assertEqual(self.results(text), {"f": 7, "h": 2}, form)
            library = Library(HEAD + text + "".join(f"kernel void more{n}" + fills(n) for n in range(20)))  # more than are compiled at once
            for name, value in {"f": 7, "h": 2}.items():
                x = numpy.zeros(40, numpy.int32)
                library.run(name, 40, 32, {0: x})
                self.assertTrue((x == value).all())

    def test_forms_that_are_not_known(self):
        for text in ('template <int n>\n[[host_name("f")]] kernel void g' + fills("n") + 'template kernel void g<1>(device int*, uint);\n',
                     f'kernel void g({ROW})\n[[host_name("f")]] {{ x[i] = 1; }}\n', 'kernel\n__attribute__((host_name("f"))) void g' + fills(1),
                     f'kernel void g\n[[host_name("f")]] ({ROW});\nkernel void g' + fills(1)):
            with self.assertRaisesRegex(Error, r'mine.metal:4: \[\[host_name\("f"\)\]\]: of a declaration that makes no entry point'):
                Library(HEAD + text, name="mine.metal")

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
