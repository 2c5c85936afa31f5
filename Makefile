# What README.md and .ci/run call. Needs cargo, make and a C compiler; `make help` lists the targets.

CARGO ?= cargo
CC ?= cc
CFLAGS ?= -O2
PREFIX ?= /usr/local
OUT := $(or $(CARGO_TARGET_DIR),target)/release
C_OUT := $(OUT)/c

# What `make run` runs on: GRAPH=path, or the karate club and a generated Kronecker graph of 2^16 vertices.
GRAPHS = $(if $(GRAPH),"$(GRAPH)",karate kron16)

C_FLAGS = -std=c11 $(CFLAGS) -Wall -Wextra -Iinclude
C_LINK = -L$(OUT) -lgraphblas -lm -Wl,-rpath,$(abspath $(OUT))
EXAMPLE_SOURCES := $(wildcard examples/c/*.c)

.PHONY: help lib cli run naive test clients valgrind tsan lint bench bench-peer bench-recording install uninstall clean
.DELETE_ON_ERROR:

help:
	@echo 'make run [GRAPH=path]  build the library, run the C and the Rust example, compare their results'
	@echo '                       (GRAPH: Matrix Market or edge list, gzip or not; without: karate club and Kronecker 16)'
	@echo 'make naive [GRAPH=path] programs written naively and by hand, in C and Rust: times, and what was made together'
	@echo 'make lib               $(OUT)/libgraphblas.so and .a, for include/GraphBLAS.h'
	@echo 'make cli               $(OUT)/graphblas, the command-line program (cli/README.md)'
	@echo 'make install           libraries, header, pkg-config and CMake packages below PREFIX (now $(PREFIX)); make uninstall'
	@echo 'make test              all tests: Rust, C programs, the symbols, the header in C and C++'
	@echo 'make clients           the tests of python-graphblas and suitesparse_graphblas, and the Python examples of the guide, on this'
	@echo '                       library (ARGS=--own: on theirs)'
	@echo 'make valgrind          the C programs under valgrind'
	@echo 'make tsan              threads, in Rust and in C, under ThreadSanitizer (needs clang and a nightly toolchain with rust-src)'
	@echo 'make lint              formatting, clippy, generated files up to date, layers and sizes, features, the package'
	@echo 'make bench             time and memory of this library as the input grows (ARGS=... is handed on)'
	@echo 'make bench-recording   what a recorded call costs, in ns'
	@echo 'make bench-peer        this library against another libgraphblas.so (ARGS=--list, ARGS=--quick, ...)'

# A new file replaces the old one in one step, so that programs that run on the old one do not notice.
lib:
	$(CARGO) build --release --package graphblas-capi
	@for kind in so a; do \
	    cp $(OUT)/libgraphblas_capi.$$kind $(OUT)/.libgraphblas.$$kind && \
	    mv -f $(OUT)/.libgraphblas.$$kind $(OUT)/libgraphblas.$$kind || exit 1; \
	done
	@ln -sf libgraphblas.so $(OUT)/libgraphblas.so.9

cli:
	$(CARGO) build --release --package graphblas-cli

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

# What both programs share with the others: a graph from a name or a file.
$(C_OUT)/naive: examples/fusion/naive.c $(EXAMPLE_SOURCES) examples/c/graph.h include/GraphBLAS.h | lib $(C_OUT)
	$(CC) $(C_FLAGS) -Iexamples/c $< $(addprefix examples/c/,graph.c kronecker.c read.c) -o $@ $(C_LINK)

naive: $(C_OUT)/naive
	$(C_OUT)/naive $(or $(GRAPH),kron16)
	$(CARGO) run --release --quiet --example naive -- $(or $(GRAPH),kron16)

# The C programs in tests/c and the header in C++ belong to the tests of graphblas-capi, and so do the C examples of README.md and the
# guide; they need c++ too. The shell lines of README.md: packaging/readme.sh.
test: $(C_OUT)/graphs
	$(CARGO) test --workspace
	CARGO_PROFILE_DEV_OPT_LEVEL=0 $(CARGO) test --package graphblas --all-features --test idiom_convert
	CARGO_PROFILE_DEV_OPT_LEVEL=0 $(CARGO) test --package graphblas --all-features --doc typed::convert
	GRAPHBLAS_RECORD_FROM=1 $(CARGO) test --package graphblas --test engine --test faults
	$(CARGO) test --release --package lagraph-ports
	$(C_OUT)/graphs --plain karate > $(C_OUT)/karate.txt
	diff -u examples/c/karate.expected $(C_OUT)/karate.txt

# Needs python3, and PyPI on the first run.
clients: lib
	python3 clients/python/run.py $(OUT)/libgraphblas.so --venv $(or $(CARGO_TARGET_DIR),target)/clients $(ARGS)
	$(or $(CARGO_TARGET_DIR),target)/clients/bin/python clients/python/guide.py

valgrind: $(C_OUT)/graphs
	GRAPHBLAS_VALGRIND=1 $(CARGO) test --package graphblas-capi --test c_programs
	valgrind --quiet --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite,indirect,possible \
	    --suppressions=tests/c/valgrind.supp $(C_OUT)/graphs --plain karate > $(C_OUT)/karate.txt
	diff -u examples/c/karate.expected $(C_OUT)/karate.txt

# Not helgrind: it takes every atomic of Rust, and with them every lock, for a race.
HOST = $(shell rustc -vV | sed -n 's/host: //p')
TSAN_OUT = $(or $(CARGO_TARGET_DIR),target)/$(HOST)/debug
TSAN_CARGO = RUSTFLAGS=-Zsanitizer=thread $(CARGO) +nightly

# The C program is linked to the sanitizer that comes with the toolchain, so that both sides are seen.
tsan:
	$(TSAN_CARGO) test -Zbuild-std --target $(HOST) --test threads
	$(TSAN_CARGO) build -Zbuild-std --target $(HOST) --package graphblas-capi
	clang -c -std=c11 -g -O1 -fsanitize=thread -Iinclude tests/c/threads.c -o $(TSAN_OUT)/threads_c.o
	$(CC) $(TSAN_OUT)/threads_c.o $(TSAN_OUT)/libgraphblas_capi.a -o $(TSAN_OUT)/threads_c \
	    -Wl,--whole-archive $$(rustc +nightly --print sysroot)/lib/rustlib/$(HOST)/lib/librustc-nightly_rt.tsan.a \
	    -Wl,--no-whole-archive -Wl,--export-dynamic -lm -lpthread -ldl -lrt -lresolv -lgcc_s
	setarch -R $(TSAN_OUT)/threads_c

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) xtask gen --check
	$(CARGO) xtask tidy
	$(CARGO) xtask crate
	RUSTDOCFLAGS='-D warnings' $(CARGO) doc --no-deps

$(C_OUT)/recording: benches/recording.c include/GraphBLAS.h | lib $(C_OUT)
	$(CC) $(C_FLAGS) $< -o $@ $(C_LINK)

# What a recorded call costs beside the same call made at once.
bench-recording: $(C_OUT)/recording
	$<

bench: lib
	$(CARGO) run --release --package bench-peer --bin growth -- $(ARGS)

bench-peer: lib
	$(CARGO) run --release --package bench-peer --bin bench-peer -- $(ARGS)

# The version of the interface, as include/GraphBLAS.h tells it; its first number is that of the ABI.
INTERFACE := $(shell sed -n 's/^\#define GxB_IMPLEMENTATION_\(MAJOR\|MINOR\|SUB\) *//p' include/GraphBLAS.h | paste -sd.)
SOVERSION := $(firstword $(subst ., ,$(INTERFACE)))
# What a program that links libgraphblas.a needs beside it.
STATIC_LIBS = -lm -lpthread -ldl -lgcc_s
ROOT = $(DESTDIR)$(PREFIX)
INSTALLED = include/GraphBLAS.h include/suitesparse/GraphBLAS.h lib/libgraphblas.a lib/libgraphblas.so lib/libgraphblas.so.$(SOVERSION) \
    lib/libgraphblas.so.$(INTERFACE) lib/pkgconfig/graphblas.pc \
    lib/cmake/GraphBLAS/GraphBLASConfig.cmake lib/cmake/GraphBLAS/GraphBLASConfigVersion.cmake
FILL = sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@INTERFACE@|$(INTERFACE)|' -e 's|@SOVERSION@|$(SOVERSION)|' -e 's|@STATIC_LIBS@|$(STATIC_LIBS)|'

install: lib
	install -d $(ROOT)/lib/pkgconfig $(ROOT)/lib/cmake/GraphBLAS $(ROOT)/include/suitesparse
	install -m 644 include/GraphBLAS.h $(ROOT)/include
	echo '#include "../GraphBLAS.h"' > $(ROOT)/include/suitesparse/GraphBLAS.h
	install -m 644 $(OUT)/libgraphblas.a $(ROOT)/lib
	install -m 755 $(OUT)/libgraphblas.so $(ROOT)/lib/libgraphblas.so.$(INTERFACE)
	ln -sf libgraphblas.so.$(INTERFACE) $(ROOT)/lib/libgraphblas.so.$(SOVERSION)
	ln -sf libgraphblas.so.$(SOVERSION) $(ROOT)/lib/libgraphblas.so
	$(FILL) packaging/graphblas.pc.in > $(ROOT)/lib/pkgconfig/graphblas.pc
	$(FILL) packaging/GraphBLASConfig.cmake.in > $(ROOT)/lib/cmake/GraphBLAS/GraphBLASConfig.cmake
	$(FILL) packaging/GraphBLASConfigVersion.cmake.in > $(ROOT)/lib/cmake/GraphBLAS/GraphBLASConfigVersion.cmake

# Directories go too, where nothing else lies in them.
uninstall:
	rm -f $(addprefix $(ROOT)/,$(INSTALLED))
	-rmdir --parents --ignore-fail-on-non-empty $(ROOT)/lib/cmake/GraphBLAS $(ROOT)/lib/pkgconfig $(ROOT)/include/suitesparse 2>/dev/null

clean:
	$(CARGO) clean
