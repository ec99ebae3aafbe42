// Incremental: what a build saves, so that the next one makes only what has changed.
//
// The contract: a warm build makes byte for byte what a cold build makes, diagnostics included.
// Whatever is not understood here is built from scratch.
//
// `PageMemory` knows what each page depends on, as it was recorded while the page was rendered, and
// which parts of it other pages may depend on. It answers which pages have to be rendered again,
// and whether all others are still correct after that.
//
// Not here: what has changed in a file (`TextRevision` in Content), and the order of a build
// (`SiteCompiler`). docs/incremental.md says how the parts work together, and why they are correct.
