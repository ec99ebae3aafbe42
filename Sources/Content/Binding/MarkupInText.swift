import Diagnostics
import Documents
import Glibc
import Markdown
import Schema
import Tables

// Markup in plain texts, where it is shown as it is typed.
extension TreeBinding {
  /// Warns of the markup in a text of a data file, for a field that is neither Markdown nor a
  /// template.
  func reportMarkup(in text: WrittenText, to target: BindingTarget, by binder: inout Binder) {
    guard case .scalar(.string) = target.type.kind, !binder.plan.isOfApus(target.field),
      text.bytes.span.mayHoldMarkup
    else { return }
    let rule = binder.rule(target.field)
    let bytes = Array(text.bytes)
    guard !rule.isSecret, let found = PlainMarkup.first(in: bytes) else { return }
    let place = text.place(of: found.range, among: bytes, in: binder.document.bytes)
    let isFree =
      binder.plan.structure(target.field.structure).key != target.field.index
      && !binder.plan.plan(of: target.field).hasConstraints
    binder.log.report(
      .markupInText(
        String(decoding: bytes[found.range], as: UTF8.self), found.kind, rule,
        mayBeMarkdown: isFree, at: place ?? text.span))
  }
}

extension WrittenText {
  /// Where a part of the text is written, if it is written there to the letter; `bytes` are those of
  /// the text, and `file` those of its file.
  func place(of part: Range<Int>, among bytes: [UInt8], in file: [UInt8]) -> Span? {
    let quote = (span.range.count - bytes.count) / 2
    // In a text with escapes it is not where it would be without.
    let start = Int(span.start) + max(0, quote) + part.lowerBound
    let place = start..<start + part.count
    guard place.upperBound <= Int(span.end), file[place].elementsEqual(bytes[part]) else {
      return nil
    }
    return Span(span.source, place)
  }
}

extension Swift.Span<UInt8> {
  /// Whether a text may hold markup: a star, an opening brace or a closing bracket is in it.
  var mayHoldMarkup: Bool {
    unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe memchr(base, Int32(UInt8(ascii: "*")), bytes.count) != nil
        || memchr(base, Int32(UInt8(ascii: "{")), bytes.count) != nil
        || memchr(base, Int32(UInt8(ascii: "]")), bytes.count) != nil
    }
  }
}
