// HTMLRules: what the HTML standard requires of a page, checked before a page is rendered.
//
// A page comes in as `HTMLPart`s: static text, values, fragments, choices of branches and
// repetitions, as in a compiled template. `HTMLPage.check` follows every path through them at once,
// as a set of states that is merged where paths meet (`PageWalker`), and reports what a browser
// would repair or an author did not intend, at the place of the tag in the template.
//
// The rules are tables: elements with their content models (`ElementTable`), attributes with their
// possible values (`AttributeTable`), and ARIA (`AriaTable`). It does not know templates, Markdown
// or sites, and it never changes what is written.
