"""Runs the Python examples of README.md and of the guide (docs/guide), each with nothing defined before.

    DIRECTORY/bin/python clients/python/guide.py

DIRECTORY: the environment that run.py has made, in which the library in question stands in the place of the wheel's. An
example checks what it says with `assert`, or prints it; a comment behind a call of print is what the call prints. Ends with 0
when all do.
"""

import contextlib
import io
import pathlib
import re
import sys
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]


def examples():
    """File, line, and text of each example."""
    for page in [ROOT / "README.md", *sorted((ROOT / "docs" / "guide").rglob("*.md"))]:
        text = page.read_text()
        for found in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            yield page.relative_to(ROOT), text.count("\n", 0, found.start()) + 1, found[1]


def main():
    count, failed = 0, 0
    for page, line, text in examples():
        count += 1
        out = io.StringIO()
        try:
            with contextlib.redirect_stdout(out):
                exec(compile(text, f"{page}:{line}", "exec"), {})
            told = re.findall(r"^\s*print\(.*\)  # (.*)$", text, re.MULTILINE)
            if told != out.getvalue().splitlines():
                raise AssertionError(f"it says that it prints {told}, and printed {out.getvalue()!r}")
        except Exception:
            failed += 1
            print(f"{page}:{line}:\n{traceback.format_exc()}")
    print(f"examples of the guide: {count - failed} of {count} do what they say")
    return 1 if failed or count < 16 else 0


sys.exit(main())
