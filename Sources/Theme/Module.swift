// Theme: the files that Apus brings along.
//
// `Theme` has the general theme and the material of starters as a read-only file system. They are
// the files of this repository, written into the program when it is built (`EmbeddedFiles`).
// `Starter` says what `apus new` makes of them.
//
// It finds and compiles no templates: a site is given the theme below its own files.
