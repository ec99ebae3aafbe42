// Rendering: turns a plan into bytes, and checks what the finished pages refer to.
//
// `SiteRenderer` renders pages on several threads: `PageContext` makes the context of a template,
// and `PageHost` answers what only the plan knows, such as addresses. `PageCheck` follows links and
// anchors, `DataCheck` reads JSON, and `FinishedHTML` checks pages whose template alone does not
// show whether they are correct. The folder `Data` writes pages that are data, `Search` the indexes
// of searches.
//
// It neither decides addresses nor writes files.
