// The room SiteCompiler: see docs/architecture.md.
