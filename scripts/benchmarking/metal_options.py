"""The command line of scripts/metal-run; without NumPy, so that --help works before anything is installed."""
import argparse
import pathlib

# In a source tree metal-run is in its folder, from an installation it is a command.
HERE = pathlib.Path(__file__).resolve().parents[1]
PROGRAM = "scripts/metal-run" if HERE.name == "scripts" else "metal-run"
SIZES = (32, 64, 96, 128, 256, 512, 768, 1024)
TARGETS = ("avx512", "avx2", "sse42", "neon")  # rows of targets.inc, which installations lack

USAGE = """
  %(prog)s FILE.metal                            lists the file's kernels
  %(prog)s FILE.metal --kernel NAME --grid 4096 --threads 256 --buffer 0=x.npy --out 1=float:4096
                                                          runs one, and shows buffer 1; --range 0=float:4096 needs no file
  %(prog)s --sweep --from-trace trace.json --kernel NAME
                                                          a dispatch of a program, at other threadgroup sizes"""

TEXT = """Runs a kernel of a .metal file on .npy files. The first use builds Metal source's compiler and runtime, which takes about
a minute of two cores; where apt has the packages that it needs, they are installed.

A buffer that the kernel writes stays as it was on disk unless it is named by --save. --out 1=float:4096:y.npy saves a buffer of
zeros after the run. PEWTER_METAL_LIBRARY names another libpewter_metal.so, and nothing is built.

With --check it runs in checked mode, one thread at a time, at --threads or at each of --sizes: races, accesses out of bounds,
reads of threadgroup memory that nobody wrote, barriers in divergent control flow and values of inactive lanes are named with line
and column, and the exit status is 1.

With --sweep instead of --threads the kernel is measured at 32 to 1024 threads on every target that the machine has.
Results (of --out and --save, else of all buffers) have to be the same at all of them, within --tolerance; a table is
printed, and results/metal-KERNEL gets records and a page as scripts/report makes them (needs scipy). What depends on the
size is written --grid 100000/threads --threadgroups, --threadgroup-memory 0=4*threads."""


def parse():
    p = argparse.ArgumentParser(prog=PROGRAM, usage=USAGE, description=TEXT, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("file", nargs="?", help=".metal file; with --from-trace instead of the trace's source")
    p.add_argument("--kernel", help="its name; may be left out where the file has one kernel and there is something to run it on")
    p.add_argument("--grid", default="1", help="threads of the grid: 4096 or 64x64; NUMBER/threads, NUMBER*threads")
    p.add_argument("--threads", default="32", help="of a threadgroup: 256 or 16x16")
    p.add_argument("--threadgroups", action="store_true", help="--grid counts threadgroups")
    p.add_argument("--buffer", action="append", default=[], metavar="INDEX=FILE.npy")
    p.add_argument("--range", action="append", default=[], metavar="INDEX=TYPE:COUNT", help="a buffer of 0, 1, 2, ...")
    p.add_argument("--value", action="append", default=[], metavar="INDEX=TYPE:VALUE")
    p.add_argument("--out", action="append", default=[], metavar="INDEX=TYPE:COUNT[:FILE.npy]", help="a buffer of zeros that is shown or saved")
    p.add_argument("--save", action="append", default=[], metavar="INDEX=FILE.npy", help="writes a buffer after the run")
    p.add_argument("--functions", action="append", default=[], metavar="INDEX=NAME,NAME", help="a table of visible functions")
    p.add_argument("--link", action="append", default=[], metavar="FILE.metal", help="a source whose visible functions tables may hold, too")
    p.add_argument("--threadgroup-memory", action="append", default=[], metavar="INDEX=BYTES")
    p.add_argument("--constant", action="append", default=[], metavar="INDEX_OR_NAME=VALUE", help="a function constant")
    p.add_argument("-I", dest="include", action="append", default=[], metavar="FOLDER")
    p.add_argument("-D", dest="define", action="append", default=[], metavar="NAME[=VALUE]")
    p.add_argument("--target", help=", ".join(TARGETS))
    p.add_argument("--device", help="cpu, gpu or gpu:1: an NVIDIA GPU, the time has the copies of buffers in it; "
                   "of --sweep: cpu,gpu, a GPU's time is the kernel's")
    p.add_argument("--host-threads", type=int, default=0)
    p.add_argument("--reference", action="store_true", help="one thread at a time, without vectors")
    p.add_argument("--repeat", type=int, default=1, help="runs; the median time is printed")
    p.add_argument("--check", action="store_true", help="looks for races, accesses out of bounds and the like")
    p.add_argument("--sweep", action="store_true", help="measures and compares sizes and targets")
    p.add_argument("--sizes", help="of --sweep, in --check instead of --threads: 32,64 or 32,16x16; all, "
                   "which --sweep takes without it: " + ",".join(map(str, SIZES)))
    p.add_argument("--targets", help="of --sweep: avx512,avx2; without it all that the machine has")
    p.add_argument("--tolerance", type=float, default=1e-5, help="of --sweep: of the larger of 1 and the value; 0: the same bits")
    p.add_argument("--from-trace", type=pathlib.Path, metavar="FILE.json", help="of --sweep: source, grid and buffers of a dispatch of --kernel that "
                   "PEWTER_METAL_TRACE recorded")
    p.add_argument("--rounds", type=int, default=7, help="of --sweep")
    p.add_argument("--flops", type=float, default=0, help="of one dispatch, for the report")
    p.add_argument("--limits", type=pathlib.Path, metavar="FILE.json", help="of --sweep: the machine's, from scripts/bench, for the report")
    p.add_argument("--report", type=pathlib.Path, metavar="FOLDER", help="of --sweep: where records and page go")
    p.add_argument("--no-report", action="store_true", help="the table alone")
    a = p.parse_args()
    if a.from_trace is None and a.file is None:
        p.error("FILE.metal: one, or --sweep --from-trace FILE.json --kernel NAME")
    if a.from_trace is not None and not (a.sweep and a.kernel):
        p.error("--from-trace: only with --sweep and --kernel NAME")
    return a


def has_operands(a):
    """Whether there is something to run a kernel on, or how large: without it, a file alone is asked for its kernels."""
    return bool(a.buffer or a.range or a.value or a.out or a.functions or a.grid != "1")
