import Importing

/// The files beside the content that the generator of a site publishes as they are, on their way into
/// the new site: to `Static`, unless a page refers to the copy in the content, which then is
/// published.
struct LooseFiles {
  /// All files of the new site.
  let files: [(path: String, bytes: [UInt8])]
  /// The addresses of those that went to `Static`, without the first slash.
  private let moved: [String]

  /// - Parameters:
  ///   - loose: The files.
  ///   - copies: The files of the new site without them.
  ///   - unpublished: Which of the copies are not published.
  init(
    _ loose: [GeneratorFolder.LooseFile], beside copies: [(path: String, bytes: [UInt8])],
    _ unpublished: UnpublishedFiles
  ) {
    let inContent = { (file: GeneratorFolder.LooseFile) in file.place.map { "Content/" + $0 } }
    let given = Set(copies.map(\.path))
    let new = loose.filter { file in
      guard let place = inContent(file), given.contains(place) else { return true }
      return file.place != file.address || unpublished.paths.contains(place)
    }
    let gone = Set(new.compactMap(inContent)).intersection(unpublished.paths)
    files =
      copies.filter { !gone.contains($0.path) }
      + new.map { ("Static/" + $0.address, $0.bytes) }
    moved = new.map(\.address)
  }

  /// What was done, one sentence each.
  func notes(of site: FormerSite?) -> [String] {
    guard let site, !moved.isEmpty else { return [] }
    return [
      "Static has the files beside the content that \(site.generator.name) publishes as they are: "
        + NamedFiles.list(moved)
    ]
  }
}
