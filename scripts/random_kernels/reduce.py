"""A kernel that is wrong, made smaller as long as it stays wrong."""
import re

KEPT = re.compile(r"barrier|shared|tile|total|break|continue")  # without these others would be undefined, or have no end
PURE = ("uint", "int", "mixed", "judged", "searched", "counted", "clz", "popcount", "clamp", "mulhi", "hadd", "rotate", "select", "dot_", "min", "max")
LEAST = 6  # characters of an expression that is worth a try


def closing(text, at):
    """Behind the bracket that closes the one at `at`."""
    depth, pairs = 0, {"(": ")", "{": "}", "[": "]"}
    for n in range(at, len(text)):
        depth += text[n] in pairs
        depth -= text[n] in pairs.values()
        if depth == 0:
            return n + 1
    return len(text)


def statements(text):
    """Spans of statements, long ones first: up to a semicolon, or of a block with what stands before it."""
    spans = []
    for start in [m.end() for m in re.finditer(r"(?:^|[;{}]) *", text)]:
        at = start
        while at < len(text) and text[at] not in ";{}":
            at = closing(text, at) if text[at] in "([" else at + 1
        if at < len(text) and text[at] == "{":
            end = closing(text, at)
            more = re.match(r" *else *(?=\{)| *while *(?=\()", text[end:])
            if more and text[start:].startswith(("if", "do")):
                end = closing(text, end + more.end())
            spans.append((start, end, ""))
            spans.append((start, end, text[at:closing(text, at)]))
        elif at < len(text) and text[at] == ";":
            spans.append((start, at + 1, ""))
    return sorted(spans, key=lambda s: s[0] - s[1])


def condition(text):
    """`(c)` for `(c ? x : y)`; nothing for other expressions in parentheses."""
    at = 1
    while at < len(text) - 1:
        if text[at] == "?":
            return text[:at].rstrip() + ")"
        at = closing(text, at) if text[at] in "([" else at + 1
    return ""


def expressions(text):
    """Spans of parenthesised expressions, with the name of the function or type before them; not of conditions, which end loops."""
    for m in re.finditer(r"(\b\w+ ?)?\(", text):
        start, open_ = m.start(), m.end() - 1
        end = closing(text, open_)
        if end - start <= LEAST or re.search(r"[;{]", text[open_:end]) or (m[1] or "").strip() in ("if", "while", "switch", "for"):
            continue
        if m[1] is None or m[1] in PURE:
            yield start, end, "(a)"
        if m[1] is None and condition(text[open_:end]):
            yield start, end, condition(text[open_:end])


def reduced(text, is_wrong):
    """@param is_wrong(text) whether it still is; text that does not compile is not"""
    begin, end = text.index("uint4 v = "), text.rindex("  y[i] = ")
    head, body, tail = text[:begin], text[begin:end], text[end:]
    first = head + body[:body.index(";") + 1]
    body = body[body.index(";") + 1:]
    changed = True
    while changed:
        changed = False
        for candidates in (statements, expressions):
            tried = 0
            while True:
                spans = [s for s in candidates(body) if s[2] or not KEPT.search(body[s[0]:s[1]]) or "\n" in body[max(0, s[0] - 3):s[0]]]
                if tried >= len(spans):
                    break
                start, stop, instead = spans[tried]
                smaller = body[:start] + instead + body[stop:]
                if smaller != body and len(smaller) <= len(body) and is_wrong(first + smaller + tail):
                    body, changed = smaller, True
                else:
                    tried += 1
    return first + body + tail
