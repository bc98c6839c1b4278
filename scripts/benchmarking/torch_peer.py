#!/usr/bin/env python3
"""Pewter against PyTorch, in one process, on the same data and number of threads (OMP_NUM_THREADS), in turns.

usage: torch_peer.py [--quick | --full] [--products | --rows | --serving] [--filter TEXT] [--rounds N] [--milliseconds M]

Prints one JSON object a line, as pewter_peers does: a context, then a record for each problem and implementation. Pewter is
called through pewter.h: PEWTER_LIBRARY names libpewter_c. The exit status is 1 if results differ.
"""
import argparse
import ctypes
import json
import math
import os
import pathlib
import random
import sys

for folder in ("", "python"):
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / folder))
import torch  # noqa: E402
from benchmarking import contest, torch_serving  # noqa: E402
from pewter import library  # noqa: E402

FACTOR, EPSILON = 0.125, 1e-5
TYPES = {"float": (0, torch.float32, 2.0 ** -23), "half": (1, torch.float16, 2.0 ** -10), "bfloat": (2, torch.bfloat16, 2.0 ** -7)}
QUICK, STANDARD, FULL = range(3)


def functional():
    return torch.nn.functional


# ---- what is compared: (pewter's arguments behind the type, torch's call) of operands by name ----

def same(name):
    return lambda o: (name, [o.x, o.y, o.rows, o.cols])


def flat(name):
    return lambda o: (name, [o.x, o.y, o.rows * o.cols])


def gated(name):
    return lambda o: (name, [o.x, o.more, o.y, o.rows * o.cols])


# name: (Pewter's function and arguments, torch's results, results a row or an element or one in all)
ROWS = {
    "softmax": (same("softmax"), lambda o: torch.softmax(o.x, -1, out=o.z), "element"),
    "layer_norm": (lambda o: ("layer_norm", [o.x, o.weight, o.bias, o.y, o.rows, o.cols, EPSILON]),
                   lambda o: functional().layer_norm(o.x, (o.cols,), o.weight, o.bias, EPSILON), "element"),
    "rms_norm": (lambda o: ("rms_norm", [o.x, o.weight, o.y, o.rows, o.cols, EPSILON]),
                 lambda o: functional().rms_norm(o.x, (o.cols,), o.weight, EPSILON), "element"),
    "row_sum": (same("row_sum"), lambda o: torch.sum(o.x, -1, out=o.z), "row"),
    "row_prefix_sum": (same("row_prefix_sum"), lambda o: torch.cumsum(o.x, -1, out=o.z), "element"),
    "gelu": (flat("gelu"), lambda o: functional().gelu(o.x, approximate="tanh"), "element"),
    "silu": (flat("silu"), lambda o: functional().silu(o.x), "element"),
    "add": (gated("add"), lambda o: torch.add(o.x, o.more, out=o.z), "element"),
    "relu": (flat("relu"), lambda o: torch.clamp_min(o.x, 0, out=o.z), "element"),
    "scale": (lambda o: ("scale", [o.x, FACTOR, o.y, o.rows * o.cols]), lambda o: torch.mul(o.x, FACTOR, out=o.z), "element"),
    "gelu_erf": (flat("gelu_erf"), lambda o: functional().gelu(o.x), "element"),
    "swiglu": (gated("swiglu"), lambda o: torch.mul(functional().silu(o.x), o.more, out=o.z), "element"),
    "row_mean": (same("row_mean"), lambda o: torch.mean(o.x, -1, out=o.z), "row"),
    "row_max": (same("row_max"), lambda o: torch.amax(o.x, -1, out=o.z), "row"),
    "row_min": (same("row_min"), lambda o: torch.amin(o.x, -1, out=o.z), "row"),
    "logsumexp": (same("logsumexp"), lambda o: torch.logsumexp(o.x, -1, out=o.z), "row"),
    "log_softmax": (same("log_softmax"), lambda o: torch.log_softmax(o.x, -1, out=o.z), "element"),
    "vector_sum": (lambda o: ("vector_sum", [o.x, o.y, o.rows * o.cols]), lambda o: torch.sum(o.x), "all"),
    "vector_prefix_sum": (flat("vector_prefix_sum"), lambda o: torch.cumsum(o.x.view(-1), 0), "element"),
    "transpose": (same("transpose"), lambda o: o.z.view(o.cols, o.rows).copy_(o.x.t()), "element"),
}
EXACT = ("add", "relu", "scale", "row_max", "row_min", "transpose")


def row_shapes(name, selection):
    if selection == QUICK:
        return [(1, 131072), (32, 1024), (4096, 1024)]
    if selection == STANDARD and list(ROWS).index(name) > list(ROWS).index("add"):
        return [(32, 128), (32, 4097), (1, 131072), (4096, 1024), (4096, 4096)]
    lengths = [128, 1024, 4096, 4097, 131072] + ([896, 11008] if selection == FULL else [])
    return [(rows, cols) for rows in (1, 32, 4096) for cols in lengths if rows * cols <= 100_000_000]


def product_shapes(selection):
    """(m, n, k)"""
    if selection == QUICK:
        return [(64, 64, 64), (333, 333, 333), (512, 512, 512), (1, 4096, 4096), (32, 4096, 4096)]
    cubes = [(n, n, n) for n in (64, 128, 200, 256, 333, 512, 777, 1024, 2048)]
    weights = [(m, n, k) for n, k in ((4096, 4096), (11008, 4096), (4096, 11008)) for m in (1, 8, 32, 128, 512)]
    shapes = cubes + weights
    return shapes if selection == FULL else [s for s in shapes if 2 * math.prod(s) <= 3e9 or s == (2048, 2048, 2048)] + \
        [s for s in weights if s[0] >= 128]


class Operands:
    """The operands of one problem, by name; `y` is what Pewter writes, `z` what PyTorch does."""

    def __init__(self, **by_name):
        self.__dict__.update(by_name)


def random_tensor(shape, dtype, low, high):
    return (torch.rand(shape) * (high - low) + low).to(dtype)


# ---- one contest ----

def difference(found, expected):
    """As a share of the largest value; infinity of a NaN."""
    found, expected = found.to(torch.float32).reshape(-1), expected.to(torch.float32).reshape(-1)
    error = float((found - expected).abs().max())
    return math.inf if math.isnan(error) else error and error / max(float(expected.abs().max()), 1e-30)


def compare_row_kernel(name, rows, cols, options):
    ours, theirs, per = ROWS[name]
    outputs = {"element": rows * cols, "row": rows, "all": 1}[per]
    shape = (rows, cols) if per == "element" else (rows,) if per == "row" else ()
    operands = Operands(x=random_tensor((rows, cols), torch.float32, -1, 2), more=random_tensor((rows, cols), torch.float32, -1, 1),
                        weight=random_tensor((cols,), torch.float32, -1, 1), bias=random_tensor((cols,), torch.float32, -1, 1),
                        y=torch.zeros(shape), z=torch.zeros(shape), rows=rows, cols=cols)
    inputs = rows * cols * (2 if ours in (ROWS["add"][0], ROWS["swiglu"][0]) else 1)
    about = {"kernel": name, "type": "float", "shape": f"{rows}x{cols}", "bytes": 4 * (inputs + outputs), "flops": 0,
             "written_share": outputs / (inputs + outputs)}
    if options.filter not in f"{name}/float/{about['shape']}":
        return True
    over = rows * cols if name.startswith("vector") else cols
    tolerance = 0 if name in EXACT else 8 * 2.0 ** -23 * math.sqrt(over)
    function, arguments = ours(operands)
    contenders = [("pewter", contest.pewter_call(function, [0, *arguments]), lambda: operands.y)]
    return compare(about, contenders, lambda: theirs(operands), tolerance, options)


def compare(about, contenders, theirs, tolerance, options):
    """With PyTorch, where it has the function. contenders: [(name, call, result())]."""
    try:
        result = theirs()
    except (AttributeError, TypeError, RuntimeError) as e:
        print(f"torch_peer: {about['kernel']} {about['shape']}: {e}", file=sys.stderr)
    else:
        contenders.append(("torch", theirs, lambda: result))
    errors = [difference(result(), contenders[0][2]()) for _, _, result in contenders]
    return contest.measure(about, [c[:2] for c in contenders], errors, tolerance, options)


def compare_product(type_name, m, n, k, transposed, options):
    code, dtype, epsilon = TYPES[type_name]
    about = {"kernel": "gemm", "type": type_name, "shape": f"{m}x{n}x{k}" + (" B transposed" if transposed else ""),
             "flops": 2.0 * m * n * k, "rows": m}
    if options.filter not in f"gemm/{type_name}/{about['shape']}":
        return True
    a = random_tensor((m, k), dtype, -1, 1)
    b = random_tensor((n, k) if transposed else (k, n), dtype, -1, 1)
    y, z = torch.zeros((m, n), dtype=dtype), torch.zeros((m, n), dtype=dtype)
    size = 4 if type_name == "float" else 2
    about["bytes"], about["written_share"] = size * (m * k + k * n + m * n), m * n / (m * k + k * n + m * n)
    how = library.GemmOptions()
    library.FUNCTIONS["default_gemm_options"](ctypes.addressof(how))
    how.transpose_b = transposed
    contenders = [("pewter", contest.pewter_call("gemm", [code, a, b, y, m, n, k, ctypes.addressof(how)]), lambda: y)]
    seen = b.t() if transposed else b
    tolerance = 8 * 2.0 ** -23 * math.sqrt(k) + (0 if type_name == "float" else epsilon)
    return compare(about, contenders, lambda: torch.mm(a, seen, out=z), tolerance, options)


def compare_serving(problem, options):
    about = {"kernel": problem.kernel, "type": "float", "shape": problem.shape, "bytes": 4 * (problem.read + problem.written),
             "flops": problem.flops, "rows": 1, "written_share": problem.written / (problem.read + problem.written)}
    if options.filter not in f"{problem.kernel}/float/{problem.shape}":
        return True
    contenders = [("pewter", contest.pewter_call(problem.kernel, [0, *problem.arguments]), problem.ours)]
    return compare(about, contenders, problem.theirs, problem.tolerance, options)


# ---- the whole ----

def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", dest="selection", action="store_const", const=QUICK, default=STANDARD)
    parser.add_argument("--full", dest="selection", action="store_const", const=FULL)
    parser.add_argument("--products", action="store_true", help="products alone")
    parser.add_argument("--rows", action="store_true", help="row kernels alone")
    parser.add_argument("--serving", action="store_true", help="the kernels that serve a model alone")
    parser.add_argument("--filter", default="", help="only problems whose name has this text")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--milliseconds", type=float, default=5, help="of one turn")
    options = parser.parse_args()
    options.threads = int(os.environ.get("OMP_NUM_THREADS") or os.cpu_count())
    return options


def main():
    options = parse()
    torch.manual_seed(1), random.seed(1)
    torch.set_num_threads(options.threads)
    print(json.dumps(contest.context(options, torch=torch.__version__)), flush=True)
    agreed = True
    alone = options.rows or options.products or options.serving
    if options.serving or not alone:
        for make in torch_serving.problems(options.selection == QUICK):
            agreed = compare_serving(make(), options) and agreed
    if options.products or not alone:
        for type_name in "float", "bfloat":
            for m, n, k in product_shapes(options.selection):
                for transposed in False, True:
                    agreed = compare_product(type_name, m, n, k, transposed, options) and agreed
    if options.rows or not alone:
        for name in ROWS:
            for rows, cols in row_shapes(name, options.selection):
                agreed = compare_row_kernel(name, rows, cols, options) and agreed
    return 0 if agreed else 1


if __name__ == "__main__":
    with torch.inference_mode():
        sys.exit(main())
