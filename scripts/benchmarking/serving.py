"""Pewter's side of what ggml_peer and onnx_peer compare: products with quantised weights, attention, sorting; and how results are held
against Pewter's.

A problem has `about` (what its records say), `ours` (Pewter's call), `result()` (what that wrote) and its operands, which live as long as it.
"""
import argparse
import ctypes
import math
import os
import pathlib

import numpy
import pewter
from benchmarking import contest, machine
from pewter.attention import _Extents, _Options

MATRICES = ((4096, 4096), (14336, 4096), (4096, 14336), (4864, 896))
BYTES_OF_ELEMENT = {"q8_0": 34 / 32, "q4_0": 18 / 32, "q4_K": 144 / 256, "q6_K": 210 / 256}
LARGEST = 10  # times the norm's share that the largest error may be of the root mean square
VOCABULARY = 128256


def difference(found, expected):
    """The errors' share of the norm, as of many values roundings differ; or that of the largest one, by LARGEST, so that one wrong column
    among thousands shows."""
    found, expected = numpy.asarray(found, numpy.float64), numpy.asarray(expected, numpy.float64)
    errors = found - expected
    error = max(math.sqrt(numpy.mean(errors ** 2)), float(numpy.max(numpy.abs(errors))) / LARGEST)
    return math.inf if math.isnan(error) else error and error / max(math.sqrt(numpy.mean(expected ** 2)), 1e-30)


def is_wanted(problem, options):
    about = problem.about
    return options.filter in f"{about['kernel']}/{about['type']}/{about['shape']}"


def compete(problem, theirs, tolerance, options):
    """theirs: [(name, call, variant, result())]. Whether all agreed."""
    expected = problem.result()
    errors = [0.0]
    for _, call, _, found in theirs:
        call()
        errors.append(difference(found(), expected))
    return contest.measure(problem.about, [("pewter", problem.ours), *(t[:3] for t in theirs)], errors, tolerance, options)


class Product:
    """y = x W^T; products of one row go through several matrices that no cache holds together."""

    def __init__(self, kind, m, n, k):
        self.kind, self.extents = kind, (m, n, k)
        each = n * k * BYTES_OF_ELEMENT[kind]
        self.copies = machine.copies_of(each) if m == 1 else 1
        self.about = {"kernel": "quantized_matmul", "type": kind, "shape": f"{m}x{n}x{k}", "rows": m, "flops": 2.0 * m * n * k * self.copies,
                      "bytes": self.copies * (each + 4 * m * (n + k)), "written_share": 4 * m * n / (each + 4 * m * (n + k))}

    def prepare(self):
        m, n, k = self.extents
        numbers = numpy.random.default_rng(1)
        self.x = numbers.standard_normal((m, k), numpy.float32)
        first = pewter.quantize(numbers.standard_normal((n, k), numpy.float32), self.kind)
        self.w = [numpy.roll(first, i, axis=0) for i in range(self.copies)]  # of equal ones a runtime may keep one
        self.packed = [pewter.PackedWeights(one, self.kind) for one in self.w]
        self.y = numpy.empty((self.copies, m, n), numpy.float32)
        self.calls = [contest.pewter_call("quantized_matmul_packed", [self.x, p._handle, self.y[i], m, n, k, None])
                      for i, p in enumerate(self.packed)]

    def ours(self):
        for call in self.calls:
            call()

    def result(self):
        return self.y


class Attention:
    """32 heads of 128 in half, keys of the same number of heads; several queries are causal."""
    heads, dim = 32, 128

    def __init__(self, queries, keys):
        heads, dim = self.heads, self.dim
        self.queries, self.keys, self.causal = queries, keys, queries > 1
        seen = queries * (keys + 1) / 2 if self.causal else queries * keys
        self.about = {"kernel": "attention", "type": "half", "shape": f"{heads} heads of {dim}, {queries} x {keys}", "rows": queries,
                      "flops": 4.0 * heads * dim * seen, "bytes": 2 * heads * dim * (2 * keys + 2 * queries),
                      "written_share": queries / (2 * keys + 2 * queries)}

    def prepare(self):
        heads, dim = self.heads, self.dim
        numbers = numpy.random.default_rng(1)
        self.q, self.k, self.v = (numbers.standard_normal((heads, rows, dim), numpy.float32).astype(numpy.float16)
                                  for rows in (self.queries, self.keys, self.keys))
        self.y = numpy.empty_like(self.q)
        self.how = _Extents(1, heads, heads, self.queries, self.keys, dim, dim), _Options(causal=int(self.causal))
        self.ours = contest.pewter_call("attention", [1, self.q, self.k, 1, self.v, 1, self.y, *map(ctypes.addressof, self.how)])

    def result(self):
        return self.y


class Sorting:
    """argsort of a row, or its k largest; k = 0: argsort."""

    def __init__(self, k):
        self.k, self.cols = k, VOCABULARY
        kernel, shape = ("top_k", f"1x{self.cols}, {k}") if k else ("argsort", f"1x{self.cols}")
        self.about = {"kernel": kernel, "type": "float", "shape": shape, "flops": 0, "rows": 1,
                      "bytes": 4 * (self.cols + (2 * k or self.cols)), "written_share": 0.5}

    def prepare(self):
        k, cols = self.k, self.cols
        self.x = numpy.random.default_rng(1).standard_normal((1, cols), numpy.float32)
        self.ids, values = numpy.empty((1, k or cols), numpy.uint32), numpy.empty((1, k or cols), numpy.float32)
        self.ours = contest.pewter_call(*(("top_k", [0, self.x, values, self.ids, 1, cols, k, 0]) if k else
                                          ("argsort", [0, self.x, self.ids, 1, cols, 0])))
        self.values = values

    def in_order(self, ids):
        """The elements that ids name: of equal ones either order is right, and some leave the order of the k open."""
        return -numpy.sort(-self.x[0, ids], axis=-1) if self.k else self.x[0, ids]

    def result(self):
        return self.in_order(self.ids)


def options_of(document, folder):
    """The command line of a peer that lies in a folder: --NAME FOLDER."""
    parser = argparse.ArgumentParser(description=document, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(folder, dest="folder", type=pathlib.Path, required=True, metavar="FOLDER")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--filter", default="", help="only problems whose name has this text")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--milliseconds", type=float, default=5, help="of one turn")
    options = parser.parse_args()
    options.threads = int(os.environ.get("OMP_NUM_THREADS") or os.cpu_count())
    return options


def run(problems, compare, options):
    """Whether all agreed, of problems that the filter leaves; each is prepared when it is its turn, and then ends."""
    agreed = True
    for problem in problems:
        if is_wanted(problem, options):
            problem.prepare()
            agreed = compare(problem, options) and agreed
    return agreed


def rows_of_products(options):
    return (1,) if options.quick else (1, 8, 32, 512) if options.full else (1, 512)


def products(kinds, options):
    for m in rows_of_products(options):
        for kind in kinds:
            for n, k in MATRICES[:1] if options.quick else MATRICES:
                if k % 256 == 0 or not kind.endswith("K"):
                    yield Product(kind, m, n, k)


def attentions(options):
    return [Attention(*extents) for extents in [(512, 512), (1, 32768)] + ([] if options.quick else [(4096, 4096)])]


def sortings():
    return [Sorting(k) for k in (0, 40)]
