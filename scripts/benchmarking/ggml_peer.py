#!/usr/bin/env python3
"""Pewter against ggml's CPU back end, in one process, on the same data and number of threads (OMP_NUM_THREADS), in turns.

usage: ggml_peer.py --ggml FOLDER [--quick | --full] [--filter TEXT] [--rounds N] [--milliseconds M]

FOLDER has libggml-base, libggml and the back ends, as the npm package @node-llama-cpp/linux-x64 has. Prints one JSON object a line, as
pewter_peers does. Products of one row go through several matrices that no cache holds together. Weights that ggml can rearrange are an
implementation of their own, "ggml, rearranged", whose variants are the names of ggml's arrangements. The exit status is 1 if results
differ.
"""
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
from benchmarking import contest, serving  # noqa: E402
from benchmarking.ggml_library import Ggml, Graph  # noqa: E402


def compare_product(ggml, problem, options):
    m, n, k = problem.extents

    def operation(context, weight, rows):
        return ggml.mul_mat(context, weight, rows)
    lists = [[(problem.kind, (n, k), one), ("float", (m, k), problem.x)] for one in problem.w]
    theirs = []
    ways = [("ggml", "", None), *(("ggml, rearranged", ggml.name_of(a), a) for a in ggml.arrangements())]
    for name, variant, arrangement in ways:
        try:
            graph = Graph(ggml, operation, lists, arrangement)
        except LookupError:
            continue
        theirs.append((name, graph, variant, lambda graph=graph: numpy.array([ggml.get(r, numpy.float32, (m, n)) for r in graph.results])))
    return serving.compete(problem, theirs, 2e-2, options)


def compare_attention(ggml, problem, options):
    q, k, v, queries, keys, dim = problem.q, problem.k, problem.v, problem.queries, problem.keys, problem.dim
    inputs = [("half", k.shape, k), ("half", v.shape, v), ("float", q.shape, q.astype(numpy.float32))]
    if problem.causal:
        hidden = numpy.triu(numpy.full((queries, keys), -numpy.inf, numpy.float16), 1 + keys - queries)
        inputs.append(("half", hidden.shape, hidden))

    def operation(context, keys, values, of_q, mask=None):
        return ggml.flash_attn_ext(context, of_q, keys, values, mask, 1 / math.sqrt(dim), 0.0, 0.0)
    graph = Graph(ggml, operation, [inputs])
    # Of one query ggml adds up halves.
    found = lambda: ggml.get(graph.results[0], numpy.float32, (queries, problem.heads, dim)).transpose(1, 0, 2)  # noqa: E731
    return serving.compete(problem, [("ggml", graph, "", found)], 3e-2, options)


def compare_sorting(ggml, problem, options):
    x, k = problem.x, problem.k
    operation = (lambda context, of: ggml.top_k(context, of, k)) if k else (lambda context, of: ggml.argsort(context, of, 0))
    graph = Graph(ggml, operation, [[("float", x.shape, x)]])
    found = lambda: problem.in_order(ggml.get(graph.results[0], numpy.uint32, problem.ids.shape))  # noqa: E731
    return serving.compete(problem, [("ggml", graph, "", found)], 0, options)


def problems(options):
    yield from serving.products(serving.BYTES_OF_ELEMENT, options)
    yield from serving.attentions(options)
    yield from serving.sortings()


def main():
    options = serving.options_of(__doc__, "--ggml")
    random.seed(1)
    ggml = Ggml(options.folder, options.threads, CPUS)
    print(json.dumps(contest.context(options, ggml=ggml.version)), flush=True)
    compare = {serving.Product: compare_product, serving.Attention: compare_attention, serving.Sorting: compare_sorting}
    return 0 if serving.run(problems(options), lambda problem, _: compare[type(problem)](ggml, problem, options), options) else 1


if __name__ == "__main__":
    sys.exit(main())
