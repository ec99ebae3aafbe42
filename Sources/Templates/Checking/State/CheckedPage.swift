import Escaping
import Schema

/// The pages whose template is checked: their context, and what their template writes.
struct CheckedPage: Sendable {
  /// What the page's template writes.
  let output: OutputKind
  /// The language of the pages, in which texts of the interface are shown; nil when unknown.
  let language: String?
  /// Whether addresses are written from the page on.
  var hasRelativeLinks = true
  /// The variable that holds the context of the page.
  var variable = VariableID(index: 0)
  /// The structure of the context of the page.
  var context: StructureID?
  /// The names that the page gives its template.
  var names: Set<String> = []

  init(output: OutputKind, language: String?) {
    self.output = output
    self.language = language
  }

  /// Whether captured output is always kept as text.
  var keepsText: Bool { output != .html && output != .xml }
}
