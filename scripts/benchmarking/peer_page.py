"""Turns the records of pewter_peers into a machine's page of results: its facts, a row a kernel and type, and what loses.

A cell is a shape on a number of threads. Where records have several runs of it, the least median of each implementation counts.
"""
import argparse
import collections
import pathlib
import shlex
import statistics
import sys
import textwrap

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from benchmarking import command, peers  # noqa: E402

WIDTH = 140  # of a line that is no table
MOST_LOSERS = 6  # shapes of a row that are named
NAMES = {"openblas": "OpenBLAS", "blis": "BLIS", "onednn": "oneDNN", "eigen": "Eigen", "plain_loop": "plain loops", "opencl": "OpenCL",
         "torch": "PyTorch", "onnxruntime": "ONNX Runtime"}
OPTIONS = {"torch": " --torch", "ggml": " --ggml FOLDER", "onnxruntime": " --onnx FOLDER"}  # by who is in the records
CACHES = {"l1d_bytes": "L1d", "l2_bytes": "L2", "l3_bytes": "last-level cache"}
CELL = ("kernel", "type", "shape", "threads", "implementation", "variant")
Cell = collections.namedtuple("Cell", "ratio peer")


def name_of(implementation):
    return NAMES.get(implementation, implementation)


def is_product(kernel):
    return "gemm" in kernel or "matmul" in kernel


def order_of(kernel_and_type):
    """Products come first, by their type; others stay in the order of the records."""
    kernel, element = kernel_and_type
    return (0, element != "float", element != "half", element, kernel) if is_product(kernel) else (1,)


def cells_of(records):
    """{(kernel, type): {threads: {shape: Cell}}} where Pewter and a peer have a time."""
    kernels = {}
    for (kernel, element, threads), shapes in peers.fastest(records).items():
        for shape, ratio in peers.ratios(shapes).items():
            rivals = [record for name, record in shapes[shape].items() if name != "pewter"]
            best = min(rivals, key=lambda record: record["median_ns"])
            runs = kernels.setdefault((kernel, element), collections.defaultdict(dict))
            runs[threads][shape] = Cell(ratio, name_of(best["implementation"]))
    return {key: kernels[key] for key in sorted(kernels, key=order_of)}


def counts_of(kernels):
    """All numbers of threads."""
    return sorted({threads for runs in kernels.values() for threads in runs})


def shapes_of(runs):
    return list(dict.fromkeys(shape for cells in runs.values() for shape in cells))


def ratios_of(runs, threads):
    return [cell.ratio for cell in runs.get(threads, {}).values()]


def below(ratios):
    return sum(ratio < peers.SLOWER for ratio in ratios)


def of_each(counts, value):
    """What a value is on each number of threads, "1.17 / 1.31"."""
    return " / ".join(value(threads) for threads in counts)


def figures(per_count, counts):
    """Mean, least and how many are below, as texts, of {threads: ratios}."""
    def each(value):
        return of_each(counts, lambda threads: value(per_count[threads]) if per_count[threads] else "–")
    return each(lambda r: f"{statistics.geometric_mean(r):.2f}"), each(lambda r: f"{min(r):.2f}"), each(lambda r: str(below(r)))


def title_of(kernel, element):
    """Kernels that are no products are measured in float, unless said."""
    return f"{kernel}, {element}" if is_product(kernel) or element != "float" else kernel


def table(kernels, counts):
    yield f"| kernel | shapes | mean | least | below {peers.SLOWER} |"
    yield "|---|---:|---:|---:|---:|"
    for key, runs in kernels.items():
        texts = figures({threads: ratios_of(runs, threads) for threads in counts}, counts)
        yield "| " + " | ".join([title_of(*key), str(len(shapes_of(runs))), *texts]) + " |"


def summary(kernels, counts, what, products):
    """A line about all products, or about all others; none where there are none."""
    chosen = [runs for (kernel, _), runs in kernels.items() if is_product(kernel) == products]
    if chosen:
        per_count = {threads: [ratio for runs in chosen for ratio in ratios_of(runs, threads)] for threads in counts}
        mean, _, fewer = figures(per_count, counts)
        shapes = sum(len(shapes_of(runs)) for runs in chosen)
        yield from ("", f"All {shapes} {what}: {mean} in the geometric mean, {fewer} below {peers.SLOWER}.")


def losers(runs):
    """[(shape, {threads: Cell})] of shapes that lose on any number of threads, the worst first."""
    found = {shape: {threads: cells[shape] for threads, cells in runs.items() if shape in cells} for shape in shapes_of(runs)}
    least = {shape: min(cell.ratio for cell in of.values()) for shape, of in found.items()}
    return [(shape, found[shape]) for shape in sorted(found, key=least.get) if least[shape] < peers.SLOWER]


def loser_text(shape, cells, counts):
    """ "1x896x4864: 0.75 / 1.02 (oneDNN)"; a peer for each number of threads on which Pewter loses, unless it is the same."""
    ratios = of_each(counts, lambda threads: f"{cells[threads].ratio:.2f}" if threads in cells else "–")
    who = dict.fromkeys(cells[threads].peer for threads in counts if threads in cells and cells[threads].ratio < peers.SLOWER)
    return f"{shape}: {ratios} ({' / '.join(who)})"


def losses(kernels, counts):
    rows = {title_of(*key): losers(runs) for key, runs in kernels.items()}
    if not any(rows.values()):
        yield f"No ratio is below {peers.SLOWER}."
        return
    yield from (f"These shapes have a ratio below {peers.SLOWER}, the worst first. The peer in brackets is the fastest where Pewter loses.",
                "A product's shape is MxNxK: C has M rows and N columns.", "")
    yield from ("| kernel | shapes: ratios (fastest peer) |", "|---|---|")
    for title, lost in rows.items():
        named = [loser_text(shape, cells, counts) for shape, cells in lost[:MOST_LOSERS]]
        more = [f"and {len(lost) - MOST_LOSERS} more"] if len(lost) > MOST_LOSERS else []
        if lost:
            yield f"| {title} | {'; '.join(named + more)} |"


def disturbance(records):
    """Lines where many times grew with the threads. Peers fork for short calls, too, so that their times alone tell no disturbance."""
    longer, of = peers.disturbed(records)
    ours, of_ours = peers.disturbed([record for record in records if record["implementation"] == "pewter"])
    if longer > of / 20:
        yield from ("", f"{longer} of {of} times are longer by half on all threads than on one, {ours} of {of_ours} of Pewter's: "
                        "forks of short calls, or something else was running.")


def values(contexts, key):
    """What the contexts have under a key, each value once, as one text."""
    return " and ".join(dict.fromkeys(str(context[key]) for context in contexts if context.get(key)))


def size(amount):
    return f"{amount / 2**20:g} MB" if amount >= 2**20 else f"{amount / 2**10:g} KB"


def machine(contexts):
    known = {name: next((c[key] for c in contexts if c.get(key)), 0) for key, name in CACHES.items()}
    caches = [f"{name} {size(amount)}" for name, amount in known.items() if amount]
    return ", ".join([values(contexts, "cpu"), *caches])


def build(contexts):
    """Of Pewter: its version, if it has one, commit, target and compiler."""
    version = values([context["versions"] for context in contexts], "pewter")
    known = {name: values(contexts, name) for name in ("commit", "target", "compiler")}
    named = [f"{name} {text}" for name, text in known.items() if text]
    return ", ".join(named if version in ("", "of this tree") else [version, *named])


def peers_of(contexts):
    """Names and versions; a version that begins with the name is enough."""
    known = [context["versions"] for context in contexts]
    names = dict.fromkeys(name for versions in known for name in versions if name != "pewter")
    texts = [(name_of(name), values(known, name)) for name in names]
    return "; ".join(version if version.startswith(name) else f"{name} {version}".strip() for name, version in texts)


def commands(title, contexts):
    options = sorted({OPTIONS.get(name, "") for context in contexts for name in context["versions"] if name != "pewter"})
    measured = " and ".join(f"`scripts/compare-peers{option}`" for option in options)
    return f"{measured}; this page by `scripts/compare-peers --page {shlex.quote(title)} RECORDS...`"


def times_text(records):
    """What a time is: how many turns its median is of, and of how many runs it is the least."""
    turns = sorted({len(record["samples_ns"]) for record in records if record["median_ns"] is not None})
    runs = collections.Counter(tuple(record[name] for name in CELL) for record in records)
    span = " to ".join(map(str, dict.fromkeys((turns[0], turns[-1])))) if turns else ""
    most = max(runs.values(), default=0)
    least = f", the least of up to {most} runs" if most > 1 else ""
    return f"median of {span} turns{least}" if turns else ""


def facts(title, contexts, records):
    """Lines of a list; what the records do not know is left out."""
    known = {"Machine": machine(contexts), "Pewter": build(contexts), "Date": values(contexts, "date"), "Peers": peers_of(contexts),
             "Absent": values(contexts, "absent"), "Time": times_text(records), "Command": commands(title, contexts)}
    for name, text in known.items():
        if text:
            yield from textwrap.wrap(f"- **{name}**: {text}.", WIDTH, subsequent_indent="  ", break_on_hyphens=False,
                                     break_long_words=False)


def page(title, contexts, records):
    kernels = cells_of(records)
    counts = counts_of(kernels)
    lines = [f"# {title}", "", *facts(title, contexts, records), "",
             f"A ratio is the best peer's time over Pewter's, on {' / '.join(map(str, counts))} threads: above 1 Pewter is faster. "
             "Means are geometric over shapes.",
             "", *table(kernels, counts), *summary(kernels, counts, "products", True), *summary(kernels, counts, "other shapes", False)]
    return "\n".join([*lines, *disturbance(records), *peers.not_timed(records), "", "## What loses", "", *losses(kernels, counts)])


def main():
    parser = argparse.ArgumentParser(prog="compare-peers --page", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", help="of the page, such as 'Two cores of an AMD EPYC'")
    parser.add_argument("records", type=pathlib.Path, nargs="+", help="files of pewter_peers, of one machine")
    arguments = parser.parse_args()
    contexts, records = peers.read(arguments.records)
    processors = {context["cpu"] for context in contexts}
    if len(processors) != 1:
        parser.error(f"a page is of one machine; these records are of {', '.join(sorted(processors)) or 'none'}")
    print(page(arguments.title, contexts, records))


if __name__ == "__main__":
    command.run(main)
