"""A pytest plugin that gives the tests of python-graphblas the options that they ask for.

Without these options those tests choose back end, mode and the naming of operators at random, and one run
cannot be compared with the next. Load it with `-p graphblas_options` and this directory on PYTHONPATH.
"""


def pytest_addoption(parser):
    group = parser.getgroup("graphblas", "what the tests of python-graphblas would otherwise choose at random")
    group.addoption("--randomly", action="store_true", default=False, help="choose what is not given at random")
    group.addoption(
        "--backend",
        default=None,
        choices=["suitesparse", "suitesparse-vanilla"],
        help="with the extensions of the library, or with what the GraphBLAS specification has alone",
    )
    for name, off, text in [
        ("blocking", "nonblocking", "initialise GraphBLAS in blocking mode"),
        ("record", "no-record", "write every call of GraphBLAS to record.txt"),
        ("mapnumpy", "no-mapnumpy", "map operators to those of NumPy"),
        ("runslow", "no-runslow", "run the slow tests too"),
    ]:
        group.addoption(f"--{name}", action="store_true", default=None, help=text)
        group.addoption(f"--{off}", action="store_false", dest=name, help=f"do not {text}")
