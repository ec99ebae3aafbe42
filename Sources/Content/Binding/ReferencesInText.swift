import Diagnostics
import Markdown
import Schema
import Tables

// Character references of HTML in plain texts, where they are shown as they are typed.
extension TreeBinding {
  /// How many of them are told of one text.
  private static let mostReferences = 20

  /// Warns of character references in a text of a data file, for a field that is not HTML.
  func reportReferences(in text: WrittenText, to target: BindingTarget, by binder: inout Binder) {
    guard case .scalar(let kind) = target.type.kind, kind == .string || kind == .url,
      text.bytes.contains(UInt8(ascii: "&"))
    else { return }
    let rule = binder.rule(target.field)
    guard !rule.isSecret else { return }
    let bytes = Array(text.bytes)
    for (range, meaning) in CharacterReferences.all(in: bytes).prefix(Self.mostReferences) {
      let place = text.place(of: range, among: bytes, in: binder.document.bytes)
      binder.log.report(
        .referenceInText(
          String(decoding: bytes[range], as: UTF8.self),
          meaning: String(decoding: meaning, as: UTF8.self), rule, isAddress: kind == .url,
          at: place ?? text.span, isExact: place != nil))
    }
  }
}
