"""The machines of a document, each with what was measured on it. Hosts of the same hardware that shared a sweep are one.

Hosts that measured the same cells did not share them: then each is a machine of its own, and nothing is dropped.
"""
import dataclasses
import statistics

from benchmarking import machine

@dataclasses.dataclass
class Machine:
    name: str
    document: dict  # its part, as if one environment had measured it


def kind_of(environment):
    return machine.hardware_of(environment), environment["commit"]


def groups(document):
    """[[environment]] of the hosts that are one machine."""
    measured = {e["id"]: set() for e in document["environments"]}
    for r in document["records"]:
        measured[r["environment"]].add((r["configuration"], r["cell"]))
    found = []
    for e in document["environments"]:
        mine = measured[e["id"]]
        fits = (g for g in found if kind_of(g[0]) == kind_of(e) and not any(mine & measured[o["id"]] for o in g))
        if group := next(fits, None):
            group.append(e)
        else:
            found.append([e])
    return found


def medians(tables):
    """[{key: number}] -> {key: median over the tables that have it}"""
    return {key: statistics.median(t[key] for t in tables if key in t) for key in dict.fromkeys(k for t in tables for k in t)}


def as_one(configurations, environment):
    """A configuration on several hosts: the medians of their limits and overheads."""
    limits = medians([{(l["stream"], l["level"], l["threads"]): l["rate"] for l in c["limits"]} for c in configurations])
    return configurations[0] | {"environment": environment, "overheads": medians([c["overheads"] for c in configurations]),
                                "limits": [{"stream": s, "level": level, "threads": n, "rate": rate} for (s, level, n), rate in limits.items()]}


def part_of(document, environments):
    ids, first = {e["id"] for e in environments}, environments[0]["id"]
    by_name = {}
    for c in document["configurations"]:
        if c["environment"] in ids:
            by_name.setdefault(c["name"], []).append(c)
    return document | {"environments": environments, "configurations": [as_one(members, first) for members in by_name.values()],
                       "records": [r | {"environment": first} for r in document["records"] if r["environment"] in ids]}


def of_document(document):
    found = groups(document)
    cpus = [g[0]["cpu"] for g in found]
    names = [cpu if cpus.count(cpu) == 1 else f"{cpu} ({', '.join(dict.fromkeys(e['host'] for e in g))})" for cpu, g in zip(cpus, found)]
    return [Machine(name if names.count(name) == 1 else f"{name}, {i}", part_of(document, g))
            for i, (name, g) in enumerate(zip(names, found), 1)]
