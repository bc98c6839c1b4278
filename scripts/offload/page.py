#!/usr/bin/env python3
"""Makes the page of a GPU's results from its records, and keeps the records.

usage: page.py NAME TITLE [FOLDER]    writes NAME.md and NAME.json of bench/results

What the last run.py --bench measured in FOLDER takes the place of the same parts of NAME.json; other parts stay, each with the commit
that it was measured at. A folder of a run without tests leaves their counts as they are.
"""
import json
import math
import pathlib
import sys

from run import EAGER

RESULTS = pathlib.Path(__file__).resolve().parents[2] / "bench" / "results"
PARTS = ("bench", "eager", "torch", "layers", "torch_layers", "products", "torch_products", "quantized", "attention", "torch_attention", "rows",
         "torch_rows", "free_form", "group")


def kept(name):
    path = RESULTS / f"{name}.json"
    return json.loads(path.read_text()) if path.exists() else {"suite": None, "parts": {}}


def gpu_name(gpu):
    """Without its driver and memory."""
    return gpu.split(",")[0]


def take_folder(state, folder):
    """The parts that the folder's record lists, and its suite's counts."""
    record = json.loads((folder / "record.json").read_text())
    measured = record.pop("parts")
    if "tests" in record:
        state["suite"] = record
    for part in PARTS:
        if part in measured:
            lines = (folder / f"{part}.jsonl").read_text().splitlines()
            state["parts"][part] = {"commit": record["commit"], "gpu": record["gpu"], "records": [json.loads(line) for line in lines]}


def copy_speed(parts):
    return next((r["gigabytes_per_second"] for r in parts.get("torch_attention", []) if r.get("kernel") == "copy"), None)


def mean_of(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def eager_lines(parts):
    """PyTorch's time over ours, floats, automatic launch."""
    ours = {(r["kernel"], tuple(r["shape"])): r["microseconds"] for r in parts.get("eager", parts.get("bench", []))
            if r.get("threads") == 0 and r.get("type") == "float" and "microseconds" in r}
    peers = {(r["kernel"], tuple(r["shape"])): r["microseconds"] for r in parts["torch"] if r.get("type") == "float" and "microseconds" in r}
    shapes = list(dict.fromkeys(shape for kernel, shape in peers if kernel == "softmax"))
    ratios = {}
    for kernel in EAGER.split(","):
        for rows, cols in shapes:
            mine = next((ours[key] for key in ((kernel, (rows, cols, 0)), (kernel, (rows * cols, 0, 0))) if key in ours), None)
            if mine and (kernel, (rows, cols)) in peers:
                ratios[kernel, (rows, cols)] = peers[kernel, (rows, cols)] / mine
    yield "| kernel | " + " | ".join(f"{rows} x {cols}" for rows, cols in shapes) + " | mean |"
    yield "|---|" + "---:|" * (len(shapes) + 1)
    for kernel in dict.fromkeys(k for k, _ in ratios):
        cells = [ratios.get((kernel, shape)) for shape in shapes]
        mean = mean_of([c for c in cells if c])
        yield f"| `{kernel}` | " + " | ".join("" if c is None else f"{c:.2f}" for c in cells) + f" | {mean:.2f} |"
    worst = min(ratios, key=ratios.get)
    yield ""
    yield (f"Geometric mean of the {len(ratios)} cells {mean_of(list(ratios.values())):.2f}; the worst {ratios[worst]:.2f}, "
           f"`{worst[0]}` of {worst[1][0]} x {worst[1][1]}.")


def layer_lines(parts):
    """16-bit elements against cuBLAS's best run; squares first, then layers of language models."""
    key_of = lambda r: (r["type"], tuple(r["shape"]))
    ours = {key_of(r): r["gigaflops"] for r in parts["layers"] if "gigaflops" in r and r.get("threads") == 0}
    peers = {}
    for r in parts["torch_layers"]:
        if "gigaflops" in r:
            peers[key_of(r)] = max(r["gigaflops"], peers.get(key_of(r), 0))
    shapes = list(dict.fromkeys(shape for _, shape in ours))
    types = [t for t in ("bfloat", "half") if any(t == kind for kind, _ in ours)]
    ratios = {key: ours[key] / peers[key] for key in ours if key in peers}
    digits = lambda x: f"{x / 1000:.1f}" if x < 1e5 else f"{x / 1000:.0f}"
    yield "| C, k | " + " | ".join(f"{t} | cuBLAS | of cuBLAS" for t in types) + " |"
    yield "|---|" + "---:|" * (3 * len(types))
    for shape in shapes:
        cells = [f"{digits(ours[t, shape])} | {digits(peers[t, shape])} | {ratios[t, shape]:.2f}" for t in types]
        yield f"| {shape[0]} x {shape[1]}, {shape[2]} | " + " | ".join(cells) + " |"
    layers = [shape for shape in shapes if shape[0] != 8192]  # 4096 cubed is one, too, listed with the squares
    yield ""
    for t in types:
        least = min(layers, key=lambda shape: ratios[t, shape])
        yield (f"{t.capitalize()}, {len(layers)} shapes of language models: geometric mean {mean_of([ratios[t, s] for s in layers]):.2f} of "
               f"cuBLAS, least {ratios[t, least]:.2f} ({least[0]} x {least[1]}, {least[2]}).")


def group_lines(parts):
    """Times by numbers of GPUs, and how many times as fast as one."""
    records = [r for r in parts["group"] if "kernel" in r]
    sizes = sorted({r["gpus"] for r in records})
    times = {(r["kernel"], r["type"], tuple(r["shape"]), r["how"], r["gpus"]): r for r in records}
    copies = [r for r in parts["group"] if "copy" in r]
    for r in copies:
        yield f"A copy from GPU {r['copy'][0]} to {r['copy'][1]} has {r['gigabytes_per_second']:.0f} GB/s."
    yield from ("",) if copies else ()
    yield "| what | type | how | " + " | ".join("one GPU, ms" if n == 1 else f"{n} GPUs, ms and times as fast" for n in sizes) + " |"
    yield "|---|---|---|" + "---:|" * len(sizes)
    for kernel, kind, shape in dict.fromkeys((r["kernel"], r["type"], tuple(r["shape"])) for r in records):
        one = times.get((kernel, kind, shape, "one GPU", 1))
        for how in dict.fromkeys(r["how"] for r in records if r["gpus"] > 1 and (r["kernel"], r["type"], tuple(r["shape"])) == (kernel, kind, shape)):
            cells = [f"{one['milliseconds']:.2f}" if one else ""]
            for n in sizes[1:]:
                r = times.get((kernel, kind, shape, how, n))
                cells.append(f"{r['milliseconds']:.2f}, {r['scaling']:.2f}" if r else "")
            what = " x ".join(map(str, shape)) if kernel == "sharded_gemm" else shape_text(shape) + (", causal" if "causal" in kernel else "")
            yield f"| {what} | {kind} | {how} | " + " | ".join(cells) + " |"


def product_lines(parts):
    """Floats by FMA and as three products of TF32, against cuBLAS."""
    peers = {(r["type"], tuple(r["shape"])): r["gigaflops"] for r in parts.get("torch_products", []) if "gigaflops" in r}
    ours = {}
    for r in parts["products"]:
        if "gigaflops" in r and r["threads"] == 0:
            ours.setdefault(tuple(r["shape"]), {})[r["by"]] = r
    yield "| C, k | FMA | of cuBLAS | error | three of TF32 | of cuBLAS | error | cuBLAS, float | cuBLAS, TF32 |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    for shape, ways in ours.items():
        plain, tf32 = peers.get(("float", shape)), peers.get(("tf32", shape))
        cells = []
        for way in ("fma", "three_tf32"):
            r = ways[way]
            cells += [f"{r['gigaflops'] / 1000:.1f}", f"{r['gigaflops'] / plain:.2f}" if plain else "", f"{r['error']:.1f}"]
        cells += [f"{x / 1000:.1f}" if x else "" for x in (plain, tf32)]
        yield f"| {shape[0]} x {shape[1]}, {shape[2]} | " + " | ".join(cells) + " |"


def quantized_lines(parts):
    copy = copy_speed(parts)
    cells, columns = {}, []
    for r in parts["quantized"]:
        if "block_type" in r:
            column = (tuple(r["shape"]), r["x"])
            cells[r["block_type"], column] = r["gigabytes_per_second"]
            if column not in columns:
                columns.append(column)
    yield "| type | " + " | ".join(f"{m} row{'s' if m > 1 else ''}, {n} x {k}, {x}" for (m, n, k), x in columns) + " |"
    yield "|---|" + "---:|" * len(columns)
    for block_type in dict.fromkeys(t for t, _ in cells):
        values = [cells.get((block_type, column)) for column in columns]
        yield f"| `{block_type}` | " + " | ".join("" if v is None else f"{v:.0f}" + (f", {v / copy:.2f}" if copy else "") for v in values) + " |"


def shape_text(shape):
    heads, heads_kv, queries, keys, dim = shape
    shared = "" if heads == heads_kv else f", {heads_kv} of the cache"
    return f"{heads} heads of {dim}{shared}, {queries} x {keys}"


def attention_lines(parts):
    """Ours against PyTorch's best back end; bandwidth where there is one query."""
    key_of = lambda r: (r["type"], tuple(r["shape"]), r["causal"])
    peers = {key_of(r): r for r in parts.get("torch_attention", []) if "causal" in r and r["microseconds"]}
    copy = copy_speed(parts)
    yield "| type | shape | us | TFLOP/s | PyTorch, us | by | of PyTorch's speed | GB/s, of a copy |"
    yield "|---|---|---:|---:|---:|---|---:|---:|"
    for r in parts["attention"]:
        if "causal" not in r:
            continue
        peer = peers.get(key_of(r))
        by = min(peer["backends"], key=peer["backends"].get) if peer else ""
        ours = r["microseconds"]
        share = f"{peer['microseconds'] / ours:.2f}" if peer else ""
        decodes = r["shape"][2] == 1
        bandwidth = f"{r['gigabytes_per_second']:.0f}, {r['gigabytes_per_second'] / copy:.2f}" if decodes and copy else ""
        theirs = f"{peer['microseconds']:.0f}" if peer else ""
        causal = (", causal" if r["causal"] else "") + (f" (commit {r['commit'][:7]})" if "commit" in r else "")
        flops = "" if decodes else f"{r['gigaflops'] / 1000:.0f}"
        yield f"| {r['type']} | {shape_text(r['shape'])}{causal} | {ours:.0f} | {flops} | {theirs} | {by} | {share} | {bandwidth} |"


def row_lines(parts):
    """GB/s of what the library chooses, and the part of a copy of as many elements, where that was measured."""
    usual = copy_speed(parts)
    copies = {(r["type"], tuple(r["shape"])): r["gigabytes_per_second"] for r in parts.get("torch_rows", []) if r.get("kernel") == "copy"}
    cells, shapes = {}, {}
    for r in parts["rows"]:
        if "gigabytes_per_second" not in r or not r["shape"][1]:
            continue
        rows, cols = shape = tuple(r["shape"][:2])
        cells[r["kernel"], r["type"], shape] = r["gigabytes_per_second"]
        shapes[shape] = f"{rows} x {cols}" + (f" (commit {r['commit'][:7]})" if "commit" in r else "")
    yield "| kernel | type | " + " | ".join(shapes.values()) + " |"
    yield "|---|---|" + "---:|" * len(shapes)
    for kernel, kind in dict.fromkeys((k, t) for k, t, _ in cells):
        values = [(cells.get((kernel, kind, shape)), copies.get((kind, shape), usual)) for shape in shapes]
        yield f"| `{kernel}` | {kind} | " + " | ".join("" if v is None else f"{v:.0f}" + (f", {v / copy:.2f}" if copy else "") for v, copy in values) + " |"
    for kind in dict.fromkeys(kind for kind, _ in copies):
        yield f"| PyTorch's copy | {kind} | " + " | ".join(f"{copies[kind, s]:.0f}" if (kind, s) in copies else "" for s in shapes) + " |"
    notes = {}
    for r in parts["rows"]:
        if "note" in r:
            notes.setdefault(r["note"], {}).setdefault(f"`{r['kernel']}` of {r['type']}")
    for note, kernels in notes.items():
        yield from ("", f"{', '.join(kernels)}: {note}.")


def form_lines(parts):
    forms = [r for r in parts["free_form"] if "form" in r]
    threads = sorted({r["threads"] for r in forms})
    yield "| form | shape | " + " | ".join(f"{n} threads" for n in threads) + " |"
    yield "|---|---|" + "---:|" * len(threads)
    for form, shape in dict.fromkeys((r["form"], tuple(r["shape"])) for r in forms):
        speeds = {r["threads"]: r["gigabytes_per_second"] for r in forms if r["form"] == form and tuple(r["shape"]) == shape}
        yield f"| {form} | {shape[0]} x {shape[1]} | " + " | ".join(f"{speeds[n]:.0f}" for n in threads) + " |"


SECTIONS = (
    ("torch", "Against PyTorch eager", "PyTorch's time over ours, floats, automatic launch, medians of seven runs by events in a queue.", eager_lines),
    ("layers", "Products of 16-bit elements", "TFLOP/s, medians of seven runs; of cuBLAS the better of two such runs.", layer_lines),
    ("products", "Products of floats", "TFLOP/s, medians of nine runs; the error of some elements in units of 2^-24 times the sum of |a| |b|.", product_lines),
    ("quantized", "Quantised products", "GB/s of stored blocks and the part of a copy; x as bytes or exact. W does not fit the last cache.", quantized_lines),
    ("attention", "Attention", "Medians of nine runs, of PyTorch seven; PyTorch's is the fastest of its back ends.", attention_lines),
    ("rows", "Long rows", "GB/s and the part of a copy of as many elements by PyTorch, automatic launch.", row_lines),
    ("free_form", "Forms of a kernel", "Row sums of floats, GB/s: by phases, free-form with a collective, and through a ring of mbarriers.", form_lines),
    ("group", "Several GPUs", "Medians of seven runs by the host's clock, and how many times as fast as one GPU in the same run.", group_lines),
)


def page_lines(name, title, state):
    suite = state["suite"]
    gpus = [part["gpu"] for part in state["parts"].values() if "gpu" in part]
    machine = gpu_name(suite["gpu"] if suite else gpus[0] if gpus else "none")
    yield from (f"# {title}", "", f"Made by `scripts/offload/page.py` from [the records]({name}.json) of `run.py --bench`.", "")
    yield f"- **Machine**: {machine}; clang 22, ptxas of CUDA 13.0, PyTorch 2.11."
    if suite:
        yield (f"- **Tests** at {suite['commit'][:7]}: {suite['tests']} run, {suite['passed']} passed, {len(suite['failed'])} failed, "
               f"{suite['skipped']} skipped" + (f": {'; '.join(suite['why_skipped'])}." if suite.get("why_skipped") else "."))
    parts = {part: kept_part["records"] for part, kept_part in state["parts"].items()}
    for part, heading, text, make in SECTIONS:
        if part in parts:
            of_part = state["parts"][part]
            on = gpu_name(of_part.get("gpu", machine))
            where = "" if on == machine else f" On {on}."
            peer = state["parts"].get(f"torch_{part}")
            if peer and peer["commit"] != of_part["commit"]:
                where += f" PyTorch's of a run at {peer['commit'][:7]}."
            yield from ("", f"## {heading}", "", f"{text} Commit {of_part['commit'][:7]}.{where}", "", *make(parts))


def record_text(state):
    """A record a line."""
    def text_of(value):
        return "[\n" + ",\n".join(map(json.dumps, value)) + "\n]" if isinstance(value, list) else json.dumps(value)
    def part_of(name, part):
        about = "".join(f"{json.dumps(key)}: {json.dumps(part[key])}, " for key in ("commit", "gpu") if key in part)
        return f"{json.dumps(name)}: {{{about}\"records\": {text_of(part['records'])}}}"
    parts = [part_of(name, part) for name, part in state["parts"].items()]
    return "{\n\"suite\": " + json.dumps(state["suite"]) + ",\n\"parts\": {\n" + ",\n".join(parts) + "\n}\n}\n"


def main():
    name, title, *folder = sys.argv[1:]
    state = kept(name)
    if folder:
        take_folder(state, pathlib.Path(folder[0]))
    (RESULTS / f"{name}.md").write_text("\n".join(page_lines(name, title, state)) + "\n")
    (RESULTS / f"{name}.json").write_text(record_text(state))


if __name__ == "__main__":
    main()
