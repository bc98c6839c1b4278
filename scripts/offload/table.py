#!/usr/bin/env python3
"""The Markdown table of run.py --bench: each kernel's best and automatic launch against PyTorch eager.

usage: table.py bench.jsonl torch.jsonl
"""
import json
import sys


def records(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def main():
    best, automatic = {}, {}
    for record in records(sys.argv[1]):
        if "gigabytes_per_second" not in record:
            continue
        case = (record["kernel"], record["type"], tuple(record["shape"]))
        if record["threads"] == 0:
            automatic[case] = record
        elif case not in best or record["microseconds"] < best[case]["microseconds"]:
            best[case] = record
    peers = {}
    for record in records(sys.argv[2]):
        if "kernel" in record:
            rows, cols = record["shape"][:2]
            for shape in ((rows, cols, 0), (rows * cols, 0, 0)):
                peers[record["kernel"], record["type"], shape] = record
    print("| kernel | type | shape | GB/s, automatic | GB/s, best | by | PyTorch eager |")
    print("|---|---|---|---|---|---|---|")
    for case, record in best.items():
        name, kind, shape = case
        chosen = automatic.get(case, {}).get("gigabytes_per_second", 0)
        peer = peers.get(case, {}).get("gigabytes_per_second")
        extents = " x ".join(str(extent) for extent in shape if extent)
        print(f"| `{name}` | {kind} | {extents} | {chosen:.0f} | {record['gigabytes_per_second']:.0f} | {record['pattern']}, "
              f"{record['threads']} | {'' if peer is None else format(peer, '.0f')} |")


main()
