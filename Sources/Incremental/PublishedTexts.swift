package import FileSystem
import Records
import Tables

/// Where the texts of content files are in a published site: what a build saves for the next one,
/// which replaces these texts.
///
/// It is one array of bytes, of which only the parts that are needed are decoded. Bytes that are
/// damaged, or that another program has written, are refused.
package struct PublishedTexts: Sendable {
  /// The fingerprint of everything that the site was made from.
  package let inputs: [UInt8]
  /// The stamps of the inputs, in their order.
  package let stamps: InputStamps
  /// The fingerprint of the site's manifest.
  package let manifest: ContentHash
  /// The number of all pages of the site.
  package let pageCount: Int
  /// The number of its files that are not pages.
  package let fileCount: Int
  /// What had changed when it was made; nil where that is not known, as for the first build.
  package let changes: InputChanges?
  /// The place of each content file in `bytes`, by path.
  let files: [Range<Int>]
  /// The place of each page in `bytes`.
  let pages: [Range<Int>]
  private let bytes: [UInt8]

  private static let title = Array("apus texts 3\n".utf8)

  /// Decodes saved texts; nil where they are not complete.
  package init?(_ bytes: [UInt8]) {
    let start = Self.title.count + 8
    guard bytes.count >= start, bytes.starts(with: Self.title) else { return nil }
    var head = RecordReader(bytes, Self.title.count..<start)
    guard let sum = head.whole(),
      ContentHash(of: bytes.span.extracting(start...)) == ContentHash(sum)
    else { return nil }
    var reader = RecordReader(bytes, start..<bytes.count)
    guard let inputs = reader.part(), let stamps = InputStamps(reader: &reader),
      let manifest = reader.whole(),
      let pageCount = reader.number(), let fileCount = reader.number(),
      let knowsChanges = reader.number(), let changes = InputChanges(reader: &reader),
      let files = reader.parts(), let pages = reader.parts(), reader.isAtEnd
    else { return nil }
    self.bytes = bytes
    self.inputs = Array(bytes[inputs])
    self.stamps = stamps
    self.manifest = ContentHash(manifest)
    (self.pageCount, self.fileCount) = (pageCount, fileCount)
    self.changes = knowsChanges == 1 ? changes : nil
    (self.files, self.pages) = (files, pages)
  }

  /// The record of the file at a path, with its index.
  package func file(at path: String) -> (index: TextFile.Index, file: TextFile)? {
    for (position, part) in files.enumerated() {
      var reader = RecordReader(bytes, part)
      guard let name = reader.part(), bytes[name].elementsEqual(path.utf8) else { continue }
      return TextFile(reader: &reader, path: path).map { (TextFile.Index(position), $0) }
    }
    return nil
  }

  /// The record of a page; nil where there is none.
  package func page(_ index: TextPage.Index) -> TextPage? {
    guard pages.indices.contains(index.position) else { return nil }
    var reader = RecordReader(bytes, pages[index.position])
    return TextPage(reader: &reader)
  }

  /// The encoded records of files and pages.
  package struct Records: Sendable {
    fileprivate var files = RecordWriter()
    fileprivate var pages = RecordWriter()

    /// Makes the records of these files, and of this many pages, which are added one by one.
    package init(files: [TextFile] = [], pageCount: Int = 0) {
      self.files.append(files.count)
      for file in files { self.files.appendPart { file.write(to: &$0) } }
      pages.append(pageCount)
    }

    /// Adds the record of the next page.
    package mutating func add(_ page: TextPage) { pages.appendPart { page.write(to: &$0) } }
  }

  /// Encodes the records of a site.
  package static func bytes(_ site: PublishedSiteRecord, _ records: Records) -> [UInt8] {
    bytes(site, count: records.files.bytes.count + records.pages.bytes.count) { body in
      body.append(contentsOf: records.files)
      body.append(contentsOf: records.pages)
    }
  }

  /// Encodes the records of the site after some files and pages of it have changed.
  package func bytes(
    _ site: PublishedSiteRecord, files changedFiles: [TextFile.Index: TextFile],
    pages changedPages: [TextPage.Index: TextPage]
  ) -> [UInt8] {
    Self.bytes(site, count: bytes.count) { body in
      body.append(files.count)
      for (position, old) in files.enumerated() {
        guard let file = changedFiles[TextFile.Index(position)] else {
          body.append(bytes[old])
          continue
        }
        body.appendPart { file.write(to: &$0) }
      }
      body.append(pages.count)
      for (position, old) in pages.enumerated() {
        guard let page = changedPages[TextPage.Index(position)] else {
          body.append(bytes[old])
          continue
        }
        body.appendPart { page.write(to: &$0) }
      }
    }
  }

  /// Encodes a site whose records take about `count` bytes, in one piece of memory.
  private static func bytes(
    _ site: PublishedSiteRecord, count: Int, records: (inout RecordWriter) -> Void
  ) -> [UInt8] {
    let inputsCount = site.inputs.count + site.stamps.byteCount
    var body = RecordWriter(after: title, capacity: inputsCount + count + 1024)
    body.append(whole: 0)
    let start = body.bytes.count
    body.append(site.inputs)
    site.stamps.write(to: &body)
    body.append(whole: site.manifest.value)
    body.append(site.pageCount)
    body.append(site.fileCount)
    body.append(site.changes == nil ? 0 : 1)
    (site.changes ?? .ofEverything).write(to: &body)
    records(&body)
    let hash = ContentHash(of: body.bytes.span.extracting(start...))
    body.replace(at: title.count, whole: hash.value)
    return body.bytes
  }
}

/// The record of a published site as a whole.
package struct PublishedSiteRecord: Sendable {
  let inputs: [UInt8]
  let stamps: InputStamps
  let manifest: ContentHash
  let pageCount: Int
  let fileCount: Int
  let changes: InputChanges?

  package init(
    inputs: [UInt8], stamps: InputStamps, manifest: ContentHash, pageCount: Int, fileCount: Int,
    changes: InputChanges?
  ) {
    self.inputs = inputs
    self.stamps = stamps
    self.manifest = manifest
    self.pageCount = pageCount
    self.fileCount = fileCount
    self.changes = changes
  }
}

extension RecordReader {
  /// The places of records that are preceded by their number.
  fileprivate mutating func parts() -> [Range<Int>]? {
    guard let count = number(), count <= bytes.count else { return nil }
    var parts: [Range<Int>] = []
    parts.reserveCapacity(count)
    for _ in 0..<count {
      guard let part = part() else { return nil }
      parts.append(part)
    }
    return parts
  }
}
