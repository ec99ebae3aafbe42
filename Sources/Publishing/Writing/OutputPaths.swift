/// The paths that publishing uses, relative to the parent of the output folder.
///
/// Beside the output folder is `.apus/<its name>/`, on the same file system and only while a build
/// runs (or after one was killed). Its contents show how far the build got:
///
/// - `staging/`: a tree under construction. Nothing in it is of value.
/// - `next/`: before the exchange the new tree, complete; after it the old one.
/// - `moving/`: a complete tree of few files that are being moved to their places, and `removed/`:
///   those that are being moved away.
/// - `previous/`: the old tree, where the file system cannot exchange.
package struct OutputPaths: Sendable {
  /// The folder in which builds save data for later ones, beside the output folder.
  package static let cache = ".apus/cache"

  /// The output folder.
  let output: String
  /// The folder of all work folders.
  let workParent = ".apus"

  /// Names the paths around an output folder.
  package init(output: String) { self.output = output }

  /// The work folder.
  package var work: String { workParent + "/" + output }
  var lock: String { work + "/lock" }
  var staging: String { work + "/staging" }
  var moving: String { work + "/moving" }
  var removed: String { work + "/removed" }
  var next: String { work + "/next" }
  var previous: String { work + "/previous" }
  /// The manifest of what is published.
  var manifest: String { output + "/" + Manifest.fileName }
  var stagedManifest: String { staging + "/" + Manifest.fileName }
  /// Where changed files wait when the output folder itself cannot be moved.
  var inPlace: String { output + "/" + Self.inPlaceName }
  /// Its name in the output folder.
  static let inPlaceName = ".apus-next"

  /// Whether a name at the top of the output folder belongs to Apus itself.
  static func isReserved(_ name: String) -> Bool {
    name == Manifest.fileName || name == inPlaceName
  }
}
