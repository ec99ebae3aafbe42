import Diagnostics
import Schema

/// Two values of which one is used, but whose types have nothing in common: what is said of them,
/// and what to write instead.
struct UnlikeValues {
  private typealias Help = Diagnostic.Help

  /// What chooses between them.
  enum Choice {
    /// `first and second`, and what is beside both after `or`.
    case and(or: Span?)
    case or
    case conditional
    /// `first | default(second)`.
    case fallback
    /// A field of each element, and what stands in for it: `map(attribute=first, default=second)`.
    case field
  }

  private let first: TypedExpression
  private let second: TypedExpression
  private let choice: Choice
  /// The expression that chooses.
  private let span: Span

  init(_ first: TypedExpression, _ second: TypedExpression, _ choice: Choice, _ span: Span) {
    self.first = first
    self.second = second
    self.choice = choice
    self.span = span
  }

  /// The mistake, with the types of both.
  func diagnostic(in typing: Typing) -> Diagnostic {
    var diagnostic = Diagnostic.unlikeChoices(
      first: typing.name(first.type), at: first.span, second: typing.name(second.type),
      at: second.span)
    diagnostic.help = help(in: typing)
    return diagnostic
  }

  private func help(in typing: Typing) -> [Help] {
    if let plain = plainText { return [plain] }
    switch choice {
    case .and(let otherwise): return conjunction(or: otherwise, in: typing)
    case .or: return disjunction(in: typing)
    case .fallback: return standIn(in: typing)
    case .conditional:
      return [
        Help("show each in a branch of its own: '{% if … %}{{ … }}{% else %}{{ … }}{% endif %}'")
      ]
    case .field: return [Help("let a value of type \(typing.name(first.type.unwrapped)) stand in")]
    }
  }

  /// Beside a value that is printed as text, `false` is meant as the text that says nothing.
  private var plainText: Help? {
    if case .and = choice { return nil }
    guard case .bool(false) = second.kind, first.type.mixed(with: .string) != nil else {
      return nil
    }
    return Help("write an empty text: '\"\"'", replace: second.span, with: "\"\"")
  }

  /// `a and b`, or `a and b or c`.
  private func conjunction(or otherwise: Span?, in typing: Typing) -> [Help] {
    let (one, other) = (Written(first, in: typing), Written(second, in: typing))
    if second.isTruth { return [question("\(one.truth) and \(other.text)", of: "both hold")] }
    var help: [Help] = []
    if let shown = other.shown {
      let quotes = shown.hasPrefix("'") ? "''" : "\"\""
      let rest = otherwise.map { typing.reports.written($0) } ?? quotes
      help.append(instead("\(shown) if \(one.text) else \(rest)"))
    } else {
      help.append(Help("show it in an 'if': '{% if \(one.text) %}…{% endif %}'"))
    }
    if otherwise == nil, first.isTruth, second.literalText == nil {
      help.append(question("\(one.text) and \(other.truth)", of: "both hold"))
    }
    return help
  }

  /// `a or b`.
  private func disjunction(in typing: Typing) -> [Help] {
    let (one, other) = (Written(first, in: typing), Written(second, in: typing))
    if first.isTruth {
      let texts = "\"…\" if \(one.text) else \(other.shown ?? "…")"
      let ask = question("\(one.text) or \(other.truth)", of: "one of them holds")
      return [Help("say what is shown where it holds: '\(texts)'")]
        + (second.literalText == nil ? [ask] : [])
    }
    let ask = question("\(one.truth) or \(other.text)", of: "one of them holds")
    guard let shown = one.shown else {
      let branches = "{% if \(one.text) %}…{% else %}…{% endif %}"
      return [Help("show each in a branch of its own: '\(branches)'")]
        + (second.isTruth ? [ask] : [])
    }
    guard second.isTruth else {
      return [instead("\(shown) if \(one.text) else \(other.shown ?? "…")")]
    }
    let rest = "(\"…\" if \(other.text) else \"\")"
    return [Help("say what is shown: '\(shown) if \(one.text) else \(rest)'"), ask]
  }

  /// `a | default(b)`.
  private func standIn(in typing: Typing) -> [Help] {
    let (one, other) = (Written(first, in: typing), Written(second, in: typing))
    if first.isTruth {
      let texts = "(\"…\" if \(one.text) else \"…\")"
      return [
        Help(
          "say what is shown: '\(texts) if \(one.atom) is defined else \(other.shown ?? "…")'")
      ]
    }
    guard let shown = one.shown else {
      let branches = "{% if \(one.text) %}…{% else %}…{% endif %}"
      return [Help("show each in a branch of its own: '\(branches)'")]
    }
    if first.path == nil, case .structure = first.type.unwrapped {
      let value = DisplayText(one.text).text
      let found = one.field.map { "found.\($0)" } ?? "found.…"
      return [
        Help(
          "set it to a variable, and show a field of that: '{% set found = \(value) %}"
            + "{% if found %}{{ \(found) }}{% endif %}'")
      ]
    }
    return [instead("\(shown) if \(one.text) else \(second.isTruth ? "\"\"" : other.shown ?? "…")")]
  }

  private func instead(_ text: String) -> Help {
    Help("say what is shown: '\(DisplayText(text).text)'", replace: span, with: text)
  }

  private func question(_ text: String, of what: String) -> Help {
    Help("to ask whether \(what), write '\(DisplayText(text).text)'")
  }
}

extension TypedExpression {
  fileprivate var isTruth: Bool { type.unwrapped == .bool }
}

/// A value as the template writes it, in the forms that advice needs.
private struct Written {
  /// As it is written.
  let text: String
  private let value: TypedExpression
  private let types: TypeTable

  init(_ value: TypedExpression, in typing: Typing) {
    text = typing.reports.written(value.span)
    self.value = value
    types = typing.types
  }

  /// So that operators beside it concern all of it.
  var atom: String {
    let isPath = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: byte >= 0x80
      }
    }
    return isPath || text.hasPrefix("\"") || text.hasPrefix("'") ? text : "(\(text))"
  }

  /// What asks for its truth.
  var truth: String { value.isTruth ? text : "\(atom) is not empty" }

  /// What prints it; nil where that is not known.
  var shown: String? {
    switch value.type.unwrapped {
    case .list(let element): isShown(element) ? "\(atom) | join(\", \")" : nil
    case .structure(let id):
      types[id].fields.first { isShown($0.type) }.map { "\(atom).\($0.name)" }
    case .tree: "\(atom) | json"
    case .scalar(.bool), .never, .invalid: nil
    case .scalar, .mixed, .markdown, .markup, .json, .address, .choice, .optional: text
    }
  }

  /// A field of a record that can be printed, its key where it has one.
  var field: String? {
    guard case .structure(let id) = value.type.unwrapped else { return nil }
    let shown = types[id].fields.filter { isShown($0.type) }
    return (shown.first { $0.name != "slug" } ?? shown.first)?.name
  }

  private func isShown(_ type: Type) -> Bool {
    switch type {
    case .structure, .list, .tree, .optional, .never, .invalid: false
    case .scalar, .mixed, .markdown, .markup, .json, .address, .choice: true
    }
  }
}
