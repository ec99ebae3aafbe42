package import Diagnostics
import Escaping
import HTMLRules
import Languages
import Parallel
package import Schema

/// A template, and the kind of page that it is for.
package struct TemplateUse: Equatable, Sendable {
  /// The template's name.
  let name: String
  /// The structure whose fields are the template's global names.
  let context: StructureID
  /// The names among them that always have a value on these pages, such as `section`.
  let present: Set<String>
  /// The language of the pages, a BCP 47 tag.
  let language: String?
  /// Whether addresses on the pages are written from them on, and so never begin with `/`.
  let hasRelativeLinks: Bool
  /// Where the pages name the template, such as a value in `site.yaml`.
  let span: Span?

  /// Makes a use.
  package init(
    of name: String, context: StructureID, present: Set<String> = [], language: String? = nil,
    hasRelativeLinks: Bool = true, at span: Span? = nil
  ) {
    self.name = name
    self.context = context
    self.present = present
    self.language = language
    self.hasRelativeLinks = hasRelativeLinks
    self.span = span
  }
}

/// Checks and compiles templates for the pages that use them.
///
/// A mistake in a layout or a partial that several pages share is reported once.
package struct TemplateCompiler: Sendable {
  let templates: TemplateSet
  let environment: TemplateEnvironment
  private let texts: MessageTable?
  private var usage = Usage()
  private var reported: Set<Mistake> = []
  /// The lines of templates in which a mistake was found more than once.
  private var lines: [SourceID: SourceLines] = [:]

  /// Makes a compiler of these templates.
  package init(templates: TemplateSet, environment: TemplateEnvironment) {
    self.templates = templates
    self.environment = environment
    texts = environment.messages?.table()
  }

  /// Compiles the template of one kind of page.
  ///
  /// - Parameters:
  ///   - use: The template and the pages that it is for; an unknown one is reported.
  ///   - log: Takes the mistakes.
  /// - Returns: The program, or nil when it could not be made because of a reported mistake.
  ///   Mistakes in the HTML do not prevent it.
  package mutating func compile(
    _ use: TemplateUse, reportingTo log: inout DiagnosticLog
  ) -> Program? {
    compile([use], threads: 1, reportingTo: &log).first?.program
  }

  /// Compiles the templates of several kinds of pages.
  ///
  /// - Parameters:
  ///   - uses: The templates and the pages that they are for.
  ///   - known: The results of a compiler with the same environment and templates of the same
  ///     names:
  ///     results that would be the same are reused.
  ///   - isRemembering: Whether a later compiler can use the results.
  ///   - threads: How many threads are used at once.
  ///   - log: Takes the mistakes.
  /// - Returns: The result of each use, in their order.
  package mutating func compile(
    _ uses: [TemplateUse], knowing known: [CompiledUse] = [],
    remembering isRemembering: Bool = false, threads: Int, reportingTo log: inout DiagnosticLog
  ) -> [CompiledUse] {
    let reach = isRemembering ? TemplateReach(of: templates) : nil
    let made = Parallel.mapChunks(of: uses.count, size: 1, threads: threads) { [self] range in
      range.map { compiled(uses[$0], knowing: known, remembering: reach) }
    }.flatMap(\.self)
    for one in made { usage.formUnion(one.usage) }
    for one in made { report(one.found, to: &log) }
    return made
  }

  private func compiled(
    _ use: TemplateUse, knowing known: [CompiledUse], remembering reach: TemplateReach?
  ) -> CompiledUse {
    if let made = known.first(where: { $0.use == use }), made.isSame(with: templates) {
      return made
    }
    var made = compiled(use)
    if let reach { made.note(templates, reach) }
    return made
  }

  private func compiled(_ use: TemplateUse) -> CompiledUse {
    var compiled = CompiledUse(of: use)
    guard templates.contains(use.name) else {
      let nearest = templates.nearestName(to: use.name, suggesting: &compiled.found)
      compiled.found.report(.unknownTemplate(use.name, nearest: nearest, at: use.span))
      return compiled
    }
    var checker = self.checker(for: use)
    let nodes = self.nodes(of: use, by: &checker)
    compiled.usage = checker.typing.usage
    compiled.found = checker.typing.reports.log
    guard !compiled.found.hasErrors, checker.typing.reports.recovery.templates == .certain else {
      addDraft(of: nodes, after: checker, to: &compiled)
      return compiled
    }
    compiled.program = program(nodes, for: use, after: checker, reportingTo: &compiled.found)
    if compiled.program != nil, let page = page(nodes, for: use, after: checker) {
      var verdict = page.check(reportingTo: &compiled.found)
      verdict.dataAttributes.removeAll { templates.isBuiltIn($0.span.source) }
      compiled.program?.html = verdict
    }
    return compiled
  }

  private func checker(for use: TemplateUse) -> Checker {
    var checker = Checker(
      templates: templates, environment: environment, output: OutputKind(ofFile: use.name),
      language: use.language)
    checker.typing.page.hasRelativeLinks = use.hasRelativeLinks
    return checker
  }

  /// The typed parts of a template; none where it does not exist.
  private func nodes(of use: TemplateUse, by checker: inout Checker) -> [TypedNode] {
    guard let template = templates[use.name] else { return [] }
    return WholeTemplate(template: template)
      .page(context: use.context, present: use.present, by: &checker)
  }

  /// Adds a program of what is right in a template with mistakes, and reports what is wrong with the
  /// HTML of the templates in which nothing is missing.
  private func addDraft(
    of nodes: [TypedNode], after checker: Checker, to compiled: inout CompiledUse
  ) {
    var (nodes, checker, found) = (nodes, checker, compiled.found)
    let certainty = checker.typing.reports.recovery.templates
    if certainty == .uncertain {
      checker = self.checker(for: compiled.use)
      checker.typing.reports.recovery.leavesOutLayouts = true
      nodes = self.nodes(of: compiled.use, by: &checker)
      found = checker.typing.reports.log
    }
    let draft = TemplateDraft(nodes, with: found)
    guard let nodes = draft.nodes else { return }
    var log = DiagnosticLog()
    compiled.draft = program(nodes, for: compiled.use, after: checker, reportingTo: &log)
    guard compiled.draft != nil, draft.holdsAllMarkup, certainty == .certain,
      let page = page(nodes, for: compiled.use, after: checker)
    else { return }
    func isSound(_ diagnostic: Diagnostic) -> Bool {
      // What an id is lacking for may be in what was replaced.
      if diagnostic.code == .htmlReferences, !draft.sources.isEmpty { return false }
      let places = [diagnostic.span] + diagnostic.places.map(\.span)
      return diagnostic.span != nil && draft.sources.isDisjoint(with: places.compactMap(\.?.source))
    }
    var verdict = page.check(reportingTo: &log)
    verdict.repeatedIDs.removeAll { !isSound($0.diagnostic) }
    compiled.draft?.html = verdict
    for diagnostic in log.diagnostics where diagnostic.severity == .error && isSound(diagnostic) {
      compiled.found.report(diagnostic)
    }
  }

  /// The program of the parts of a template; nil where it cannot be made because of a mistake, which
  /// is reported.
  private func program(
    _ nodes: [TypedNode], for use: TemplateUse, after checker: Checker,
    reportingTo log: inout DiagnosticLog
  ) -> Program? {
    guard let end = end(of: use) else { return nil }
    return ProgramCompiler.program(
      named: use.name, nodes, output: OutputKind(ofFile: use.name), tables: tables(after: checker),
      templates: templates, page: checker.typing.page.variable, end: end, reportingTo: &log)
  }

  /// The parts of a template as HTML; nil where they are none, or it is not checked.
  private func page(
    _ nodes: [TypedNode], for use: TemplateUse, after checker: Checker
  ) -> HTMLPage? {
    guard OutputKind(ofFile: use.name) == .html, environment.checksHTML, let end = end(of: use)
    else { return nil }
    return HTMLPartBuilder.page(
      nodes, for: use, templates: templates, environment: environment,
      patterns: checker.typing.tables.patterns, end: end)
  }

  /// The end of a template.
  private func end(of use: TemplateUse) -> Span? {
    guard let source = templates[use.name]?.source else { return nil }
    return Span(source.id, source.bytes.count, source.bytes.count)
  }

  /// The tables for the instructions of what was checked.
  func tables(after checker: Checker) -> ProgramTables {
    var tables = checker.typing.tables
    tables.types = checker.typing.types
    tables.texts = texts
    tables.now = environment.site.now
    tables.titleFields = environment.site.titleFields
    return tables
  }

  /// Reports what was not reported before, except blocks that another page shows. An unknown name
  /// is reported once per template, with the other lines in which it occurs.
  private mutating func report(_ found: DiagnosticLog, to log: inout DiagnosticLog) {
    log.countSuggestionWork(of: found)
    var spans: [Mistake: [Span]] = [:]
    var new: [(mistake: Mistake, diagnostic: Diagnostic)] = []
    for diagnostic in found.diagnostics {
      if diagnostic.code == .unusedTemplatePart, let span = diagnostic.span,
        usage.read.contains(span)
      {
        continue
      }
      let mistake = mistake(of: diagnostic)
      if reported.insert(mistake).inserted { new.append((mistake, diagnostic)) }
      if case .name = mistake.place, let span = diagnostic.span {
        spans[mistake, default: []].append(span)
      }
    }
    for (mistake, found) in new {
      var diagnostic = found
      let repeated = Set(spans[mistake] ?? [])
      if repeated.count > 1, let lines = lines(of: diagnostic.span?.source) {
        diagnostic.addLines(repeated.map { lines.location(of: Int($0.start)).line })
      }
      log.report(diagnostic)
    }
  }

  /// The lines of a template, which are read once.
  private mutating func lines(of source: SourceID?) -> SourceLines? {
    guard let id = source else { return nil }
    if let known = lines[id] { return known }
    let found = templates.source(id).map { SourceLines($0) }
    lines[id] = found
    return found
  }

  /// The identity of a mistake when a shared template is checked again.
  private func mistake(of diagnostic: Diagnostic) -> Mistake {
    guard diagnostic.code == .unknownVariable || diagnostic.code == .unknownFilter,
      let span = diagnostic.span, let source = templates.source(span.source)
    else { return Mistake(diagnostic) }
    return Mistake(diagnostic.code, name: source.bytes[span.range], in: span.source)
  }

  /// Reports the texts of the interface that compiled pages show and that their languages lack, at
  /// the place that names each language. Which labels of fields are shown is certain where all pages
  /// are known.
  package func reportMissingTexts(
    languages: [(tag: String, span: Span?)], certaintyOfLabels: Certainty,
    to log: inout DiagnosticLog
  ) {
    for (language, missing) in usage.missing.sorted(by: { $0.key < $1.key }) {
      environment.messages?.report(
        lacking: missing, certaintyOfLabels: certaintyOfLabels, language: language,
        at: languages.first { $0.tag == language }?.span, to: &log)
    }
  }

  /// Reports the languages of which compiled pages show names of months or weekdays, or read
  /// amounts in texts, and of which these are not known, at the place that names each.
  package func reportUnknownFormats(
    languages: [(tag: String, span: Span?)], to log: inout DiagnosticLog
  ) {
    for language in usage.formats.dated.union(usage.formats.measured).sorted()
    where LanguageTag.mayBeRegistered(language) {
      let span = languages.first { $0.tag == language }?.span
      if !LanguageFormat.isKnown(language) {
        log.report(.unknownFormat(of: language, at: span))
      } else if usage.formats.measured.contains(language),
        !LanguageFormat.knowsAmounts(in: language)
      {
        log.report(.unknownAmounts(of: language, at: span))
      }
    }
  }

  /// Reports what compiled pages did not use: variables, macros, texts of the interface, parts whose
  /// condition the bounds of models exclude. Call it after the last page.
  package mutating func reportUnused(to log: inout DiagnosticLog) {
    environment.messages?.reportUnused(usage.messages, to: &log)
    guard Certainty(of: templates.own.map(\.certainty)) == .certain else { return }
    for (span, diagnostic) in usage.excludedConditions
    where !usage.possibleConditions.contains(span) && !templates.builtIn.contains(span.source) {
      log.report(diagnostic)
    }
    usage.namedFields.report(
      except: { templates.builtIn.contains($0) }, in: environment.models, to: &log)
    let lost = Set(log.diagnostics.filter { $0.code == .lostAssignment }.compactMap(\.span))
    for (span, name) in usage.declared
    where !usage.read.contains(span) && !templates.builtIn.contains(span.source)
      && !lost.contains(span)
    {
      log.report(.unusedVariable(name, at: span))
    }
    for template in templates.own where usage.pages.contains(template.name) {
      for macro in template.macros.values where !usage.called.contains(macro.name.span) {
        log.report(.unusedMacro(macro.name.text, at: macro.name.span))
      }
    }
  }
}

extension TemplateCompiler {
  /// Reports the templates that no page uses, and that were therefore not checked, where their
  /// names are nearly those that pages look for.
  ///
  /// The same for those whose names are nearly those that the theme offers to show.
  ///
  /// - Parameters:
  ///   - wanted: The names of templates that pages look for first, and that are not there.
  ///   - log: Takes the warnings.
  /// - Returns: The names of all other templates that no page uses, apart from those that replace
  ///   one of the theme and those whose name, or the name of whose folder, begins with `_` or `.`.
  package func reportUnusedTemplates(wanted: [String], to log: inout DiagnosticLog) -> [String] {
    let words = wanted.map(Self.word)
    let offered = usage.offered.sorted()
    return unusedTemplates.filter { name in
      if let meant = self.offered(offered, nearest: name, suggesting: &log),
        let start = templates.start(of: name)
      {
        log.report(.unusedPartial(name, meant: meant, at: start))
        return false
      }
      let own = Self.word(of: name)
      guard let word = words.contains(own) ? own : log.nearest(to: own, among: words),
        let meant = words.firstIndex(of: word).map({ wanted[$0] }),
        let start = templates.start(of: name)
      else { return true }
      log.report(.unusedTemplate(name, meant: meant, at: start))
      return false
    }
  }

  /// What the theme offers to show, and is meant by the name of an unused template in the same
  /// folder, or beside the folders; or its own template that one beside the folders is called like.
  private func offered(
    _ offered: [String], nearest name: String, suggesting log: inout DiagnosticLog
  ) -> String? {
    let (folder, own) = (Self.folder(of: name), Self.word(of: name))
    let partial = "partials/" + name
    if templates.themeNames.contains(partial), templates.isBuiltIn(named: partial) {
      return partial
    }
    let inFolder = offered.filter { folder.isEmpty || Self.folder(of: $0) == folder }
    let word = log.nearest(to: Self.wordsForOffered[own] ?? own, among: inFolder.map(Self.word))
    return inFolder.first { Self.word(of: $0) == word }
  }

  /// What others call the parts that the theme offers.
  private static let wordsForOffered = ["logo": "mark", "brand": "mark"]

  /// The folder of a template's name; empty where it is in none.
  private static func folder(of name: String) -> Substring {
    name.lastIndex(of: "/").map { name[..<$0] } ?? ""
  }

  private var unusedTemplates: [String] {
    let used = TemplateReach(of: templates).templates(from: Array(usage.pages))
    return templates.names.filter { name in
      !used.contains(name) && !templates.themeNames.contains(name)
        && !name.split(separator: "/").contains { $0.hasPrefix("_") || $0.hasPrefix(".") }
    }
  }

  /// The last part of a template's name, without its ending.
  private static func word(of name: String) -> String {
    String(name.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }
}
