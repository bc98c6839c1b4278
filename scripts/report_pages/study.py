"""The page of a study: what records of several configurations say together, machine by machine, and the first one's matrix in full."""
import html
import re

from benchmarking import comparison, model

from . import machines, page, study_machine, study_tables, summary
from .compact import LARGEST_PAGE, compact
from .style import SORT, STYLE

FRAME = 4000  # bytes of a page around its parts

CORE = model.REGISTERS_PER_CORE, model.MEMORY_PER_CORE


def about(machine):
    document = machine.document
    e = document["environments"][0]
    hosts = f", {len(document['environments'])} hosts" if len(document["environments"]) > 1 else ""
    return (f"{machine.name}, {e['processors']} processors{hosts}, {e['system']}, kernel {e['kernel']}, commit {e['commit']}; "
            f"{len(document['configurations'])} configurations; {e['date'][:16].replace('T', ' ')}")


def warnings(document, runs):
    """runs: a machine's name -> its run."""
    found = [f"{name}: {w}" if len(runs) > 1 else w for name, run in runs.items() for w in summary.warnings(run)]
    for e in document["environments"]:
        load = e["load_average_at_start"][0]
        if load > 0.5 * e["processors"]:
            found.append(f"The load average was {load:.1f} on {e['processors']} processors when the run of {e['date'][:16]} began: "
                         "something else was running. All builds met it, but times, shares of the limit and whatever waits for other "
                         "threads are not those of an idle machine.")
    wrong = sorted({f"{r['kernel']} ({r['configuration']})" for r in document["records"] if r["verdict"] == "wrong"})
    if wrong:
        found.append(f"Wrong results: {', '.join(wrong)}.")
    if document["errors"]:
        e = document["errors"][0]
        found.append(f"{len(document['errors'])} turns failed, the first in {e['configuration']}, {e['group']}: {e['error']}")
    return list(dict.fromkeys(found))


def reproduce(document):
    commits = {}
    for e in document["environments"]:
        commits.setdefault(e["commit"], []).append(e["host"])
    return page.reproduce(commits, re.split(r";\s*", document["command"]))


def render(document, compared, core=CORE):
    """The page; `compared` is what comparison.comparisons made of the document. core: bytes of registers, of threadgroup memory."""
    found = machines.of_document(document)
    several = len(found) > 1
    anchors = [f"m{i}-" if several else "k-" for i in range(len(found))]
    parts = [study_machine.render(m.document, comparison.comparisons(m.document) if several else compared, anchor, core)
             for m, anchor in zip(found, anchors)]
    links = "".join(f'<a href="#{anchor}top">{html.escape(m.name)}</a>' for m, anchor in zip(found, anchors))
    head = "".join([f'<p class="soft">{"<br>".join(html.escape(about(m)) for m in found)}</p>',
                    *(f'<p class="warning">{html.escape(w)}</p>' for w in warnings(document, {m.name: p.run for m, p in zip(found, parts)})),
                    f"<nav>{links}</nav>" if several else ""])
    end = (f"<h2>What building costs, and a dispatch</h2>{study_tables.configurations(found)}"
           f"<h2>Correctness</h2>{study_tables.correctness(found)}<h2>Environment</h2>{study_tables.environments(document)}{reproduce(document)}")
    room = LARGEST_PAGE - FRAME - sum(len(compact(text).encode()) for text in (head, end, STYLE, SORT, *(p.html for p in parts)))
    body = [head]
    for m, part, anchor, left in zip(found, parts, anchors, range(len(found), 0, -1)):
        title = f'<h1 class="machine" id="{anchor}top">{html.escape(m.name)}</h1>' if several else ""
        kernels = study_machine.every_kernel(part, anchor, room // left)
        room -= len(compact(kernels).encode())
        body += [title, part.html, kernels]
    return ('<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>Pewter: compilers, runtimes and threadgroup sizes</title><style>{STYLE}</style></head>\n<body>"
            f"<h1>Compilers, runtimes and threadgroup sizes</h1>{''.join(body)}{end}"
            "<p class=\"soft\">Times are medians over rounds; in a round each configuration measures a cell in a process of its own, one after "
            "another, in random order. A difference is called one where Wilcoxon's signed-rank test (below 12 rounds Mann-Whitney's) "
            f"says so at 5&nbsp;% after Benjamini and Hochberg's correction over all cells of a comparison.</p><script>{SORT}</script></body></html>\n")
