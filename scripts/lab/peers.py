"""Turns the records of pewter_peers into tables: Pewter's rate over that of the best peer, shape by shape.

A peer's variants (OpenBLAS's gemm and gemv, PoCL's work-group sizes) compete among themselves: the fastest is the
peer. Without a peer that offers a kernel there is no ratio. The mean is geometric.
"""
import argparse
import collections
import json
import pathlib
import statistics


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


def table(shapes):
    """Lines: a shape each, with all rates, the best peer and Pewter's ratio to it."""
    names = names_of(shapes)
    to_best = ratios(shapes)
    lines = ["| shape | " + " | ".join(names) + " | best peer | ratio |", "|---" + "|---:" * len(names) + "|---|---:|"]
    for shape, by_name in shapes.items():
        rates = [cell(by_name[name]) if name in by_name else "" for name in names]
        best = min((r for name, r in by_name.items() if name != "pewter"), key=lambda r: r["median_ns"], default=None)
        who = full_name(best) if best else ""
        ratio = f"{to_best[shape]:.2f}" if shape in to_best else ""
        lines.append("| " + " | ".join([shape, *rates, who, ratio]) + " |")
    return lines


def mean(ratios_of_shapes):
    return f"{statistics.geometric_mean(ratios_of_shapes.values()):.2f}" if ratios_of_shapes else ""


def overview(groups):
    """Lines: a kernel, type and number of threads each, with the mean ratios to the best peer and to each alone."""
    peers = sorted({name for shapes in groups.values() for name in names_of(shapes)} - {"pewter"})
    lines = ["| kernel | type | threads | shapes | best peer | least | " + " | ".join(peers) + " |",
             "|---|---|---:|---:|---:|---:" + "|---:" * len(peers) + "|"]
    for (kernel, element, threads), shapes in groups.items():
        to_best = ratios(shapes)
        least = f"{min(to_best.values()):.2f}" if to_best else ""
        alone = [mean(ratios(shapes, peer)) for peer in peers]
        lines.append("| " + " | ".join([kernel, element, str(threads), str(len(shapes)), mean(to_best), least, *alone]) + " |")
    return lines


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


def report(contexts, records):
    groups = fastest(records)
    lines = ["# Pewter and its peers", ""]
    for context in contexts:
        lines += [describe(context), ""]
    lines += ["The time of the peer over Pewter's, geometric mean over shapes: above 1 Pewter is faster.", "", *overview(groups)]
    slower, of = disturbed(records)
    if slower > of / 20:
        lines += ["", f"{slower} of {of} times are longer by half on all threads than on one: something else was running."]
    for record in records:
        if record["median_ns"] is None:
            lines += ["", "not timed, result differs: "
                          f"{full_name(record)}, {record['kernel']} {record['type']} {record['shape']}"]
    for (kernel, element, threads), shapes in groups.items():
        unit = "GFLOP/s" if any("gflops" in r for by_name in shapes.values() for r in by_name.values()) else "GB/s"
        lines += ["", f"## {kernel}, {element}, threads: {threads}, {unit} ±%", "", *table(shapes)]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=pathlib.Path, nargs="+", help="files of pewter_peers")
    print(report(*read(parser.parse_args().records)))


if __name__ == "__main__":
    main()
