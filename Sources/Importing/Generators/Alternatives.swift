/// The patterns that a pattern with alternatives stands for: `{a,b}.md` for `a.md` and `b.md`.
enum Alternatives {
  /// How many patterns are written out.
  private static let limit = 256

  /// The patterns without braces; nil where a brace is not closed, or there are too many.
  static func expanded(_ pattern: String) -> [String]? {
    var open = [pattern]
    var plain: [String] = []
    while let next = open.popLast() {
      guard open.count + plain.count < limit else { return nil }
      guard let first = next.firstIndex(of: "{") else {
        if next.contains("}") { return nil }
        plain.append(next)
        continue
      }
      guard let (parts, end) = parts(of: next[next.index(after: first)...]) else { return nil }
      open += parts.map { "\(next[..<first])\($0)\(next[end...])" }
    }
    return plain
  }

  /// What is between the commas up to the brace that closes, and where the text continues behind it.
  private static func parts(of text: Substring) -> (parts: [Substring], end: String.Index)? {
    var parts: [Substring] = []
    var (depth, start) = (0, text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case ",", "}":
        if depth == 0 {
          parts.append(text[start..<index])
          start = text.index(after: index)
          if text[index] == "}" { return (parts, start) }
        } else if text[index] == "}" {
          depth -= 1
        }
      default: break
      }
    }
    return nil
  }
}
