// The room Templates: see docs/architecture.md.
