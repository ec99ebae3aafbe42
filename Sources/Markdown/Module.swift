// Markdown: CommonMark by libcmark, as Swift values that keep the place of everything.
//
// `MarkdownDocument` is a parsed text: a flat array of `MarkdownNode`s, each with its place in the
// source, exact for inlines too. `MarkdownPart` takes content out of it by its position: headings,
// sections, items, labelled values, the first image, the rest. `MarkdownHTML` writes nodes as HTML,
// leaving holes where addresses are not known yet. Only `CommonMarkTree.swift` and
// `ParserArena.swift` use libcmark; its tree never leaves the function that parses. What CommonMark
// lacks is added by passes over that tree.
//
// Not here: what a site is, which files exist, what a link points to.
