extension DiagnosticReport {
  /// One workflow command per line: `::error file=…,line=…,col=…,title=…::message`.
  var github: String {
    ordered.map { diagnostic in
      var properties: [(String, String)] = []
      if let span = diagnostic.span {
        let region = region(of: span)
        properties += [
          ("file", DisplayText(fullPath(region.path)).text), ("line", String(region.start.line)),
          ("endLine", String(region.end.line)), ("col", String(region.start.column)),
        ]
        // GitHub takes an end column only within one line.
        if region.start.line == region.end.line {
          properties.append(("endColumn", String(region.end.column)))
        }
      }
      properties.append(("title", "\(diagnostic.name): \(diagnostic.code.title)"))
      let written = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }
      let message = Self.escaped(words(of: diagnostic), isProperty: false)
      return "::\(diagnostic.severity.rawValue) \(written.joined(separator: ","))::\(message)\n"
    }.joined()
  }

  /// The message with its notes and help, one per line, with nothing that a terminal would
  /// interpret.
  func words(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { "note: \($0)" }
    let help = diagnostic.help.map { "help: \($0.message)" }
    return ([diagnostic.message] + notes + help).map { DisplayText($0).text }
      .joined(separator: "\n")
  }

  /// Text that cannot end the command, or one of its properties.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
