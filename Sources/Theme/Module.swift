// Theme: the files that come with Apus.
//
// `Theme` has the general theme and the material of starters as a read-only file system. They are
// the files of this repository, embedded in the program when it is built (`EmbeddedFiles`).
// `Starter` says what `apus new` makes from them.
//
// It finds and compiles no templates: a site has the theme as a layer below its own files.
