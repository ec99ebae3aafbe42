// Parallel: work distributed to threads.
//
// `Parallel` splits a range of indices into chunks, runs them on any number of threads, and returns
// the results in the order of the indices. A `WorkThread` has a stack of 8 MiB on every machine:
// limits on nesting rely on it.
//
// Not for waiting on files, the network or the clock.
