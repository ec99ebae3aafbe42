package import Diagnostics

/// All templates of a site, by name: the path below `Templates`, such as `recipes/list.html`.
package struct TemplateSet: Sendable {
  /// The parsed templates.
  var templates: [String: Template] = [:]

  /// Makes an empty set.
  package init() {}

  /// The names, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// Whether there is a template called `name`.
  package func contains(_ name: String) -> Bool { templates[name] != nil }

  /// Parses a template and adds it; one of the same name is replaced.
  package mutating func add(
    _ source: Source, named name: String, reportingTo log: inout DiagnosticLog
  ) {
    templates[name] = Template(name: name, source: source)
  }
}
