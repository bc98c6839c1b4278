#!/usr/bin/env python3
"""A wheel for pip of a build's installation: the Python modules, and the libraries and Metal's compiler that they call.

usage: wheel.py BUILD_FOLDER FOLDER_OF_WHEELS

The wheel has no code of Python's own ABI, so its tag names the platform alone. The libraries need the system's C++ and OpenMP
runtimes; Metal source needs clang 22, lld 22 and LLVM 22 of the system, too."""
import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig

COMPONENTS = ("libpewter", "libpewter-c", "libpewter-metal", "pewter-metal", "python3-pewter")
METADATA = """Metadata-Version: 2.1
Name: pewter
Version: {version}
Summary: Metal's compute hierarchy on the CPU: kernels on NumPy arrays, and Metal source
License: Apache-2.0
Requires-Python: >=3.9
Requires-Dist: numpy
Description-Content-Type: text/markdown

pewter calls a collection of compute kernels on NumPy arrays; pewter_metal runs unmodified Metal source on them, as
MLX's metal_kernel does. Metal source needs clang 22, lld 22 and LLVM 22 of the system.
"""


def cached(build, name):
    lines = (build / "CMakeCache.txt").read_text(encoding="utf-8").splitlines()
    return next(line.split("=", 1)[1] for line in lines if line.startswith(name + ":"))


def main():
    build, wheels = (pathlib.Path(p).resolve() for p in sys.argv[1:])
    version, modules = cached(build, "CMAKE_PROJECT_VERSION"), cached(build, "PEWTER_PYTHON_DIR")
    folder = build / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    native = folder / "pewter" / "native"  # a prefix, where libraries find the compiler and it finds Metal's headers
    for component in COMPONENTS:
        subprocess.run(["cmake", "--install", build, "--prefix", native, "--component", component, "--strip"], check=True,
                       stdout=subprocess.DEVNULL)
    shutil.copytree(native / modules, folder, dirs_exist_ok=True)
    shutil.rmtree(native / modules)
    for name in ("installed_library", "installed_metal_library"):
        found = next(native.rglob(pathlib.Path((folder / "pewter" / name).read_text(encoding="utf-8").strip()).name))
        (folder / "pewter" / name).write_text(f"{found.relative_to(folder / 'pewter')}\n", encoding="utf-8")
    # pip knows no links: of a library's names the one that programs are linked with stays.
    for path in [p for p in native.rglob("*.so.*") if p.is_symlink()]:
        target = path.resolve()
        path.unlink()
        target.rename(path)
    for path in [p for p in sorted(native.rglob("*"), reverse=True) if p.is_dir() and not any(p.iterdir())]:
        path.rmdir()
    information = folder / f"pewter-{version}.dist-info"
    information.mkdir()
    information.joinpath("METADATA").write_text(METADATA.format(version=version), encoding="utf-8")
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    information.joinpath("WHEEL").write_text("Wheel-Version: 1.0\nGenerator: pewter\nRoot-Is-Purelib: false\n"
                                             f"Tag: py3-none-{platform}\n", encoding="utf-8")
    shutil.copy(cached(build, "CMAKE_HOME_DIRECTORY") + "/LICENSE", information)
    wheels.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, "-m", "wheel", "pack", folder, "--dest-dir", wheels], check=True, stdout=subprocess.DEVNULL,
                   env=os.environ)


main()
