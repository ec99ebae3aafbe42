import Diagnostics
import Schema

/// The field that an unknown name in `site.yaml` may have meant.
struct FieldSuggestion {
  /// What to write.
  let name: String
  /// What files call the field, where that is what was written.
  let fileName: String?

  /// A name that is near to what was written.
  init(near name: String) { (self.name, fileName) = (name, nil) }

  /// The field that files call by a name (`@Named`); nil where none is called so.
  init?(named name: String, inFilesOf structure: Structure) {
    guard case .field(let field) = structure.lookUp(nameOrFileName: name, for: .output),
      field.name != name
    else { return nil }
    self.name = field.name
    fileName = name
  }

  /// The advice to write it in place of what is at a span.
  func help(replacing span: Span?) -> Diagnostic.Help {
    let meant = fileName.map { ", which files call '\($0)'" } ?? ""
    let question = "did you mean '\(name)'\(meant)?"
    return span.map { Diagnostic.Help(question, replace: $0, with: name) }
      ?? Diagnostic.Help(question)
  }
}
