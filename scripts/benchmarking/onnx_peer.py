#!/usr/bin/env python3
"""Pewter and ONNX Runtime, in one process, on the same data and number of threads (OMP_NUM_THREADS), in turns.

usage: onnx_peer.py --onnx FOLDER [--quick | --full] [--filter TEXT] [--rounds N] [--milliseconds M]

FOLDER has libonnxruntime.so, as the npm package onnxruntime-node has below package/bin. Prints one JSON object a line, as pewter_peers
does. Variants are the operators, types of elements and accuracy levels in which it computes a problem; what it has no kernel for is said
on standard error. Products of one row go through several matrices that no cache holds together. The exit status is 1 if results differ.
"""
import ctypes
import json
import math
import os
import pathlib
import platform
import random
import sys

CPUS = os.sched_getaffinity(0)  # before OpenMP binds this thread to one of them
for folder in ("", "python"):
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / folder))
import numpy  # noqa: E402
from benchmarking import contest, onnx_models, serving  # noqa: E402
from benchmarking.onnx_library import Failure, OnnxRuntime, Session, blocks_of_q4_0, blocks_of_q8_0  # noqa: E402
from pewter import images  # noqa: E402

EPSILON = 2.0 ** -23
NORM_EPSILON = 1e-5
BLOCKS = {"q4_0": (blocks_of_q4_0, 4), "q8_0": (blocks_of_q8_0, 8)}
LEVELS = {1: "float", 4: "bytes"}  # accuracy levels: what a row of x is multiplied as


class Peer:
    """Sessions whose threads may run on all cores, and a problem's contest with them."""

    def __init__(self, options):
        self.options, self.runtime = options, OnnxRuntime(options.folder, platform.machine())

    def session(self, model, inputs, outputs):
        bound = os.sched_getaffinity(0)
        os.sched_setaffinity(0, CPUS)  # threads inherit it
        try:
            return Session(self.runtime, model, inputs, outputs, self.options.threads)
        finally:
            os.sched_setaffinity(0, bound)

    def compete(self, problem, variants, tolerance):
        """variants: {name: (model, inputs, outputs, result())}, made when it is their turn by functions."""
        theirs = []
        for name, make in variants.items():
            model, inputs, outputs, found = make()
            try:
                session = self.session(model, inputs, outputs)
                session()
            except Failure as e:
                print(f"onnx_peer: {problem.about['kernel']} {problem.about['shape']}, {name}: {e}", file=sys.stderr)
            else:
                theirs.append(("onnxruntime", session, name, found))
        return serving.compete(problem, theirs, tolerance, self.options)


# ---- products, attention, sorting ----

def product_by(problem, level):
    m, n, k = problem.extents
    repack, bits = BLOCKS[problem.kind]
    y = [numpy.empty((m, n), numpy.float32) for _ in problem.w]
    weights, nodes = {}, []
    for i, one in enumerate(problem.w):
        codes, scales = repack(one)
        weights[f"w{i}"], weights[f"scales{i}"] = numpy.ascontiguousarray(codes), scales.reshape(-1)
        nodes.append(("MatMulNBits", onnx_models.MICROSOFT, ["x", f"w{i}", f"scales{i}"], [f"y{i}"],
                      {"K": k, "N": n, "bits": bits, "block_size": 32, "accuracy_level": level}))
    inputs, outputs = {"x": problem.x}, {f"y{i}": one for i, one in enumerate(y)}
    return onnx_models.model(nodes, inputs, outputs, weights), inputs, outputs, lambda: numpy.array(y)


def compare_product(peer, problem):
    return peer.compete(problem, {f"MatMulNBits, {of}": lambda level=level: product_by(problem, level) for level, of in LEVELS.items()}, 2e-2)


def by_tokens(heads, dtype):
    """(1, rows, heads times dim) of (heads, rows, dim)."""
    return numpy.ascontiguousarray(heads.transpose(1, 0, 2).reshape(1, heads.shape[1], -1), dtype)


def heads_of(tokens, heads):
    return tokens.reshape(tokens.shape[1], heads, -1).transpose(1, 0, 2)


def grouped_attention(problem, dtype):
    """The queries' own keys and values are the last ones, and go into the cache with each call, to where they are."""
    queries, keys, heads = problem.queries, problem.keys, problem.heads
    cache = [numpy.ascontiguousarray(of[None], dtype) for of in (problem.k, problem.v)]
    new = [by_tokens(of[:, keys - queries:], dtype) for of in (problem.k, problem.v)]
    inputs = {"q": by_tokens(problem.q, dtype), "k": new[0], "v": new[1], "past_k": cache[0], "past_v": cache[1],
              "last": numpy.array([keys - 1], numpy.int32), "total": numpy.array([keys], numpy.int32)}
    outputs = {"y": numpy.empty((1, queries, heads * problem.dim), dtype), "present_k": cache[0], "present_v": cache[1]}
    model = onnx_models.single("GroupQueryAttention", inputs, outputs, domain=onnx_models.MICROSOFT, num_heads=heads, kv_num_heads=heads)
    return model, inputs, outputs, lambda: heads_of(outputs["y"], heads)


def plain_attention(problem):
    heads = problem.heads
    inputs = {name: by_tokens(of, numpy.float32) for name, of in (("q", problem.q), ("k", problem.k), ("v", problem.v))}
    outputs = {"y": numpy.empty((1, problem.queries, heads * problem.dim), numpy.float32)}
    model = onnx_models.single("MultiHeadAttention", inputs, outputs, domain=onnx_models.MICROSOFT, num_heads=heads,
                               unidirectional=int(problem.causal))
    return model, inputs, outputs, lambda: heads_of(outputs["y"], heads)


def compare_attention(peer, problem):
    variants = {f"GroupQueryAttention, {name}": lambda dtype=dtype: grouped_attention(problem, dtype)
                for name, dtype in (("half", numpy.float16), ("float", numpy.float32))}
    return peer.compete(problem, variants | {"MultiHeadAttention, float": lambda: plain_attention(problem)}, 3e-2)


def top_k(problem):
    count = problem.k or problem.cols
    outputs = {"values": numpy.empty((1, count), numpy.float32), "ids": numpy.empty((1, count), numpy.int64)}
    inputs, weights = {"x": problem.x}, {"count": numpy.array([count], numpy.int64)}
    model = onnx_models.single("TopK", inputs, outputs, weights, axis=1, largest=int(problem.k > 0), sorted=1)
    return model, inputs, outputs, lambda: problem.in_order(outputs["ids"])


def compare_sorting(peer, problem):
    return peer.compete(problem, {"TopK": lambda: top_k(problem)}, 0)


# ---- rows and images: one operator of float, whose inputs and weights are Pewter's operands ----

class Single:
    """Pewter's function `kernel` of x, of weights by name and of what the function takes behind y; and the operator of the same."""

    def __init__(self, kernel, shape, operator, x_shape, y_shape, weights, behind, depth, flops=0.0, **attributes):
        self.operator, self.x_shape, self.y_shape, self.weights, self.behind = operator, x_shape, y_shape, weights, behind
        self.attributes, self.tolerance = attributes, 8 * EPSILON * math.sqrt(depth)
        read, written = math.prod(x_shape) + sum(map(math.prod, weights.values())), math.prod(y_shape)
        self.about = {"kernel": kernel, "type": "float", "shape": shape, "flops": flops, "rows": x_shape[0], "bytes": 4 * (read + written),
                      "written_share": written / (read + written)}

    def prepare(self):
        numbers = numpy.random.default_rng(1)
        self.x = numbers.uniform(-1, 2, self.x_shape).astype(numpy.float32)
        self.of = {name: numbers.uniform(-1, 1, shape).astype(numpy.float32) for name, shape in self.weights.items()}
        self.y = numpy.empty(self.y_shape, numpy.float32)
        self.ours = contest.pewter_call(self.about["kernel"], [0, self.x, *self.of.values(), self.y, *self.behind])

    def result(self):
        return self.y


def by_operator(problem):
    inputs, outputs = {"x": problem.x}, {"y": numpy.empty_like(problem.y)}
    model = onnx_models.single(problem.operator, inputs, outputs, problem.of, **problem.attributes)
    return model, inputs, outputs, lambda: outputs["y"]


def compare_single(peer, problem):
    return peer.compete(problem, {problem.operator: lambda: by_operator(problem)}, problem.tolerance)


def rows(rows_, cols):
    shape, text = (rows_, cols), f"{rows_}x{cols}"
    yield Single("softmax", text, "Softmax", shape, shape, {}, shape, cols, axis=1)
    yield Single("layer_norm", text, "LayerNormalization", shape, shape, {"scale": (cols,), "bias": (cols,)}, (*shape, NORM_EPSILON), cols,
                 axis=1, epsilon=NORM_EPSILON)
    yield Single("rms_norm", text, "SimplifiedLayerNormalization", shape, shape, {"scale": (cols,)}, (*shape, NORM_EPSILON), cols, axis=1,
                 epsilon=NORM_EPSILON, stash_type=1)


def convolution(channels, filters, extents, side, stride=1, groups=1):
    """Windows of `side` with padding, channels first, of images or, with one extent, of signals."""
    sides, padding = len(extents), side // 2
    to = tuple((extent + 2 * padding - side) // stride + 1 for extent in extents)
    weights = {"weight": (filters, channels // groups) + (side,) * sides, "bias": (filters,)}
    one, of_side = images._Side(1, 1, 0, 1), images._Side(side, stride, padding, 1)
    height, width = (1,) * (2 - sides) + tuple(extents)
    how = images._Problem(1, height, width, channels, filters, images._Window(one if sides == 1 else of_side, of_side), groups, 1)
    depth = channels // groups * side ** sides
    text = f"{channels} of {'x'.join(map(str, extents))} to {filters}, window {side}" + (f", stride {stride}" if stride > 1 else "") + \
        (f", {groups} groups" if groups > 1 else "")
    problem = Single("convolution", text, "Conv", (1, channels, *extents), (1, filters, *to), weights, [ctypes.addressof(how)], depth,
                     2.0 * filters * math.prod(to) * depth, kernel_shape=[side] * sides, pads=[padding] * 2 * sides,
                     strides=[stride] * sides, group=groups)
    problem.kept = how
    return problem


def pooling(kernel, operator, channels, extent, side, stride):
    padding = side // 2
    to, of_side = (extent + 2 * padding - side) // stride + 1, images._Side(side, stride, padding, 1)
    how = images._Window(of_side, of_side)
    behind = [channels, extent, extent, 1, ctypes.addressof(how)] + ([0] if kernel == "average_pool" else [])
    problem = Single(kernel, f"{channels} of {extent}x{extent}, window {side}, stride {stride}", operator, (1, channels, extent, extent),
                     (1, channels, to, to), {}, behind, side * side, kernel_shape=[side, side], pads=[padding] * 4, strides=[stride] * 2)
    problem.kept = how
    return problem


def singles(options):
    for shape in [(1, 131072), (32, 1024), (4096, 1024)] + ([] if options.quick else [(32, 128), (4096, 4096)]):
        yield from rows(*shape)
    yield convolution(64, 64, (56, 56), 3)
    yield convolution(128, 128, (56, 56), 3, groups=128)
    yield convolution(80, 384, (3000,), 3)
    if not options.quick:
        yield convolution(3, 64, (224, 224), 7, stride=2)
        yield convolution(256, 256, (14, 14), 3)
        yield convolution(256, 64, (56, 56), 1)
        yield convolution(384, 384, (3000,), 3, stride=2)
    yield pooling("max_pool", "MaxPool", 64, 112, 3, 2)
    yield pooling("average_pool", "AveragePool", 64, 112, 3, 2)


# ---- the whole ----

def problems(options):
    yield from serving.products(BLOCKS, options)
    yield from serving.attentions(options)
    yield from serving.sortings()
    yield from singles(options)


def main():
    options = serving.options_of(__doc__, "--onnx")
    random.seed(1)
    peer = Peer(options)
    print(json.dumps(contest.context(options, onnxruntime=peer.runtime.version)), flush=True)
    compare = {serving.Product: compare_product, serving.Attention: compare_attention, serving.Sorting: compare_sorting,
               Single: compare_single}
    return 0 if serving.run(problems(options), lambda problem, _: compare[type(problem)](peer, problem), options) else 1


if __name__ == "__main__":
    sys.exit(main())
