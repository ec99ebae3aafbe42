import Diagnostics

/// A `block` tag, which shows the definition of its block that is nearest to the page.
struct BlockTag {
  let block: Block
  let span: Span

  /// The parts of that definition; none where nothing is shown.
  func typed(by checker: inout Checker) -> [TypedNode] {
    guard !checker.here.isMuted else { return [] }
    let unit = checker.here.unit
    let definitions = unit.blocks[block.name.text] ?? []
    if definitions.first?.block.isRequired ?? block.isRequired, unit.certainty == .certain {
      unit.reportRequired(
        block, usage: &checker.typing.usage, reportingTo: &checker.typing.reports)
    }
    let scopeCount = block.isScoped ? checker.here.scopes.count : unit.scopeCount
    return BlockUse(name: block.name.text, level: 0, scopeCount: scopeCount, span: span)
      .typed(by: &checker)
  }
}

/// A use of one of the definitions of a block: by its tag, by `super()` or by `self.name()`.
struct BlockUse {
  let name: String
  /// The index of the definition; 0 is the one nearest to the page.
  let level: Int
  /// How many scopes its body sees: those of its template, or those around the tag.
  let scopeCount: Int
  let span: Span

  /// The parts of the definition.
  func typed(by checker: inout Checker) -> [TypedNode] {
    guard let definitions = checker.here.unit.blocks[name], level < definitions.count else {
      return []
    }
    let subject = UseStack.Subject.block(name, level: level)
    if checker.typing.reports.uses.contains(subject) {
      checker.typing.report(
        .templateCycle(["block \(name)", "block \(name)"], verb: "shows", at: span))
      return []
    }
    checker.typing.usage.read.formUnion(definitions.map(\.block.name.span))
    let outer = checker.here
    checker.here.scopes = outer.scopes.outermost(scopeCount)
    checker.here.scopesAroundBlock = scopeCount < outer.scopes.count ? outer.scopes : nil
    checker.here.scopes.enter(.block)
    checker.here.unit.current = (name, level, scopeCount)
    checker.typing.reports.uses.enter(
      UseStack.Use(subject, "the block is shown here", at: span))
    let nodes = checker.check(definitions[level].block.body)
    checker.typing.reports.uses.leave()
    (checker.here.scopes, checker.here.unit.current) = (outer.scopes, outer.unit.current)
    checker.here.scopesAroundBlock = outer.scopesAroundBlock
    return [TypedNode(.scope(nodes), span)]
  }
}

extension BlockUse {
  /// `super()`: the definition that the one around replaces; nil where there is none, which is
  /// reported.
  init?(ofSuperAt span: Span, in unit: Unit, typing: inout Typing) {
    let isUncertain = typing.reports.recovery.templates == .uncertain
    guard let (name, level, scopeCount) = unit.current else {
      if !isUncertain { typing.report(.superOutsideOfBlock(at: span)) }
      return nil
    }
    guard let count = unit.blocks[name]?.count, level + 1 < count else {
      if !isUncertain, !unit.lacksLayout {
        typing.report(.nothingAbove(block: name, at: span))
      }
      return nil
    }
    self.init(name: name, level: level + 1, scopeCount: scopeCount, span: span)
  }

  /// `self.name()`; nil where there is no such block, which is reported.
  init?(ofSelf name: Identifier, at span: Span, in unit: Unit, typing: inout Typing) {
    guard unit.blocks[name.text] != nil else {
      let known = typing.reports.log.gathered { unit.blocks.keys.sorted() }
      typing.report(
        .unknownBlock(
          name.text, known: known, at: name.span, suggesting: &typing.reports.log))
      return nil
    }
    self.init(name: name.text, level: 0, scopeCount: unit.scopeCount, span: span)
  }
}
