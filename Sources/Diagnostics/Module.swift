// Diagnostics: mistakes in the files of authors, as data.
//
// A `Source` is a file's bytes, a `Span` a range of them. A `Diagnostic` has a code, a sentence,
// places and help; a `DiagnosticLog` collects them while work continues. `DiagnosticFormatter`
// draws them with the lines of the source, and the folder `Formats` formats them for other
// programs. `SuggestionSearch` finds the name that was meant.
//
// It finds no mistakes, and has words only for those of source texts: every other module has the
// words for its own in its folder `Mistakes`.
