// Publishing: makes an output folder hold exactly the files of a site, at once or not at all.
//
// A `Publication` takes files from any number of threads, stages those that changed, and makes the
// new site visible in one step. The folder `Reading` knows what the output folder holds
// (`Manifest`, `PublishedSite`), `Writing` stages files, and `Replacing` exchanges them.
//
// It does not know what a site is: paths and bytes come from outside. docs/output-folder.md says
// what it promises and how.
