// Markdown: CommonMark by libcmark, as Swift values that know where everything was written.
//
// `MarkdownDocument` is a parsed text: a flat array of `MarkdownNode`s, each with its place in the
// source, exact for inlines too. `MarkdownPart` is how content is taken out of it by what is where:
// headings, sections, items, labelled values, the first image, the rest. `MarkdownHTML` writes
// nodes as HTML, leaving holes where addresses are not known yet. libcmark is reached by
// `CommonMarkTree.swift` and `ParserArena.swift` alone; its tree never leaves the function that
// parses. What CommonMark lacks is added by passes over that tree.
//
// Not here: what a site is, which files exist, where a link leads.
