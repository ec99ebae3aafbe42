package import Diagnostics
package import FileSystem

/// How a site is published.
package struct PublicationOptions: Hashable, Sendable {
  /// Whether to use an output folder with foreign files but no manifest, and to replace foreign
  /// files at the paths of pages.
  package var isForced = false
  /// The file that is in the folder of a part, which has no first page beside it; nil where there are
  /// no parts. A part and a whole site do not take the place of each other, except where `isForced`.
  package var partRecord: String?
  /// Whether what is published is a part.
  package var isPart = false
  /// Where the settings of the site are, from the output folder on; nil where the manifest does not
  /// say it.
  package var site: String?
  /// How long to wait for another build of the same output folder.
  package var lockTimeout = Duration.seconds(30)
  /// How many changed files are moved into place one by one rather than by one exchange of the
  /// whole folder. One is a single step of the system; with more, a reader may meanwhile see some
  /// new and some old files.
  package var moveLimit = 1
  /// Whether everything is on the disk before the new site replaces the old one. Without it a
  /// killed build is harmless nevertheless; a power cut within seconds of a build may not be.
  package var isDurable = false

  /// Makes the usual options.
  package init() {}
}

/// What publishing a site has changed.
package struct PublicationSummary: Hashable, Sendable {
  /// The files that were written, because they are new or differ from what was there.
  package var written = 0
  /// The files that were already up to date.
  package var unchanged = 0
  /// The files of the site.
  package var count: Int { written + unchanged }
  /// The files that were removed, because their addresses no longer exist.
  package var removed = 0
  /// The bytes of the files that were written.
  package var bytesWritten = 0
  /// The files that were written or removed.
  package var changed = ChangedFiles()
  /// The fingerprint of the site's manifest.
  package var manifest: ContentHash?
  /// What the user should know, although the site is published.
  package var warnings: [Diagnostic] = []

  /// Makes an empty summary.
  init() {}
}

/// The files that a build has written or removed.
///
/// They are listed when they are asked for: most builds only count them.
package struct ChangedFiles: Hashable, Sendable {
  /// The files of the site.
  private let files: [PublishedFile]
  /// The paths of those that were removed.
  private let removed: [String]

  /// No files.
  package init() { (files, removed) = ([], []) }

  init(among files: [PublishedFile], removed: [String]) {
    (self.files, self.removed) = (files, removed)
  }

  /// All of them: first those that were removed.
  package var all: [ChangedFile] {
    removed.map { ChangedFile(path: $0, hash: nil) }
      + files.lazy.filter { !$0.isUnchanged }.map { ChangedFile(path: $0.path, hash: $0.hash) }
  }
}

/// A file of the output folder that a build has written or removed.
package struct ChangedFile: Hashable, Sendable {
  /// Its path in the output folder.
  package let path: String
  /// The hash of its bytes; nil where it was removed.
  package let hash: ContentHash?
}
