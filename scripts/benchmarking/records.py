"""From the files of a sweep to records: one a cell and configuration, with all that is known of it.

A record's observations are its rounds: each the least of the samples that one process took, as whatever disturbs a
sample makes it longer. The median over rounds has an interval of order statistics, which asks nothing of the
distribution.
"""
import csv
import io
import json
import pathlib
import re
import statistics
import sys

from report_pages import data

from . import files, intervals

VERSION = 2
SCHEMA = pathlib.Path(__file__).with_name("records.schema.json")


def limits_of(path):
    """([{stream, level, threads, rate}], {name: nanoseconds}) of a JSON file of pewter_bench; empty if there is none."""
    if not path.exists():
        return [], {}
    run = data.read(path)
    return ([{"stream": s, "level": level, "threads": n, "rate": rate} for (s, level, n), rate in run.limits.items()],
            run.overheads)


def slug(name):
    return re.sub(r"[^A-Za-z0-9.+-]+", "_", name)


def as_run(configuration, cells=()):
    """The report's view of a configuration: its limits and cells."""
    limits = {(l["stream"], l["level"], l["threads"]): l["rate"] for l in configuration["limits"]}
    context = {**{k: str(configuration[k]) for k in ("cpu", "compiler", "target", "host_threads", "l1d_bytes", "l2_bytes", "l3_bytes")},
               "openmp_runtime": configuration["runtime"], "compiler_flags": configuration["flags"], "build_type": configuration["build_type"]}
    run = data.Run(configuration["name"], context, limits, configuration["overheads"], [], {})
    for cell in cells:
        if cell.pattern == "automatic":
            run.automatic[cell.kernel, cell.type, cell.shape] = cell
        else:
            run.cells.append(cell)
    return run


def cell_of(record):
    return data.Cell(record["kernel"], record["pattern"], record["threads_per_threadgroup"], record["type"], record["shape"],
                     record["median_seconds"], record["variation"], record["bytes"], record["flops"], record["written_share"],
                     record["host_threads"], record["idle_lane_share"], record["quick"], record["low_seconds"], record["high_seconds"])


def observations(folder):
    """(cell, configuration) -> what its turns said, by round; and the errors, of toolchains left out first."""
    folder = pathlib.Path(folder)
    found, errors = {}, files.read_json(folder / "errors.json") if (folder / "errors.json").exists() else []
    for path in sorted((folder / "steps").glob("*.json")):
        step = files.read_json(path)
        for turn in step["turns"]:
            if "error" in turn:
                errors.append({"round": step["round"], "group": step["group"], "configuration": turn["configuration"],
                               "error": turn["error"]})
            for line in turn["cells"]:
                found.setdefault((line["cell"], turn["configuration"]), {})[step["round"]] = line | {"load_average": step["load_average"]}
    return found, errors


def record_of(rounds, configuration, environment):
    numbers = sorted(rounds)
    first = rounds[numbers[0]]
    seconds = [min(rounds[n]["seconds"]) for n in numbers]
    low, median, high = intervals.median_interval(seconds)
    checked = next((rounds[n] for n in numbers if "verdict" in rounds[n]), {})
    same = ("cell", "kernel", "family", "pattern", "threads_per_threadgroup", "type", "shape", "extents", "quick", "bytes", "flops",
            "written_share")
    record = {key: first[key] for key in same} | {
        "configuration": configuration["name"], "environment": environment["id"], "target": configuration["target"],
        "code_target": first.get("code_target"),
        "host_threads": configuration["host_threads"], "rounds": numbers, "samples_per_round": len(first["seconds"]),
        "seconds": seconds, "median_seconds": median, "low_seconds": low, "high_seconds": high, "least_seconds": min(seconds),
        "variation": statistics.stdev(seconds) / statistics.mean(seconds) if len(seconds) > 1 else 0.0,
        "bytes_per_second": first["bytes"] / median, "flops_per_second": first["flops"] / median,
        "load_average_at_start": first["load_average"], "launches": first.get("launches"), "threadgroups": first.get("threadgroups"),
        "threads_used": first.get("threads_used"), "waves": first.get("waves"), "idle_lane_share": first.get("idle_lane_share", 0.0),
        "verdict": checked.get("verdict", "not checked"), "error": checked.get("error"),
        "error_share_of_bound": checked.get("error_share_of_bound"), "checked_extents": checked.get("checked_extents")}
    run, cell = as_run(configuration), cell_of(record)
    least = data.limit(run, cell)
    record["limit_seconds"], record["limit_by"] = least if least else (None, None)
    record["share_of_limit"] = least[0] / median if least else None
    return record


def share_limits(configurations):
    """The machine's limits are measured once a target and number of threads, by the first configuration of it, and with
    each number those of one thread.
    """
    for c in configurations:
        if not c["limits"]:
            c["limits"] = next((o["limits"] for o in configurations if o["target"] == c["target"] and
                                any(l["threads"] == c["host_threads"] for l in o["limits"])), [])


def collect(folder):
    """The document of a sweep's folder."""
    folder = pathlib.Path(folder)
    environment = files.read_json(folder / "environment.json")
    configurations = files.read_json(folder / "configurations.json")
    for configuration in configurations:
        configuration["environment"] = environment["id"]
        configuration["limits"], configuration["overheads"] = limits_of(folder / "limits" / f"{slug(configuration['name'])}.json")
    share_limits(configurations)
    by_name = {c["name"]: c for c in configurations}
    found, errors = observations(folder)
    records = [record_of(rounds, by_name[name], environment) for (_, name), rounds in sorted(found.items())]
    return {"version": VERSION, "command": files.read_json(folder / "plan.json")["command"], "environments": [environment],
            "configurations": configurations, "errors": errors, "records": records}


def read(path):
    """A document: from a sweep's folder, or a file that `write` made."""
    path = pathlib.Path(path)
    if path.is_dir():
        if not (path / "plan.json").exists() and (path / "records.json").exists():
            return files.read_json(path / "records.json")
        return collect(path)
    return files.read_json(path)


def key_of(record):
    return record["environment"], record["configuration"], record["cell"]


def merge(documents):
    """One document of several: shards of a sweep, or sweeps of several machines. No record twice.

    The same record in two of them (a shard that ran twice) is kept once, the one with more rounds.
    """
    environments, configurations, records, errors, commands = {}, {}, {}, [], []
    for document in documents:
        for environment in document["environments"]:
            environments.setdefault(environment["id"], environment)
        for configuration in document["configurations"]:
            key = configuration["environment"], configuration["name"]
            if key not in configurations or not configurations[key]["limits"]:
                configurations[key] = configuration
        for record in document["records"]:
            other = records.get(key_of(record))
            if other is None or len(record["rounds"]) > len(other["rounds"]):
                records[key_of(record)] = record
        errors += [e for e in document["errors"] if e not in errors]
        commands += [document["command"]] * (document["command"] not in commands)
    return {"version": VERSION, "command": "; ".join(commands), "environments": list(environments.values()),
            "configurations": list(configurations.values()), "errors": errors, "records": [records[key] for key in sorted(records)]}


def flat(document):
    """Each record with its configuration and environment, as a row of plain values."""
    environments = {e["id"]: e for e in document["environments"]}
    configurations = {(c["environment"], c["name"]): c for c in document["configurations"]}
    plain = lambda v: v if isinstance(v, (str, int, float, type(None))) else json.dumps(v)  # noqa: E731
    for record in document["records"]:
        about = configurations[record["environment"], record["configuration"]]
        row = dict(record)
        row |= {f"configuration_{k}": v for k, v in about.items() if k not in ("limits", "overheads", "environment", "name")}
        row |= {f"environment_{k}": v for k, v in environments[record["environment"]].items() if k != "id"}
        yield {key: plain(value) for key, value in row.items()}


def as_csv(document):
    rows = list(flat(document))
    heads = list(dict.fromkeys(key for row in rows for key in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, heads, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def misfit(document):
    """Where a document does not fit the schema, or "". Nobody looks where jsonschema is missing: reading records needs none."""
    try:
        import jsonschema
    except ImportError:
        return ""
    problem = jsonschema.exceptions.best_match(jsonschema.Draft7Validator(files.read_json(SCHEMA)).iter_errors(document))
    return f"{problem.json_path}: {problem.message[:200]}" if problem else ""


def write(document, folder):
    """records.json and records.csv. What does not fit the schema is a mistake of this program, but hours of measurement
    are not thrown away for it.
    """
    folder = pathlib.Path(folder)
    if problem := misfit(document):
        print(f"records.json does not fit {SCHEMA.name}: {problem}", file=sys.stderr)
    files.write_json(folder / "records.json", document)
    files.write_text(folder / "records.csv", as_csv(document))
