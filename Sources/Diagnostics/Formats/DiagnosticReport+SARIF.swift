import Escaping

extension DiagnosticReport {
  /// A log of one run (SARIF 2.1.0, section 3.13).
  var sarif: JSONNode {
    let rules = Set(ordered.map(\.code)).sorted { $0.number < $1.number }
    let driver: [(String, JSONNode)] = [
      ("name", .string("Apus")), ("rules", .array(rules.map(Self.rule))),
    ]
    let indices = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($0.element.number, $0.offset) })
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", .object(driver))])),
            ("columnKind", .string("unicodeCodePoints")),
            (
              "results",
              .array(ordered.map { result(of: $0, rule: indices[$0.code.number]) })
            ),
          ])
        ])
      ),
    ])
  }

  private static func rule(_ code: DiagnosticCode) -> JSONNode {
    let explanation = WrappedText(code.explanation, width: 100).text
    return .object([
      ("id", .string(code.number)), ("shortDescription", .object([("text", .string(code.title))])),
      ("fullDescription", .object([("text", .string(explanation))])),
      ("help", .object([("text", .string(explanation)), ("markdown", .string(explanation))])),
    ])
  }

  private func result(of diagnostic: Diagnostic, rule: Int?) -> JSONNode {
    var members: [(String, JSONNode)] = [("ruleId", .string(diagnostic.code.number))]
    if let rule { members.append(("ruleIndex", .integer(rule))) }
    members += [
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(words(of: diagnostic)))])),
    ]
    if let span = diagnostic.span {
      members.append(("locations", .array([.object([physicalLocation(of: span)])])))
    }
    if !diagnostic.places.isEmpty {
      let places = diagnostic.places.enumerated().map { index, place -> JSONNode in
        .object([
          ("id", .integer(index + 1)), physicalLocation(of: place.span),
          ("message", .object([("text", .string(place.label))])),
        ])
      }
      members.append(("relatedLocations", .array(places)))
    }
    let fixes = diagnostic.help.compactMap(fix)
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    return .object(members)
  }

  private func physicalLocation(of span: Span) -> (String, JSONNode) {
    (
      "physicalLocation",
      .object([artifact(of: span), ("region", region(as: region(of: span)))])
    )
  }

  private func artifact(of span: Span) -> (String, JSONNode) {
    let path = fullPath(region(of: span).path)
    let address = (path.hasPrefix("/") ? "file://" : "") + Self.percentEncoded(path)
    return ("artifactLocation", .object([("uri", .string(address))]))
  }

  private func region(as region: Region) -> JSONNode {
    .object([
      ("startLine", .integer(region.start.line)), ("startColumn", .integer(region.start.column)),
      ("endLine", .integer(region.end.line)), ("endColumn", .integer(region.end.column)),
    ])
  }

  private func fix(_ help: Diagnostic.Help) -> JSONNode? {
    guard let span = help.span, let replacement = replacement(of: help) else { return nil }
    let change: JSONNode = .object([
      artifact(of: span),
      (
        "replacements",
        .array([
          .object([
            ("deletedRegion", region(as: region(of: span))),
            ("insertedContent", .object([("text", .string(replacement))])),
          ])
        ])
      ),
    ])
    return .object([
      ("description", .object([("text", .string(help.message))])),
      ("artifactChanges", .array([change])),
    ])
  }

  /// A path as a relative reference (RFC 3986, section 4.2).
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
