// Publishing: makes an output folder hold exactly the files of a site, in one step or not at all.
//
// A `Publication` takes files from any number of threads, stages those that changed, and makes the
// new site visible in one step. The folder `Reading` reads the output folder (`Manifest`,
// `PublishedSite`), `Writing` stages files, and `Replacing` exchanges them.
//
// It does not know what a site is: paths and bytes come from outside. docs/output-folder.md
// describes its guarantees and how they are kept.
