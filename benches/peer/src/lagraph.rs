//! LAGraph's own code on top of one GraphBLAS: the functions of the GAP benchmark, and what its demos call before them.
//! Needs:   liblagraph.so of LAGraph 1.1, built with its extensions; a process that has loaded no GraphBLAS.
//! Gives:   `Lagraph`, `Network` (its graph), results as handles that free themselves. No method waits.
//! Cost:    that of the C call.
//!
//! The GraphBLAS is opened first and for all libraries that follow, so LAGraph's calls go there whichever library it was
//! linked to when it was built. `Lagraph::open` makes sure of it.

use std::ffi::{CStr, c_char, c_void};
use std::path::{Path, PathBuf};
use std::ptr::null_mut;

use crate::Result;
use crate::abi::{Handle, Info, NAME, NTHREADS, RawMatrix, RawScalar, RawVector, VERSION, call, functions};
use crate::library::{Lib, Library, open_shared, symbol};
use crate::matrix::Matrix;
use crate::vector::Vector;

/// Behind an `LAGraph_Graph`.
pub enum NetworkBody {}
type RawNetwork = Handle<NetworkBody>;
type Message = *mut c_char;

functions! {
    LAGraph_Init(Message);
    LAGraph_SetNumThreads(i32, i32, Message);
    LAGraph_New(*mut RawNetwork, *mut RawMatrix, i32, Message);
    LAGraph_Delete(*mut RawNetwork, Message);
    LAGraph_Matrix_Structure(*mut RawMatrix, RawMatrix, Message);
    LAGraph_DeleteSelfEdges(RawNetwork, Message);
    LAGraph_Cached_IsSymmetricStructure(RawNetwork, Message);
    LAGraph_Cached_AT(RawNetwork, Message);
    LAGraph_Cached_OutDegree(RawNetwork, Message);
    LAGraph_Cached_EMin(RawNetwork, Message);
    LAGr_BreadthFirstSearch(*mut RawVector, *mut RawVector, RawNetwork, u64, Message);
    LAGr_SingleSourceShortestPath(*mut RawVector, RawNetwork, u64, RawScalar, Message);
    LAGr_PageRankGAP(*mut RawVector, *mut i32, RawNetwork, f32, f32, i32, Message);
    LAGr_ConnectedComponents(*mut RawVector, RawNetwork, Message);
    LAGr_TriangleCount(*mut u64, RawNetwork, *mut i32, *mut i32, Message);
    LAGr_Betweenness(*mut RawVector, RawNetwork, *const u64, i32, Message);
}

/// `LAGraph_ADJACENCY_UNDIRECTED` and `LAGraph_ADJACENCY_DIRECTED`.
const UNDIRECTED: i32 = 0;
const DIRECTED: i32 = 1;

/// LAGraph bound to a GraphBLAS; lives as long as the process.
pub struct Lagraph {
    lib: Lib,
    functions: Functions,
}

impl Lagraph {
    /// Opens `graphblas`, then `lagraph` on top of it, and initialises both.
    pub fn open(lagraph: &Path, graphblas: &Path, threads: usize) -> Result<&'static Lagraph> {
        let lib = Library::open_for_others(graphblas, threads)?;
        let handle = open_shared(lagraph, libc::RTLD_LOCAL)?;
        let functions = Functions::load(|name| symbol(handle, name));
        let lagraph: &'static Lagraph = Box::leak(Box::new(Lagraph { lib, functions }));
        call!(lagraph, LAGraph_Init(null_mut()))?;
        let threads = i32::try_from(threads).map_err(|_| "too many threads".to_string())?;
        // A number that nobody asked for, so that it must have come this way.
        for count in [threads + 1, threads] {
            call!(lagraph, LAGraph_SetNumThreads(1, count, null_mut()))?;
            let mut told = 0;
            call!(lib, GxB_Global_Option_get_INT32(NTHREADS, &mut told))?;
            if told != count {
                return Err(format!("LAGraph does not call {}", graphblas.display()));
            }
        }
        Ok(lagraph)
    }

    /// Name and version, as the GraphBLAS below tells them.
    pub fn graphblas_name(&self) -> Result<String> {
        let global = self.lib.object("GrB_GLOBAL")?;
        let mut text: [c_char; 256] = [0; 256];
        call!(self.lib, GrB_Global_get_String(global, text.as_mut_ptr(), NAME))?;
        let mut version = [0; 3];
        for (number, field) in version.iter_mut().zip(VERSION) {
            call!(self.lib, GrB_Global_get_INT32(global, number, field))?;
        }
        // SAFETY: the library ended the text with a NUL, and names are far shorter than the room for it.
        let name = unsafe { CStr::from_ptr(text.as_ptr()) }.to_string_lossy();
        Ok(format!("{name} {}.{}.{}", version[0], version[1], version[2]))
    }

    /// The GraphBLAS below.
    pub fn lib(&self) -> Lib {
        self.lib
    }

    /// The positions of `a`, all true.
    pub fn structure(&self, a: &Matrix) -> Result<Matrix> {
        let mut raw = RawMatrix::NULL;
        call!(self, LAGraph_Matrix_Structure(&mut raw, a.raw(), null_mut()))?;
        let c = Matrix::adopt(self.lib, raw, a.shape());
        c.wait()?;
        Ok(c)
    }

    /// A graph whose edges are entered in both directions.
    pub fn undirected(&'static self, a: Matrix) -> Result<Network> {
        self.network(a, UNDIRECTED)
    }

    /// A directed graph with its transpose.
    pub fn directed(&'static self, a: Matrix) -> Result<Network> {
        let network = self.network(a, DIRECTED)?;
        call!(self, LAGraph_Cached_AT(network.raw, null_mut()))?;
        call!(self, LAGraph_Cached_IsSymmetricStructure(network.raw, null_mut()))?;
        Ok(network)
    }

    fn network(&'static self, a: Matrix, kind: i32) -> Result<Network> {
        let (mut raw, mut matrix, n) = (RawNetwork::NULL, a.raw(), a.shape().0);
        call!(self, LAGraph_New(&mut raw, &mut matrix, kind, null_mut()))?;
        // The graph owns it.
        std::mem::forget(a);
        Ok(Network { lagraph: self, raw, n })
    }

    fn functions(&self) -> &Functions {
        &self.functions
    }
}

/// An `LAGraph_Graph` with what has been cached in it.
pub struct Network {
    lagraph: &'static Lagraph,
    raw: RawNetwork,
    n: u64,
}

impl Network {
    /// Takes loops away, and knows that there are none.
    pub fn delete_loops(&self) -> Result<()> {
        call!(self.lagraph, LAGraph_DeleteSelfEdges(self.raw, null_mut()))
    }

    /// Caches the out-degrees.
    pub fn cache_degrees(&self) -> Result<()> {
        call!(self.lagraph, LAGraph_Cached_OutDegree(self.raw, null_mut()))
    }

    /// Caches the lowest weight.
    pub fn cache_lowest(&self) -> Result<()> {
        call!(self.lagraph, LAGraph_Cached_EMin(self.raw, null_mut()))
    }

    /// The parents of a breadth-first search.
    pub fn bfs_parents(&self, source: u64) -> Result<Vector> {
        self.vector(|v| call!(self.lagraph, LAGr_BreadthFirstSearch(null_mut(), v, self.raw, source, null_mut())))
    }

    /// Distances; `delta` is the width of a bucket.
    pub fn sssp(&self, source: u64, delta: i32) -> Result<Vector> {
        let lib = self.lagraph.lib;
        let mut width = RawScalar::NULL;
        call!(lib, GrB_Scalar_new(&mut width, lib.object("GrB_INT32")?))?;
        call!(lib, GrB_Scalar_setElement_INT32(width, delta))?;
        let distances =
            self.vector(|v| call!(self.lagraph, LAGr_SingleSourceShortestPath(v, self.raw, source, width, null_mut())));
        call!(lib, GrB_Scalar_free(&mut width))?;
        distances
    }

    /// PageRank as the GAP benchmark defines it: sinks leak.
    pub fn pagerank(&self, damping: f32, tolerance: f32, most_rounds: i32) -> Result<Vector> {
        let mut rounds = 0;
        self.vector(|v| {
            call!(self.lagraph, LAGr_PageRankGAP(v, &mut rounds, self.raw, damping, tolerance, most_rounds, null_mut()))
        })
    }

    /// A representative of each vertex's component.
    pub fn components(&self) -> Result<Vector> {
        self.vector(|v| call!(self.lagraph, LAGr_ConnectedComponents(v, self.raw, null_mut())))
    }

    /// The number of triangles; LAGraph chooses method and order.
    pub fn triangles(&self) -> Result<u64> {
        // LAGr_TriangleCount_AutoMethod and LAGr_TriangleCount_AutoSort.
        let (mut count, mut method, mut order) = (0, 0, 0);
        call!(self.lagraph, LAGr_TriangleCount(&mut count, self.raw, &mut method, &mut order, null_mut()))?;
        Ok(count)
    }

    /// Betweenness centrality, from shortest paths that begin at `sources`.
    pub fn betweenness(&self, sources: &[u64]) -> Result<Vector> {
        let count = i32::try_from(sources.len()).map_err(|_| "too many sources".to_string())?;
        self.vector(|v| call!(self.lagraph, LAGr_Betweenness(v, self.raw, sources.as_ptr(), count, null_mut())))
    }

    fn vector(&self, run: impl FnOnce(*mut RawVector) -> Result<()>) -> Result<Vector> {
        let mut raw = RawVector::NULL;
        run(&mut raw)?;
        Ok(Vector::adopt(self.lagraph.lib, raw, self.n))
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        let freed = call!(self.lagraph, LAGraph_Delete(&mut self.raw, null_mut()));
        debug_assert!(freed.is_ok(), "LAGraph_Delete: {freed:?}");
    }
}

/// `wish` itself, or liblagraph.so in it, in its `src` (a build folder) or in its `lib` (an installation).
pub fn find(wish: &Path) -> Result<PathBuf> {
    let places = [wish.to_path_buf(), wish.join("liblagraph.so"), wish.join("src/liblagraph.so"), wish.join("lib/liblagraph.so")];
    let found = places.iter().find(|place| place.is_file()).and_then(|place| place.canonicalize().ok());
    found.ok_or_else(|| format!("no liblagraph.so in {}", wish.display()))
}
