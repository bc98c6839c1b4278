"""The report of a study."""


def render(document):
    return ""
