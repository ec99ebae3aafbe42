import Parallel
import Tables

/// All words of a search in order, each with the documents it is in, encoded.
struct SearchVocabulary: Sendable {
  /// A word.
  struct Term: Sendable {
    let word: [UInt8]
    let postings: [UInt8]
  }

  let terms: [Term]
  /// All weights, in order; postings refer to them by their index.
  let weights: [Int]

  /// Joins what was found in all documents.
  init(_ chunks: [SearchChunk], threads: Int) {
    var parts: [[UInt8]: [Int]] = [:]
    var found: Set<Int> = []
    for (number, chunk) in chunks.enumerated() {
      for (word, list) in chunk.postings {
        parts[word, default: []].append(number)
        for posting in list { found.insert(posting.weight) }
      }
    }
    let weights = found.sorted()
    self.weights = weights
    let places = parts
    let words = parts.keys.sorted(by: Self.isBefore)
    terms = Parallel.mapChunks(of: words.count, size: 512, threads: threads) { range in
      words[range].map { word in
        let lists = (places[word] ?? []).map { chunks[$0].postings[word] ?? [] }
        return Term(word: word, postings: Self.encoded(lists, weights))
      }
    }.flatMap(\.self)
  }

  /// Whether a word comes before another in the order of UTF-16, which is that of scripts: it is
  /// that of UTF-8, except that code points beyond U+FFFF come before U+E000.
  static func isBefore(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    for (one, two) in zip(left, right) where one != two {
      let isHigh = (one >= 0xF0, two >= 0xF0)
      if isHigh.0 != isHigh.1, min(one, two) >= 0xEE { return isHigh.0 }
      return one < two
    }
    return left.count < right.count
  }

  /// A number for each document, its weight and number of places, and the places.
  private static func encoded(_ lists: [[SearchChunk.Posting]], _ weights: [Int]) -> [UInt8] {
    var output: [UInt8] = []
    var last = SearchDocument.Index(0)
    for posting in lists.joined() {
      SearchNumber.append(last.distance(to: posting.document), to: &output)
      last = posting.document
      let weight = weights.firstIndex(of: posting.weight) ?? 0
      SearchNumber.append((posting.positions.count - 1) * weights.count + weight, to: &output)
      var place = 0
      for position in posting.positions {
        SearchNumber.append(position - place, to: &output)
        place = position
      }
    }
    return output
  }
}

/// Numbers in text: five bits per digit, the least significant first; a digit of 32 or more is not
/// the last.
enum SearchNumber {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func append(_ number: Int, to output: inout [UInt8]) {
    var rest = number
    while rest >= 32 {
      output.append(digits[rest % 32 + 32])
      rest /= 32
    }
    output.append(digits[rest])
  }
}
