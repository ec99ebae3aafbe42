// Incremental: what a build remembers, so that the next one makes only what has changed.
//
// The contract: a warm build makes byte for byte what a cold build makes, diagnostics included.
// Whatever is not understood here is built the cold way.
//
// `PageMemory` knows what each page depends on, as it was noted while the page was rendered, and
// what other pages may depend on of it. It answers which pages have to be rendered again, and
// whether what they have become leaves all others right.
//
// Not here: what has changed in a file (`TextRevision` in Content), and the order of a build
// (`SiteCompiler`). docs/incremental.md says how the parts work together, and why they are right.
