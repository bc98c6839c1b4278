"""Files that are either whole or not there, whenever the process is killed."""
import contextlib
import fcntl
import json
import os
import pathlib
import tempfile


def write_text(path, text):
    """Writes another file in the same folder, which takes its name at the end."""
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".unfinished-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        pathlib.Path(temporary).unlink(missing_ok=True)
        raise


def remove_unfinished(folder):
    """What a killed process left."""
    for path in pathlib.Path(folder).rglob(".unfinished-*"):
        path.unlink()


def write_json(path, value):
    write_text(path, json.dumps(value, indent=1) + "\n")


def read_json(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


@contextlib.contextmanager
def lock(path):
    """One process at a time, also of several machines that share a file system."""
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
