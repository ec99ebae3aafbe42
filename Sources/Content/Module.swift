// The room Content: see docs/architecture.md.
