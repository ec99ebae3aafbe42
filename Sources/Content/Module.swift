// Content: what authors wrote, checked against the models.
//
// `ContentLoader` reads the files of all collections in parallel and returns `SiteContent`: records
// in a `ValueStore`, entries with keys and slugs in their order, what was left out.
// `DocumentBinder` checks a single document, such as `site.yaml`, by the same rules.
//
// Files are found by `Loading`, bound to records by `Binding` (YAML and JSON) and `Markdown` (what
// is in the text), and compared with each other by `Entries`; `Files` knows pictures. Not here:
// addresses, pages and the targets of links; `docs/content.md` has the rules.
