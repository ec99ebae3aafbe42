// Importing: content from elsewhere becomes the files of a site of Apus, and notes say what changed.
//
// In go the files of a folder (`ImportedContent`) and what another static site generator says of
// them (`GeneratorFolder`, `FormerSite`); out come copies that follow one model (`CompletedFiles`,
// step by step: `ImportStep`), the model itself (`ModelInference`, the inverse of binding) and the
// first lines of `site.yaml` (`CarriedSettings`). Nothing is written here.
//
// `Generators` has what is known of other generators and their folders, `Files` which files become
// which, `FrontMatter`, `Slugs`, `Links` and `Texts` what changes in them, and `Inference` how types
// follow from values. No other module knows how another generator works.
