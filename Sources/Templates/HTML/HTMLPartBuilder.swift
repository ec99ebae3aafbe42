import Diagnostics
import Escaping
import HTMLRules
import Languages
import Schema
import Tables

/// Turns the typed parts of a page's template into parts of HTML, by which `HTMLRules` checks it.
struct HTMLPartBuilder {
  /// The maximum number of parts; captured output is repeated wherever it is printed.
  private static let limit = 300_000
  private let templates: TemplateSet
  private let functions: [HostFunction]
  /// The output that was captured in variables that are assigned once.
  private var captures: [VariableID: TypedExpression] = [:]
  /// Variables whose values change: conditions on them prove nothing about later ones.
  private var changing: Set<VariableID> = []
  private var facts: HTMLFacts
  private let examples: PrintedExamples
  /// The routines that are being turned into parts.
  private var openRoutines: Set<RoutineID> = []
  private var count = 0
  /// Where parts were left out because there are too many.
  private var cut: Span?
  /// How many texts with an address are being turned into parts, one in another.
  private var textDepth = 0

  init(templates: TemplateSet, environment: TemplateEnvironment, examples: PrintedExamples) {
    self.examples = examples
    facts = HTMLFacts(models: environment.models)
    functions = environment.site.functions
    self.templates = templates
  }

  /// The parts of a page.
  static func page(
    _ nodes: [TypedNode], for use: TemplateUse, templates: TemplateSet,
    environment: TemplateEnvironment, patterns: [DatePattern], end: Span
  ) -> HTMLPage {
    var builder = HTMLPartBuilder(
      templates: templates, environment: environment,
      examples: PrintedExamples(patterns: patterns, language: use.language))
    var assigned: Set<VariableID> = []
    builder.collect(nodes, assigned: &assigned)
    builder.facts.changing = builder.changing
    builder.facts.definitions = builder.captures
    let parts = builder.parts(of: nodes)
    var page = HTMLPage(
      parts, cut: builder.cut, isXML: use.name.hasSuffix(".xhtml"),
      origin: environment.site.address, end: end)
    page.linksAreRelative = use.hasRelativeLinks
    return page
  }

  // MARK: Variables

  /// Finds the variables that are assigned once, and those that change.
  private mutating func collect(_ nodes: [TypedNode], assigned: inout Set<VariableID>) {
    for node in nodes {
      switch node.kind {
      case .text, .braced, .suspect, .print, .unknown: break
      case .condition(let branches, let otherwise):
        for branch in branches { collect(branch.body, assigned: &assigned) }
        collect(otherwise, assigned: &assigned)
      case .loop(let loop):
        changing.formUnion(loop.state)
        collect(loop.body, assigned: &assigned)
        collect(loop.otherwise, assigned: &assigned)
      case .assign(let variable, let value):
        captures[variable] = assigned.insert(variable).inserted ? value : nil
      case .assignField(let object, _, _):
        if let path = object.path { changing.insert(path.root) }
      case .scope(let nodes): collect(nodes, assigned: &assigned)
      case .call(let call):
        if let definition = call.definition {
          changing.formUnion(definition.parameters)
          collect(definition.body, assigned: &assigned)
        }
      }
    }
  }

  // MARK: Parts

  private mutating func parts(of nodes: [TypedNode]) -> [HTMLPart] {
    var parts: [HTMLPart] = []
    for node in nodes {
      guard countPart(at: node.span) else { break }
      append(node, to: &parts)
    }
    return parts
  }

  /// Counts a part; returns false where there are too many.
  private mutating func countPart(at span: Span) -> Bool {
    count += 1
    if count >= Self.limit { cut = cut ?? span }
    return count < Self.limit
  }

  private mutating func append(_ node: TypedNode, to parts: inout [HTMLPart]) {
    switch node.kind {
    case .text(let bytes): parts.append(text(bytes, node.span))
    case .print(let value): append(value, to: &parts)
    case .unknown: parts.append(HTMLPart(.value, node.span))
    case .condition(let branches, let otherwise):
      parts.append(condition(branches, otherwise: otherwise, node.span))
    case .loop(let loop): parts.append(repetition(loop, node.span))
    case .braced, .suspect, .assign, .assignField: break
    case .scope(let nodes): parts += self.parts(of: nodes)
    case .call(let call): append(call, node.span, to: &parts)
    }
  }

  private func text(_ bytes: [UInt8], _ span: Span) -> HTMLPart {
    var wide: [Int] = []
    if bytes.count != span.range.count, let source = templates.source(span.source) {
      var offset = Int(span.start)
      for index in bytes.indices where offset + 1 < source.bytes.count {
        let isWide = source.bytes[offset] == 0x0D && source.bytes[offset + 1] == 0x0A
        if isWide { wide.append(index) }
        offset += isWide ? 2 : 1
      }
    }
    return HTMLPart(.text(HTMLStaticText(bytes, wideLineEnds: wide)), span)
  }

  private mutating func condition(
    _ branches: [TypedBranch], otherwise: [TypedNode], _ span: Span
  ) -> HTMLPart {
    var result: [HTMLBranch] = []
    // The number of conditions that are known not to hold in later branches is limited, so that the
    // cost of a chain is not quadratic.
    var passed: [[HTMLFact]] = [[]]
    var kind = HTMLBranch.Condition.known
    for branch in branches {
      if case .bool(let isTaken) = branch.condition.kind {
        guard isTaken else { continue }
        result.append(HTMLBranch(cases: passed, is: kind, parts(of: branch.body)))
        return HTMLPart(.choice(result), span)
      }
      let proof = facts.proof(of: branch.condition)
      if !proof.isKnown { kind = .unknown }
      let here = HTMLFacts.Proof.both(passed, proof.whenTrue)
      if here == nil, kind == .known { kind = .cut }
      result.append(
        HTMLBranch(
          cases: here ?? proof.whenTrue, is: kind, parts(of: branch.body)))
      if let next = HTMLFacts.Proof.both(passed, proof.whenFalse) {
        passed = next
      } else if kind == .known {
        kind = .cut
      }
    }
    result.append(HTMLBranch(cases: passed, is: kind, parts(of: otherwise)))
    return HTMLPart(.choice(result), span)
  }

  private mutating func repetition(_ loop: TypedLoop, _ span: Span) -> HTMLPart {
    var repetition = HTMLRepetition(
      parts(of: loop.body), otherwise: parts(of: loop.otherwise),
      isSingle: loop.list.hasOneElementAtMost,
      isFiltered: loop.list.isFiltered)
    let proof = facts.proof(of: loop.list)
    if proof.isKnown {
      repetition.whereIterates = HTMLBranch(cases: proof.whenTrue, [])
      repetition.whereNone = HTMLBranch(cases: proof.whenFalse, [])
    }
    repetition.first = facts.key(ofFirstIteration: loop.id)
    repetition.last = facts.key(ofLastIteration: loop.id)
    return HTMLPart(.repetition(repetition), span)
  }

  private mutating func append(_ call: TypedCall, _ span: Span, to parts: inout [HTMLPart]) {
    guard let definition = call.definition, openRoutines.insert(call.routine).inserted else {
      parts.append(HTMLPart(.fragment(.unknown), span))
      return
    }
    let body = self.parts(of: definition.body)
    openRoutines.remove(call.routine)
    parts.append(HTMLPart(.repetition(HTMLRepetition(body)), span))
  }

  // MARK: Values

  private mutating func append(_ value: TypedExpression, to parts: inout [HTMLPart]) {
    guard countPart(at: value.span) else { return }
    switch value.kind {
    case .text(let bytes) where bytes.allSatisfy(isWhitespace): break
    case .conditional(let condition, let then, let otherwise):
      let proof = facts.proof(of: condition)
      parts.append(choice(by: proof, self.parts(of: then), self.parts(of: otherwise), value.span))
    case .fallback(let first, let second, let testsTruth):
      let proof = facts.presence(of: first, testingTruth: testsTruth)
      parts.append(choice(by: proof, self.parts(of: first), self.parts(of: second), value.span))
    case .or(let first, let second) where value.type != .bool:
      let proof = facts.presence(of: first, testingTruth: true)
      parts.append(choice(by: proof, self.parts(of: first), self.parts(of: second), value.span))
    case .unary(.textOf, let mixed): append(mixed, to: &parts)
    case .sequence(let nodes, let last):
      parts += self.parts(of: nodes)
      append(last, to: &parts)
    case .capture(let nodes, asText: false): parts += self.parts(of: nodes)
    case _ where value.type.unwrapped.isText && textDepth < AddressText.depthLimit:
      textDepth += 1
      appendText(value, to: &parts)
      textDepth -= 1
    case .variable(let variable) where value.type.unwrapped == .markup:
      if let captured = captures[variable], !changing.contains(variable) {
        append(captured, to: &parts)
      } else {
        parts.append(HTMLPart(.fragment(.unknown), value.span))
      }
    default: appendWhole(value, to: &parts)
    }
  }

  /// Appends a value as one part.
  private mutating func appendWhole(_ value: TypedExpression, to parts: inout [HTMLPart]) {
    let part = HTMLPart(kind(of: value), value.span)
    guard let isEmpty = facts.emptiness(of: value) else { return parts.append(part) }
    parts.append(choice(by: isEmpty, [], [part], value.span))
  }

  /// Appends a text: the pieces of one that is made with an address of the site.
  private mutating func appendText(_ value: TypedExpression, to parts: inout [HTMLPart]) {
    guard let pieces = AddressText(captures: captures, changing: changing).pieces(of: value) else {
      return appendWhole(value, to: &parts)
    }
    for piece in pieces { append(piece, to: &parts) }
  }

  private func choice(
    by proof: HTMLFacts.Proof, _ then: [HTMLPart], _ otherwise: [HTMLPart], _ span: Span
  ) -> HTMLPart {
    let kind = proof.isKnown ? HTMLBranch.Condition.known : .unknown
    let branches = [
      HTMLBranch(cases: proof.whenTrue, is: kind, then),
      HTMLBranch(cases: proof.whenFalse, is: kind, otherwise),
    ]
    return HTMLPart(.choice(branches), span)
  }

  private mutating func parts(of value: TypedExpression) -> [HTMLPart] {
    var parts: [HTMLPart] = []
    append(value, to: &parts)
    return parts
  }

  private func kind(of value: TypedExpression) -> HTMLPart.Kind {
    switch value.type.unwrapped {
    case .markdown: .fragment(.markdown)
    case .markup: .fragment(value.holdsMarkdown ? .markdown : .unknown)
    case .address: .address(target(of: value))
    case .bool: .oneOf([Array("true".utf8), Array("false".utf8)])
    case .scalar, .json, .tree, .choice, .structure, .optional, .list, .mixed, .never, .invalid:
      value.printedConstant.map { .oneOf([$0]) } ?? value.pictureSide.map { .side($0) }
        ?? examples.example(of: value).map { .example($0) }
        ?? (value.type.unwrapped == .url ? .example(AddressText.example) : .value)
    }
  }

  /// What an address leads to.
  private func target(of value: TypedExpression) -> SiteTarget {
    guard case .host(let function, let name, nil) = value.kind,
      let path = functions[function.position].path(of: name)
    else { return .unknown }
    return .path(path)
  }
}

extension HostFunction {
  /// The path of what a name means, where it is known.
  fileprivate func path(of name: HostNameIndex) -> String? {
    name.position < paths.count ? paths[name.position] : nil
  }
}
