import Escaping
import TestSupport
import Testing

struct EscapingPropertyTests {
  /// Pieces that steer the tokenizer into all its corners.
  private static let pieces = [
    "<", ">", "/", "!", "-", "--", "-->", "\"", "'", "=", " ", "\n", "a", "p", "<p ", "<a href=\"",
    "<script>", "</script>", "<style>", "</style>", "<svg>", "</svg>", "<!--", "]]>", "<![CDATA[",
    "&", "&#", "58;", "colon;", ":", ";", "{", "}", "(", ")", "url(", "\\", "`", "${", "*", "//",
    "<title>", "</title>", "srcset=\"", "style=\"", "?", "#", ",", "é", "\u{2028}",
    "<meta content=\"",
    "http-equiv=refresh", "type=\"application/json\"", "@@",
  ]

  @Test(arguments: 0..<40)
  func `a text is plain where HTML escapes nothing of it, and only there`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    for _ in 0..<200 {
      let alphabet: [UInt8] = [0x61, 0x2E, 0x2F, 0x23, 0x25, 0x09, 0x3D, 0xC3, 0x80]
      var text = (0..<random.next() % 40).map { _ in
        alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      if random.next() % 2 == 0 { text.append(UInt8(truncatingIfNeeded: random.next())) }
      text += Array("/recipes/".utf8.prefix(Int(random.next() % 10)))
      var escaped: [UInt8] = []
      HTMLText.append(text.span, to: &escaped)
      #expect(HTMLText.isPlain(text.span) == (escaped == text))
    }
  }

  @Test(arguments: 0..<20)
  func `HTML escapes each byte as if it were alone`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    for _ in 0..<200 {
      let text = (0..<random.next() % 70).map { _ in
        random.next() % 8 == 0 ? UInt8(truncatingIfNeeded: random.next()) : 0x61
      }
      var (whole, single): ([UInt8], [UInt8]) = ([], [])
      HTMLText.append(text.span, to: &whole)
      for byte in text { HTMLText.append([byte].span, to: &single) }
      #expect(whole == single)
    }
  }

  @Test(arguments: 0..<40)
  func `no text traps, and joining is symmetric`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    for output in [OutputKind.html, .xml, .json] {
      var contexts = [HTMLContext.start(for: output)]
      for _ in 0..<200 {
        var next = contexts[Int(random.next() % UInt64(contexts.count))]
        let piece = Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
        if piece == "@@" {
          next.advanceOverHole()
        } else {
          _ = next.advance(over: Array(piece.utf8)[...])
        }
        _ = next.name
        for kind in [HoleKind.text, .address, .markup, .number, .json] {
          _ = next.escaper(forHoleOf: kind)
        }
        let other = contexts[Int(random.next() % UInt64(contexts.count))]
        let joined = next.joined(with: other)
        #expect(joined == other.joined(with: next))
        if let joined { #expect(joined.joined(with: next) == joined) }
        contexts.append(next)
      }
    }
  }

  /// What an escaped value does to the context it is in, read as static text: nothing that stepping
  /// over the hole does not foresee. So a value never closes, opens or changes anything.
  @Test(arguments: 0..<60)
  func `no value leaves the place it is printed in`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed) &+ 1000)
    for output in [OutputKind.html, .xml, .json] {
      for _ in 0..<60 {
        var context = HTMLContext.start(for: output)
        for _ in 0..<Int(random.next() % 12) {
          let piece = Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
          _ = context.advance(over: Array(piece.utf8)[...])
        }
        for kind in [HoleKind.text, .json] {
          guard case .success(let escaper) = context.escaper(forHoleOf: kind) else { continue }
          let value = (0..<Int(random.next() % 6))
            .map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }.joined()
          var escaped: [UInt8] = []
          Escaper.append(Array(value.utf8).span, to: &escaped, using: escaper)
          var read = context
          var stepped = context
          let fault = read.advance(over: escaped[...])
          stepped.advanceOverHole()
          #expect(fault == nil)
          #expect(
            read.joined(with: stepped) != nil,
            "'\(value)' as \(escaper) \(context.name) ends \(read.name)")
        }
      }
    }
  }
}
