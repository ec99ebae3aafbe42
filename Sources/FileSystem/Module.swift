// The room FileSystem: see docs/architecture.md.
