// The module Templates: the typed Jinja language.
//
// Text goes in (`TemplateSet`), every expression is given a type from the site's models before
// anything is rendered (`TemplateCompiler`), and what comes out is a flat `Program` that appends
// bytes. The stages are folders: Lexing → Parsing → Checking → Compiling → Running.
// Layouts, blocks, includes and macros are inlined: a page's template is one program.
//
// It does not know what a site is: what pages give their templates are structures of `Models`
// that others make, and addresses, files and pages are written by a `TemplateHost`.
