import Diagnostics
import Markdown
import Schema
import Tables

// Character references of HTML in plain texts, where they are shown as they are typed.
extension TreeBinding {
  /// Warns of character references in a text of a data file, for a field that is not HTML.
  func reportReferences(in text: WrittenText, to target: BindingTarget, by binder: inout Binder) {
    guard case .scalar(let kind) = target.type.kind, kind == .string || kind == .url,
      text.bytes.contains(UInt8(ascii: "&"))
    else { return }
    let rule = binder.rule(target.field)
    guard !rule.isSecret else { return }
    var rest = text.span.range
    for (range, meaning) in CharacterReferences.all(in: Array(text.bytes)) {
      let typed = Array(text.bytes)[range]
      let place = binder.document.bytes[rest].firstRange(of: typed)
      if let place { rest = place.upperBound..<rest.upperBound }
      binder.log.report(
        .referenceInText(
          String(decoding: typed, as: UTF8.self), meaning: String(decoding: meaning, as: UTF8.self),
          rule, isAddress: kind == .url,
          at: place.map { Span(text.span.source, $0) } ?? text.span, isExact: place != nil))
    }
  }
}
