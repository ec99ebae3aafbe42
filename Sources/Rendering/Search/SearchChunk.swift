import Schema
import Tables

/// The places of words in some consecutive documents, and the excerpts of these.
struct SearchChunk: Sendable {
  /// The places of a word in a document.
  struct Posting: Sendable {
    let document: SearchDocument.Index
    /// The greatest weight of the texts that it is in.
    var weight: Int
    /// Counted in words from the beginning; more than `gap` words lie between two texts.
    var positions: [Int]
  }

  /// More words than anybody searches for in a phrase.
  private static let gap = 8
  /// The maximum length of an excerpt, in bytes.
  private static let longestExcerpt = 16_384

  /// The postings of each word, in the order of the documents.
  private(set) var postings: [[UInt8]: [Posting]] = [:]
  /// The excerpt of each document.
  private(set) var excerpts: [[UInt8]] = []
  private let first: SearchDocument.Index
  private var words = FoldedWords()

  /// Makes a chunk of the documents from `first` on.
  init(first: SearchDocument.Index) { self.first = first }

  /// Adds the next document.
  mutating func add(_ document: SearchDocument, _ texts: SearchTexts) {
    var position = 0
    var excerpt: [UInt8] = []
    for text in texts.texts(of: document) {
      words.removeAll()
      TextFold.appendWords(of: text.text.span, to: &words)
      for word in words.ends.indices {
        add(Array(words.bytes[words.range(of: word)]), at: position + word, text.weight)
      }
      position += words.ends.count + Self.gap
      if text.isShown { Self.append(text.text, to: &excerpt) }
    }
    excerpts.append(excerpt)
  }

  private mutating func add(_ word: [UInt8], at position: Int, _ weight: Int) {
    let document = first + excerpts.count
    let posting = Posting(document: document, weight: weight, positions: [position])
    guard let index = postings.index(forKey: word) else { return postings[word] = [posting] }
    Self.add(posting, to: &postings.values[index])
  }

  /// Adds the place of a word in the document that is being read.
  private static func add(_ posting: Posting, to list: inout [Posting]) {
    guard let last = list.indices.last, list[last].document == posting.document else {
      return list.append(posting)
    }
    list[last].weight = max(list[last].weight, posting.weight)
    list[last].positions += posting.positions
  }

  /// Appends a text with runs of whitespace as one space, as far as there is room.
  private static func append(_ text: ArraySlice<UInt8>, to excerpt: inout [UInt8]) {
    guard excerpt.count < longestExcerpt else { return }
    if !excerpt.isEmpty { excerpt += Array(" · ".utf8) }
    var hadBlank = true
    for byte in text {
      let isBlank = byte <= 0x20
      if !isBlank {
        excerpt.append(byte)
      } else if !hadBlank {
        excerpt.append(0x20)
      }
      hadBlank = isBlank
    }
    if excerpt.last == 0x20 { excerpt.removeLast() }
    guard excerpt.count > longestExcerpt else { return }
    var end = longestExcerpt
    while end > 0, excerpt[end] & 0xC0 == 0x80 { end -= 1 }
    excerpt.removeSubrange(end...)
  }
}
