// The room Markdown: see docs/architecture.md.
