#!/usr/bin/env python3
"""Pewter against ggml's CPU back end, in one process, on the same data and number of threads (OMP_NUM_THREADS), in turns.

usage: ggml_peer.py --ggml FOLDER [--quick | --full] [--filter TEXT] [--rounds N] [--milliseconds M]

FOLDER has libggml-base, libggml and the back ends, as the npm package @node-llama-cpp/linux-x64 has. Prints one JSON object a line, as
pewter_peers does. Products of one row go through several matrices that no cache holds together. Weights that ggml can rearrange are an
implementation of their own, "ggml, rearranged", whose variants are the names of ggml's arrangements. The exit status is 1 if results
differ.
"""
import argparse
import ctypes
import json
import math
import os
import pathlib
import random
import sys

CPUS = os.sched_getaffinity(0)  # before OpenMP binds this thread to one of them
for folder in ("", "python"):
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / folder))
import numpy  # noqa: E402
import pewter  # noqa: E402
from benchmarking import contest, machine  # noqa: E402
from benchmarking.ggml_library import Ggml, Graph  # noqa: E402
from pewter.attention import _Extents, _Options  # noqa: E402

MATRICES = ((4096, 4096), (14336, 4096), (4096, 14336), (4864, 896))
BYTES_OF_ELEMENT = {"q8_0": 34 / 32, "q4_0": 18 / 32, "q4_K": 144 / 256, "q6_K": 210 / 256}
LARGEST = 10  # times the norm's share that the largest error may be of the root mean square


def memory_of_copies():
    """Bytes of copies that no cache holds together: twice the largest, which on servers has some hundred MB."""
    units = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
    sizes = [cache["size"] for cache in machine.caches() if cache["size"]]
    return max([160 << 20, *(2 * int(size[:-1]) * units[size[-1]] for size in sizes)])


def difference(found, expected):
    """The errors' share of the norm, as of many values roundings differ; or that of the largest one, by LARGEST, so that one wrong column
    among thousands shows."""
    found, expected = numpy.asarray(found, numpy.float64), numpy.asarray(expected, numpy.float64)
    errors = found - expected
    error = max(math.sqrt(numpy.mean(errors ** 2)), float(numpy.max(numpy.abs(errors))) / LARGEST)
    return math.inf if math.isnan(error) else error and error / max(math.sqrt(numpy.mean(expected ** 2)), 1e-30)


def compete(about, ours, result, theirs, tolerance, options):
    """theirs: [(name, call, variant, result())]"""
    expected = result()
    errors = [0.0]
    for _, call, _, found in theirs:
        call()
        errors.append(difference(found(), expected))
    return contest.measure(about, [("pewter", ours), *(t[:3] for t in theirs)], errors, tolerance, options)


def product(ggml, kind, m, n, k, options):
    about = {"kernel": "quantized_matmul", "type": kind, "shape": f"{m}x{n}x{k}", "rows": m}
    each = n * k * BYTES_OF_ELEMENT[kind]
    copies = math.ceil(memory_of_copies() / each) if m == 1 else 1
    about["flops"] = 2.0 * m * n * k * copies
    about["bytes"], about["written_share"] = copies * (each + 4 * m * (n + k)), 4 * m * n / (each + 4 * m * (n + k))
    if options.filter not in f"{about['kernel']}/{kind}/{about['shape']}":
        return True
    numbers = numpy.random.default_rng(1)
    x = numbers.standard_normal((m, k), numpy.float32)
    first = pewter.quantize(numbers.standard_normal((n, k), numpy.float32), kind)
    w = [first.copy() for _ in range(copies)]  # each of its own memory
    packed = [pewter.PackedWeights(one, kind) for one in w]
    y = numpy.empty((copies, m, n), numpy.float32)
    calls = [contest.pewter_call("quantized_matmul_packed", [x, p._handle, y[i], m, n, k, None]) for i, p in enumerate(packed)]

    def ours():
        for call in calls:
            call()

    def operation(context, weight, rows):
        return ggml.mul_mat(context, weight, rows)
    lists = [[(kind, (n, k), one), ("float", (m, k), x)] for one in w]
    theirs = []
    ways = [("ggml", "", None), *(("ggml, rearranged", ggml.name_of(a), a) for a in ggml.arrangements())]
    for name, variant, arrangement in ways:
        try:
            graph = Graph(ggml, operation, lists, arrangement)
        except LookupError:
            continue
        theirs.append((name, graph, variant, lambda graph=graph: numpy.array([ggml.get(r, numpy.float32, (m, n)) for r in graph.results])))
    return compete(about, ours, lambda: y, theirs, 2e-2, options)


def attention(ggml, queries, keys, options):
    heads, dim = 32, 128
    about = {"kernel": "attention", "type": "half", "shape": f"{heads} heads of {dim}, {queries} x {keys}", "rows": queries}
    seen = queries * keys if queries == 1 else queries * (keys + 1) / 2
    about["flops"] = 4.0 * heads * dim * seen
    about["bytes"], about["written_share"] = 2 * heads * dim * (2 * keys + 2 * queries), queries / (2 * keys + 2 * queries)
    if options.filter not in f"attention/half/{about['shape']}":
        return True
    numbers = numpy.random.default_rng(1)

    def halves(rows):
        return numbers.standard_normal((heads, rows, dim), numpy.float32).astype(numpy.float16)
    q, k, v = halves(queries), halves(keys), halves(keys)
    y = numpy.empty_like(q)
    extents, how = _Extents(1, heads, heads, queries, keys, dim, dim), _Options(causal=int(queries > 1))
    ours = contest.pewter_call("attention", [1, q, k, 1, v, 1, y, ctypes.addressof(extents), ctypes.addressof(how)])
    inputs = [("half", k.shape, k), ("half", v.shape, v), ("float", q.shape, q.astype(numpy.float32))]
    if queries > 1:
        hidden = numpy.triu(numpy.full((queries, keys), -numpy.inf, numpy.float16), 1 + keys - queries)
        inputs.append(("half", hidden.shape, hidden))

    def operation(context, keys, values, of_q, mask=None):
        return ggml.flash_attn_ext(context, of_q, keys, values, mask, 1 / math.sqrt(dim), 0.0, 0.0)
    graph = Graph(ggml, operation, [inputs])
    # For one query ggml adds up halves.
    found = lambda: ggml.get(graph.results[0], numpy.float32, (queries, heads, dim)).transpose(1, 0, 2)  # noqa: E731
    return compete(about, ours, lambda: y, [("ggml", graph, "", found)], 3e-2, options)


def sorting(ggml, k, options):
    """k: 0: argsort."""
    cols = 128256
    kernel, shape = ("top_k", f"1x{cols}, {k}") if k else ("argsort", f"1x{cols}")
    about = {"kernel": kernel, "type": "float", "shape": shape, "flops": 0, "rows": 1, "bytes": 4 * (cols + (2 * k or cols)),
             "written_share": 0.5}
    if options.filter not in f"{kernel}/float/{shape}":
        return True
    x = numpy.random.default_rng(1).standard_normal((1, cols), numpy.float32)
    ids, values = numpy.empty((1, k or cols), numpy.uint32), numpy.empty((1, k or cols), numpy.float32)
    ours = contest.pewter_call(kernel, [0, x, values, ids, 1, cols, k, 0] if k else [0, x, ids, 1, cols, 0])
    operation = (lambda context, of: ggml.top_k(context, of, k)) if k else (lambda context, of: ggml.argsort(context, of, 0))
    graph = Graph(ggml, operation, [[("float", x.shape, x)]])
    # ggml's top_k leaves the order of the k open.
    in_order = (lambda of: -numpy.sort(-x[0, of], axis=-1)) if k else (lambda of: x[0, of])
    found = lambda: in_order(ggml.get(graph.results[0], numpy.uint32, ids.shape))  # noqa: E731
    return compete(about, ours, lambda: in_order(ids), [("ggml", graph, "", found)], 0, options)


def problems(ggml, options):
    rows = (1, 512) if not options.quick else (1,)
    for m in rows if not options.full else (1, 8, 32, 512):
        for kind in BYTES_OF_ELEMENT:
            for n, k in MATRICES[:1] if options.quick else MATRICES:
                if k % 256 == 0 or not kind.endswith("K"):
                    yield product(ggml, kind, m, n, k, options)
    for queries, keys in [(512, 512), (1, 32768)] + ([] if options.quick else [(4096, 4096)]):
        yield attention(ggml, queries, keys, options)
    for k in (0, 40):
        yield sorting(ggml, k, options)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ggml", type=pathlib.Path, required=True, metavar="FOLDER")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--filter", default="", help="only problems whose name has this text")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--milliseconds", type=float, default=5, help="of one turn")
    options = parser.parse_args()
    options.threads = int(os.environ.get("OMP_NUM_THREADS") or os.cpu_count())
    random.seed(1)
    ggml = Ggml(options.ggml, options.threads, CPUS)
    print(json.dumps(contest.context(options, ggml=ggml.version)), flush=True)
    return 0 if all([agreed for agreed in problems(ggml, options)]) else 1


if __name__ == "__main__":
    sys.exit(main())
