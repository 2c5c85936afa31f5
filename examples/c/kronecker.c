// Kronecker graphs (R-MAT with the Graph500 probabilities): a random graph with few vertices of very many edges.
//
// Needs:  a scale; the seed is fixed, so that everybody gets the same graph.
// Gives:  2^scale vertices and 16 drawn edges for each, in both directions, without loops; repeated edges are merged.
//         Number for number what graphblas::io::generate::kronecker(scale, 16, ...) gives with seed 1, symmetric, no loops, no
//         duplicates, no weights: src/io/generate.rs describes the streams, and both must be changed together.
// Cost:   scale / 2 random numbers an edge.
#include "graph.h"

enum { SEED = 1, EDGES_PER_VERTEX = 16, BLOCK = 1 << 14 };

// xoshiro256** with its state made by splitmix64; both are in the public domain (D. Blackman and S. Vigna).
typedef struct {
    uint64_t a, b, c, d;
} Stream;

static uint64_t mix(uint64_t x)
{
    x += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

static Stream stream(uint64_t number)
{
    const uint64_t step = UINT64_C(0x9e3779b97f4a7c15), start = mix(SEED) ^ mix(~number);
    return (Stream){mix(start + step), mix(start + 2 * step), mix(start + 3 * step), mix(start + 4 * step)};
}

static uint64_t rotate(uint64_t x, unsigned bits)
{
    return (x << bits) | (x >> (64 - bits));
}

static uint64_t next(Stream *s)
{
    uint64_t c = s->c ^ s->a, d = s->d ^ s->b, b = s->b;
    *s = (Stream){s->a ^ d, b ^ c, c ^ (b << 17), rotate(d, 45)};
    return rotate(b * 5, 7) * 9;
}

// A permutation of the numbers below 2^scale: rounds of multiply, add and a shifted xor.
typedef struct {
    uint64_t mask, factor[4], addend[4];
    unsigned shift;
} Shuffle;

static Shuffle new_shuffle(unsigned scale)
{
    Shuffle p = {.mask = (UINT64_C(1) << scale) - 1, .shift = (scale + 1) / 2};
    Stream s = stream(UINT64_MAX);
    for (int round = 0; round < 4; round++) {
        p.factor[round] = next(&s) | 1;
        p.addend[round] = next(&s);
    }
    return p;
}

static uint64_t shuffle(const Shuffle *p, uint64_t x)
{
    for (int round = 0; round < 4; round++) {
        x = (x * p->factor[round] + p->addend[round]) & p->mask;
        x ^= x >> p->shift;
    }
    return x;
}

// Chooses one of the four quarters of the matrix `scale` times, with 32 random bits each.
static void draw(Stream *s, unsigned scale, uint64_t *row, uint64_t *col)
{
    const uint64_t part = UINT64_C(1) << 32, upper_left = part * 57 / 100, upper = part * 76 / 100, lower_left = part * 95 / 100;
    uint64_t i = 0, j = 0, bits = 0;
    for (unsigned level = 0; level < scale; level++) {
        bits = level % 2 == 0 ? next(s) : bits >> 32;
        uint64_t r = bits % part;
        bool down = r >= upper, right = down ? r >= lower_left : r >= upper_left;
        i = i << 1 | down;
        j = j << 1 | right;
    }
    *row = i;
    *col = j;
}

void edges_kronecker(Edges *e, unsigned scale)
{
    const uint64_t n = UINT64_C(1) << scale, count = n * EDGES_PER_VERTEX;
    const Shuffle names = new_shuffle(scale);
    Stream s = {0};
    e->nrows = e->ncols = n;
    e->merge_repeats = true;
    for (uint64_t k = 0; k < count; k++) {
        if (k % BLOCK == 0) { // each block of edges has a stream of its own, so that blocks can be drawn in parallel
            s = stream(k / BLOCK);
            progress("drawing edge %llu of %llu", (unsigned long long)k, (unsigned long long)count);
        }
        uint64_t i, j;
        draw(&s, scale, &i, &j);
        i = shuffle(&names, i);
        j = shuffle(&names, j);
        if (i != j) {
            edges_add(e, i, j, 1);
            edges_add(e, j, i, 1);
        }
    }
}
