"""What metal-run needs before it can import NumPy and load libpewter_metal.so: scripts/build-metal makes both; an installation
has the library, and there is nothing to build it from."""
import importlib.util
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
OWN = ROOT / "build" / "metal"
BUILDER = ROOT / "scripts" / "build-metal"


def libraries():
    return sorted(ROOT.glob("build/*/kernels/metal/libpewter_metal.so"))


def has_numpy():
    importlib.invalidate_caches()
    return importlib.util.find_spec("numpy") is not None


def built(program):
    """Exits with the builder's message where it fails. A library that scripts/build-metal made follows its sources."""
    found = libraries()
    if found and has_numpy() and OWN not in [f.parents[2] for f in found]:
        return
    first = not found or not has_numpy()
    if first:
        print(f"{program}: the first use builds Metal source's compiler and runtime into build/metal", file=sys.stderr)
    command = [str(BUILDER)] + ([] if first else ["--again"])
    done = subprocess.run(command, stdout=sys.stderr)
    if done.returncode != 0:
        sys.exit(f"{program}: Metal source's compiler and runtime are not built; scripts/build-metal is what failed")


def ready(program):
    if "PEWTER_METAL_LIBRARY" not in os.environ and BUILDER.exists():
        built(program)
    if not has_numpy():
        sys.exit(f"{program}: {sys.executable} has no module numpy; install it (Debian, Ubuntu: apt install python3-numpy), "
                 "or take another Python, as /usr/bin/python3")
