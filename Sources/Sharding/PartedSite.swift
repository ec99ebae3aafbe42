package import FileSystem

/// What all parts of a site have in common.
package struct PartedSite: Hashable, Sendable {
  /// The fingerprint of the program that made the part.
  package let program: ContentHash
  /// The fingerprint of everything that the site was made from: the program, the files, the
  /// options, and the time as far as anything depends on it.
  package let inputs: ContentHash
  /// The fingerprint of the inputs in the manifest of the joined site.
  package let digest: ContentHash
  /// The number of the site's pages.
  package let pageCount: Int
  /// The number of outputs that exactly one part has: all pages, and files that are published
  /// whatever pages point to.
  package let ownCount: Int
  /// The texts that the service worker is made of; none where there is none.
  package let worker: [[UInt8]]

  package init(
    program: ContentHash, inputs: ContentHash, digest: ContentHash, pageCount: Int, ownCount: Int,
    worker: [[UInt8]]
  ) {
    self.program = program
    self.inputs = inputs
    self.digest = digest
    self.pageCount = pageCount
    self.ownCount = ownCount
    self.worker = worker
  }
}
