// The room PreviewServer: see docs/architecture.md.
