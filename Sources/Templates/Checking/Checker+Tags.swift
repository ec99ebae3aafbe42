import Diagnostics
import Escaping

// The parts of a template, one by one.
extension Checker {
  /// The typed parts of a template, within the limits of a page.
  mutating func check(_ nodes: [Node]) -> [TypedNode] {
    guard typing.parts.open() else {
      if let first = nodes.first {
        typing.report(.templateTooDeep(limit: PageParts.nestingLimit, at: first.span))
      }
      return []
    }
    defer { typing.parts.close() }
    var result: [TypedNode] = []
    result.reserveCapacity(nodes.count)
    for node in nodes {
      typing.parts.countPart()
      guard typing.parts.count <= PageParts.limit else {
        if typing.parts.count == PageParts.limit + 1 {
          typing.report(.templateTooLarge(limit: PageParts.limit, at: node.span))
        }
        break
      }
      check(node, addingTo: &result)
    }
    for sign in CurrencySign.all(in: result, typing) { typing.report(sign.mistake) }
    return result
  }

  private mutating func check(_ node: Node, addingTo result: inout [TypedNode]) {
    let span = node.span
    switch node.kind {
    case .text(let bytes):
      let shown = here.shown(bytes, span, reportingTo: &typing.reports)
      if let shown { result.append(shown) }
    case .braced(let path): result += BracedText(path: path, span: span).typed(by: &self)
    case .suspect(let text):
      if !here.isMuted { result.append(TypedNode(.suspect(text), span)) }
    case .print(let expression): result += PrintTag(expression: expression).typed(by: &self)
    case .condition(let branches, let otherwise):
      result += IfTag(branches: branches, otherwise: otherwise, span: span).typed(by: &self)
    case .loop(let loop): result += ForTag(loop: loop, span: span).typed(by: &self)
    case .assignment(let targets, let value):
      result += SetTag(targets: targets, value: value).typed(by: &self)
    case .blockAssignment(let name, let filters, let body):
      result += FilteredBlock(filters: filters, body: body, span: name.span)
        .assigned(to: name, by: &self)
    case .scope(let values, let body):
      result += WithTag(values: values, body: body, span: span).typed(by: &self)
    case .include(let include): result += IncludeTag(include: include, span: span).typed(by: &self)
    case .block(let block): result += BlockTag(block: block, span: span).typed(by: &self)
    case .importModule(let module, let name):
      result += ImportTag(reference: module).typed(as: name, by: &self)
    case .importMacros(let module, let names):
      result += ImportTag(reference: module).typed(taking: names, by: &self)
    case .call(let parameters, let call, let body):
      result += CallTag(parameters: parameters, call: call, body: body, span: span).typed(by: &self)
    case .filter(let filters, let body):
      result += FilteredBlock(filters: filters, body: body, span: span).printed(by: &self)
    }
  }
}

extension Surroundings {
  /// Static text as a part; nil where it is not shown, which is reported.
  fileprivate func shown(
    _ text: [UInt8], _ span: Span, reportingTo reports: inout Reports
  ) -> TypedNode? {
    guard isMuted else { return TypedNode(.text(text), span) }
    if unit.chain.count > 1, !text.allSatisfy(isWhitespace) {
      unit.reportHiddenText(at: span, reportingTo: &reports)
    }
    return nil
  }
}
