#!/usr/bin/env python3
"""Runs the tests, and on request the measurements, of a folder that scripts/test-offload has built, on this machine's GPU.

usage: run.py [--bench [PART,...]] [--no-tests] [--shapes ROWSxCOLS,...] [--jobs N] [--out DIR]

--bench measures all parts, or those that are named as their files are (rows: rows.jsonl). record.json lists those that were measured;
without tests it has no counts. The status is 1 if a test failed, a measurement did, or the program of a named part is missing.
"""
import argparse
import datetime
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import time
import xml.etree.ElementTree as xml

HERE = pathlib.Path(__file__).resolve().parent
# C, and k where it is not C's columns: squares, and layers of language models for 1 to 8192 tokens.
SQUARES = ("4096x4096x4096", "8192x8192x8192")
LAYERS = ("4096x4096", "11008x4096", "4096x11008", "28672x8192")
PRODUCTS = ",".join([*SQUARES, *(f"{tokens}x{layer}" for tokens in (1, 16, 128, 512, 4096) for layer in LAYERS
                        if f"{tokens}x{layer}" not in SQUARES)])

# Prompts, and one token over a long cache: heads, heads of the cache, queries, keys, elements of a head.
ATTENTION = ("32x32x4096x4096x128,32x32x16384x16384x128,32x8x4096x4096x128,32x8x16384x16384x128,32x32x4096x4096x64,"
             "32x32x1x32768x128,32x8x1x32768x128,32x8x8x8192x128")
FLOATS = ",".join([*SQUARES, "2048x2048x2048", "512x4096x4096"])
# Kernels that are compared with PyTorch's eager operators, at the library's own choice of launch.
EAGER = "softmax,log_softmax,layer_norm,rms_norm,gelu,silu,row_prefix_sum,row_argmax,logsumexp,transpose"
LONG_ROWS = "8192x8192,8192x16384,8192x32768,8192x65536,65536x8192"
BLOCK_TYPES = ("q8_0", "q4_0", "q4_1", "q5_0", "q5_1", "q4_K", "q5_K", "q6_K", "q2_K", "q3_K", "iq4_nl", "iq4_xs", "mxfp4", "nvfp4",
               "affine4_64", "affine8_64")
GROUPS = ["pewter_group_bench", "16384x16384x16384", "32x32x16384x16384x128", "bfloat", "half"]


def measurements(shapes):
    """What each file of measurements is made by."""
    python = sys.executable
    return {
        "bench": ["pewter_device_bench", "all", shapes],
        "eager": ["pewter_device_bench", "--automatic", EAGER, shapes],
        "torch": [python, "torch_eager.py", shapes],
        # cuBLAS's times of few rows differ from run to run by up to two: its best of two counts.
        "layers": ["pewter_device_bench", "--automatic", "gemm", PRODUCTS, "half", "bfloat"],
        "torch_layers": [python, "torch_gemm.py", PRODUCTS + "," + PRODUCTS, "half", "bfloat"],
        "products": ["pewter_product_bench", "floats", FLOATS],
        "torch_products": [python, "torch_gemm.py", FLOATS, "float", "tf32"],
        "quantized": ["pewter_product_bench", "quantized", "1x4096x14336,1x14336x4096,8x4096x14336", *BLOCK_TYPES],
        "attention": ["pewter_attention_bench", ATTENTION, "bfloat", "half"],
        "torch_attention": [python, "torch_attention.py", ATTENTION, "bfloat", "half"],
        "rows": ["pewter_device_bench", "--automatic", "softmax,log_softmax,layer_norm,rms_norm,row_sum,logsumexp", LONG_ROWS,
                 "float", "bfloat"],
        "torch_rows": [python, "torch_eager.py", LONG_ROWS, "float", "bfloat"],
        "free_form": ["pewter_free_form_bench", "16384x4096"],
        "group": GROUPS,
        "floor": ["cuda_floor", shapes],
    }


def run_tests(jobs, out):
    """The suite in `jobs` parts at a time; returns the merged JUnit tree."""
    parts = []
    for index in range(jobs):
        environment = dict(os.environ, GTEST_TOTAL_SHARDS=str(jobs), GTEST_SHARD_INDEX=str(index))
        result = out / f"part{index}.xml"
        parts.append((result, subprocess.Popen(
            [HERE / "pewter_device_tests", f"--gtest_output=xml:{result}", "--gtest_brief=1"], env=environment,
            stdout=open(out / f"part{index}.log", "w"), stderr=subprocess.STDOUT)))
    merged = xml.Element("testsuites")
    for result, process in parts:
        process.wait()
        if not result.exists():
            suite = xml.SubElement(merged, "testsuite", name=result.stem, tests="1", failures="1")
            case = xml.SubElement(suite, "testcase", name=result.stem, classname="offload")
            xml.SubElement(case, "failure", message=f"ended with {process.returncode} and left no report")
            continue
        merged.extend(xml.parse(result).getroot())
        result.unlink()
    return merged


def summary_of(merged):
    """Counts, what failed, and why cases were skipped."""
    cases = [case for case in merged.iter("testcase") if case.get("result") != "suppressed"]
    failed = [case.get("name") for case in cases if case.find("failure") is not None]
    skipped = [case.get("name") for case in cases if case.find("skipped") is not None]
    reasons = {line for case in cases for why in case.iter("skipped") for line in (why.text or "").splitlines()[1:] if line}
    return {"tests": len(cases), "passed": len(cases) - len(failed) - len(skipped), "skipped": len(skipped), "failed": failed,
            "why_skipped": sorted(reasons)}


def name_nccl():
    """Names the NCCL that PyTorch's packages bring, if there is one and nobody has named another."""
    found = importlib.util.find_spec("nvidia") if "PEWTER_NCCL" not in os.environ else None
    for folder in found.submodule_search_locations if found is not None else ():
        library = pathlib.Path(folder) / "nccl/lib/libnccl.so.2"
        if library.exists():
            os.environ["PEWTER_NCCL"] = str(library)


def gpu():
    """The first one's name, driver and memory."""
    command = ["nvidia-smi", "--query-gpu=name,driver_version,memory.total", "--format=csv,noheader"]
    try:
        return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout.splitlines()[0].strip()
    except (OSError, subprocess.CalledProcessError, IndexError):
        return "none"


def is_there(program):
    """Whether a measurement can be made: its program is there, and PyTorch for those in Python."""
    return (HERE / program).exists() and (program != sys.executable or importlib.util.find_spec("torch") is not None)


def measure(names, shapes, out):
    """Runs the named measurements, all that can be made here if none is named.

    Returns those that left records, and those that failed or, named, left none; no file of theirs stays.
    """
    measured, failed, skipped = [], [], 77
    for name, (program, *arguments) in measurements(shapes).items():
        if name not in names if names else not is_there(program):
            continue
        result, begin = out / f"{name}.jsonl", time.monotonic()
        if not is_there(program):
            ended = f"there is no {program}" + (" with PyTorch" if program == sys.executable else "")
        else:
            with open(result, "w") as to:
                ended = subprocess.run([HERE / program, *arguments], stdout=to, check=False, cwd=HERE).returncode
        print(f"{name}: {time.monotonic() - begin:.0f} s" + (f", ended with {ended}" if ended else ""), flush=True)
        if not ended and result.stat().st_size > 0:
            measured.append(name)
            continue
        result.unlink(missing_ok=True)
        if names or ended not in (0, skipped):
            failed.append(name)
    return measured, failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bench", nargs="?", const="")
    parser.add_argument("--no-tests", action="store_true")
    parser.add_argument("--shapes", default="65536x4096,65536x1024,16384x16384,262144x512,8192x8192,8192x32768,65536x768,8192x32000")
    parser.add_argument("--jobs", type=int, default=max(1, min(12, (os.cpu_count() or 1) - 2)))
    parser.add_argument("--out", type=pathlib.Path, default=HERE)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    names = [name for name in (options.bench or "").split(",") if name]
    if unknown := set(names) - set(measurements("")):
        parser.error(f"--bench: {', '.join(sorted(unknown))}: no such part")
    name_nccl()
    record = {"date": datetime.date.today().isoformat(), "commit": (HERE / "commit").read_text().strip(), "gpu": gpu(), "parts": []}
    failed = []
    if not options.no_tests:
        merged = run_tests(options.jobs, options.out)
        xml.ElementTree(merged).write(options.out / "tests.xml")
        record.update(summary_of(merged))
    def write():
        (options.out / "record.json").write_text(json.dumps(record, indent=1) + "\n")
    write()  # so that files that are written over are not an earlier record's any more
    if options.bench is not None and record["gpu"] != "none":
        record["parts"], failed = measure(names, options.shapes, options.out)
        write()
    print(json.dumps(record, indent=1), flush=True)
    if failed:
        print(f"not measured: {', '.join(failed)}", flush=True)
    if failed or record.get("failed"):
        return 1
    return 77 if record.get("passed") == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
