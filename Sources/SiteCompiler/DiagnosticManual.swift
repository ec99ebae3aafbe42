package import Diagnostics

/// What `apus explain` and `docs/diagnostics.md` say about the codes.
package enum DiagnosticManual {
  /// The explanation of a code, as a terminal shows it.
  package static func page(of code: DiagnosticCode) -> String {
    "\(code.number): \(code.title)\n\n" + WrappedText(code.explanation, width: 80).text + "\n"
  }

  /// The explanations of all codes as one Markdown document.
  package static var document: String {
    var text = """
      # What messages mean

      Every message has a code: \(DiagnosticCode.all.count) rules, of which `E0301` is the error \
      and `W0301` the warning of rule 0301. `apus explain E0301` prints the paragraphs below. This \
      document is made by `make docs` from the same text as the program's, in the folders \
      `Mistakes` of the modules.


      """
    for part in parts {
      let codes = DiagnosticCode.all.filter { $0.number.hasPrefix(part.digits) }
      text += "## \(part.name)\n\n"
      for code in codes {
        text += "### \(code.number): \(code.title)\n\n"
        text += WrappedText(code.explanation, width: 100).text + "\n\n"
      }
    }
    return String(text.dropLast())
  }

  /// The code that was typed as `E0301`, `W0301`, `0301` or `301`, in letters of any case.
  package static func code(typed: String) -> DiagnosticCode? {
    number(typed: typed).flatMap { number in
      DiagnosticCode.all.first { Int($0.number) == number }
    }
  }

  /// The codes directly below and above one that does not exist, if they are close.
  package static func neighbours(of typed: String) -> [DiagnosticCode] {
    guard let number = number(typed: typed) else { return [] }
    let below = DiagnosticCode.all.last { (Int($0.number) ?? 0) < number }
    let above = DiagnosticCode.all.first { (Int($0.number) ?? 0) > number }
    return [below, above].compactMap { $0 }.filter { abs((Int($0.number) ?? 0) - number) <= 3 }
  }

  /// The number that was typed, nil when it is not one.
  private static func number(typed: String) -> Int? {
    var digits = typed.utf8[...]
    if let first = digits.first, "EeWw".utf8.contains(first) { digits = digits.dropFirst() }
    guard (1...4).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(String(Substring(digits)))
  }

  private static let parts: [(digits: String, name: String)] = [
    ("01", "Documents: YAML, JSON and front matter"), ("02", "Models"), ("03", "Content"),
    ("04", "Markdown"), ("05", "Templates and interface texts"), ("06", "Pages and links"),
    ("07", "Output"), ("08", "HTML"), ("09", "What readers keep on their devices"),
  ]
}
