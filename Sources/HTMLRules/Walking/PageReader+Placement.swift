import Diagnostics

// Which elements may be where: the content models.
extension PageReader {
  /// Reports an element that must not be here.
  mutating func place(_ tag: Tag, _ rule: ElementRule, in state: inout PageState) {
    if let ancestor = state.excludingAncestor(of: tag, rule) {
      record.findings.report(
        .forbiddenInside(tag.name, ancestor: ancestor.name, start: ancestor.tag.span, at: tag.span),
        about: ancestor, in: state)
      return
    }
    guard let parent = state.open.last else { return }
    if tag.name == "link" || tag.name == "meta" { return placeMetadata(tag, in: state) }
    if let misfit = state.misfit(of: rule) {
      let isBlockInParagraph = misfit.name == "p"
      record.findings.addMisfit(
        isBlockInParagraph
          ? .endsParagraph(tag.name, paragraph: misfit.tag.span, at: tag.span)
          : .misplaced(tag.name, in: misfit.name, parent: misfit.tag.span, at: tag.span),
        in: misfit, state.noteMisfit(at: tag.span), state)
      return
    }
    placeAmongSiblings(tag, in: parent, state)
  }

  private mutating func placeMetadata(_ tag: Tag, in state: PageState) {
    guard let parent = state.open.last(where: { $0.rule?.content != .transparent }),
      parent.name != "head", parent.rule?.content != .anything, parent.rule != nil,
      !tag.mayHave("itemprop"), !tag.mayHave("property")
    else { return }
    let relations = tag.all("rel")
    let isForBody = relations.contains { attribute in
      attribute.values.contains { value in
        !value.isWhole || value.words.contains { Self.bodyLinks.contains($0.lowercased()) }
      }
    }
    if tag.name == "link", isForBody { return }
    record.findings.report(
      .misplaced(tag.name, in: parent.name, parent: parent.tag.span, at: tag.span))
  }

  private static let bodyLinks: Set<String> = [
    "dns-prefetch", "modulepreload", "pingback", "preconnect", "prefetch", "preload", "prerender",
    "stylesheet",
  ]

  // MARK: Siblings

  private mutating func placeAmongSiblings(
    _ tag: Tag, in parent: OpenElement, _ state: PageState
  ) {
    let always = parent.always
    func report(_ problem: String) {
      record.findings.report(
        .misplacedSibling(tag.name, problem, parent: parent.tag.span, at: tag.span))
    }
    switch (parent.name, tag.name) {
    case ("head", "title") where always.contains(.title): report("stands in 'head' twice")
    case ("details", "summary"), ("fieldset", "legend"):
      let mark: OpenElement.Marks = tag.name == "summary" ? .summary : .legend
      if always.contains(mark) { report("stands in '\(parent.name)' twice") }
      if always.contains(.content) { report("is the first element of '\(parent.name)'") }
    case ("figure", "figcaption") where always.contains(.figcaption):
      report("stands in 'figure' twice")
    case ("table", "caption"):
      if always.contains(.caption) { report("stands in 'table' twice") }
      let isLate = !always.isDisjoint(with: [.columns, .thead, .rows, .tfoot])
      if isLate { report("is the first element of 'table'") }
    case ("table", "colgroup") where !always.isDisjoint(with: [.thead, .rows, .tfoot]):
      report("stands before the rows of a table")
    case ("table", "thead"):
      if always.contains(.thead) { report("stands in 'table' twice") }
      if !always.isDisjoint(with: [.rows, .tfoot]) { report("stands before the rows of a table") }
    case ("table", "tfoot") where always.contains(.tfoot): report("stands in 'table' twice")
    case ("table", "tbody"), ("table", "tr"):
      if always.contains(.tfoot) { report("stands before 'tfoot'") }
    case ("dl", "dd") where parent.descriptions == .nothing: report("follows a 'dt'")
    case ("picture", "source") where always.contains(.image): report("stands before 'img'")
    case ("picture", "img") where always.contains(.image): report("stands in 'picture' twice")
    default: break
    }
  }
}

extension PageState {
  /// The element in which this one must not be; nil where it may be here.
  fileprivate func misfit(of rule: ElementRule) -> OpenElement? {
    guard let parent = open.last else { return nil }
    if !rule.parents.isEmpty {
      if parent.rule == nil || parent.rule?.content == .anything { return nil }
      if parent.name == "slot" || parent.name == "object" { return nil }
      guard rule.parents.contains(parent.name) else { return parent }
      guard parent.name == "div" else { return nil }
      let list = open.dropLast().last
      return list == nil || list?.name == "dl" ? nil : parent
    }
    return holder(of: rule)
  }

  /// The element whose content model this one breaks.
  private func holder(of rule: ElementRule) -> OpenElement? {
    for parent in open.reversed() {
      guard let content = parent.rule?.content else { return nil }
      if parent.rule?.children.contains(rule.name) == true { return nil }
      let isScript = rule.name == "script" || rule.name == "template"
      switch content {
      case .transparent: continue
      case .anything: return nil
      case .flow: return rule.categories.contains(.flow) ? nil : parent
      case .phrasing: return rule.categories.contains(.phrasing) ? nil : parent
      case .metadata: return rule.categories.contains(.metadata) ? nil : parent
      case .only: return isScript ? nil : parent
      case .text, .code, .nothing: return isScript ? nil : parent
      }
    }
    return nil
  }

  /// The element in which a tag must not be, at any depth.
  fileprivate func excludingAncestor(of tag: Tag, _ rule: ElementRule) -> OpenElement? {
    var categories = rule.categories
    categories.remove(.interactive)
    if tag.isInteractive || tag.has("tabindex") { categories.insert(.interactive) }
    for ancestor in open.reversed() {
      guard let other = ancestor.rule else { continue }
      if ancestor.name == "template" { return nil }
      if other.excluded.contains(tag.name) { return ancestor }
      if !other.excludedCategories.isDisjoint(with: categories) { return ancestor }
    }
    return nil
  }
}
