// The room Publishing: see docs/architecture.md.
