"""Runs Python samples one after the other: reads lines of JSON with the path of a program and its environment, and
answers each with a line of JSON, the text that the program printed."""

import contextlib
import io
import json
import os
import runpy
import sys
import traceback

for line in sys.stdin:
    job = json.loads(line)
    os.environ.update(job["environment"])
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        try:
            runpy.run_path(job["file"], run_name="__main__")
        except SystemExit as ended:
            print(ended)
        except Exception:
            traceback.print_exc()
    sys.stdout.write(json.dumps(printed.getvalue()) + "\n")
    sys.stdout.flush()
