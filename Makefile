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

.PHONY: help lib run test valgrind tsan lint bench bench-peer install clean
.DELETE_ON_ERROR:

help:
	@echo 'make run [GRAPH=path]  build the library, run the C and the Rust example, compare their results'
	@echo '                       (GRAPH: Matrix Market or edge list, gzip or not; without: karate club and Kronecker 16)'
	@echo 'make lib               $(OUT)/libgraphblas.so and .a, for include/GraphBLAS.h'
	@echo 'make install           the library and its header below PREFIX (now $(PREFIX))'
	@echo 'make test              all tests: Rust, C programs, the symbols, the header in C and C++'
	@echo 'make valgrind          the C programs under valgrind'
	@echo 'make tsan              threads, in Rust and in C, under ThreadSanitizer (needs clang and a nightly toolchain with rust-src)'
	@echo 'make lint              formatting, clippy, generated files up to date, layers and sizes'
	@echo 'make bench             time and memory of this library as the input grows (ARGS=... is handed on)'
	@echo 'make bench-peer        this library against another libgraphblas.so (ARGS=--list, ARGS=--quick, ...)'

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

# The C programs in tests/c and the header in C++ belong to the tests of graphblas-capi; they need c++ too.
test: $(C_OUT)/graphs
	$(CARGO) test --workspace
	$(CARGO) test --release --package lagraph-ports
	$(C_OUT)/graphs --plain karate > $(C_OUT)/karate.txt
	diff -u examples/c/karate.expected $(C_OUT)/karate.txt

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

bench: lib
	$(CARGO) run --release --package bench-peer --bin growth -- $(ARGS)

bench-peer: lib
	$(CARGO) run --release --package bench-peer --bin bench-peer -- $(ARGS)

install: lib
	install -d $(DESTDIR)$(PREFIX)/lib $(DESTDIR)$(PREFIX)/include
	install -m 644 include/GraphBLAS.h $(DESTDIR)$(PREFIX)/include
	install -m 644 $(OUT)/libgraphblas.a $(DESTDIR)$(PREFIX)/lib
	install -m 755 $(OUT)/libgraphblas.so $(DESTDIR)$(PREFIX)/lib/libgraphblas.so.9
	ln -sf libgraphblas.so.9 $(DESTDIR)$(PREFIX)/lib/libgraphblas.so

clean:
	$(CARGO) clean
