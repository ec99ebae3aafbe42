import Diagnostics

/// What became of the template of one kind of page.
package struct CompiledUse: Sendable {
  let use: TemplateUse
  /// The program; nil where a mistake was reported without which there would be one.
  package internal(set) var program: Program?
  /// What is wrong with the template.
  var found = DiagnosticLog()
  var usage = Usage()
  /// The templates that it can be made of, by name, as they were read; empty where that was not noted.
  private var sources: [String: Source] = [:]

  init(of use: TemplateUse) { self.use = use }

  /// Notes what it was made of.
  mutating func note(_ templates: TemplateSet) {
    for name in templates.reach(of: [use.name]).templates {
      sources[name] = templates.templates[name]?.source
    }
  }

  /// Whether the same would be made of other templates of the same names, and nothing would be
  /// reported.
  package func isSame(with templates: TemplateSet) -> Bool {
    guard program != nil, found.diagnostics.isEmpty, !sources.isEmpty else { return false }
    return sources.allSatisfy { name, source in templates.templates[name]?.source == source }
  }
}
