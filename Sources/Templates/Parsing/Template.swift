import Diagnostics

/// A parsed template.
struct Template: Sendable {
  let name: String
  let source: Source
}
