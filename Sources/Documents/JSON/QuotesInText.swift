import Diagnostics
import Tables

/// Quotes inside a text without a backslash, the first of which ends the text for JSON.
struct QuotesInText {
  private let view: ByteView
  /// Where the text continues behind the first of them.
  private let start: Int

  /// Reports quotes inside a text that has ended right before the offset of a reader, and moves the
  /// reader to what follows the text; false where there are none.
  static func readOver(by reader: inout JSONReader, log: inout DiagnosticLog) -> Bool {
    let quotes = QuotesInText(view: reader.view, start: reader.offset)
    guard let last = reader.tree.nodes.last, last.kind == .string, last.end == reader.offset,
      quotes.areBeforeText, let end = quotes.endOfText
    else { return false }
    let escaped = escaped(reader.tree.source.bytes[quotes.start - 1..<end - 1])
    reader.note(
      .quotesInText(
        at: reader.span(quotes.start - 1, quotes.start),
        rest: reader.span(quotes.start - 1, end - 1), escaped: escaped), log: &log)
    reader.isLost = true
    reader.offset = end
    reader.skipSpace()
    if reader.view[reader.offset] == 0x2C {
      reader.offset += 1
      reader.skipSpace()
    }
    return true
  }

  /// Whether a letter or a digit follows, which nothing else can begin there.
  private var areBeforeText: Bool {
    let byte = view[start]
    return byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || 0x30...0x39 ~= byte || byte >= 0x80
  }

  /// The end of the text: behind the first quote of the line that is followed by what may follow a
  /// text.
  private var endOfText: Int? {
    var place = start
    while place < view.count, view[place] != 0x0A {
      if view[place] == 0x22 {
        var next = place + 1
        while view[next] == 0x20 || view[next] == 0x09 { next += 1 }
        switch view[next] {
        case 0x2C, 0x7D, 0x5D, 0x0A, 0x0D: return place + 1
        default: break
        }
      }
      place += view[place] == 0x5C ? 2 : 1
    }
    return nil
  }

  /// A part of a text with a backslash before each quote.
  private static func escaped(_ text: ArraySlice<UInt8>) -> String {
    var escaped: [UInt8] = []
    for (place, byte) in zip(text.indices, text) {
      let isEscaped = place > text.startIndex && text[place - 1] == 0x5C
      if byte == 0x22, !isEscaped { escaped.append(0x5C) }
      escaped.append(byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
