#!/usr/bin/env python3
"""Makes tests/scripts/recorded_twice.json of a sweep of one build against itself: the noise of a real machine for the tests.

usage: scripts/compare-compilers --compilers gcc-12 --runtimes own --twice --output results/twice
       tests/scripts/record_twice.py results/twice
"""
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "scripts"))
from benchmarking import records  # noqa: E402

document = records.read(sys.argv[1])
first, second = (c["name"] for c in document["configurations"][:2])
times = {}
for r in document["records"]:
    times.setdefault(r["cell"], {})[r["configuration"]] = [float(f"{s:.4g}") for s in r["seconds"]]
pairs = {cell: [t[first], t[second]] for cell, t in sorted(times.items()) if first in t and second in t}
environment = document["environments"][0]
about = {key: environment[key] for key in ("cpu", "processors", "kernel", "commit", "date", "load_average_at_start")}
lines = ",\n".join(f" {json.dumps(cell)}: {json.dumps(pair)}" for cell, pair in pairs.items())
(HERE / "recorded_twice.json").write_text('{"machine": ' + json.dumps(about) + ',\n"seconds": {\n' + lines + "\n}}\n")
