package import Diagnostics

/// An enum: the texts a field may have.
package struct Choice: Equatable, Sendable {
  /// A case of a choice.
  package struct Case: Sendable, Hashable {
    /// Its name in Swift and in templates.
    package let name: String
    /// Its text in files, in normal form C: the raw value, otherwise the name.
    package let text: String
    /// Its `///` comment.
    package let documentation: String
    package let span: Span?

    package init(name: String, text: String? = nil, documentation: String = "", span: Span? = nil) {
      self.name = name
      let written = text ?? name
      let composed = UTF8Text.composedText(Array(written.utf8)[...])
      self.text = composed.map { String(decoding: $0, as: UTF8.self) } ?? written
      self.documentation = documentation
      self.span = span
    }
  }

  /// Its name, such as `Course`.
  package var name: String
  package var cases: [Case]
  package var documentation: String
  package var span: Span?
  /// Uncertain where its declaration has mistakes, so that cases may be missing.
  package var certainty = Certainty.certain

  package init(name: String, cases: [Case], documentation: String = "", span: Span? = nil) {
    self.name = name
    self.cases = cases
    self.documentation = documentation
    self.span = span
  }
}
