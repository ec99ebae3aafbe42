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
  /// Whether entries with `draft: true` are kept.
  package var includesDrafts = false
  /// Whether entries whose `publish` date is still to come are kept.
  package var includesScheduled = false
  /// Whether entries whose `expires` date is past are kept.
  package var includesExpired = false
  /// Whether the body of a Markdown file is released once it has become HTML: it takes no memory then,
  /// and is read again where a diagnostic shows a part of it.
  package var releasesBodies = false
  /// How Markdown is read.
  package var markdown = MarkdownOptions()
  /// The number of threads that read files; the result does not depend on it.
  package var threads = 1
  /// The size in bytes over which a file is refused.
  package var maximumFileSize = 64 << 20

  /// Makes the options of a build at the moment `now`, in seconds since 1970-01-01T00:00:00Z.
  package init(now: Int64) { self.now = now }
}
