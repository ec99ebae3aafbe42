import FileSystem
import Incremental

/// The inputs of a build, which are hashed before they are compiled, or where they are read for it.
struct BuildInputs<Files: FileSystem> {
  /// The files to compile, which know the hashes of those that were read.
  let files: HashingFileSystem<Files>
  /// Their digest from before they were compiled; nil where it was not asked for, or one could not be
  /// read.
  let early: InputDigest?
  private let options: CompilerOptions
  private let isStamping: Bool

  /// Makes the inputs of a build that has compiled nothing yet.
  ///
  /// - Parameters:
  ///   - files: The site's files.
  ///   - options: How the site is compiled.
  ///   - areHashedFirst: Whether all are hashed now, which may show that there is less to do.
  ///   - cache: What a later build finds their stamps in, if anything.
  ///   - saved: What the last build has saved there: inputs that are certain to be the same are not
  ///     read now.
  ///   - previous: The same, of a build in this process.
  ///   - isRemembering: Whether a later build in this process needs their stamps.
  init(
    _ files: Files, _ options: CompilerOptions, areHashedFirst: Bool,
    for cache: BuildCache<some WritableFileSystem>?, _ saved: PublishedTexts?,
    after previous: BuildMemory?, isRemembering: Bool
  ) {
    self.files = HashingFileSystem(files)
    self.options = options
    isStamping = cache != nil || isRemembering
    early =
      areHashedFirst
      ? InputDigest(
        of: self.files, options, stamping: isStamping,
        knowing: cache?.inputs(of: saved) ?? previous?.inputs) : nil
  }

  /// Hashes the inputs of a compiled site that were not read for it; returns the digest of what it was
  /// made of, nil where a file has changed meanwhile.
  func digest(of site: CheckedSite) -> InputDigest? {
    let content = site.content.files
    guard let early else {
      return InputDigest(of: files, options, loaded: content, stamping: isStamping)
    }
    return early.holds(for: files, loaded: content) ? early : nil
  }
}
