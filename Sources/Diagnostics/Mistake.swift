/// The identity of a mistake that is found more than once, as in a template that several pages
/// share: its code and its place. Its words may differ, because each use gives other types.
package struct Mistake: Hashable, Sendable {
  /// Where a mistake is.
  package enum Place: Hashable, Sendable {
    /// At these bytes.
    case span(Span)
    /// Wherever this name is in a source: it is wrong everywhere for the same reason.
    case name([UInt8], in: SourceID)
    /// At no place in a file, so that only its words distinguish it from others.
    case nowhere(String)
  }

  /// The rule that is broken.
  package let code: DiagnosticCode
  /// Where it is broken.
  package let place: Place

  /// Takes the identity of a diagnostic at its own place.
  package init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    place = diagnostic.span.map { .span($0) } ?? .nowhere(diagnostic.message)
  }

  /// Makes the identity of a name that is wrong wherever it is in a source.
  package init(_ code: DiagnosticCode, name: some Sequence<UInt8>, in source: SourceID) {
    self.code = code
    place = .name(Array(name), in: source)
  }
}
