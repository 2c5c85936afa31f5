#!/usr/bin/env bash
# The shell examples of README.md run as they are printed, and print what they should. Lines of make run in the checkout, the others in
# a directory that has what they name: first.c (the first C example), include, target/release, and a graph at path/to.
# Its Rust example is a test of the crate's documentation, its C example one of capi/tests/documents.rs, too.
# Usage: packaging/readme.sh GRAPH DIRECTORY (made anew), from the root of the checkout. GRAPH: a Matrix Market file of the karate club.
set -euo pipefail
root=$PWD
graph=$(realpath "$1")
place=$(realpath -m "$2")
rm -rf "$place"
mkdir -p "$place/path/to" "$place/target"
gzip -c "$graph" > "$place/path/to/graph.mtx.gz"
ln -s "$root/include" "$place/include"
ln -s "$(realpath -m "${CARGO_TARGET_DIR:-target}")/release" "$place/target/release"
awk '/^```c$/ { if (!seen) on = 1; seen = 1; next } /^```$/ { on = 0 } on' README.md > "$place/first.c"
awk '/^```sh$/ { on = 1; next } /^```$/ { on = 0 } on' README.md > "$place/commands"

# ran COMMAND: where it belongs; what it printed is added to $place/printed.
ran() {
  case $1 in
    make\ *) cd "$root" && bash -c "${1/path\/to/$place/path/to}" ;;
    *) cd "$place" && bash -c "$1" ;;
  esac
}
count=0
while IFS= read -r line; do
  echo "\$ $line"
  (ran "$line") < /dev/null > "$place/printed" 2>&1 || { cat "$place/printed" >&2; echo "README.md: failed: $line" >&2; exit 1; }
  cat "$place/printed" >> "$place/all"
  count=$((count + 1))
done < "$place/commands"
[ "$count" -ge 7 ] || { echo "README.md: only $count commands were found" >&2; exit 1; }

# What was known before: the way of the C example, the club's size, the member with the highest rank.
for said in 'from 0 to 2: 5' 'shape           34 by 34' 'C and Rust give the same results'; do
  grep -qF "$said" "$place/all" || { echo "README.md: its commands did not print '$said'" >&2; exit 1; }
done

# The command explains a run, too.
"$place/target/release/graphblas" explain pagerank "$graph" > "$place/explained"
grep -q 'PLUS_SECOND' "$place/explained"
rm -r "$place"
echo "README.md: $count commands ran as printed"
