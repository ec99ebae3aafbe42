package import FileSystem
package import Markdown

/// How content is loaded.
package struct ContentOptions: Sendable {
  /// The folder of all content, relative to the root of the file system.
  package var folder = "Content"
  /// The moment of the build, in seconds since 1970-01-01T00:00:00Z, by which entries are
  /// scheduled or expired.
  package var now: Int64
  /// Whether unknown keys and text without a field are warnings rather than errors.
  package var isLenient = false
  /// Whether a blank text for an optional field is a mistake, rather than none, and a key with
  /// nothing behind it is as if it were not written.
  package var refusesBlanks = false
  /// Whether entries with `draft: true` are kept.
  package var includesDrafts = false
  /// Whether entries whose `publish` date is still to come are kept.
  package var includesScheduled = false
  /// Whether entries whose `expires` date is past are kept.
  package var includesExpired = false
  /// Whether what diagnostics alone need of content files is released: the bytes of Markdown files,
  /// and where each value is written. It takes no memory then, and the files are read again for a
  /// diagnostic.
  package var releasesSources = false
  /// Where the HTML of a large site is kept; nil for memory.
  package var scratch: ScratchSpace?
  /// How Markdown is read.
  package var markdown = MarkdownOptions()
  /// The number of threads that read files; the result does not depend on it.
  package var threads = 1
  /// The size in bytes over which a file is refused.
  package var maximumFileSize = 64 << 20

  /// Makes the options of a build at the moment `now`, in seconds since 1970-01-01T00:00:00Z.
  package init(now: Int64) { self.now = now }
}

/// A place for HTML that is not held in memory.
package struct ScratchSpace: Sendable {
  package let file: any ScratchFile
  /// How many bytes are held in memory before any are written to the file.
  package let heldCount: Int

  package init(_ file: any ScratchFile, heldCount: Int) {
    (self.file, self.heldCount) = (file, heldCount)
  }
}
