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
    let wiki = [("%%", "%%")]
    switch generator {
    case .jekyll: (signs, tags) = ([], bytes(liquid))
    case .eleventy: (signs, tags) = (bytes(eleventy), bytes(liquid))
    case .hugo: (signs, tags) = ([], bytes(hugo))
    case .zola, .astro: return nil
    case nil where isWiki: (signs, tags) = (bytes(wiki), [])
    case nil: (signs, tags) = (bytes(eleventy + wiki), bytes(hugo + liquid))
    }
  }

  /// The comments of a text, in its order.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - body: Where the text is.
  ///   - code: Where it has code, in its order, which is skipped.
  /// - Returns: Their ranges; none for what has no end.
  func comments(
    in file: [UInt8], _ body: Range<Int>, besides code: [Range<Int>]
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (index, code) = (body.lowerBound, code[...])
    while index < body.upperBound {
      while let first = code.first, first.upperBound <= index { code.removeFirst() }
      if let first = code.first, first.contains(index) {
        index = first.upperBound
        continue
      }
      let rest = file[index..<body.upperBound]
      if let sign = signs.first(where: { rest.starts(with: $0.open) }),
        let end = rest.dropFirst(sign.open.count).firstRange(of: sign.close)
      {
        found.append(index..<end.upperBound)
        index = end.upperBound
      } else if let tag = tag(at: index, in: rest) {
        let end = self.end(of: tag, in: file[..<body.upperBound])
        if let end, tag.isComment { found.append(index..<end) }
        index = end ?? tag.end
      } else {
        index += 1
      }
    }
    return found
  }

  /// A tag, and where it ends.
  private struct Tag {
    /// Its first word.
    let word: String
    let end: Int

    var isComment: Bool { word == "comment" || isInlineComment }
    /// Whether it is a comment without another tag: `{% # later %}`.
    var isInlineComment: Bool { word.hasPrefix("#") }
    /// Whether what is behind it is shown as it is, up to its end.
    var isVerbatim: Bool { word == "raw" || word == "verbatim" }

    func isEnd(of tag: Tag) -> Bool { word == "end" + tag.word || word == "/" + tag.word }
  }

  private func tag(at index: Int, in rest: ArraySlice<UInt8>) -> Tag? {
    guard let tag = tags.first(where: { rest.starts(with: $0.open) }),
      let end = rest.dropFirst(tag.open.count).firstRange(of: tag.close)
    else { return nil }
    let isBlank = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: "-") }
    var inside = rest[index + tag.open.count..<end.lowerBound].drop(while: isBlank)
    // `{{< / comment >}}`
    let isEnd = inside.first == UInt8(ascii: "/")
    if isEnd { inside = inside.dropFirst().drop(while: isBlank) }
    let word = String(decoding: inside.prefix { !isBlank($0) }, as: UTF8.self)
    return Tag(word: (isEnd ? "/" : "") + word, end: end.upperBound)
  }

  /// Where a comment, or what is shown as it is, ends; nil for other tags, and where nothing ends it.
  private func end(of tag: Tag, in file: ArraySlice<UInt8>) -> Int? {
    if tag.isInlineComment { return tag.end }
    guard tag.isComment || tag.isVerbatim else { return nil }
    var (index, depth) = (tag.end, 1)
    while index < file.endIndex {
      guard let other = self.tag(at: index, in: file[index...]) else {
        index += 1
        continue
      }
      index = other.end
      if other.isEnd(of: tag) { depth -= 1 }
      if other.word == tag.word, tag.isComment { depth += 1 }
      if depth == 0 { return other.end }
    }
    return nil
  }
}
