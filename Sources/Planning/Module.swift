// The room Planning: see docs/architecture.md.
