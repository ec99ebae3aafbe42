// The room ApusModels: see docs/architecture.md.
