import Diagnostics

/// A value that may be none where it has to be there.
struct OptionalUse: Sendable {
  /// How it is written.
  let written: String
  /// Its type where it is there.
  let type: String
  /// Whether conditions can ask for it, so that it is known to be there where they hold.
  let isFollowed: Bool
  /// Whether no tag can ask for it, because a condition stands alone.
  let inCondition: Bool
  /// Whether it can be there and count as false.
  let mayBeZero: Bool
  let isRecord: Bool
  let isAddress: Bool
  /// The attribute whose address it is a part of, if it is one.
  let attribute: String?
}

extension Diagnostic {
  static func unhandledOptional(_ value: OptionalUse, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unhandledOptional, "\(quoted(value.written)) may be none", at: span,
      label: "this is of type \(value.type)?", help: value.advice)
  }
}

extension OptionalUse {
  private typealias Help = Diagnostic.Help

  fileprivate var advice: [Diagnostic.Help] {
    let name = DisplayText(written).text
    if inCondition {
      return [
        Help("ask first whether it is there: '\(name) is defined and …'"), standIn(for: name),
      ]
    }
    guard isFollowed else {
      return [
        Help("give it another value: '… | default(…)'"),
        Help("or set it to a variable, and show that in an 'if': '{% set name = … %}'"),
      ]
    }
    if isAddress || attribute != nil {
      return [
        Help(
          "leave the element with the address out where there is none: "
            + "'{% if \(name) %}<\(attribute.map { "… \($0)=\"…\"" } ?? "…")>{% endif %}'"),
        Help("or give it another address: '\(name)\(isRecord ? ".…" : "") | default(…)'"),
      ]
    }
    let test = mayBeZero ? " is defined" : ""
    return [
      Help("show it only where it is present: '{% if \(name)\(test) %}…{% endif %}'"),
      standIn(for: name),
      Help("or say what is there instead: '{% if \(name)\(test) %}…{% else %}…{% endif %}'"),
    ]
  }

  private func standIn(for name: String) -> Diagnostic.Help {
    // No literal stands in for a record.
    isRecord
      ? Help("or give a field of it another value: '\(name).… | default(…)'")
      : Help("or give it another value: '\(name) | default(…)'")
  }
}
