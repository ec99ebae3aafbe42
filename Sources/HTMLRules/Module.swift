// The module HTMLRules: what the HTML standard asks of a page, checked before there is one.
//
// A page comes in as `HTMLPart`s: static text, values, fragments, choices of branches and
// repetitions, as a compiled template has them. `HTMLPage.check` follows every path through them at
// once, as a set of states that is merged where paths meet (`PageWalker`), and reports what a
// browser would repair or an author would regret, at the bytes that wrote the tag.
//
// The rules are tables: elements with their content models (`ElementTable`), attributes with what
// their values may be (`AttributeTable`), and ARIA (`AriaTable`). It does not know templates,
// Markdown or sites, and it never changes what is written.
