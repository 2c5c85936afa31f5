# What README.md and .ci/run call. Needs cargo, make and a C compiler; `make help` lists the targets.

CARGO ?= cargo
CC ?= cc
CXX ?= c++
CFLAGS ?= -O2
OUT := $(or $(CARGO_TARGET_DIR),target)/release
C_OUT := $(OUT)/c

# What `make run` runs on: GRAPH=path, or the karate club and a generated Kronecker graph of 2^16 vertices.
GRAPHS = $(if $(GRAPH),"$(GRAPH)",karate kron16)

C_FLAGS = -std=c11 $(CFLAGS) -Wall -Wextra -Iinclude
C_LINK = -L$(OUT) -lgraphblas -lm -Wl,-rpath,$(abspath $(OUT))
EXAMPLE_SOURCES := $(wildcard examples/c/*.c)
C_TESTS := $(patsubst tests/c/%.c,$(C_OUT)/test-%,$(wildcard tests/c/*.c))
# C++ programs only include the header; without a C++ compiler they are left out.
CXX_TESTS := $(if $(shell command -v $(CXX)),$(patsubst tests/c/%.cpp,$(C_OUT)/testcxx-%,$(wildcard tests/c/*.cpp)))

.PHONY: help lib run test test-rust test-c valgrind lint bench bench-peer clean
.DELETE_ON_ERROR:

help:
	@echo 'make run [GRAPH=path]  build the library, run the C and the Rust example, compare their results'
	@echo '                       (GRAPH: Matrix Market or edge list, gzip or not; without: karate club and Kronecker 16)'
	@echo 'make lib               $(OUT)/libgraphblas.so and .a, for include/GraphBLAS.h'
	@echo 'make test              all tests: Rust, C programs, C++ inclusion of the header'
	@echo 'make valgrind          the C programs under valgrind'
	@echo 'make lint              formatting, clippy, generated files up to date, layers and sizes'
	@echo 'make bench             benchmarks of this library alone'
	@echo 'make bench-peer        this library against another libgraphblas.so (ARGS=... is handed on)'

# A new file replaces the old one in one step, so that programs that run on the old one do not notice.
lib:
	$(CARGO) build --release --package graphblas-capi
	@for kind in so a; do \
	    cp $(OUT)/libgraphblas_capi.$$kind $(OUT)/.libgraphblas.$$kind && \
	    mv -f $(OUT)/.libgraphblas.$$kind $(OUT)/libgraphblas.$$kind || exit 1; \
	done
	@ln -sf libgraphblas.so $(OUT)/libgraphblas.so.9

$(C_OUT):
	@mkdir -p $@

$(C_OUT)/graphs: $(EXAMPLE_SOURCES) examples/c/graph.h include/GraphBLAS.h | lib $(C_OUT)
	$(CC) $(C_FLAGS) $(EXAMPLE_SOURCES) -o $@ $(C_LINK)

# The C program prints the table; what both programs save must be the same, line by line.
run: $(C_OUT)/graphs
	$(C_OUT)/graphs --save $(C_OUT)/results-c.txt $(GRAPHS)
	@if [ -f examples/graphs.rs ]; then \
	    set -e; \
	    echo 'the same with the Rust example ...'; \
	    $(CARGO) run --release --quiet --example graphs -- --save $(C_OUT)/results-rust.txt $(GRAPHS); \
	    diff -u $(C_OUT)/results-c.txt $(C_OUT)/results-rust.txt; \
	    echo 'C and Rust give the same results'; \
	fi

test: test-rust test-c

test-rust:
	$(CARGO) test --workspace

test-c: $(C_OUT)/graphs $(C_TESTS) $(CXX_TESTS)
	$(C_OUT)/graphs --plain karate | diff -u examples/c/karate.expected -
	$(if $(shell command -v $(CXX)),,@echo 'no C++ compiler: tests/c/*.cpp left out')
	@set -e; for program in $(C_TESTS) $(CXX_TESTS); do echo "$$program"; "$$program"; done

$(C_OUT)/test-%: tests/c/%.c $(wildcard tests/c/*.h) include/GraphBLAS.h | lib $(C_OUT)
	$(CC) $(C_FLAGS) -Itests/c $< -o $@ $(C_LINK)

$(C_OUT)/testcxx-%: tests/c/%.cpp include/GraphBLAS.h | lib $(C_OUT)
	$(CXX) -std=c++17 $(CFLAGS) -Wall -Wextra -Iinclude -Itests/c $< -o $@ $(C_LINK)

valgrind: $(C_OUT)/graphs $(C_TESTS)
	@set -e; for program in '$(C_OUT)/graphs --plain karate' $(C_TESTS); do \
	    echo "valgrind $$program"; \
	    valgrind --quiet --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite $$program >/dev/null; \
	done

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) xtask gen --check
	$(CARGO) xtask tidy

bench:
	$(CARGO) bench --workspace

bench-peer: lib
	$(CARGO) run --release --package bench-peer -- $(ARGS)

clean:
	$(CARGO) clean
