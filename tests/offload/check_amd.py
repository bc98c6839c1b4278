#!/usr/bin/env python3
"""That a kernel file compiles for AMD's GPUs: its kernels are there, for waves of 32 lanes, and nothing is left undefined.

usage: check_amd.py LLC LLD READELF SOURCE ARCHITECTURE COMPILER FLAGS...
"""
import pathlib
import re
import subprocess
import sys
import tempfile


def main():
    llc, lld, readelf, source, architecture, *compiler = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        bitcode, thing, code = (str(pathlib.Path(folder, "kernel" + suffix)) for suffix in (".bc", ".o", ".hsaco"))
        subprocess.run([*compiler, "--offload-device-only", "-emit-llvm", "-c", source, "-o", bitcode], check=True)
        subprocess.run([llc, "-O1", f"-mcpu={architecture}", "-filetype=obj", bitcode, "-o", thing], check=True)
        subprocess.run([lld, "-shared", "--no-undefined", thing, "-o", code], check=True)
        notes = subprocess.run([readelf, "--notes", code], check=True, text=True, stdout=subprocess.PIPE).stdout
    waves = re.findall(r"\.wavefront_size: +(\d+)", notes)
    kernels = re.findall(r"\.name: +(__omp_offloading_\S+)", notes)
    print(f"{architecture}: {len(kernels)} kernels, waves of {', '.join(sorted(set(waves)))} lanes")
    return 0 if kernels and len(waves) == len(kernels) and set(waves) == {"32"} else 1


if __name__ == "__main__":
    sys.exit(main())
