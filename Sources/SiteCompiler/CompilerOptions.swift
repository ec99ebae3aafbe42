/// How a site is compiled.
package struct CompilerOptions: Sendable {
  /// The moment of the build, in seconds since 1970-01-01T00:00:00Z. What is published depends
  /// on it only by entries that are scheduled or expired.
  package var now: Int64
  /// The date of the build that templates see as `now`; nil where the build has none, so
  /// that no page depends on the machine's clock.
  package private(set) var date: BuildDate?
  /// The fingerprint of the compiling program, where there is one; then a build is skipped if its
  /// inputs have not changed.
  package var program: String?
  /// Whether warnings also prevent publishing.
  package var isStrict = false
  /// Whether unknown keys are warnings.
  package var isLenient = false
  /// Whether drafts are published.
  package var includesDrafts = false
  /// Whether entries whose date is still to come are published.
  package var includesScheduled = false
  /// Whether entries whose date has passed are published.
  package var includesExpired = false
  /// Whether links work without a server, from `file://`.
  package var isPortable = false
  /// Whether a site that can be read without a connection gets its service worker. Without it,
  /// one that removes an earlier one is made.
  package var makesWorker = true
  /// The site's folder as it was typed, which messages show before paths; nothing else depends on
  /// it.
  package var folder = "."
  /// The number of threads; the site does not depend on it.
  package var threads = 1
  /// The size in bytes over which a file is refused.
  package var maximumFileSize = 64 << 20

  /// Makes the usual options of a build at the moment `now`, in seconds since
  /// 1970-01-01T00:00:00Z.
  package init(now: Int64) { self.now = now }

  /// Sets the moment of the build, in seconds since 1970-01-01T00:00:00Z, unless it was given a
  /// date.
  package mutating func setMoment(_ seconds: Int64) {
    if date == nil { now = seconds }
  }

  /// Sets the date of the build.
  package mutating func setDate(_ date: BuildDate) {
    self.date = date
    now = date.seconds
  }
}
