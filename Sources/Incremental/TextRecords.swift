package import FileSystem
import Records
package import Rendering
package import Schema
package import Tables

/// A content file that a site was made from.
package struct TextFile: Sendable {
  /// A file among those of a site.
  package typealias Index = TableIndex<TextFile>

  /// Where its bytes are stored.
  package enum Kept: Sendable {
    /// In the file of all texts.
    case among(Range<Int>)
    /// Here, since it was edited.
    case here([UInt8])
  }

  package let path: String
  package let kept: Kept
  /// The hash of its bytes.
  package let hash: ContentHash
  /// Its first fragment in the site's store.
  package let firstFragment: FragmentIndex
  /// The pages that depend on its texts, in their order.
  package let pages: [TextPage.Index]

  package init(
    path: String, kept: Kept, hash: ContentHash, firstFragment: FragmentIndex,
    pages: [TextPage.Index]
  ) {
    self.path = path
    self.kept = kept
    self.hash = hash
    self.firstFragment = firstFragment
    self.pages = pages
  }

  /// The file with other bytes, after an edit of only its texts.
  package func edited(_ bytes: [UInt8]) -> TextFile {
    TextFile(
      path: path, kept: .here(bytes), hash: ContentHash(of: bytes), firstFragment: firstFragment,
      pages: pages)
  }

  /// Reads what follows the path.
  init?(reader: inout RecordReader, path: String) {
    guard let hash = reader.whole(), let first = reader.fragment(), let start = reader.number(),
      let count = reader.number()
    else { return nil }
    // Places are stored plus one, so that 0 means bytes that are stored here.
    if start == 0 {
      guard let part = reader.part(), part.count == count else { return nil }
      kept = .here(Array(reader.bytes[part]))
    } else {
      kept = .among(start - 1..<start - 1 + count)
    }
    guard let pages: [TextPage.Index] = reader.indices(), reader.isAtEnd else { return nil }
    self.path = path
    self.hash = ContentHash(hash)
    firstFragment = first
    self.pages = pages
  }

  func write(to writer: inout RecordWriter) {
    writer.append(path)
    writer.append(whole: hash.value)
    writer.append(firstFragment.position)
    switch kept {
    case .among(let range):
      writer.append(range.lowerBound + 1)
      writer.append(range.count)
    case .here(let bytes):
      writer.append(0)
      writer.append(bytes.count)
      writer.append(bytes)
    }
    writer.append(ascending: pages.map(\.position))
  }
}

/// A published page that depends on texts.
package struct TextPage: Sendable {
  /// A page among those of a site that depend on texts.
  package typealias Index = TableIndex<TextPage>

  /// Its path in the output folder.
  package let path: String
  /// The texts that are on it as they are, in the order of the page.
  package let printed: [PrintedText]
  /// The fragments of those that it depends on in another way.
  package let read: [FragmentIndex]
  /// The fragments of those whose headings it depends on: it lists them, or nests them below its
  /// own.
  package let outlined: [FragmentIndex]

  package init(
    path: String, printed: [PrintedText], read: [FragmentIndex], outlined: [FragmentIndex]
  ) {
    self.path = path
    self.printed = printed
    self.read = read
    self.outlined = outlined
  }

  init?(reader: inout RecordReader) {
    guard let name = reader.part(), let count = reader.number(),
      let read: [FragmentIndex] = reader.indices(),
      let outlined: [FragmentIndex] = reader.indices()
    else { return nil }
    var printed: [PrintedText] = []
    var place = 0
    for _ in 0..<count {
      guard let text = reader.number(), let fragment = FragmentIndex(exactly: text >> 1),
        let gap = reader.number(), let size = reader.number(), let holeCount = reader.number(),
        holeCount <= size
      else { return nil }
      var holes: [Int] = []
      for _ in 0..<holeCount {
        guard let hole = reader.number() else { return nil }
        holes.append(hole)
      }
      let start = place &+ gap
      let end = start &+ size
      guard place <= start, start <= end else { return nil }
      printed.append(
        PrintedText(
          fragment: fragment, range: start..<end, holes: holes,
          mayHaveAnchors: text & 1 == 1))
      place = end
    }
    guard reader.isAtEnd else { return nil }
    path = String(decoding: reader.bytes[name], as: UTF8.self)
    (self.printed, self.read, self.outlined) = (printed, read, outlined)
  }

  func write(to writer: inout RecordWriter) {
    writer.append(path)
    writer.append(printed.count)
    writer.append(ascending: read.map(\.position))
    writer.append(ascending: outlined.map(\.position))
    var place = 0
    for text in printed {
      writer.append(text.fragment.position << 1 | (text.mayHaveAnchors ? 1 : 0))
      writer.append(text.range.lowerBound - place)
      writer.append(text.range.count)
      writer.append(text.holes.count)
      for hole in text.holes { writer.append(hole) }
      place = text.range.upperBound
    }
  }
}

extension RecordReader {
  /// The next number, as a fragment.
  fileprivate mutating func fragment() -> FragmentIndex? {
    number().flatMap { FragmentIndex(exactly: $0) }
  }

  /// The next list of ascending numbers, as indices.
  fileprivate mutating func indices<Element>() -> [TableIndex<Element>]? {
    guard let numbers = ascending() else { return nil }
    let indices = numbers.compactMap { TableIndex<Element>(exactly: $0) }
    return indices.count == numbers.count ? indices : nil
  }
}
