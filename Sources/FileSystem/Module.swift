// FileSystem: files as the rest of the program sees them, so that tests need no disk.
//
// `FileSystem` reads, `WritableFileSystem` writes. `DiskFileSystem` is a folder on disk, which
// neither a path nor a link can leave; `MemoryFileSystem` is a literal in a test, which logs
// operations and fails on demand. `LayeredFileSystem` puts one folder over another, `FileWatch`
// waits for changes, and `ContentHash` distinguishes contents.
//
// It does not know what files mean.
