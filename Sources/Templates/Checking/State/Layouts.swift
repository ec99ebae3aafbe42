import Diagnostics
import Escaping

// The template that a tag names, and the template that contains it.
extension TemplateSet {
  /// The template that an expression names; nil where there is none, which is reported.
  func template(
    namedBy expression: Expression, isIncluded: Bool = false, reportingTo reports: inout Reports
  ) -> Template? {
    guard !expression.isInvalid else { return nil }
    guard let name = expression.literalText else {
      reports.report(.templateNameNotLiteral(at: expression.span, isIncluded: isIncluded))
      return nil
    }
    if let template = self[name] { return template }
    reports.recovery.noteMissingTemplate()
    reports.report(
      .unknownTemplate(
        name,
        nearest: nearestName(to: name, in: expression.span.source, suggesting: &reports.log),
        at: expression.span))
    return nil
  }

  /// The template that an `include` shows, and the place that names it: the first existing one of
  /// several; nil where there is none, which is reported unless the tag ignores it.
  func template(
    of include: Include, reportingTo reports: inout Reports
  ) -> (template: Template, place: Span)? {
    let place = include.template.span
    guard let names = include.template.elements else {
      let name = include.template.literalText
      if include.ignoresMissing, let name, !contains(name) { return nil }
      let found = template(
        namedBy: include.template, isIncluded: true, reportingTo: &reports)
      return found.map { ($0, place) }
    }
    for name in names {
      guard let text = name.literalText else {
        reports.report(.templateNameNotLiteral(at: name.span, isIncluded: true))
        return nil
      }
      if let template = self[text] { return (template, name.span) }
    }
    if !include.ignoresMissing {
      reports.report(.unknownTemplates(names.compactMap(\.literalText), at: place))
    }
    return nil
  }

  /// A template and those it extends, up to the layout that extends none.
  func chain(from template: Template, reportingTo reports: inout Reports) -> [Template] {
    var chain = [template]
    while let parent = chain[chain.count - 1].parent {
      guard let next = self.template(namedBy: parent.name, reportingTo: &reports) else { break }
      if let index = chain.firstIndex(where: { $0.name == next.name }) {
        let names = chain[index...].map(\.name) + [next.name]
        reports.report(.templateCycle(names, verb: "extends", at: parent.span))
        break
      }
      guard chain.count < UseStack.limit else {
        reports.report(.tooManyUses(limit: UseStack.limit, at: parent.span))
        break
      }
      if next.certainty == .uncertain, reports.recovery.leavesOutLayouts { break }
      chain.append(next)
    }
    return chain
  }
}

extension Unit {
  /// A template with its layouts, and the blocks that they define, which see this many scopes.
  init(chain: [Template], scopeCount: Int) {
    self.chain = chain
    self.scopeCount = scopeCount
    for template in chain {
      for name in template.blockNames {
        guard let block = template.blocks[name] else { continue }
        blocks[name, default: []].append(Definition(template: template.name, block: block))
      }
    }
  }

  /// Notes that a template is used from here, unless it is already in use, which is reported.
  func enter(
    _ template: Template, label: String, verb: String, at span: Span, in reports: inout Reports
  ) -> Bool {
    let subject = UseStack.Subject.template(template.name)
    if reports.uses.contains(subject) || chain.contains(where: { $0.name == template.name }) {
      let cycle =
        reports.uses.cycle(to: template.name) ?? chain.prefix(1).map(\.name) + [template.name]
      reports.report(.templateCycle(cycle, verb: verb, at: span))
      return false
    }
    return reports.enter(UseStack.Use(subject, label, at: span))
  }

  /// Reports a block that has to be replaced and is not: at the block that was probably meant to
  /// replace it, if there is one, which then counts as read.
  func reportRequired(
    _ block: Block, usage: inout Usage, reportingTo reports: inout Reports
  ) {
    let page = chain.first?.name ?? ""
    let unknown = chain.flatMap { template in
      template.blockNames.filter { blocks[$0]?.last?.template == template.name }
        .compactMap { template.blocks[$0] }
    }.filter { $0.name.text != block.name.text }
    let nearest = reports.log.nearest(to: block.name.text, among: unknown.map(\.name.text))
    guard let meant = unknown.first(where: { $0.name.text == nearest }) else {
      return reports.report(.requiredBlock(block.name.text, at: block.name.span, template: page))
    }
    usage.read.insert(meant.name.span)
    reports.log.report(
      .requiredBlock(
        block.name.text, at: block.name.span, template: page, writtenAs: meant.name.span))
  }

  /// Reports text that is not shown, since it is outside of the blocks of a template that extends
  /// another; surrounding white space is not part of the report.
  func reportHiddenText(at span: Span, reportingTo reports: inout Reports) {
    guard let template = chain.first(where: { $0.source.id == span.source }),
      certainty == .certain
    else { return }
    let bytes = template.source.bytes
    var range = span.range
    while let first = range.first, isWhitespace(bytes[first]) { range.removeFirst() }
    while let last = range.last, isWhitespace(bytes[last]) { range.removeLast() }
    reports.log.report(.hiddenText(at: Span(span.source, range)))
  }

  /// Reports the blocks that layouts do not show; those in `read` are shown. A block within another
  /// is left out with that one, where another template replaces it or no layout has it.
  ///
  /// Of templates that come with Apus, a layout of the site shows what it likes, but not nothing.
  func reportUnusedBlocks(besides read: Set<Span>, reportingTo reports: inout Reports) {
    guard chain.count > 1, let layout = chain.last, certainty == .certain else { return }
    let isOwnLayout = !reports.templates.isBuiltIn(layout.source.id)
    var (shown, hidden) = (0, [String]())
    for template in chain.dropLast() {
      let isOfTheme = isOwnLayout && reports.templates.isBuiltIn(template.source.id)
      for name in template.blockNames {
        guard let block = template.blocks[name] else { continue }
        let isRead = read.contains(block.name.span)
        if isOfTheme {
          if isRead { shown += 1 } else { hidden.append(name) }
          continue
        }
        guard !isRead, block.outer == nil else { continue }
        if let place = placeOfReplaced(name), template.name == chain[0].name {
          reports.log.report(.replacedBlock(name, at: block.name.span, place: place))
        }
        guard blocks[name]?.last?.template == template.name else { continue }
        let known = blocks.keys.filter { $0 != name }.sorted()
        reports.log.report(
          .unusedBlock(
            name, layout: layout.name, known: known, at: block.name.span,
            suggesting: &reports.log))
      }
    }
    guard shown == 0, !hidden.isEmpty else { return }
    let length = min(1, layout.source.bytes.count)
    reports.log.report(
      .layoutWithoutBlocks(Set(hidden).sorted(), at: Span(layout.source.id, 0, length)))
  }
}

extension Unit {
  /// Where layouts have a block, if all of them have it in blocks that other templates replace.
  private func placeOfReplaced(_ name: String) -> Span? {
    let layouts = (blocks[name] ?? []).filter { $0.template != chain[0].name }
    return layouts.allSatisfy(isReplaced) ? layouts.first?.block.name.span : nil
  }

  /// Whether a block is within one that another template replaces.
  private func isReplaced(_ definition: Definition) -> Bool {
    guard let shown = definition.block.outer.flatMap({ blocks[$0]?.first }) else { return false }
    return shown.template != definition.template || isReplaced(shown)
  }
}

extension Module {
  /// The meaning of a name of the module where it was imported.
  func member(_ name: String) -> Binding? {
    guard let binding = scopes.innermostBinding(of: name) else { return nil }
    guard case .macro(let reference) = binding, reference.scopes == nil else { return binding }
    return .macro(
      MacroReference(
        macro: reference.macro, template: reference.template, scopes: scopes,
        scopeCount: reference.scopeCount))
  }
}
