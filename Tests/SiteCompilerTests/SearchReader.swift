import FileSystem
import Schema

/// Reads the index of a search the way `docs/search.md` describes it, to compare what scripts find
/// with what there is.
struct SearchReader {
  /// The places of a word in a document.
  struct Posting {
    let document: Int
    let weight: Int
    let positions: [Int]
  }

  /// A document as results show it.
  struct Document: Equatable {
    let title: String
    let address: String
    let text: String
    let context: String
  }

  private(set) var postings: [String: [Posting]] = [:]
  private(set) var endings: [String] = []
  private(set) var documents: [Document] = []
  private(set) var weights: [Int] = []
  /// The first word of each file of words.
  private(set) var starts: [String] = []

  /// Reads the index in a folder of a built site.
  init(_ site: BuiltSite, in folder: String) {
    let root = Self.data(site, Self.file("search.", in: folder, of: site))
    weights = Self.numbers(after: "\"w\":[", in: root)
    starts =
      Self.strings(after: "\"t\":[", in: root).first?.split(separator: " ").map(String.init) ?? []
    for number in starts.indices {
      let texts = Self.strings(
        after: ",", in: Self.data(site, Self.file("search-t\(number).", in: folder, of: site)))
      let words = texts[0].split(separator: " ")
      for (word, encoded) in zip(words, texts[1].split(separator: " ")) {
        postings[String(word)] = decoded(Array(encoded.utf8))
      }
    }
    for path in Self.files("search-e", in: folder, of: site) {
      endings += Self.strings(after: ",", in: Self.data(site, path))
        .flatMap { $0.split(separator: " ").map { String($0.reversed()) } }
    }
    for path in Self.files("search-d", in: folder, of: site) {
      documents += Self.rows(Self.data(site, path))
    }
  }

  /// The documents with words that begin like one.
  func documents(beginning prefix: String) -> Set<Int> {
    Set(postings.filter { $0.key.hasPrefix(prefix) }.values.joined().map(\.document))
  }

  /// The documents with words side by side.
  func documents(withPhrase words: [String]) -> Set<Int> {
    var found: Set<Int> = []
    for first in postings[words[0]] ?? [] {
      let isWhole = first.positions.contains { position in
        words.indices.dropFirst().allSatisfy { index in
          (postings[words[index]] ?? []).contains {
            $0.document == first.document && $0.positions.contains(position + index)
          }
        }
      }
      if isWhole { found.insert(first.document) }
    }
    return found
  }

  /// The words that scripts find for one with a slip: of those with a half of it.
  func words(like word: String) -> Set<String> {
    let letters = Array(word)
    let half = (letters.count + 1) / 2
    let head = String(letters[..<half])
    let tail = String(letters[half...])
    var found = Set(postings.keys.filter { $0.hasPrefix(head) && Self.areNear($0, word) })
    found.formUnion(endings.filter { $0.hasSuffix(tail) && Self.areNear($0, word) })
    var swapped = letters
    swapped.swapAt(half - 1, half)
    if postings[String(swapped)] != nil { found.insert(String(swapped)) }
    return found
  }

  /// Whether two words are one letter more, less, other, or two swapped ones apart at most.
  static func areNear(_ one: String, _ two: String) -> Bool {
    let (one, two) = (Array(one), Array(two))
    guard abs(one.count - two.count) < 2 else { return false }
    let at = zip(one, two).prefix { $0 == $1 }.count
    func rest(_ first: Int, _ second: Int) -> Bool {
      one.dropFirst(at + first).elementsEqual(two.dropFirst(at + second))
    }
    if rest(1, 1) || rest(1, 0) || rest(0, 1) { return true }
    return at + 1 < min(one.count, two.count) && one[at] == two[at + 1] && one[at + 1] == two[at]
      && rest(2, 2)
  }

  private func decoded(_ bytes: [UInt8]) -> [Posting] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var index = 0
    func next() -> Int {
      var (value, scale) = (0, 1)
      while true {
        let digit = letters.firstIndex(of: bytes[index]) ?? 0
        index += 1
        value += digit % 32 * scale
        scale *= 32
        if digit < 32 { return value }
      }
    }
    var list: [Posting] = []
    var document = 0
    while index < bytes.count {
      document += next()
      let head = next()
      var (positions, place) = ([Int](), 0)
      for _ in 0...head / weights.count {
        place += next()
        positions.append(place)
      }
      list.append(
        Posting(document: document, weight: weights[head % weights.count], positions: positions))
    }
    return list
  }

  private static func files(_ start: String, in folder: String, of site: BuiltSite) -> [String] {
    site.paths.filter { $0.hasPrefix(folder + start) }
      .sorted { number(in: $0, after: folder + start) < number(in: $1, after: folder + start) }
  }

  private static func number(in path: String, after start: String) -> Int {
    Int(path.dropFirst(start.count).prefix { $0.isNumber }) ?? 0
  }

  private static func file(_ start: String, in folder: String, of site: BuiltSite) -> String {
    files(start, in: folder, of: site).first ?? ""
  }

  /// What a file hands over, without the call around it.
  private static func data(_ site: BuiltSite, _ path: String) -> String {
    String(site[path].dropFirst("apusSearch(".count).dropLast(")\n".count))
  }

  /// The strings from a place on up to the next that is none.
  private static func strings(after mark: String, in text: String) -> [String] {
    guard let start = text.firstRange(of: mark)?.upperBound else { return [] }
    var (strings, rest) = ([String](), text[start...])
    while rest.first == "\"" {
      var (string, isEscaped) = ("", false)
      rest.removeFirst()
      while let character = rest.popFirst(), isEscaped || character != "\"" {
        if isEscaped || character != "\\" { string.append(character) }
        isEscaped = character == "\\" && !isEscaped
      }
      strings.append(string)
      if rest.first == "," { rest.removeFirst() }
    }
    return strings
  }

  private static func numbers(after mark: String, in text: String) -> [Int] {
    guard let start = text.firstRange(of: mark)?.upperBound else { return [] }
    return text[start...].prefix { $0 != "]" }.split(separator: ",").compactMap { Int($0) }
  }

  /// The rows of a file of documents.
  private static func rows(_ data: String) -> [Document] {
    data.split(separator: "[\"").dropFirst().map { row in
      let texts = strings(after: "\u{1}", in: "\u{1}\"" + row)
      return Document(
        title: texts[0], address: texts[1], text: texts[2], context: texts.count > 3 ? texts[3] : ""
      )
    }
  }
}
