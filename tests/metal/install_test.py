#!/usr/bin/env python3
"""The installed components of Metal: a metal-cpp program, one in C and Python find library, compiler and headers there.

usage: install_test.py CMAKE BUILD_FOLDER C++_COMPILER LIBRARY_FOLDER PYTHON_FOLDER (of the prefix)"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

cmake, build, compiler, libraries, python = sys.argv[1:]
COMPONENTS = ("pewter-metal", "libpewter-metal", "libpewter-metal-dev", "libpewter-metal-objc", "libpewter-metal-objc-dev", "python3-pewter",
              "pewter-tools")
SOURCES = pathlib.Path(__file__).resolve().parent
C_PROGRAM = r"""
#include <pewter/metal.h>
#include <string.h>
#include <stdio.h>
int main(void) {
  float x[40], *buffers[1] = {x};
  uint32_t grid[3] = {40, 1, 1}, threads[3] = {32, 1, 1};
  for (int i = 0; i < 40; ++i) x[i] = (float)i;
  const char* source = "kernel void twice(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] *= 2; }";
  pewter_metal_library* l = pewter_metal_library_from_source(source, "twice.metal", 0);
  if (l == 0) return puts(pewter_metal_error()), 1;
  if (pewter_metal_kernel_writes_buffer(l, "twice", 0) != 1 || pewter_metal_kernel_writes_buffer(l, "twice", 7) != 0 ||
      pewter_metal_kernel_writes_texture(l, "twice", 0) != 0 || pewter_metal_kernel_writes_buffer(l, "thrice", 0) != -1) return 13;
  if (pewter_metal_kernel_count(l) != 1 || strcmp(pewter_metal_kernel_name(l, 0), "twice") != 0) return 2;
  if (pewter_metal_dispatch(l, "twice", (void* const*)buffers, 1, 0, 0, grid, threads, 0, 0) != 0) return 3;
  for (int i = 0; i < 40; ++i) {
    if (x[i] != 2.0f * (float)i) return 4;
  }
  if (pewter_metal_dispatch(l, "thrice", (void* const*)buffers, 1, 0, 0, grid, threads, 0, 0) == 0) return 5;
  if (strstr(pewter_metal_error(), "kernel = 'thrice'") == 0) return 6;
  if (pewter_metal_dispatch(l, "twice", 0, 0, 0, 0, grid, threads, 0, 0) == 0) return 7;
  if (strstr(pewter_metal_error(), "[[buffer(0)]] (x) is bound to nothing") == 0) return 8;
  threads[0] = 1025;
  if (pewter_metal_dispatch(l, "twice", (void* const*)buffers, 1, 0, 0, grid, threads, 0, 0) == 0) return 9;
  if (strstr(pewter_metal_error(), "at most 1024") == 0) return 10;
  pewter_metal_library_free(l);
  if (pewter_metal_library_from_source("kernel void f() { y = 1; }", "f.metal", 0) != 0) return 11;
  return strstr(pewter_metal_error(), "f.metal:1:") == 0 ? 12 : 0;
}
"""


def run(*command, status=0, **more):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=250, **more)
    assert (done.returncode == 0) == (status == 0), f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


with tempfile.TemporaryDirectory() as folder:
    here = pathlib.Path(folder)
    prefix = here / "prefix"
    for component in COMPONENTS:
        run(cmake, "--install", build, "--prefix", prefix, "--component", component)
    library = prefix / libraries
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PEWTER_METAL")}
    environment |= {"LD_LIBRARY_PATH": str(library), "PEWTER_METAL_CACHE": str(here / "cache")}
    # The installed compiler says that it is called.
    program, called = prefix / "bin" / "pewter-metalc", here / "called"
    program.rename(program.with_name("real-metalc"))
    program.write_text(f'#!/bin/sh\ntouch {called}\nexec {program.with_name("real-metalc")} "$@"\n')
    program.chmod(0o755)

    run(compiler, "-std=c++17", "-I", prefix / "include/pewter/metal-cpp", SOURCES / "programs/add_arrays.cpp", "-o", here / "add_arrays",
        "-L", library, "-lpewter_metal")
    run(here / "add_arrays", env=environment)
    assert called.exists(), "the program took another compiler than the installed one"

    (here / "twice.c").write_text(C_PROGRAM)
    run(compiler, "-x", "c", "-std=c99", "-pedantic-errors", "-I", prefix / "include", here / "twice.c", "-o", here / "twice", "-L", library,
        "-lpewter_metal")
    run(here / "twice", env=environment)

    (here / "needs-more").write_text("#!/bin/sh\nexit 127\n")  # as the dynamic linker ends a program without its libraries
    (here / "needs-more").chmod(0o755)
    for compiler_of_metal in (here / "no-such-compiler", here / "needs-more"):
        lacking = environment | {"PEWTER_METALC": str(compiler_of_metal), "PEWTER_METAL_CACHE": str(here / "third")}
        said = subprocess.run([here / "twice"], capture_output=True, text=True, env=lacking)
        assert said.returncode == 1 and "apt install clang-22 lld-22" in said.stdout, said

    # Objective-C by the command of its page.
    if (prefix / "include/pewter/objc").exists():
        page = (SOURCES.parents[1] / "kernels/metal/objc/README.md").read_text()
        command = re.search(r"```sh\n(.*?)```", page, re.S)[1].replace("$PREFIX/lib", str(library))
        (here / "host.m").write_text((SOURCES / "objc/device.m").read_text())
        (here / "check.h").write_text((SOURCES / "objc/check.h").read_text())
        run("sh", "-c", command, cwd=here, env=environment | {"PREFIX": str(prefix)})
        run(here / "host", env=environment)

    if subprocess.run([sys.executable, "-c", "import numpy"], capture_output=True).returncode == 0:
        run(sys.executable, "-c", "import pewter_metal as m; print(m.Library('kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }').names())",
            env=environment | {"PYTHONPATH": str(prefix / python), "PYTHONDONTWRITEBYTECODE": "1"}, cwd=here)
        # metal-run looks in python/ next to its folder; below another prefix the system's Python folder is not found.
        found = {} if (prefix / "share/pewter/python").exists() else {"PYTHONPATH": str(prefix / python)}
        shown = run(sys.executable, prefix / "bin/metal-run", SOURCES.parent / "readme/saxpy.metal", "--grid", "4", "--range", "0=float:4",
                    "--out", "1=float:4", "--value", "2=float:2", env=environment | found | {"PYTHONDONTWRITEBYTECODE": "1"}, cwd=here)
        assert "buffer 1: [0. 2. 4. 6.]" in shown, shown

    # Apple's tools, with their folder in PATH.
    tools = prefix / "libexec/pewter/apple-tools"
    on_path = environment | {"PATH": f"{tools}:{os.environ['PATH']}"}
    (here / "g.metal").write_text("kernel void g(device int* x [[buffer(0)]]) { x[0] = 1; }\n")
    called.unlink()
    run("sh", "-c", "xcrun -sdk macosx metal -c g.metal -o g.air && xcrun -sdk macosx metallib g.air -o g.metallib", env=on_path, cwd=here)
    assert called.exists() and (here / "g.metallib").read_bytes().startswith(b"\x7fELF")
    assert run("xcrun", "-f", "metallib", env=on_path).strip() == str(tools / "metallib")
    assert (tools / "metallib").is_symlink() and pathlib.Path(run("xcrun", "--show-sdk-path", env=on_path).strip()).is_dir()

    # The installed headers are those that are read, and without them there are none.
    header = prefix / "include/pewter/msl/metal_stdlib"
    header.write_text("#error of the installed headers\n")
    run(here / "add_arrays", status=1, env=environment | {"PEWTER_METAL_CACHE": str(here / "other")})
    header.unlink()
    (here / "f.metal").write_text("kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\n")
    alone = subprocess.run([program, here / "f.metal", "--check"], capture_output=True, text=True, env=environment)
    assert alone.returncode == 1 and f"{header.parent} has no metal_stdlib" in alone.stderr, alone.stderr
