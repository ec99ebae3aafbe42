// Planning: every page and file of a site with its address and data, before a byte is rendered.
//
// `SiteFile` reads `site.yaml` into a `SiteDefinition`; `DeclarationResolver` looks its names up in
// the content; `PagePlanner` makes the pages, and the folder `PageKinds` has what is particular to
// each kind. `AddressIndex` finds addresses that two outputs share, `LinkResolver` the targets of
// links, `AssetOrder` and `AssetNaming` the files of a theme. The result is a `SitePlan`.
//
// It renders nothing and writes nothing. What templates are given is declared here, by
// `ContextModels`; what they do with it is in `Templates`.
