"""Turns the records of pewter_peers into tables: Pewter's rate over that of the best peer, shape by shape.

A peer's variants (OpenBLAS's gemm and gemv, PoCL's work-group sizes) compete among themselves: the fastest is the
peer. Without a peer that offers a kernel there is no ratio. The mean is geometric. Where the records know the machine's
limits, the tables also have Pewter's part of them.
"""
import argparse
import collections
import json
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from benchmarking import command  # noqa: E402
from report_pages import data  # noqa: E402

SLOWER = 0.95  # a ratio below is a loss, not noise
FEW_ROWS = 32  # of A: such a product is bound by how fast B is read


def limits_of(contexts):
    """{threads: the report's view of the limits measured with them}"""
    runs = {}
    for context in contexts:
        if "limits" in context:
            limits = {(l["stream"], l["level"], l["threads"]): l["rate"] for l in context["limits"]}
            runs[context["threads"]] = data.Run("peers", context | {"host_threads": context["threads"]}, limits, {}, [], {})
    return runs


def cell_of(record):
    """What the report's roofline asks of a record."""
    return data.Cell(record["kernel"], "", 0, record["type"], record["shape"], record["median_ns"] * 1e-9, 0, record["bytes"],
                     record["flops"], record["written_share"], record["threads"], 0, False)


def percent(share):
    return f"{100 * share:.0f} %"


def of_peak(run, record):
    peak = data.peak(run, record["type"], record["threads"])
    return percent(1e9 * record["gflops"] / peak) if peak else ""


def of_bandwidth(run, record):
    """For a product also the rate, where it has few rows."""
    if record.get("rows", 0) > FEW_ROWS:
        return ""
    cell = cell_of(record)
    least = data.memory_limit(run, cell)
    if not least:
        return ""
    rate = f"{record['bytes'] / record['median_ns']:.1f} GB/s, " if "rows" in record else ""
    return f"{rate}{percent(least[0] / cell.seconds)} of {least[1]}"


def read(paths):
    """(contexts, records) of files with a JSON object a line."""
    lines = [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines() if line]
    return [line["context"] for line in lines if "context" in line], [line for line in lines if "kernel" in line]


def fastest(records):
    """{(kernel, type, threads): {shape: {implementation: its fastest record}}}, in the order of the file."""
    groups = collections.defaultdict(lambda: collections.defaultdict(dict))
    for record in records:
        if record["median_ns"] is None:  # the result differed, so it was not timed
            continue
        shape = groups[record["kernel"], record["type"], record["threads"]][record["shape"]]
        known = shape.get(record["implementation"])
        if known is None or record["median_ns"] < known["median_ns"]:
            shape[record["implementation"]] = record
    return groups


def ratios(shapes, peer=None):
    """{shape: time of the peer (the best one if None) over Pewter's} where both are there."""
    result = {}
    for shape, by_name in shapes.items():
        others = [r["median_ns"] for name, r in by_name.items() if name != "pewter" and peer in (None, name)]
        if others and "pewter" in by_name:
            result[shape] = min(others) / by_name["pewter"]["median_ns"]
    return result


def names_of(shapes):
    return list(dict.fromkeys(name for by_name in shapes.values() for name in by_name))


def full_name(record):
    return f"{record['implementation']} {record['variant']}".strip()


def unit_of(record):
    return "gflops" if "gflops" in record else "gbs"


def cell(record):
    """Rate, and half the interquartile range of the rounds in percent."""
    return f"{record[unit_of(record)]:.1f} ±{100 * record['spread']:.0f}"


def table(shapes, run=None):
    """Lines: a shape each, with all rates, the best peer, Pewter's ratio to it, and Pewter's part of the limits of a run."""
    names = names_of(shapes)
    to_best = ratios(shapes)
    limits = {}
    if run:
        products = any("gflops" in r for by_name in shapes.values() for r in by_name.values())
        limits = {"of the peak": of_peak} if products else {}
        limits["of the bandwidth"] = of_bandwidth
    lines = ["| " + " | ".join(["shape", *names, "best peer", "ratio", *limits]) + " |",
             "|---" + "|---:" * len(names) + "|---|---:|" + "---:|" * len(limits)]
    for shape, by_name in shapes.items():
        rates = [cell(by_name[name]) if name in by_name else "" for name in names]
        best = min((r for name, r in by_name.items() if name != "pewter"), key=lambda r: r["median_ns"], default=None)
        who = full_name(best) if best else ""
        ratio = f"{to_best[shape]:.2f}" if shape in to_best else ""
        shares = [share(run, by_name["pewter"]) if "pewter" in by_name else "" for share in limits.values()]
        lines.append("| " + " | ".join([shape, *rates, who, ratio, *shares]) + " |")
    return lines


def mean(ratios_of_shapes):
    return f"{statistics.geometric_mean(ratios_of_shapes.values()):.2f}" if ratios_of_shapes else ""


def slower(to_best):
    return sum(ratio < SLOWER for ratio in to_best.values())


def overview(groups):
    """Lines: a kernel, type and number of threads each, with the mean ratios to the best peer and to each alone."""
    peers = sorted({name for shapes in groups.values() for name in names_of(shapes)} - {"pewter"})
    lines = ["| " + " | ".join(["kernel", "type", "threads", "shapes", "best peer", "least", f"below {SLOWER}", *peers]) + " |",
             "|---|---|---:|---:|---:|---:|---:" + "|---:" * len(peers) + "|"]
    for (kernel, element, threads), shapes in groups.items():
        to_best = ratios(shapes)
        least = [f"{min(to_best.values()):.2f}", str(slower(to_best))] if to_best else ["", ""]
        alone = [mean(ratios(shapes, peer)) for peer in peers]
        lines.append("| " + " | ".join([kernel, element, str(threads), str(len(shapes)), mean(to_best), *least, *alone]) + " |")
    of_all = [ratios(shapes) for shapes in groups.values()]
    return lines + ["", f"{sum(map(slower, of_all))} of {sum(map(len, of_all))} ratios to the best peer are below {SLOWER}."]


def describe(context):
    versions = ", ".join(f"{name} {version}" for name, version in context["versions"].items())
    absent = f"; absent: {context['absent']}" if context["absent"] else ""
    return f"{context['cpu']}, {context['compiler']}, {context['target']}, threads {context['threads']}: {versions}{absent}"


def disturbed(records):
    """How many were slower by more than half on several threads than on one, of all that were timed on both."""
    key = lambda r: tuple(r[name] for name in ("kernel", "type", "shape", "implementation", "variant"))
    alone = {key(r): r["median_ns"] for r in records if r["threads"] == 1 and r["median_ns"] is not None}
    slower = [r["median_ns"] > 1.5 * alone[key(r)] for r in records
              if r["threads"] > 1 and r["median_ns"] is not None and key(r) in alone]
    return sum(slower), len(slower)


def not_timed(records):
    """Lines: whose results differ."""
    lines = []
    for record in records:
        if record["median_ns"] is None:
            lines += ["", "not timed, result differs: "
                          f"{full_name(record)}, {record['kernel']} {record['type']} {record['shape']}"]
    return lines


def report(contexts, records):
    groups, runs = fastest(records), limits_of(contexts)
    lines = ["# Pewter and its peers", ""]
    for context in contexts:
        lines += [describe(context), ""]
    lines += ["The time of the peer over Pewter's, geometric mean over shapes: above 1 Pewter is faster.", "", *overview(groups)]
    longer, of = disturbed(records)
    if longer > of / 20:
        lines += ["", f"{longer} of {of} times are longer by half on all threads than on one: something else was running."]
    lines += not_timed(records)
    for (kernel, element, threads), shapes in groups.items():
        unit = "GFLOP/s" if any("gflops" in r for by_name in shapes.values() for r in by_name.values()) else "GB/s"
        lines += ["", f"## {kernel}, {element}, threads: {threads}, {unit} ±%", "", *table(shapes, runs.get(threads))]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=pathlib.Path, nargs="+", help="files of pewter_peers")
    print(report(*read(parser.parse_args().records)))


if __name__ == "__main__":
    command.run(main)
