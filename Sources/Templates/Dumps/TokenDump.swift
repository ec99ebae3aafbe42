package import Diagnostics

/// The tokens of a template as text, one per line: place, kind, source text.
package struct TokenDump {
  private let source: Source

  /// Makes the dump of a template.
  package init(of source: Source) { self.source = source }

  /// The lines.
  package var text: String {
    var log = DiagnosticLog()
    return Lexer.tokens(of: source, reportingTo: &log).tokens.map(line).joined()
  }

  private func line(_ token: Token) -> String {
    let place = source.location(of: Int(token.start))
    let written = String(decoding: source.bytes[token.range], as: UTF8.self)
    return "\(place.line):\(place.column) \(token.kind) \(written.debugDescription)\n"
  }
}
