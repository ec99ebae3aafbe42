import Escaping
import Planning
import Schema
import Tables

/// The files of an index: classic scripts, each of which hands its part to `apusSearch`, because
/// nothing else can be loaded from a folder without a server.
struct SearchFiles {
  /// The maximum size of a file in bytes, unless a single word or document is larger.
  private static let size = (terms: 12_288, endings: 16_384, documents: 6_144)

  private let threads: Int
  private var files: [PlannedSearch.File] = []
  /// The first word of each file, and the fingerprints of all, by kind.
  private var parts: [String: (starts: [[UInt8]], prints: [UInt8])] = [:]

  init(threads: Int) { self.threads = threads }

  /// Adds the words with their postings.
  mutating func addTerms(of vocabulary: SearchVocabulary) {
    let terms = vocabulary.terms
    for range in Self.cut(terms.map { $0.word.count + $0.postings.count + 2 }, Self.size.terms) {
      var text = Array("\"".utf8)
      text += terms[range].map(\.word).joined(separator: [0x20])
      text += Array("\",\"".utf8)
      text += terms[range].map(\.postings).joined(separator: [0x20])
      add("t", start: terms[range.lowerBound].word, text + [UInt8(ascii: "\"")])
    }
  }

  /// Adds the words by their endings, so that a word with a typing mistake in its first half is
  /// found.
  mutating func addEndings(of vocabulary: SearchVocabulary) {
    var words: [[UInt8]] = []
    for term in vocabulary.terms {
      let (reversed, count) = Self.reversed(term.word)
      if (4...40).contains(count) { words.append(reversed) }
    }
    words.sort(by: SearchVocabulary.isBefore)
    for range in Self.cut(words.map { $0.count + 1 }, Self.size.endings) {
      let text = Array("\"".utf8) + words[range].joined(separator: [0x20]) + Array("\"".utf8)
      add("e", start: words[range.lowerBound], text)
    }
  }

  /// A text in UTF-8 with its code points reversed, and their number.
  private static func reversed(_ word: [UInt8]) -> (bytes: [UInt8], count: Int) {
    var reversed: [UInt8] = []
    reversed.reserveCapacity(word.count)
    var (count, end) = (0, word.count)
    for start in word.indices.reversed() where word[start] & 0xC0 != 0x80 {
      reversed += word[start..<end]
      (count, end) = (count + 1, start)
    }
    return (reversed, count)
  }

  /// Adds what search results show: title, address, text and context of each document.
  mutating func addDocuments(
    _ documents: [SearchDocument], _ chunks: [SearchChunk],
    address: (SearchDocument) -> [UInt8]
  ) {
    let rows = zip(documents, chunks.flatMap(\.excerpts)).map { document, excerpt -> [UInt8] in
      var row = [UInt8(ascii: "[")]
      var columns = [document.title, address(document), excerpt]
      if !document.context.isEmpty { columns.append(document.context) }
      for (place, column) in columns.enumerated() {
        if place > 0 { row.append(UInt8(ascii: ",")) }
        JSONText.appendString(column.span, to: &row, style: .script)
      }
      return row + [UInt8(ascii: "]")]
    }
    for range in Self.cut(rows.map { $0.count + 1 }, Self.size.documents) {
      let text = Array("[".utf8) + rows[range].joined(separator: [0x2C]) + Array("]".utf8)
      add("d", start: Array(String(range.lowerBound).utf8), text)
    }
  }

  /// Adds the values of filters, in one file.
  mutating func addFilters(_ columns: [SearchFilterColumn]) {
    guard !columns.isEmpty else { return }
    let text = Array("[".utf8) + columns.map(\.script).joined(separator: [0x2C]) + Array("]".utf8)
    add("f", start: [], text)
  }

  /// All files, the one that lists the others first.
  func finish(documentCount: Int, _ weights: [Int]) -> [PlannedSearch.File] {
    var text = "{\"n\":\(documentCount),\"w\":[\(weights.map(String.init).joined(separator: ","))]"
    for kind in ["t", "e", "d", "f"] {
      let part = parts[kind] ?? ([], [])
      let starts = String(decoding: Array(part.starts.joined(separator: [0x20])), as: UTF8.self)
      text += ",\"\(kind)\":[\"\(starts)\",\"\(String(decoding: part.prints, as: UTF8.self))\"]"
    }
    let bytes = Self.script("root", Array((text + "}").utf8))
    let name = "search." + String(decoding: Self.print(of: bytes), as: UTF8.self) + ".js"
    return [PlannedSearch.File(name: name, bytes: bytes)] + files
  }

  private mutating func add(_ kind: String, start: [UInt8], _ text: [UInt8]) {
    let number = parts[kind]?.starts.count ?? 0
    let bytes = Self.script("\(kind)\(number)", text)
    let print = Self.print(of: bytes)
    parts[kind, default: ([], [])].starts.append(start)
    parts[kind, default: ([], [])].prints += print
    let name = "search-\(kind)\(number).\(String(decoding: print, as: UTF8.self)).js"
    files.append(PlannedSearch.File(name: name, bytes: bytes))
  }

  private static func script(_ name: String, _ text: [UInt8]) -> [UInt8] {
    Array("apusSearch(\"\(name)\",".utf8) + text + Array(")\n".utf8)
  }

  /// Six letters and digits that change with the bytes.
  private static func print(of bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdefghijklmnopqrstuv".utf8)
    var hash = FNVHash()
    hash.add(bytes)
    let mixed = hash.value ^ hash.value >> 29
    return (0..<6).map { digits[Int(mixed >> (UInt64($0) * 5) & 31)] }
  }

  /// Ranges of items with a limited number of bytes together.
  private static func cut(_ sizes: [Int], _ limit: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, sum) = (0, 0)
    for (index, size) in sizes.enumerated() {
      if index > start, sum + size > limit {
        ranges.append(start..<index)
        (start, sum) = (index, 0)
      }
      sum += size
    }
    if start < sizes.count { ranges.append(start..<sizes.count) }
    return ranges
  }
}
