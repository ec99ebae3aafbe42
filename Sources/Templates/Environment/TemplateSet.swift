package import Diagnostics

/// All templates of a site, by name: the path below `Templates`, such as `recipes/list.html`.
package struct TemplateSet: Sendable {
  /// The parsed templates.
  private(set) var templates: [String: Template] = [:]
  /// The sources of the templates.
  private var sources: [SourceID: Source] = [:]
  /// The sources of those that come with Apus: a site need not use all of their contents.
  private(set) var builtIn: Set<SourceID> = []
  /// The names of templates that come with Apus, or are used in place of them.
  private(set) var themeNames: Set<String> = []
  /// The sources of those that were parsed without diagnostics.
  private var right: Set<SourceID> = []
  /// The texts between quotes in each template.
  private(set) var quotes: [String: QuotedTexts] = [:]
  /// The names that some template binds.
  private(set) var assignedNames: Set<String> = []
  /// The words in all tags that could not be read.
  private(set) var uncertainNames: Set<String> = []

  /// Makes an empty set.
  package init() {}

  /// The names, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// Whether there is a template called `name`.
  package func contains(_ name: String) -> Bool { templates[name] != nil }

  /// Whether a source is that of a template which comes with Apus.
  package func isBuiltIn(_ source: SourceID) -> Bool { builtIn.contains(source) }

  /// Whether a source is that of a template.
  package func holds(_ source: SourceID) -> Bool { sources[source] != nil }

  /// Parses a template and adds it, one that comes with Apus where `isBuiltIn`, and a condition in
  /// the form of a template where `isCondition`; one of the same name is replaced. If another set
  /// has parsed the same source, its result is reused.
  package mutating func add(
    _ source: Source, named name: String, isBuiltIn: Bool = false, isCondition: Bool = false,
    knowing known: TemplateSet? = nil,
    reportingTo log: inout DiagnosticLog
  ) {
    if isBuiltIn { builtIn.insert(source.id) }
    sources[source.id] = source
    if let known, known.right.contains(source.id), let template = known.templates[name],
      template.source == source
    {
      right.insert(source.id)
      set(template, named: name)
      quotes[name] = known.quotes[name]
      return
    }
    quotes[name] = QuotedTexts(in: source.bytes)
    var found = log.emptyPart()
    set(
      Parser.template(named: name, source: source, isCondition: isCondition, reportingTo: &found),
      named: name)
    if found.diagnostics.isEmpty { right.insert(source.id) } else { right.remove(source.id) }
    log.merge(found)
  }

  /// Notes that a template with a name comes with Apus, whether it is used or another in its place.
  package mutating func noteThemeName(_ name: String) { themeNames.insert(name) }

  private mutating func set(_ template: Template, named name: String) {
    let isReplaced = templates.updateValue(template, forKey: name) != nil
    if isReplaced { (assignedNames, uncertainNames) = ([], []) }
    for template in isReplaced ? Array(templates.values) : [template] {
      assignedNames.formUnion(template.assignedNames)
      uncertainNames.formUnion(template.uncertainNames)
    }
  }

  /// Replaces the bytes of the site's own template at a path.
  ///
  /// - Returns: Its new source; nil, with nothing replaced, where there is no such template.
  package mutating func replace(
    _ path: String, by bytes: [UInt8], reportingTo log: inout DiagnosticLog
  ) -> Source? {
    let known = templates.first { _, template in
      template.source.path == path && !builtIn.contains(template.source.id)
    }
    guard let (name, template) = known else { return nil }
    let source = Source(id: template.source.id, path: path, bytes: bytes)
    add(source, named: name, reportingTo: &log)
    return source
  }

  /// The paths of the site's own templates.
  package var ownPaths: [String] {
    templates.values.map(\.source).filter { !builtIn.contains($0.id) }.map(\.path)
  }

  /// Where a template begins; nil where there is none of this name.
  package func start(of name: String) -> Span? {
    templates[name].map { Span($0.source.id, 0, min(1, $0.source.bytes.count)) }
  }

  /// The expressions that the filter `safe` marks as safe to print unescaped, in each template of
  /// the site.
  package var safeUses: [Span] {
    names.flatMap { templates[$0]?.safeUses ?? [] }.filter { !builtIn.contains($0.source) }
  }

  /// The source of the template that has this number.
  func source(_ id: SourceID) -> Source? { sources[id] }

  /// The name closest to one that was typed, with or without its folder.
  package func nearestName(
    to typed: String, suggesting log: inout DiagnosticLog
  ) -> String? {
    if let name = names.first(where: { $0.hasSuffix("/" + typed) }) { return name }
    return log.gathered { names }.flatMap { log.nearest(to: typed, among: $0) }
  }
}
