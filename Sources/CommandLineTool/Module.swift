// The room CommandLineTool: see docs/architecture.md.
