// Sharding: what a part of a site says of itself, so that parts made apart become one site.
//
// The contract: parts that are joined make byte for byte what one build makes, and what is wrong with
// them is told.
//
// `PartRecord` is written beside the files of a part: which part of which site it is, and the links
// that only all parts together can tell to be right. `PartSet` finds out whether parts belong together
// and are all there; `OpenLinks` which of the links between them lead nowhere.
//
// Not here: which shard makes which page (`SitePart` in Planning), how a page's links are found
// (`Rendering`), how files are read and published, and in which order (`SiteCompiler`). docs/scale.md
// says how parts are made and joined.
