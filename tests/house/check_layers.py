#!/usr/bin/env python3
"""Folders are layers: a file includes what its own entry of the table has, and entries of lines above.

usage: check_layers.py ROOT"""
import os
import pathlib
import re
import subprocess
import sys

# The lowest first. Entries of a line do not include each other; `+` joins what is one. The longest entry that a path begins with has it.
LAYERS = {"include/pewter/": """
    native/target.hpp
    types.hpp+half.hpp+error.hpp+geometry.hpp+launch.hpp+detail/element_types.inc+detail/raise.ipp detail/for_each.hpp
    native
    lanes
    check.hpp+model+detail
    compute_pipeline.hpp explain.hpp cache_type.hpp
    pewter.hpp kernels.hpp+detail/kernels.inc+detail/kernels device.hpp
    attention.hpp images.hpp quantized.hpp
    serving.hpp device_group.hpp
    msl metal-cpp pewter.h
    metal.hpp metal.h objc""",
          "kernels/": """
    targets.inc registry.inc
    runtime
    common
    elementwise embedding histogram image layout norm pooling softmax sort state stencil transform
    matmul/strides.hpp
    matmul/stored_matrix.hpp matmul/device_gemm.hpp
    matmul/plan
    matmul/tile.kernel.hpp
    matmul/pack
    matmul/ukr
    matmul/loops
    matmul quantized reduce loss experts sampling
    attention convolution matmul_tutorial rows scan
    offload sharded bindings""",
          "kernels/metal/": """
    known_names.hpp simdgroup_context.hpp target_names.hpp kernel_info.hpp
    left_out.hpp checked_context.hpp
    support
    compiler/frontend
    compiler/analysis
    compiler/barriers
    compiler/import
    compiler/lowering
    compiler/vectorize
    compiler/checked compiler/gpu
    compiler/driver
    runtime
    host+interface tools
    objc+interface/generated/objc.m source"""}
# What lower folders include all the same, and why.
EXCEPTIONS = {
    "include/pewter/check.hpp": "loads and stores of lanes ask checked mode, which knows the model's threads",
    "kernels/offload/runtime/kernel_entry_gpu.hpp": "kernel files include kernel_entry.hpp, whose form for GPUs it is",
    "kernels/metal/compiler/driver/compile.hpp": "the options and results of a compilation, which all folders read",
    "kernels/metal/compiler/driver/stages.hpp": "what stages work on, with the members of all folders; each folder defines its stages",
    "kernels/metal/compiler/driver/manifest.hpp": "the object's list of kernels, to which stages add what they find",
    "kernels/metal/compiler/driver/stage_table.hpp": "the front end is the first stage and prints as stages do",
    "kernels/metal/compiler/driver/stages.def": "the front end is the first stage and prints as stages do"}


def entries():
    rank = 0
    for prefix, lines in LAYERS.items():
        for line in lines.split("\n"):
            for entry in line.split():
                for path in entry.split("+"):
                    yield prefix + path, (rank, entry)
            rank += 1


PLACES = sorted(entries(), key=lambda row: -len(row[0]))


def place_of(name):
    return next((place for path, place in PLACES if name == path or name.startswith(path + "/")), None)


def included_by(root, name):
    for number, line in enumerate((root / name).read_text(encoding="utf-8").splitlines(), 1):
        found = re.match(r'\s*#\s*(?:include|import)\s+"([^"]+)"', line)
        for path in found and (found[1], "include/" + found[1], os.path.normpath(pathlib.Path(name).parent / found[1])) or ():
            if (root / path).is_file():
                yield number, path
                break


def faults(root):
    listed = subprocess.run(["git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard", "include", "kernels"],
                            capture_output=True, text=True)
    names = listed.stdout.splitlines() or [str(p.relative_to(root)) for f in ("include", "kernels") for p in (root / f).rglob("*")]
    used = set()
    for name in names:
        if not (root / name).is_file() or not re.search(r"\.([chi]pp|[chm]|mm|inc|def)$|/msl/\w+$", name):
            continue
        own = place_of(name)
        if own is None:
            yield f"{name}: in no layer of tests/house/check_layers.py"
            continue
        for number, path in included_by(root, name):
            other = place_of(path)
            if other is not None and (other == own or other[0] < own[0]):
                continue
            used.add(path)
            if path not in EXCEPTIONS:
                yield f"{name}:{number}: includes {path}, which is not of a layer below"
    yield from (f"tests/house/check_layers.py: nobody needs the exception {path}" for path in EXCEPTIONS if path not in used)


def main():
    found = list(faults(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(found) or "includes point down")
    return 1 if found else 0


sys.exit(main())
