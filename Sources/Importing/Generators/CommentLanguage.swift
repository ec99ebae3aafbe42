/// How a language of templates writes comments.
struct CommentLanguage {
  /// What comments begin and end with.
  private let signs: [(open: [UInt8], close: [UInt8])]
  /// What the tags are between, of which `comment` begins a comment.
  private let tags: [(open: [UInt8], close: [UInt8])]

  /// Describes the language of a generator; nil if it has no comments.
  ///
  /// - Parameters:
  ///   - generator: The generator; nil if it is not known, for all languages.
  ///   - isWiki: Whether the files are those of a wiki.
  init?(of generator: SiteGenerator?, isWiki: Bool) {
    func bytes(_ pairs: [(String, String)]) -> [(open: [UInt8], close: [UInt8])] {
      pairs.map { (Array($0.utf8), Array($1.utf8)) }
    }
    let liquid = [("{%", "%}")]
    let hugo = [("{{%", "%}}"), ("{{<", ">}}")]
    // Nunjucks, Handlebars and EJS.
    let eleventy = [("{#", "#}"), ("{{!--", "--}}"), ("<%#", "%>")]
    let kramdown = [("{::comment}", "{:/comment}"), ("{::comment}", "{:/}")]
    let wiki = [("%%", "%%")]
    switch generator {
    case .jekyll: (signs, tags) = (bytes(kramdown), bytes(liquid))
    case .eleventy: (signs, tags) = (bytes(eleventy), bytes(liquid))
    case .hugo: (signs, tags) = ([], bytes(hugo))
    case .zola, .astro: return nil
    case nil where isWiki: (signs, tags) = (bytes(wiki), [])
    case nil: (signs, tags) = (bytes(eleventy + wiki), bytes(hugo + liquid))
    }
  }

  /// The comments of a text, in its order. The work is linear in its length.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - body: Where the text is.
  ///   - code: Where it has code, in its order, which is skipped.
  /// - Returns: Their ranges; none for what has no end.
  func comments(
    in file: [UInt8], _ body: Range<Int>, besides code: [Range<Int>]
  ) -> [Range<Int>] {
    let tags = TemplateTags(in: file[body], between: tags)
    var closings = signs.map { Occurrences(of: $0.close) }
    var found: [Range<Int>] = []
    var (index, code) = (body.lowerBound, code[...])
    while index < body.upperBound {
      while let first = code.first, first.upperBound <= index { code.removeFirst() }
      if let first = code.first, first.contains(index) {
        index = first.upperBound
      } else if let end = endOfSigns(at: index, in: file[body], &closings) {
        found.append(index..<end)
        index = end
      } else if let tag = tags[index] {
        if tag.isComment, let end = tag.endOfPair { found.append(index..<end) }
        index = tag.endOfPair ?? tag.end
      } else {
        index += 1
      }
    }
    return found
  }

  /// Where the comment between signs ends that begins at an offset, the first of several ends; nil
  /// where none does, or it has no end.
  private func endOfSigns(
    at index: Int, in text: ArraySlice<UInt8>, _ closings: inout [Occurrences]
  ) -> Int? {
    let rest = text[index...]
    var ends: [Int] = []
    for (place, sign) in signs.enumerated() where rest.starts(with: sign.open) {
      let end = closings[place].first(from: index + sign.open.count, in: text)
      if let end { ends.append(end.upperBound) }
    }
    return ends.min()
  }
}

/// The tags of a text, by where they begin.
private struct TemplateTags {
  /// A tag, and where it ends.
  struct Tag {
    /// Its first word.
    let word: String
    let end: Int
    /// Where the comment, or what is shown as it is, ends that it begins; nil for other tags, and
    /// where nothing ends it.
    var endOfPair: Int?

    var isComment: Bool { word == "comment" || isInlineComment }
    /// Whether it is a comment without another tag: `{% # later %}`.
    var isInlineComment: Bool { word.hasPrefix("#") }
    /// Whether what is behind it is shown as it is, up to its end.
    var isVerbatim: Bool { word == "raw" || word == "verbatim" }
  }

  private var tags: [Int: Tag] = [:]

  subscript(start: Int) -> Tag? { tags[start] }

  /// Finds the tags between pairs of signs; what has the opening sign of another in it is none.
  init(in text: ArraySlice<UInt8>, between signs: [(open: [UInt8], close: [UInt8])]) {
    for sign in signs {
      var (opening, closing) = (Occurrences(of: sign.open), Occurrences(of: sign.close))
      var found: [(start: Int, tag: Tag)] = []
      var next = opening.first(from: text.startIndex, in: text)
      while let open = next, let close = closing.first(from: open.upperBound, in: text) {
        next = opening.first(from: open.upperBound, in: text)
        if let next, next.lowerBound < close.lowerBound { continue }
        let inside = text[open.upperBound..<close.lowerBound]
        found.append((open.lowerBound, Tag(word: Self.word(of: inside), end: close.upperBound)))
      }
      Self.pair(&found)
      for (start, tag) in found where tags[start] == nil { tags[start] = tag }
    }
  }

  /// The first word of a tag: `comment` of `{%- comment -%}`, `/comment` of `{{< / comment >}}`.
  private static func word(of tag: ArraySlice<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: "-") }
    var inside = tag.drop(while: isBlank)
    let isEnd = inside.first == UInt8(ascii: "/")
    if isEnd { inside = inside.dropFirst().drop(while: isBlank) }
    return (isEnd ? "/" : "") + String(decoding: inside.prefix { !isBlank($0) }, as: UTF8.self)
  }

  /// Finds the end of each comment, within which others may be, and of what is shown as it is, up
  /// to the first end.
  private static func pair(_ tags: inout [(start: Int, tag: Tag)]) {
    var open: [Int] = []
    for index in tags.indices {
      let tag = tags[index].tag
      if tag.isInlineComment {
        tags[index].tag.endOfPair = tag.end
      } else if tag.isComment {
        open.append(index)
      } else if tag.word == "endcomment" || tag.word == "/comment", let first = open.popLast() {
        tags[first].tag.endOfPair = tag.end
      }
    }
    var ends: [String: Int] = [:]
    for index in tags.indices.reversed() {
      let tag = tags[index].tag
      if tag.isVerbatim { tags[index].tag.endOfPair = ends[tag.word] }
      for name in ["raw", "verbatim"] where tag.word == "end" + name || tag.word == "/" + name {
        ends[name] = tag.end
      }
    }
  }
}

/// The places of a sign in a text, asked for from the beginning to the end: each byte is read once.
private struct Occurrences {
  private let sign: [UInt8]
  private var last: Range<Int>?
  private var isOver = false

  init(of sign: [UInt8]) { self.sign = sign }

  /// The first place from an offset on, which is not before the offset that was asked for last.
  mutating func first(from start: Int, in text: ArraySlice<UInt8>) -> Range<Int>? {
    if let last, last.lowerBound >= start { return last }
    guard !isOver, start <= text.endIndex else { return nil }
    last = text[start...].firstRange(of: sign)
    isOver = last == nil
    return last
  }
}
