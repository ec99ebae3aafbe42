// CommandLineTool: the program `apus`, from a command line to text on two streams and an exit code.
//
// `Arguments` are the words as typed, `SiteOptions` their meaning. Each command is a type in the
// folder `Commands`; `Serving` runs a preview, `Fixing` applies suggestions, `Inspecting` answers
// questions about pages, and `Shell` writes completions. `SiteMessages` prints mistakes.
//
// This is the only module that prints. It does not know how a site is built: that is
// `SiteCompiler`.
