#!/usr/bin/env python3
"""Stands for pewter_tune on a made-up machine: prefetch pays and is best at 1024 bytes, non-temporal stores from 16 MB on,
transposed ones from 4 MB on. ORDINARY in the environment: neither ever pays."""
import os
import pathlib
import sys

PROFILE = """core = zen4
l1d = 32768
l2 = 1048576
l3 = 33554432
fork_ns = 1234.5
prefetch_pays = 0
prefetch_distance = 512
nontemporal_prefetch_distance = 2048
nontemporal_bytes = 33554432
nontemporal_transposed_bytes = 2097152
"""

words = [w for w in sys.argv[1:] if w != "--quick"]
if words[0] == "costs":
    assert "PEWTER_PROFILE" not in os.environ
    print(PROFILE, end="")
    sys.exit()
lines = pathlib.Path(os.environ["PEWTER_PROFILE"]).read_text().splitlines()
profile = dict(line.split(" = ") for line in lines)
if profile["core"] != "zen4":
    sys.exit("the costs' profile is not passed on")
pays = "ORDINARY" not in os.environ
for name in words[1:]:
    kernel, size = name.split("/")
    seconds = int(size) * 1e-10
    if profile["prefetch_pays"] == "1":
        seconds *= {"256": 0.99, "512": 0.9, "1024": 0.8}.get(profile["prefetch_distance"], 1) if pays else 1.1
    key, least = ("nontemporal_transposed_bytes", 4 << 20) if kernel == "transpose" else ("nontemporal_bytes", 16 << 20)
    if int(size) > int(profile[key]):
        seconds *= 0.7 if pays and int(size) >= least else 1.3
    print(name, seconds)
