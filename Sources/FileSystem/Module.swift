// FileSystem: files as the rest of the program sees them, so that tests need no disk.
//
// `FileSystem` reads, `WritableFileSystem` writes. `DiskFileSystem` is a folder of the disk that no
// path and no link leads out of, `MemoryFileSystem` a literal in a test, which logs what is done
// and fails on demand. `LayeredFileSystem` puts one folder over another, `FileWatch` waits for
// changes, and `ContentHash` tells contents apart.
//
// It does not know what files mean.
