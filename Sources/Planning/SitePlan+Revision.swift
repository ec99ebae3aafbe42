package import Content
import Schema

extension SitePlan {
  /// Takes over a file of which only Markdown differs: nothing else of the plan depends on it, but for
  /// the indexes of searches.
  package mutating func take(_ revision: TextRevision) {
    store.buffers += revision.buffers
    for (index, fragment) in revision.fragments { store.fragments[index] = fragment }
  }
}
