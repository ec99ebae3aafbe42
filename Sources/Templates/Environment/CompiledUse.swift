import Diagnostics

/// The result of compiling the template of one kind of page.
package struct CompiledUse: Sendable {
  let use: TemplateUse
  /// The program; nil where it could not be made because of a reported mistake.
  package internal(set) var program: Program?
  /// What is right in a template with mistakes, as a program whose pages are only checked; nil where
  /// there is a program, or too little is known.
  package internal(set) var draft: Program?
  /// What is wrong with the template.
  var found = DiagnosticLog()
  var usage = Usage()
  /// The templates that it may depend on, by name, as they were read; empty where they were not
  /// noted.
  private var sources: [String: Source] = [:]

  init(of use: TemplateUse) { self.use = use }

  /// Notes what it depends on.
  mutating func note(_ templates: TemplateSet, _ reach: TemplateReach) {
    for name in reach.templates(from: [use.name]) {
      sources[name] = templates.members[name]?.source
    }
  }

  /// Whether the result would be the same with other templates of the same names, without
  /// diagnostics.
  package func isSame(with templates: TemplateSet) -> Bool {
    guard program != nil, found.diagnostics.isEmpty, !sources.isEmpty else { return false }
    return sources.allSatisfy { name, source in templates.members[name]?.source == source }
  }
}
