"""How a command of scripts/ ends where neither it nor its arguments are at fault."""
import os
import sys


def run(main):
    """Exits with what main returns; without a traceback where a module or a file is missing, or nobody reads on (`| head`)."""
    try:
        status = main()
        sys.stdout.flush()
    except ModuleNotFoundError as missing:
        status = (f"{sys.argv[0]}: {sys.executable} has no module {missing.name}, which this needs; "
                  "install it, or take another Python, as /usr/bin/python3")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more at its end
        status = 128 + 13  # as a shell says of who is ended by SIGPIPE
    except FileNotFoundError as missing:
        status = f"{sys.argv[0]}: {missing.filename}: {missing.strerror}"
    sys.exit(status)
