import Diagnostics

extension Diagnostic {
  /// What a text was meant as, of which a comma between braces made a value and keys.
  enum CutForm {
    /// One text.
    case text
    /// A list.
    case list
    /// A number with digits behind its point.
    case fraction
    /// A number without such digits.
    case whole
  }

  /// A value between braces that a comma cut: what follows it is read as keys without values.
  ///
  /// - Parameters:
  ///   - parts: The value, and the texts that became keys.
  ///   - form: What the value was meant as.
  ///   - isSecret: Whether nobody may see the value.
  ///   - span: Where the keys are.
  ///   - whole: Where the value and the keys are.
  ///   - isLenient: Whether it is a warning only.
  /// - Returns: The diagnostic.
  static func cutText(
    _ parts: [String], as form: CutForm, isSecret: Bool, at span: Span, whole: Span,
    isLenient: Bool
  ) -> Diagnostic {
    let keys = isSecret ? SecretRanges.mark : parts.dropFirst().joined(separator: ", ")
    var diagnostic = Diagnostic(
      isLenient ? .warning : .error, .unknownField,
      "a comma ends the value, so \(quoted(keys)) is read as a key without a value", at: span,
      places: isSecret ? [] : [Place(whole, "this was probably meant as one value")])
    diagnostic.help = [
      isSecret ? Help("put a text with a comma in quotes") : form.help(parts, whole)
    ]
    diagnostic.isFreeOfValues = isSecret
    return diagnostic
  }
}

extension Diagnostic.CutForm {
  /// What to write for a value and the keys behind it.
  fileprivate func help(_ parts: [String], _ whole: Span) -> Diagnostic.Help {
    let text = parts.joined(separator: ", ")
    switch self {
    case .list:
      return Diagnostic.Help("write '[\(text)]'", replace: whole, with: "[\(text)]")
    case .fraction where Self.isFraction(parts):
      let number = parts.joined(separator: ".")
      return Diagnostic.Help(
        "write '\(number)': the point of a number is '.'", replace: whole, with: number)
    case .fraction:
      return Diagnostic.Help("digits stand without anything between them, and the point is '.'")
    case .whole: return Diagnostic.Help("digits stand without anything between them")
    case .text:
      guard !text.contains("\""), !text.contains("\\") else {
        return Diagnostic.Help("put a text with a comma in quotes")
      }
      return Diagnostic.Help("write \"\(text)\"", replace: whole, with: "\"\(text)\"")
    }
  }

  /// Whether two parts are the digits before and behind a point: three digits behind it may also be
  /// thousands.
  private static func isFraction(_ parts: [String]) -> Bool {
    parts.count == 2 && parts[1].utf8.count != 3
      && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
