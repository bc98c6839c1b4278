#!/usr/bin/env python3
"""Makes the page of a GPU's attention, long rows and forms of kernels from what run.py --bench left, and keeps the records.

usage: page.py FOLDER NAME TITLE    writes the files NAME.md and NAME.json of bench/results
"""
import json
import pathlib
import sys

RESULTS = pathlib.Path(__file__).resolve().parents[2] / "bench" / "results"
PARTS = ("attention", "torch_attention", "rows", "free_form")


def records(folder, part):
    path = folder / f"{part}.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def key_of(record):
    return record["type"], tuple(record["shape"]), record["causal"]


def shape_text(shape):
    heads, heads_kv, queries, keys, dim = shape
    shared = "" if heads == heads_kv else f", {heads_kv} of the cache"
    return f"{heads} heads of {dim}{shared}, {queries} x {keys}"


def attention_lines(all_records):
    """Ours beside PyTorch's best back end; bandwidth where there is one query."""
    peers = {key_of(r): r for r in all_records["torch_attention"] if "causal" in r and r["microseconds"]}
    copy = next((r["gigabytes_per_second"] for r in all_records["torch_attention"] if r.get("kernel") == "copy"), None)
    yield "| type | shape | us | TFLOP/s | PyTorch, us | by | of PyTorch's speed | GB/s, of a copy |"
    yield "|---|---|---:|---:|---:|---|---:|---:|"
    for r in all_records["attention"]:
        if "causal" not in r:
            continue
        peer = peers.get(key_of(r))
        by = min(peer["backends"], key=peer["backends"].get) if peer else ""
        ours = r["microseconds"]
        share = f"{peer['microseconds'] / ours:.2f}" if peer else ""
        decodes = r["shape"][2] == 1
        bandwidth = f"{r['gigabytes_per_second']:.0f}, {r['gigabytes_per_second'] / copy:.2f}" if decodes and copy else ""
        theirs = f"{peer['microseconds']:.0f}" if peer else ""
        causal = ", causal" if r["causal"] else ""
        flops = "" if decodes else f"{r['gigaflops'] / 1000:.0f}"
        yield f"| {r['type']} | {shape_text(r['shape'])}{causal} | {ours:.0f} | {flops} | {theirs} | {by} | {share} | {bandwidth} |"


def row_lines(all_records):
    """GB/s of what the library chooses, and the part of a copy."""
    copy = next((r["gigabytes_per_second"] for r in all_records["torch_attention"] if r.get("kernel") == "copy"), None)
    cells, shapes = {}, []
    for r in all_records["rows"]:
        if "gigabytes_per_second" not in r or not r["shape"][1]:
            continue
        cells[r["kernel"], r["type"], tuple(r["shape"][:2])] = r["gigabytes_per_second"]
        if tuple(r["shape"][:2]) not in shapes:
            shapes.append(tuple(r["shape"][:2]))
    yield "| kernel | type | " + " | ".join(f"{rows} x {cols}" for rows, cols in shapes) + " |"
    yield "|---|---|" + "---:|" * len(shapes)
    for kernel, kind in dict.fromkeys((k, t) for k, t, _ in cells):
        values = [cells.get((kernel, kind, shape)) for shape in shapes]
        yield f"| `{kernel}` | {kind} | " + " | ".join("" if v is None else f"{v:.0f}, {v / copy:.2f}" for v in values) + " |"


def form_lines(all_records):
    forms = [r for r in all_records["free_form"] if "form" in r]
    threads = sorted({r["threads"] for r in forms})
    yield "| form | shape | " + " | ".join(f"{n} threads" for n in threads) + " |"
    yield "|---|---|" + "---:|" * len(threads)
    for form, shape in dict.fromkeys((r["form"], tuple(r["shape"])) for r in forms):
        speeds = {r["threads"]: r["gigabytes_per_second"] for r in forms if r["form"] == form and tuple(r["shape"]) == shape}
        yield f"| {form} | {shape[0]} x {shape[1]} | " + " | ".join(f"{speeds[n]:.0f}" for n in threads) + " |"


SECTIONS = (
    ("attention", "Attention", "Medians of nine runs by events in a queue, of PyTorch seven; PyTorch's is the fastest of its back ends.", attention_lines),
    ("rows", "Long rows", "GB/s and the part of a copy of 1 GiB by PyTorch, automatic launch.", row_lines),
    ("free_form", "Forms of a kernel", "Row sums of floats, GB/s: by phases, free-form with a collective, and through a ring of mbarriers.", form_lines),
)


def main():
    folder, name, title = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    record = json.loads((folder / "record.json").read_text())
    all_records = {part: records(folder, part) for part in PARTS}
    lines = [f"# {title}", "", f"Made by `scripts/offload/page.py` from [the records]({name}.json) of `run.py --bench`.", "",
             f"- **Machine**: {record['gpu']}.", f"- **Versions**: commit {record['commit'][:7]}; clang 22, ptxas of CUDA 13.0, PyTorch 2.11.",
             f"- **Tests**: {record['tests']} run, {record['passed']} passed, {len(record['failed'])} failed, {record['skipped']} skipped."]
    if "note" in record:
        lines.append(f"- {record['note']}")
    for part, heading, text, make in SECTIONS:
        if all_records[part]:
            lines += ["", f"## {heading}", "", text, "", *make(all_records)]
    (RESULTS / f"{name}.md").write_text("\n".join(lines) + "\n")
    kept = {"record": record, **all_records}
    body = ",\n".join(f"{json.dumps(k)}: " + ("[\n" + ",\n".join(map(json.dumps, v)) + "\n]" if isinstance(v, list) else json.dumps(v)) for k, v in kept.items())
    (RESULTS / f"{name}.json").write_text("{\n" + body + "\n}\n")


if __name__ == "__main__":
    main()
