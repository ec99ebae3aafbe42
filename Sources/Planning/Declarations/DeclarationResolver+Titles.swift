import Diagnostics
import Schema

// What pages are called, and what they are about.

extension DeclarationResolver {
  /// Reads a title or a description; nil where there is none, or it was reported to be wrong. One
  /// that is nothing but the name of a field lacks its braces.
  func text(
    _ placed: Spanned<String>?, in scope: PatternScope, log: inout DiagnosticLog
  ) -> TextPattern? {
    guard let placed else { return nil }
    let reader = PatternReader(scope: scope, use: .text)
    guard let pattern = reader.read(placed, log: &log) else { return nil }
    if pattern.isConstant, scope.isOfContent, reader.names.contains(placed.value) {
      log.report(.patternWithoutBraces(placed.value, at: placed.span))
      return nil
    }
    return pattern
  }
}
