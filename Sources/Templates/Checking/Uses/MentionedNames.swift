/// The names in parts of a template and in expressions, whatever they stand for there.
struct MentionedNames {
  /// The names of variables, macros, modules and functions.
  private(set) var names: Set<String> = []
  /// The members that are named after a name: macros of modules, blocks of `self`.
  private(set) var members: [(object: String, name: String)] = []
  /// The templates that are included, by their names.
  private(set) var templates: [String] = []
  /// The blocks that are shown, by their names.
  private(set) var blocks: [String] = []

  /// What is still to be gone through.
  private var nodes: [Node]
  private var expressions: [Expression]

  /// The names in parts, expressions and all that is in them; linear in their size.
  init(in nodes: [Node], _ expressions: [Expression]) {
    (self.nodes, self.expressions) = (nodes, expressions)
    while !self.nodes.isEmpty || !self.expressions.isEmpty {
      if let node = self.nodes.popLast() { note(node) }
      while let expression = self.expressions.popLast() { note(expression) }
    }
  }

  private mutating func note(_ node: Node) {
    switch node.kind {
    case .text, .suspect, .importModule, .importMacros: break
    case .braced(let value), .print(let value): expressions.append(value)
    case .condition(let branches, let otherwise):
      for branch in branches {
        expressions.append(branch.condition)
        nodes += branch.body
      }
      nodes += otherwise
    case .loop(let loop):
      expressions.append(loop.list)
      if let filter = loop.filter { expressions.append(filter) }
      nodes += loop.body + loop.otherwise
    case .assignment(let targets, let value):
      // A member of a namespace that is set there may be read elsewhere; a name is not read.
      names.formUnion(targets.filter { $0.member != nil }.map(\.name.text))
      expressions.append(value)
    case .blockAssignment(_, let filters, let body), .filter(let filters, let body):
      expressions.append(filters)
      nodes += body
    case .scope(let values, let body):
      expressions += values.map(\.value)
      nodes += body
    case .include(let include):
      expressions.append(include.template)
      templates += Self.templates(in: include.template)
    case .block(let block):
      blocks.append(block.name.text)
      nodes += block.body
    case .call(let parameters, let call, let body):
      expressions += parameters.compactMap(\.value) + [call]
      nodes += body
    }
  }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .text, .int, .double, .bool, .none, .blockText, .invalid: break
    case .name(let name): names.insert(name)
    case .list(let elements), .tuple(let elements), .concatenation(let elements):
      expressions += elements
    case .dictionary(let pairs): expressions += pairs.flatMap { [$0.key, $0.value] }
    case .member(let object, let name):
      if case .name(let object) = object.kind { members.append((object, name.text)) }
      expressions.append(object)
    case .negation(let operand), .plus(let operand), .not(let operand):
      expressions.append(operand)
    case .element(let left, let right), .and(let left, let right), .or(let left, let right),
      .arithmetic(_, let left, let right):
      expressions += [left, right]
    case .slice(let object, let bounds):
      expressions += [object] + [bounds.lower, bounds.upper, bounds.step].compactMap { $0 }
    case .call(let operand, let arguments), .filter(let operand, _, let arguments),
      .test(let operand, _, let arguments, _):
      expressions += [operand] + arguments.map(\.value)
    case .comparison(let first, let rest): expressions += [first] + rest.map(\.operand)
    case .conditional(let condition, let then, let otherwise):
      expressions += [condition, then] + [otherwise].compactMap { $0 }
    }
  }

  /// The names of templates that an `include` may show.
  static func templates(in template: Expression) -> [String] {
    switch template.kind {
    case .conditional(_, let then, let otherwise):
      templates(in: then) + (otherwise.map { templates(in: $0) } ?? [])
    default: (template.elements ?? [template]).compactMap(\.literalText)
    }
  }
}
