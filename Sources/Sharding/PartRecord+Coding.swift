import FileSystem
import Planning
import Records
import Rendering
import Tables

// Its encoding: a title with the version, the hash of the rest, and the rest.
extension PartRecord {
  /// Why bytes are not a record.
  package enum Fault: Error, Hashable, Sendable {
    /// They are something else.
    case foreign
    /// They are a record of another version of Apus.
    case otherVersion
    case damaged
  }

  private static let name = Array("apus part ".utf8)
  private static let title = name + Array("2\n".utf8)

  /// The encoded record.
  package var bytes: [UInt8] {
    var body = RecordWriter()
    body.append(site)
    body.append(shard.number)
    body.append(shard.count)
    body.append(text: command.typedFolder)
    body.append(text: command.siteFolder)
    body.append(texts: command.options)
    body.append(hasFiles ? 1 : 0)
    body.append(hasNothingToReport ? 1 : 0)
    body.append(ownCount)
    body.append(texts: sharedPaths)
    body.append(anchors.count)
    for (page, hashes) in anchors {
      body.append(page.position)
      body.append(hashes.count)
      for hash in hashes { body.append(whole: hash) }
    }
    body.append(links.count)
    for link in links { body.append(link) }
    var head = RecordWriter()
    head.append(whole: ContentHash(of: body.bytes).value)
    return Self.title + head.bytes + body.bytes
  }

  /// Decodes a record.
  package init(_ bytes: [UInt8]) throws(Fault) {
    guard bytes.starts(with: Self.name) else { throw .foreign }
    guard bytes.starts(with: Self.title) else { throw .otherVersion }
    let start = Self.title.count + 8
    guard bytes.count >= start else { throw .damaged }
    var head = RecordReader(bytes, Self.title.count..<start)
    guard let sum = head.whole(),
      ContentHash(of: bytes.span.extracting(start...)) == ContentHash(sum)
    else { throw .damaged }
    var reader = RecordReader(bytes, start..<bytes.count)
    guard let record = PartRecord(reader: &reader), reader.isAtEnd else { throw .damaged }
    self = record
  }

  private init?(reader: inout RecordReader) {
    guard let site = reader.site(), let number = reader.number(), let count = reader.number(),
      let shard = Shard(number: number, of: count), let command = reader.command(),
      let hasFiles = reader.number(), let hasNothingToReport = reader.number(),
      let ownCount = reader.number(), let sharedPaths = reader.texts(),
      let anchors = reader.anchors(), let links = reader.links()
    else { return nil }
    self.init(
      site: site, shard: shard, command: command, hasFiles: hasFiles == 1,
      hasNothingToReport: hasNothingToReport == 1, ownCount: ownCount, sharedPaths: sharedPaths,
      anchors: anchors, links: links)
  }
}

extension RecordWriter {
  fileprivate mutating func append(text: String) { append(Array(text.utf8)) }

  fileprivate mutating func append(texts: [String]) {
    append(texts.count)
    for text in texts { append(text: text) }
  }

  fileprivate mutating func append(_ site: PartedSite) {
    append(whole: site.program.value)
    append(whole: site.inputs.value)
    append(whole: site.digest.value)
    append(site.pageCount)
    append(site.ownCount)
    append(site.worker.count)
    for text in site.worker { append(text) }
  }

  fileprivate mutating func append(_ open: PartRecord.OpenLink) {
    append(open.link.page.position)
    append(open.link.target.position)
    append(text: open.link.anchor)
    append(open.link.range.lowerBound)
    append(open.link.range.count)
    append(text: open.address)
    append(text: open.targetAddress)
  }
}

extension RecordReader {
  /// Elements that are preceded by their number; nil where one cannot be read.
  private mutating func all<Element>(
    _ read: (inout RecordReader) -> Element?
  ) -> [Element]? {
    guard let count = number() else { return nil }
    var elements: [Element] = []
    for _ in 0..<count {
      guard let element = read(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }

  private mutating func nextText() -> String? {
    guard let range = part() else { return nil }
    return String(validating: bytes[range], as: UTF8.self)
  }

  private mutating func pageIndex() -> PageIndex? {
    guard let number = number(), number <= Int(UInt32.max) else { return nil }
    return PageIndex(number)
  }

  fileprivate mutating func texts() -> [String]? { all { $0.nextText() } }

  fileprivate mutating func command() -> PartCommand? {
    guard let typed = nextText(), let site = nextText(), let options = texts() else { return nil }
    return PartCommand(typedFolder: typed, siteFolder: site, options: options)
  }

  fileprivate mutating func site() -> PartedSite? {
    guard let program = whole(), let inputs = whole(), let digest = whole(),
      let pageCount = number(), let ownCount = number(),
      let worker = all({ reader in reader.part().map { Array(reader.bytes[$0]) } })
    else { return nil }
    return PartedSite(
      program: ContentHash(program), inputs: ContentHash(inputs), digest: ContentHash(digest),
      pageCount: pageCount, ownCount: ownCount, worker: worker)
  }

  fileprivate mutating func anchors() -> [(page: PageIndex, hashes: [UInt64])]? {
    all { reader in
      guard let page = reader.pageIndex(), let hashes = reader.all({ $0.whole() }) else {
        return nil
      }
      return (page, hashes)
    }
  }

  fileprivate mutating func links() -> [PartRecord.OpenLink]? { all { $0.link() } }

  private mutating func link() -> PartRecord.OpenLink? {
    guard let page = pageIndex(), let target = pageIndex(), let anchor = nextText(),
      let start = number(),
      let count = number(), let address = nextText(), let targetAddress = nextText()
    else { return nil }
    return PartRecord.OpenLink(
      AnchorLink(
        page: page, target: target, anchor: anchor, range: start..<start + count),
      address: address, targetAddress: targetAddress)
  }
}
