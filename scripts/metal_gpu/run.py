#!/usr/bin/env python3
"""Runs the tests of a folder that scripts/test-metal-gpu has made, on this machine's GPU.

usage: run.py [--kernels N] [--jobs N] [--out DIR]: tests.xml (JUnit) and record.json"""
import argparse
import concurrent.futures
import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as xml

HERE = pathlib.Path(__file__).resolve().parent
# Suites of the CPU whose dispatches the environment sends to the GPU.
SUITES = ("kernels", "stdlib", "stdlib_types", "shuffles", "barriers", "threadgroup_variables", "names", "textures", "cubes", "functions")
HOSTS = ("programs", "objc")  # folders of programs
# What programs get as arguments.
SOURCES = ("kernels/metal/source/images.metal", "tests/metal/programs/shared_types.metal")
CASE = re.compile(r"^(\w+) \(([\w.]+)\)(?:.*\n)?.*?\.\.\. (ok|FAIL|ERROR|skipped.*)$", re.M)


def environment(on_gpu):
    libraries = os.pathsep.join(filter(None, [os.environ.get("LD_LIBRARY_PATH"), str(HERE / "lib"), str(HERE / "toolchain/lib")]))
    e = dict(os.environ, PEWTER_METAL_LIBRARY=str(HERE / "lib/libpewter_metal.so"), PEWTER_METALC=str(HERE / "bin/pewter-metalc"),
             PEWTER_METAL_CLANG=str(HERE / "toolchain/bin/clang"), PEWTER_METAL_LINKER=str(HERE / "toolchain/bin/ld.lld"),
             PEWTER_METAL_DIGESTS=str(HERE / "bin/metal_digests"), LD_LIBRARY_PATH=libraries,
             PATH=f"{HERE}/bin/apple-tools{os.pathsep}{os.environ['PATH']}")
    if on_gpu:
        e["PEWTER_METAL_DEVICE"] = "gpu"
    return e


def run(command, on_gpu):
    started = time.monotonic()
    done = subprocess.run(command, env=environment(on_gpu), cwd=HERE / "tree", capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr, time.monotonic() - started


def cases_of(name, result):
    """A suite's cases; the suite itself if it ended without a list of them."""
    status, text, seconds = result
    suite = xml.Element("testsuite", name=name, time=f"{seconds:.1f}")
    for case, group, outcome in CASE.findall(text):
        element = xml.SubElement(suite, "testcase", name=case, classname=f"{name}.{group.split('.')[-1]}")
        if outcome.startswith("skipped"):
            xml.SubElement(element, "skipped")
        elif outcome != "ok":
            xml.SubElement(element, "failure", message=outcome).text = text
    if len(suite) == 0 or (status != 0 and suite.find(".//failure") is None):
        element = xml.SubElement(suite, "testcase", name=name, classname=name)
        if status != 0:
            xml.SubElement(element, "failure", message=f"ended with {status}").text = text[-4000:]
    return suite


def programs(host):
    """Programs of a host's language, metal-cpp or Objective-C, with the GPU as their default device: a case each."""
    suite = xml.Element("testsuite", name=host)
    for path in sorted((HERE / host).iterdir()):
        status, text, seconds = run([path, *SOURCES], True)
        element = xml.SubElement(suite, "testcase", name=path.name, classname=host, time=f"{seconds:.1f}")
        if status != 0:
            xml.SubElement(element, "failure", message=f"ended with {status}").text = text[-4000:]
    return suite


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--kernels", type=int, default=1000, help="random ones")
    p.add_argument("--jobs", type=int, default=os.cpu_count())
    p.add_argument("--out", type=pathlib.Path, default=HERE)
    o = p.parse_args()
    o.out.mkdir(parents=True, exist_ok=True)
    found = subprocess.run([sys.executable, "-c", "import pewter_metal; print('\\n'.join(pewter_metal.gpus()))"], env=environment(False),
                           cwd=HERE / "tree/scripts/python", capture_output=True, text=True)
    if found.returncode != 0 or not found.stdout.strip():
        print(found.stderr or "there is no GPU", file=sys.stderr)
        sys.exit(1 if found.returncode else 77)
    target = found.stdout.split("\n")[0].split(", ")[-1]
    jobs = {name: ([sys.executable, f"tests/metal/{name}_test.py", "-v"], False) for name in ("gpu", "gpu_code")}
    jobs |= {s: ([sys.executable, str(next((HERE / "tree/tests/metal").glob(f"*/{s}_test.py"))), "-v"], True) for s in SUITES}
    jobs["random"] = ([sys.executable, "scripts/fuzz-metal", "--kernels", str(o.kernels), "--targets", target, "--jobs", str(o.jobs)], False)
    all_ = xml.Element("testsuites")
    with concurrent.futures.ThreadPoolExecutor(max(o.jobs // 2, 1)) as pool:
        of_hosts = {host: pool.submit(programs, host) for host in HOSTS}  # one program after the other: the longest
        results = {n: pool.submit(run, *j) for n, j in jobs.items()}
        for name in (*results, *HOSTS):
            all_.append(cases_of(name, results[name].result()) if name in results else of_hosts[name].result())
            print(name, *(f"{len(all_[-1].findall(what))} {label}" for what, label in (("testcase", "cases"), (".//failure", "failed"))), flush=True)
    failed = [c.get("classname") + "." + c.get("name") for c in all_.iter("testcase") if c.find("failure") is not None]
    xml.ElementTree(all_).write(o.out / "tests.xml")
    record = {"date": datetime.date.today().isoformat(), "commit": (HERE / "commit").read_text().strip(), "gpu": found.stdout.split("\n")[0],
              "cases": len(list(all_.iter("testcase"))), "random_kernels": o.kernels, "failed": failed}
    (o.out / "record.json").write_text(json.dumps(record, indent=1) + "\n")
    print(json.dumps(record))
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
