import Planning
import Rendering

/// The pages that are made before all others after an edit of templates, so that an author who looks
/// at them sees them at once.
package struct FirstPages {
  /// Their paths in the output folder.
  let paths: [String]
  /// Takes them as soon as they are made.
  let take: (_ pages: [(path: String, bytes: [UInt8])]) -> Void

  /// Makes the request for pages at these paths, some of which may not be there.
  ///
  /// - Parameters:
  ///   - paths: Their paths in the output folder.
  ///   - take: Takes those that are made first, as they are published if the build ends well. When
  ///     it is called that is not known: the other pages may still have mistakes.
  package init(
    at paths: [String], take: @escaping (_ pages: [(path: String, bytes: [UInt8])]) -> Void
  ) {
    self.paths = paths
    self.take = take
  }

  /// Makes them, where that is sooner than to make all pages that a change affects.
  func make(of change: inout SiteChange, _ options: CompilerOptions) {
    guard let (pages, compiled) = change.compiled(first: paths) else { return }
    var memory = change.memory.pages
    guard let made = compiled.rendered(pages, &memory, options) else { return }
    take(
      made.map { (path: compiled.plan.path(ofOutput: OutputIndex($0.page)), bytes: $0.bytes) })
  }
}
