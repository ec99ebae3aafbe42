package import Diagnostics

// What browsers leave out of a style sheet.
extension Diagnostic {
  static func styleSlip(_ slip: StyleSlip, in source: SourceID) -> Diagnostic {
    let (message, advice) = words(of: slip.kind)
    return Diagnostic(
      .warning, .assetForm, message, at: Span(source, slip.range),
      notes: ["browsers leave out what they do not know, and say nothing"], help: [Help(advice)])
  }

  private static func words(of kind: StyleSlip.Kind) -> (message: String, advice: String) {
    switch kind {
    case .property(let name, let meant):
      ("CSS has no property \(quoted(name))", "did you mean '\(meant)'?")
    case .rule(let name, let meant):
      ("CSS has no rule \(quoted("@" + name))", "did you mean '@\(meant)'?")
    case .media(let word, let meant):
      ("media queries have no \(quoted(word))", "did you mean '\(meant)'?")
    case .mediaUnit(let feature):
      ("\(quoted(feature)) expects a length with its unit", "write the unit, as in '40rem'")
    case .withoutColon(let name): ("expected ':' after \(quoted(name))", "write ':' after it")
    case .withoutEnd(let name):
      ("expected ';' before \(quoted(name))", "write ';' after the declaration before it")
    case .colour(let text):
      (
        "\(quoted(text)) is no colour",
        "write 3, 4, 6 or 8 of the digits 0 to 9 and a to f after '#'"
      )
    case .unit(let unit, let number, let meant):
      (
        "CSS has no unit \(quoted(unit)), as in \(quoted(number))",
        meant.map { "did you mean '\($0)'?" } ?? "write one that it has, as in '1rem' or '1px'"
      )
    }
  }

  /// A custom property that is read and never set.
  package static func unsetProperty(_ name: String, meant: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .assetForm, "nothing sets \(quoted(name))", at: span,
      notes: ["browsers leave out the declaration"],
      help: [
        Help("did you mean '\(meant)'?", replace: span, with: meant),
        Help("or write a value for where it is not set: 'var(\(name), …)'"),
      ])
  }
}
