// Sharding: the records of parts of a site, so that parts that were built separately become one
// site.
//
// The contract: joined parts are byte for byte what one build makes, and mistakes in them are
// reported.
//
// `PartRecord` is written beside the files of a part: which part of which site it is, and the links
// that can only be checked with all parts together. `PartSet` finds out whether parts belong
// together and are complete; `OpenLinks` which of the links between them are broken.
//
// Not here: which shard makes which page (`SitePart` in Planning), how a page's links are found
// (`Rendering`), how files are read and published, and in which order (`SiteCompiler`).
// docs/scale.md says how parts are made and joined.
