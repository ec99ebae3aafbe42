package import Diagnostics
import Escaping
import HTMLRules
import Languages
package import Schema

/// Checks and compiles templates for the pages that use them.
///
/// A mistake in a layout or a partial that several pages share is reported once.
package struct TemplateCompiler: Sendable {
  let templates: TemplateSet
  let environment: TemplateEnvironment
  private let texts: MessageTable?
  private var usage = Usage()
  private var reported: Set<Mistake> = []

  /// Makes a compiler of these templates.
  package init(templates: TemplateSet, environment: TemplateEnvironment) {
    self.templates = templates
    self.environment = environment
    texts = environment.messages?.table()
  }

  /// Compiles the template `name` for pages whose context is a record of `context`.
  ///
  /// - Parameters:
  ///   - name: The template's name; an unknown one is reported at `use`.
  ///   - context: The structure whose fields are the template's global names.
  ///   - present: The names among them that are never none on these pages, such as `section`.
  ///   - language: The language of the pages, a BCP 47 tag.
  ///   - use: Where the pages name the template, such as a value in `site.yaml`.
  ///   - log: Takes the mistakes.
  /// - Returns: The program, or nil when a mistake was reported without which there would be one.
  ///   Mistakes in the HTML do not keep it from being made.
  package mutating func compile(
    _ name: String, context: StructureID, present: Set<String> = [], language: String? = nil,
    usedAt use: Span? = nil, reportingTo log: inout DiagnosticLog
  ) -> Program? {
    guard let template = templates.templates[name] else {
      log.report(.unknownTemplate(name, nearest: templates.nearestName(to: name), at: use))
      return nil
    }
    let output = OutputKind(ofTemplate: name)
    var checker = Checker(
      templates: templates, environment: environment, output: output, language: language,
      usage: usage)
    let nodes = checker.checkPage(template, context: context, present: present)
    usage = checker.usage
    var found = checker.log
    var tables = checker.tables
    tables.types = checker.types
    tables.texts = texts
    tables.now = environment.now
    var program: Program?
    if !found.hasErrors, !checker.recovery.usesBrokenTemplate {
      let length = template.source.bytes.count
      let end = Span(template.source.id, length, length)
      program = ProgramCompiler.program(
        named: name, nodes, output: output, tables: tables, templates: templates,
        page: checker.page.variable, end: end, reportingTo: &found)
      if program != nil, output == .html, environment.checksHTML {
        HTMLPartBuilder.page(nodes, templates: templates, end: end).check(reportingTo: &found)
      }
    }
    report(found, to: &log)
    return program
  }

  /// Reports what was not reported before. A name that does not exist is reported once per template,
  /// with the lines in which it stands as well.
  private mutating func report(_ found: DiagnosticLog, to log: inout DiagnosticLog) {
    var repeated: [Mistake: [Span]] = [:]
    var first: [Diagnostic] = []
    for diagnostic in found.diagnostics {
      let mistake = Mistake(diagnostic)
      guard diagnostic.isUnknownName else {
        if reported.insert(mistake).inserted { log.report(diagnostic) }
        continue
      }
      if reported.insert(mistake).inserted { first.append(diagnostic) }
      if let span = diagnostic.span { repeated[mistake, default: []].append(span) }
    }
    for var diagnostic in first {
      let spans = repeated[Mistake(diagnostic)] ?? []
      if let source = diagnostic.span.flatMap({ templates.source($0.source) }) {
        diagnostic.addLines(Set(spans).map { source.location(of: Int($0.start)).line })
      }
      log.report(diagnostic)
    }
  }

  /// Reports what no compiled page used: variables, macros, texts of the interface. Call it
  /// after the last page.
  package mutating func reportUnused(to log: inout DiagnosticLog) {
    environment.messages?.reportUnused(usage.messages, to: &log)
    guard templates.templates.values.allSatisfy(\.isWhole) else { return }
    for (span, name) in usage.declared
    where !usage.read.contains(span) && !templates.builtIn.contains(span.source) {
      log.report(.unusedVariable(name, at: span))
    }
    for template in templates.templates.values
    where usage.pages.contains(template.name) && !templates.builtIn.contains(template.source.id) {
      for macro in template.macros.values where !usage.called.contains(macro.name.span) {
        log.report(.unusedMacro(macro.name.text, at: macro.name.span))
      }
    }
  }

  /// What makes a mistake the same when a shared template is checked again.
  private struct Mistake: Hashable {
    let source: SourceID?
    let range: Range<Int>?
    let code: DiagnosticCode
    let message: String

    init(_ diagnostic: Diagnostic) {
      source = diagnostic.span?.source
      range = diagnostic.isUnknownName ? nil : diagnostic.span?.range
      code = diagnostic.code
      message = diagnostic.message
    }
  }
}

extension Diagnostic {
  /// Whether it tells of a name that does not exist.
  fileprivate var isUnknownName: Bool { code == .unknownVariable || code == .unknownFilter }
}

extension OutputKind {
  /// What a template writes, by the end of its name.
  init(ofTemplate name: String) {
    switch name.split(separator: ".").last?.lowercased() {
    case "html", "htm", "xhtml": self = .html
    case "xml", "rss", "atom", "svg": self = .xml
    case "json", "webmanifest", "jsonld", "geojson": self = .json
    default: self = .text
    }
  }
}
