/// Writes code between the tags `{% highlight ruby %}` and `{% endhighlight %}` of Jekyll as fenced
/// blocks of Markdown, where both tags are on lines of their own.
struct HighlightedCode: FileEdit {
  private let isUsed: Bool
  private var count = 0

  /// - Parameter generator: The generator of the former site; nil if it is not known.
  init(of generator: SiteGenerator?) { isUsed = generator == .jekyll }

  var notes: [String] {
    switch count {
    case 0: []
    case 1: ["code of one tag 'highlight' is a fenced block now"]
    default: ["code of \(count) tags 'highlight' is in fenced blocks now"]
    }
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard isUsed, let text = String(validating: bytes, as: UTF8.self),
      text.contains("endhighlight")
    else { return nil }
    // Bytes, because CRLF is one character.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    var ends = lines.indices.filter { Self.isEnd(Self.trimmed(lines[$0])) }[...]
    var (index, fence, found) = (0, Substring?.none, 0)
    while index < lines.count {
      let line = Self.trimmed(lines[index])
      ends = ends.drop { $0 < index }
      if let open = fence {
        if line.hasPrefix(open), line.allSatisfy({ $0 == open.first }) { fence = nil }
      } else if line.hasPrefix("```") || line.hasPrefix("~~~") {
        fence = line.prefix { $0 == line.first }
      } else if let language = Self.language(in: line), let end = ends.first {
        Self.fence(&lines, index..<end, language)
        found += 1
        index = end
      }
      index += 1
    }
    guard found > 0 else { return nil }
    count += found
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Writes fences in place of the tags that begin and end some lines.
  private static func fence(_ lines: inout [Substring], _ range: Range<Int>, _ language: Substring)
  {
    let longest =
      lines[range].dropFirst().map { line in
        trimmed(line).prefix { $0 == "`" }.count
      }.max() ?? 0
    let mark = String(repeating: "`", count: max(3, longest + 1))
    let indent = lines[range.lowerBound].prefix { $0 == " " || $0 == "\t" }
    let ending = lines[range.lowerBound].last == "\r" ? "\r" : ""
    // In code, these tags only keep others from being replaced.
    for index in range.dropFirst() where ["raw", "endraw"].contains(tag(in: trimmed(lines[index])))
    {
      lines[index] = ""
    }
    lines[range.lowerBound] = "\(indent)\(mark)\(language)\(ending)"
    lines[range.upperBound] = "\(indent)\(mark)\(ending)"
  }

  /// The language of a tag that begins code; nil for another line.
  private static func language(in line: Substring) -> Substring? {
    guard let words = tag(in: line)?.split(separator: " "), words.first == "highlight",
      words.count > 1
    else { return nil }
    return words[1]
  }

  private static func isEnd(_ line: Substring) -> Bool { tag(in: line) == "endhighlight" }

  /// What a tag that is a whole line says.
  private static func tag(in line: Substring) -> Substring? {
    guard line.hasPrefix("{%"), line.hasSuffix("%}"), line.count > 4 else { return nil }
    let inside = line.dropFirst(2).dropLast(2).drop { $0 == "-" }
    let text = trimmed(inside.last == "-" ? inside.dropLast() : inside)
    return text.contains("%}") ? nil : text
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest.removeLast() }
    return rest
  }
}
