// The room Rendering: see docs/architecture.md.
