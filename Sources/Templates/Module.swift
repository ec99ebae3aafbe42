// Templates: the typed Jinja language.
//
// Text goes in (`TemplateSet`), every expression is given a type from the site's models before
// anything is rendered (`TemplateCompiler`), and the result is a flat `Program` that appends bytes.
// The stages are folders: Lexing → Parsing → Checking → Compiling → Running. Layouts, blocks,
// includes and macros are inlined: a page's template is one program.
//
// It does not know what a site is: the contexts of pages are structures of `Models` that other
// modules make, and a `TemplateHost` writes addresses of files and pages.
