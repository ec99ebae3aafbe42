import Diagnostics
import HTMLRules

/// Reads pages with branches and loops from short texts: `[if a]`, `[if !a]`, `[else]`, `[for]`,
/// `[end]`, `[value]`, `[address]`, `[address js/a.js]`, `[markdown]`, `[markup]`. In a loop, `[if first]` and `[if last]` ask for its
/// iterations.
struct HTMLSketch {
  private let bytes: [UInt8]
  private var offset = 0
  private var loops = 0
  /// Whether some part depends on the first iteration of a loop.
  private let asksForPlaces: Bool

  static func parts(_ text: String) -> [HTMLPart] {
    var sketch = HTMLSketch(bytes: Array(text.utf8))
    return sketch.parts().parts
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    asksForPlaces = String(decoding: bytes, as: UTF8.self).contains("[if first]")
  }

  /// The parts up to a word that ends them.
  private mutating func parts() -> (parts: [HTMLPart], end: String) {
    var parts: [HTMLPart] = []
    while offset < bytes.count {
      let start = offset
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "[")) ?? bytes.count
      if end > start {
        parts.append(
          HTMLPart(.text(HTMLStaticText(Array(bytes[start..<end]))), Span(SourceID(0), start, end)))
      }
      guard end < bytes.count else { break }
      let close = bytes[end...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count - 1
      offset = close + 1
      let word = String(decoding: bytes[(end + 1)..<close], as: UTF8.self)
      if word == "else" || word == "end" { return (parts, word) }
      parts.append(HTMLPart(kind(word), Span(SourceID(0), end, offset)))
    }
    offset = bytes.count
    return (parts, "")
  }

  private mutating func kind(_ word: String) -> HTMLPart.Kind {
    switch word {
    case "value": return .value
    case "width": return .side(.width)
    case "height": return .side(.height)
    case "address": return .address(.unknown)
    case "markdown": return .fragment(.markdown)
    case "markup": return .fragment(.unknown)
    case "for": return loop()
    case _ where word.hasPrefix("address "): return .address(.path(String(word.dropFirst(8))))
    default: return choice(String(word.dropFirst(3)))
    }
  }

  private mutating func loop() -> HTMLPart.Kind {
    loops += 1
    let loop = loops
    let body = parts()
    let otherwise = body.end == "else" ? parts().parts : []
    loops -= 1
    let asks = asksForPlaces
    return .repetition(
      HTMLRepetition(
        body.parts, otherwise: otherwise, first: asks ? HTMLFact.Key(-2 * loop) : nil,
        last: asks ? HTMLFact.Key(-2 * loop - 1) : nil))
  }

  private mutating func choice(_ condition: String) -> HTMLPart.Kind {
    let isNegated = condition.hasPrefix("!")
    let key =
      switch condition {
      case "first": HTMLFact.Key(-2 * loops)
      case "last": HTMLFact.Key(-2 * loops - 1)
      default: HTMLFact.Key(Int(condition.utf8.last ?? 0))
      }
    let then = parts()
    let otherwise = then.end == "else" ? parts().parts : []
    return .choice([
      HTMLBranch(facts: [HTMLFact(key, holds: !isNegated)], then.parts),
      HTMLBranch(facts: [HTMLFact(key, holds: isNegated)], otherwise),
    ])
  }
}
