package import Diagnostics

/// All templates of a site, by name: the path below `Templates`, such as `recipes/list.html`.
package struct TemplateSet: Sendable {
  /// The templates by name.
  private(set) var members: [String: TemplateMember] = [:]
  /// The templates by their sources.
  private var membersBySource: [SourceID: TemplateMember] = [:]
  /// The sources of those that come with Apus: a site need not use all of their contents.
  private(set) var builtIn: Set<SourceID> = []
  /// The names of templates that come with Apus, or are used in place of them.
  private(set) var themeNames: Set<String> = []
  /// The sources of those without mistakes.
  private var right: Set<SourceID> = []
  /// The words in all tags that could not be read.
  private(set) var uncertainNames: Set<String> = []

  /// Whether it has ever had a template of the site's own.
  private(set) var hasOwn = false

  /// Makes an empty set.
  package init() {}

  /// The names, sorted.
  package var names: [String] { members.keys.sorted() }

  /// Whether there is a template called `name`.
  package func contains(_ name: String) -> Bool { members[name] != nil }

  /// The template called `name`.
  subscript(name: String) -> Template? { members[name]?.template }

  /// The site's own templates, in no order.
  var own: [Template] {
    members.values.filter { !builtIn.contains($0.source.id) }.map(\.template)
  }

  /// Whether a tag of some template binds a name.
  func binds(_ name: String) -> Bool { members.values.contains { $0.binds(name) } }

  /// Whether a source is that of a template which comes with Apus.
  package func isBuiltIn(_ source: SourceID) -> Bool { builtIn.contains(source) }

  /// Whether the template of this name comes with Apus, and is not the site's own.
  package func isBuiltIn(named name: String) -> Bool {
    members[name].map { builtIn.contains($0.source.id) } ?? false
  }

  /// Whether a source is that of a template.
  package func holds(_ source: SourceID) -> Bool { membersBySource[source] != nil }

  /// Adds a template: one that comes with Apus, and therefore has no mistakes, where `isBuiltIn`, and
  /// a condition in the form of a template where `isCondition`; one of the same name is replaced. If
  /// another set has parsed the same source, its result is reused.
  package mutating func add(
    _ source: Source, named name: String, isBuiltIn: Bool = false, isCondition: Bool = false,
    knowing known: TemplateSet? = nil,
    reportingTo log: inout DiagnosticLog
  ) {
    if isBuiltIn { builtIn.insert(source.id) } else { hasOwn = true }
    if let known, known.right.contains(source.id), let member = known.members[name],
      member.source == source
    {
      right.insert(source.id)
      return set(member, named: name)
    }
    if isBuiltIn {
      right.insert(source.id)
      return set(TemplateMember(rightSource: source, named: name), named: name)
    }
    var found = log.emptyPart()
    let template = Parser.template(
      named: name, source: source, isCondition: isCondition, reportingTo: &found)
    if found.diagnostics.isEmpty { right.insert(source.id) } else { right.remove(source.id) }
    set(TemplateMember(template), named: name)
    log.merge(found)
  }

  /// Notes that a template with a name comes with Apus, whether it is used or another in its place.
  package mutating func noteThemeName(_ name: String) { themeNames.insert(name) }

  private mutating func set(_ member: TemplateMember, named name: String) {
    membersBySource[member.source.id] = member
    let replaced = members.updateValue(member, forKey: name)
    if replaced != nil { uncertainNames = [] }
    for changed in replaced == nil ? [member] : Array(members.values)
    where !right.contains(changed.source.id) {
      uncertainNames.formUnion(changed.template.uncertainNames)
    }
  }

  /// Replaces the bytes of the site's own template at a path.
  ///
  /// - Returns: Its new source; nil, with nothing replaced, where there is no such template.
  package mutating func replace(
    _ path: String, by bytes: [UInt8], reportingTo log: inout DiagnosticLog
  ) -> Source? {
    let known = members.first { _, member in
      member.source.path == path && !builtIn.contains(member.source.id)
    }
    guard let (name, member) = known else { return nil }
    let source = Source(id: member.source.id, path: path, bytes: bytes)
    add(source, named: name, reportingTo: &log)
    return source
  }

  /// The sources of the site's own templates, in no order.
  package var ownSources: [Source] {
    members.values.map(\.source).filter { !builtIn.contains($0.id) }
  }

  /// Where a template begins; nil where there is none of this name.
  package func start(of name: String) -> Span? {
    members[name].map { Span($0.source.id, 0, min(1, $0.source.bytes.count)) }
  }

  /// The expressions that the filter `safe` marks as safe to print unescaped, in each template of
  /// the site.
  package var safeUses: [Span] {
    own.sorted { $0.name < $1.name }.flatMap(\.safeUses)
  }

  /// The template whose source this is.
  func member(of source: SourceID) -> TemplateMember? { membersBySource[source] }

  /// The source of the template that has this number.
  func source(_ id: SourceID) -> Source? { membersBySource[id]?.source }

  /// The mistakes in the conditions of one tag, by how they are written.
  func mistakes(inConditions conditions: [Expression], otherwise: Span?) -> [Diagnostic] {
    guard let first = conditions.first else { return [] }
    return membersBySource[first.span.source]?.mistakes(
      inConditions: conditions, otherwise: otherwise) ?? []
  }

  /// The name closest to one that was typed, with or without its folder and its ending; not that of
  /// the template in `file`, where the name stands: it cannot use itself.
  package func nearestName(
    to typed: String, in file: SourceID? = nil, suggesting log: inout DiagnosticLog
  ) -> String? {
    let own = file.flatMap { membersBySource[$0]?.name }
    guard let names = log.gathered({ names.filter { $0 != own } }) else { return nil }
    if let name = names.first(where: { $0.hasSuffix("/" + typed) }) { return name }
    let file = typed.split(separator: "/").last ?? typed[...]
    if names.contains(String(file)) { return String(file) }
    if !file.contains(".") {
      let whole = names.filter { $0.hasPrefix(typed + ".") }
      let found = whole.isEmpty ? names.filter { $0.hasPrefix(file + ".") } : whole
      if found.count == 1 { return found[0] }
    }
    // What all names have in common, such as '.html', makes none of them near.
    guard let dot = typed.lastIndex(of: "."), dot > typed.startIndex else {
      return log.nearest(to: typed, among: names)
    }
    let (stem, ending) = (typed[..<dot], typed[dot...])
    let alike = names.lazy.filter { $0.hasSuffix(ending) }.map {
      String($0.dropLast(ending.count))
    }
    if let near = log.nearest(to: String(stem), among: alike) { return near + ending }
    let others = names.lazy.filter { name in
      !name.hasSuffix(ending) && name.hasPrefix(stem + ".")
    }
    return log.nearest(to: typed, among: others)
  }
}
