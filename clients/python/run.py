"""Runs the tests of python-graphblas and suitesparse_graphblas on a libgraphblas.so, and compares what they give.

    python3 clients/python/run.py LIBRARY [--venv DIRECTORY] [--own] [--only NAME]

Makes the virtual environment if there is none, puts LIBRARY in the place of the library in the wheel (`--own` leaves the
wheel's there, to measure what it gives), compares the headers (see header.py), and runs every configuration of expected.toml. Ends with 0 when each gives what is
expected. What pytest printed lies in the environment's directory `scratch`.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import time
import tomllib
import xml.etree.ElementTree as ET

from header import comparison

HERE = pathlib.Path(__file__).resolve().parent

# Name, package, options of pytest. Slow tests are on; nothing is left to chance.
FIXED = ["--no-mapnumpy", "--no-record", "--runslow"]
RUNS = [
    ("suitesparse_graphblas", "suitesparse_graphblas", []),
    ("suitesparse blocking", "graphblas", ["--backend", "suitesparse", "--blocking", *FIXED]),
    ("suitesparse nonblocking", "graphblas", ["--backend", "suitesparse", "--nonblocking", *FIXED]),
    ("suitesparse-vanilla blocking", "graphblas", ["--backend", "suitesparse-vanilla", "--blocking", *FIXED]),
]


def environment(venv):
    """The Python of a virtual environment with the clients."""
    python = venv / "bin" / "python"
    wanted = (HERE / "requirements.txt").read_text()
    stamp = venv / "requirements.txt"
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(venv, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--requirement", HERE / "requirements.txt"], check=True)
        stamp.write_text(wanted)
    return python


def exchange(venv, library):
    """Puts `library` in the place of the one in the wheel, which stays beside it; None brings that back."""
    (place,) = venv.glob("lib/python*/site-packages/suitesparse_graphblas.libs/libgraphblas-*.so.*[0-9]")
    own = place.with_name(place.name + ".own")
    if not own.exists():
        shutil.copy(place, own)
    # A new file, not new content: a program that runs on the old one does not notice.
    fresh = place.with_name("fresh")
    shutil.copy(library or own, fresh)
    fresh.replace(place)


def header_agrees(venv):
    """Whether include/GraphBLAS.h declares all that the wheel's header does, with the same values and types."""
    (wheel,) = venv.glob("lib/python*/site-packages/suitesparse_graphblas/suitesparse_graphblas.h")
    text, counts = comparison(wheel.read_text())
    place = venv / "header.c"
    place.write_text(text)
    command = [os.environ.get("CC", "cc"), "-std=c11", "-fsyntax-only", f"-I{HERE.parents[1] / 'include'}", place]
    found = subprocess.run(command, capture_output=True, text=True)
    print("header: " + ", ".join(f"{n} {what}" for what, n in counts.items()), "agree" if found.returncode == 0 else "compared")
    print(found.stderr, end="", flush=True)
    return found.returncode == 0


def outcome(report):
    """Passes, skips, and failures by name with their texts, from a JUnit report."""
    passed, skipped, failed = 0, 0, {}
    for case in ET.parse(report).getroot().iter("testcase"):
        bad = [x for x in case if x.tag in ("failure", "error")]
        if bad:
            file = case.get("classname", "").split(".")[-1]
            failed[f"{file}.py::{case.get('name')}"] = bad[0].text or ""
        elif any(x.tag == "skipped" for x in case):
            skipped += 1
        else:
            passed += 1
    return passed, skipped, failed


def run(python, venv, name, package, options):
    """Runs one configuration; gives its outcome and the seconds it took."""
    scratch = venv / "scratch"
    scratch.mkdir(exist_ok=True)
    report = scratch / f"{name.replace(' ', '-')}.xml"
    report.unlink(missing_ok=True)
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junit-xml={report}"]
    if package == "graphblas":
        command += ["-p", "graphblas_options"]
    start = time.monotonic()
    with open(report.with_suffix(".txt"), "w") as log:
        subprocess.run(
            [*command, *options, "--pyargs", package],
            cwd=scratch,
            env={**os.environ, "PYTHONPATH": str(HERE)},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    if not report.exists():
        sys.exit(f"{name}: no report was written; see {report.with_suffix('.txt')}")
    return outcome(report), time.monotonic() - start


def complaints(found, wanted, is_own):
    """What is not as it should be."""
    passed, skipped, failed = found
    jit = wanted.get("jit", [])
    may_fail = set(jit) if is_own else set()
    counts = [
        (passed, wanted["passed"] + (0 if is_own else len(jit)), "passed"),
        (skipped, wanted.get("skipped", 0), "skipped"),
    ]
    said = [f"{n} {what}, {want} were expected" for n, want, what in counts if n != want]
    return said + [f"failed: {test}\n{text}" for test, text in failed.items() if test not in may_fail]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", type=pathlib.Path, help="the libgraphblas.so to test")
    parser.add_argument("--venv", type=pathlib.Path, default=pathlib.Path("target/clients"), help="where the clients are installed")
    parser.add_argument("--own", action="store_true", help="test the library in the wheel instead")
    parser.add_argument("--only", default="", help="only configurations whose name contains this")
    args = parser.parse_args()
    venv = args.venv.resolve()
    python = environment(venv)
    exchange(venv, None if args.own else args.library)
    expected = tomllib.loads((HERE / "expected.toml").read_text())
    is_bad = not header_agrees(venv)
    for name, package, options in RUNS:
        if args.only not in name:
            continue
        wanted = expected[package][name.split()[0]] if package == "graphblas" else expected[package]
        found, seconds = run(python, venv, name, package, options)
        print(f"{name}: {found[0]} passed, {found[1]} skipped, {len(found[2])} failed in {seconds:.0f} s", flush=True)
        for text in complaints(found, wanted, args.own):
            is_bad = True
            print(f"  {text}")
    sys.exit(1 if is_bad else 0)


if __name__ == "__main__":
    main()
