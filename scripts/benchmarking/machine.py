"""What a measurement may depend on and this process can see: CPU, caches, clock policy, quota, kernel, load, commit."""
import datetime
import hashlib
import json
import math
import os
import pathlib
import platform
import re
import shutil
import subprocess

MOST_OF_COPIES = 1700 << 20  # bytes of blocks: those of ONNX have up to a ninth more, and a model of it has less than 2 GB
SETTINGS = re.compile(r"^(OMP|KMP|GOMP|LIBOMP)_")


def read(path, otherwise=None):
    try:
        return pathlib.Path(path).read_text().strip()
    except OSError:
        return otherwise


def cpu_model():
    names = re.findall(r"^(?:model name|Model)\s*:\s*(.+)$", read("/proc/cpuinfo", ""), re.MULTILINE)
    return names[0] if names else platform.processor() or platform.machine()


def caches():
    """The caches of the first core, with how many cores share each."""
    found = []
    for index in sorted(pathlib.Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        kind = read(index / "type")
        if kind != "Instruction":
            found.append({"level": int(read(index / "level")), "size": read(index / "size"), "shared_by": read(index / "shared_cpu_list")})
    return found


def memory_of_copies():
    """Bytes of copies that no cache holds together: twice the largest, which on servers has some hundred MB."""
    units = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
    sizes = [cache["size"] for cache in caches() if cache["size"]]
    return max([160 << 20, *(2 * int(size[:-1]) * units[size[-1]] for size in sizes)])


def copies_of(each):
    """How many copies of so many bytes no cache holds together, but no more than one model may have."""
    return max(1, min(math.ceil(memory_of_copies() / each), MOST_OF_COPIES // int(each)))


def frequency_policy():
    folder = pathlib.Path("/sys/devices/system/cpu/cpu0/cpufreq")
    if not folder.exists():
        return "not visible (no cpufreq)"
    parts = [f"{name.removeprefix('scaling_')} {value}" for name in ("scaling_driver", "scaling_governor", "scaling_min_freq", "scaling_max_freq")
             if (value := read(folder / name))]
    for switch in ("cpufreq/boost", "intel_pstate/no_turbo"):
        if value := read(f"/sys/devices/system/cpu/{switch}"):
            parts.append(f"{switch.split('/')[1]} {value}")
    return ", ".join(parts)


def cpu_quota():
    """Processors that this process' control group may use, or "none"."""
    groups = dict(line.split(":", 2)[1:] for line in read("/proc/self/cgroup", "").splitlines() if line.count(":") >= 2)
    path = pathlib.Path("/sys/fs/cgroup") / groups.get("", "/").lstrip("/")
    for folder in (path, *path.parents):
        value = read(folder / "cpu.max")
        if value and not value.startswith("max"):
            quota, period = map(int, value.split())
            return f"{quota / period:g} processors"
        if folder == pathlib.Path("/sys/fs/cgroup"):
            break
    quota, period = (read(f"/sys/fs/cgroup/cpu/cpu.cfs_{name}_us", "-1") for name in ("quota", "period"))
    return f"{int(quota) / int(period):g} processors" if int(quota) > 0 else "none"


def processors():
    """That this process may use."""
    return len(os.sched_getaffinity(0))


def memory_bytes():
    found = re.search(r"MemTotal:\s+(\d+) kB", read("/proc/meminfo", ""))
    return int(found[1]) * 1024 if found else None


def commit(root):
    """ "51715f3aab", or "51715f3aab-dirty-0a1b2c3d": with the hash of what was changed since, as one edit is not another.
    "not given" outside of a repository, and without git.
    """
    if shutil.which("git") is None:
        return "not given"

    def git(*arguments):
        return subprocess.run(["git", *arguments], cwd=root, capture_output=True)

    done = git("describe", "--always", "--dirty", "--abbrev=10")
    name = done.stdout.decode().strip() if done.returncode == 0 else "not given"
    return name + "-" + hashlib.sha256(git("diff", "HEAD", "--binary").stdout).hexdigest()[:8] if name.endswith("-dirty") else name


def openmp_settings(environment=os.environ):
    return {name: environment[name] for name in sorted(environment) if SETTINGS.match(name)}


def name_of(facts):
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:12]


def describe(root):
    """All of it. `id` names the machine and commit: what two records need to have in common to be of one run. `hardware`
    is without host, commit and the processors' numbers: nodes of a fleet that have it in common are one group.
    """
    same_on_nodes = {"cpu": cpu_model(), "architecture": platform.machine(), "processors": processors(), "caches": caches(),
                     "frequency_policy": frequency_policy(), "cpu_quota": cpu_quota(), "hypervisor": "hypervisor" in read("/proc/cpuinfo", ""),
                     "huge_pages": read("/sys/kernel/mm/transparent_hugepage/enabled", "not visible"), "kernel": platform.release(),
                     "system": platform.freedesktop_os_release().get("PRETTY_NAME", platform.system()), "openmp_settings": openmp_settings()}
    memory = memory_bytes()  # of equal nodes it differs by what their firmware keeps
    lasting = {"host": platform.node(), **same_on_nodes, "memory_bytes": memory, "affinity": sorted(os.sched_getaffinity(0)),
               "commit": commit(root)}
    now = datetime.datetime.now(datetime.timezone.utc)
    return {"id": name_of(lasting), "hardware": name_of(same_on_nodes | {"memory": memory and round(memory / 2**30)}), **lasting,
            "date": now.isoformat(timespec="seconds"), "load_average_at_start": list(os.getloadavg())}


def hardware_of(environment):
    """The hardware; records that are older than the field have each machine by itself."""
    return environment.get("hardware", environment["id"])
