// Rendering: turns a plan into bytes, and checks what the finished pages refer to.
//
// `SiteRenderer` renders pages on several threads: `PageContext` makes what a template is given,
// and `PageHost` answers what only the plan knows, such as addresses. `PageCheck` follows links and
// anchors, `DataCheck` reads JSON, and `FinishedHTML` checks pages that their template could not
// vouch for. The folder `Data` writes pages that are data, `Search` the indexes of searches.
//
// It decides no address and writes no file.
