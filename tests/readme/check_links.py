#!/usr/bin/env python3
"""Checks that each relative link of the Markdown pages leads to a file, and to a heading where it names one.

usage: check_links.py <root of the project>
"""
import pathlib
import re
import sys

FOLDERS = ("bench", "include", "kernels", "scripts", "tests")
LINK = re.compile(r"\]\(([^)\s#]*)(?:#([^)\s]+))?\)")


def anchors(page):
    """The fragments by which a browser finds the page's headings, as GitHub makes them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", text, re.M)}


def faults_of(page):
    for place, anchor in LINK.findall(re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)):
        target = (page.parent / place).resolve() if place else page
        if ":" in place:
            continue
        if not target.exists():
            yield f"{page}: links to {place}, which does not exist"
        elif anchor and anchor not in anchors(target):
            yield f"{page}: links to {place}#{anchor}; {target.name} has no such heading"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    pages = sorted(root.glob("*.md")) + sorted(page for folder in FOLDERS for page in (root / folder).rglob("*.md"))
    faults = [fault for page in pages for fault in faults_of(page)]
    print("\n".join(faults) or f"{len(pages)} pages, all links lead somewhere")
    return 1 if faults or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
