#!/usr/bin/env bash
# What `make install` puts below a directory is found and used by builds that know only that directory: by the flags of
# graphblas.pc, by CMake where there is one, with the shared and the static library; and `make uninstall` leaves nothing.
# Usage: packaging/check.sh DIRECTORY (made anew), from the root of the checkout.
set -euo pipefail
place=$(realpath -m "$1")
rm -rf "$place"
make --no-print-directory install PREFIX="$place" >/dev/null

pc=$place/lib/pkgconfig/graphblas.pc
if command -v pkg-config >/dev/null; then
  flags() { PKG_CONFIG_PATH=$place/lib/pkgconfig pkg-config "$@" graphblas; }
else # What pkg-config would do with a file without dependencies.
  flags() {
    sed -n "s|^Cflags: ||p; s|^Libs: ||p; ${3:+s|^Libs.private: ||p}" "$pc" |
      sed "s|\${libdir}|$place/lib|; s|\${includedir}|$place/include|" | tr '\n' ' '
  }
fi

program=$place/program
read -ra shared < <(flags --cflags --libs)
${CC:-cc} -std=c11 -Itests/c tests/c/product.c "${shared[@]}" -lm -Wl,-rpath,"$place/lib" -o "$program"
"$program"
readelf -d "$program" | grep -q 'NEEDED.*libgraphblas\.so\.9\]'
read -ra static < <(flags --static --cflags --libs)
${CC:-cc} -std=c11 -Itests/c tests/c/product.c "${static[@]/-lgraphblas/$place/lib/libgraphblas.a}" -o "$program"
"$program"
readelf -d "$program" | { ! grep -q 'NEEDED.*libgraphblas'; }
echo "installed: found by pkg-config's flags, shared and static"

if command -v cmake >/dev/null; then
  build=$place/build
  mkdir -p "$build/source"
  cat > "$build/source/CMakeLists.txt" <<'CMAKE'
cmake_minimum_required (VERSION 3.13)
project (found C)
find_package (GraphBLAS 9.0 REQUIRED CONFIG)
foreach (kind GraphBLAS GraphBLAS_static)
    add_executable (with_${kind} ${PROGRAM})
    target_include_directories (with_${kind} PRIVATE ${HEADERS})
    target_link_libraries (with_${kind} PRIVATE GraphBLAS::${kind} m)
endforeach ()
CMAKE
  cmake -S "$build/source" -B "$build" -DCMAKE_PREFIX_PATH="$place" -DPROGRAM="$PWD/tests/c/product.c" -DHEADERS="$PWD/tests/c" >/dev/null
  cmake --build "$build" >/dev/null
  "$build/with_GraphBLAS"
  "$build/with_GraphBLAS_static"
  rm -rf "$build"
  echo "installed: found by CMake, shared and static"
fi

rm "$program"
make --no-print-directory uninstall PREFIX="$place"
left=$(find "$place" -mindepth 1 2>/dev/null || true)
[ -z "$left" ] || { echo "left after make uninstall: $left" >&2; exit 1; }
