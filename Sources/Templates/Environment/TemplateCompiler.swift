package import Diagnostics
package import Schema

/// Checks and compiles templates for the pages that use them.
///
/// A mistake in a layout or a partial that several pages share is reported once.
package struct TemplateCompiler: Sendable {
  let templates: TemplateSet
  let environment: TemplateEnvironment

  /// Makes a compiler of these templates.
  package init(templates: TemplateSet, environment: TemplateEnvironment) {
    self.templates = templates
    self.environment = environment
  }

  /// Compiles the template `name` for pages whose context is a record of `context`.
  ///
  /// - Parameters:
  ///   - name: The template's name; an unknown one is reported at `use`.
  ///   - context: The structure whose fields are the template's global names.
  ///   - present: The names among them that are never none on these pages, such as `section`.
  ///   - use: Where the pages name the template, such as a value in `site.yaml`.
  ///   - log: Takes the mistakes.
  /// - Returns: The program, or nil when an error was reported.
  package mutating func compile(
    _ name: String, context: StructureID, present: Set<String> = [], usedAt use: Span? = nil,
    reportingTo log: inout DiagnosticLog
  ) -> Program? {
    nil
  }

  /// Reports what no compiled page used: variables, macros, blocks. Call it after the last page.
  package func reportUnused(to log: inout DiagnosticLog) {}
}
