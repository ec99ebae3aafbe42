package import Diagnostics

/// The tree of a template as text: one line per part, indented by two spaces per level, expressions
/// with all their brackets.
package struct TreeDump {
  private var text = ""

  /// The lines for a template.
  package static func text(of source: Source, named name: String) -> String {
    var log = DiagnosticLog()
    let template = Parser.template(named: name, source: source, reportingTo: &log)
    var dump = TreeDump()
    if let parent = template.parent { dump.add("extends \(parent.name.dump)", depth: 0) }
    dump.add(template.nodes, depth: 0)
    for macro in template.macros.values.sorted(by: { $0.name.text < $1.name.text }) {
      let parameters = macro.parameters.map(\.name.text).joined(separator: " ")
      dump.add("macro \(macro.name.text) (\(parameters))", depth: 0)
      dump.add(macro.body, depth: 1)
    }
    return dump.text
  }

  private mutating func add(_ line: String, depth: Int) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private mutating func add(_ nodes: [Node], depth: Int) {
    for node in nodes { add(node, depth: depth) }
  }

  private mutating func add(_ node: Node, depth: Int) {
    switch node.kind {
    case .text(let bytes):
      add("text \(String(decoding: bytes, as: UTF8.self).debugDescription)", depth: depth)
    case .braced(let path): add("braced \(path.dump)", depth: depth)
    case .suspect: add("suspect", depth: depth)
    case .print(let expression): add("print \(expression.dump)", depth: depth)
    case .condition(let branches, let otherwise):
      for branch in branches { add("if \(branch.condition.dump)", branch.body, depth) }
      if !otherwise.isEmpty { add("else", otherwise, depth) }
    case .loop(let loop): add(loop, depth: depth)
    case .assignment(let targets, let value):
      let names = targets.map { [$0.name.text, $0.member?.text].compactMap(\.self) }
      let list = names.map { $0.joined(separator: ".") }.joined(separator: " ")
      add("set \(list) \(value.dump)", depth: depth)
    case .blockAssignment(let name, let filters, let body):
      add("set \(name.text) \(filters.dump)", body, depth)
    case .scope(let values, let body):
      let list = values.map { "(\($0.name.text) \($0.value.dump))" }.joined(separator: " ")
      add("with \(list)", body, depth)
    case .include(let include): add("include \(include.template.dump)", depth: depth)
    case .block(let block): add("block \(block.name.text)", block.body, depth)
    case .importModule(let module, let name):
      add("import \(module.template.dump) \(name.text)", depth: depth)
    case .importMacros(let module, let names):
      let list = names.map { "\($0.name.text):\($0.alias.text)" }.joined(separator: " ")
      add("from \(module.template.dump) \(list)", depth: depth)
    case .call(let parameters, let call, let body):
      let names = parameters.map(\.name.text).joined(separator: " ")
      add("call (\(names)) \(call.dump)", body, depth)
    case .filter(let filters, let body): add("filter \(filters.dump)", body, depth)
    }
  }

  private mutating func add(_ line: String, _ body: [Node], _ depth: Int) {
    add(line, depth: depth)
    add(body, depth: depth + 1)
  }

  private mutating func add(_ loop: Loop, depth: Int) {
    let names = loop.names.map(\.text).joined(separator: " ")
    let filter = loop.filter.map { " if \($0.dump)" } ?? ""
    let kind = loop.isRecursive ? "for recursive" : "for"
    add("\(kind) (\(names)) \(loop.list.dump)\(filter)", loop.body, depth)
    if !loop.otherwise.isEmpty { add("else", loop.otherwise, depth) }
  }
}

extension Expression {
  /// The expression in brackets, the operator first: `(filter upper (member recipe title))`.
  var dump: String {
    switch kind {
    case .name(let name): name
    case .text(let bytes): String(decoding: bytes, as: UTF8.self).debugDescription
    case .int(let number): "\(number)"
    case .double(let number): "\(number.nearest)"
    case .bool(let truth): "\(truth)"
    case .none: "none"
    case .blockText: "block-text"
    case .invalid: "invalid"
    case .list(let elements): Self.dump("list", elements)
    case .tuple(let elements): Self.dump("tuple", elements)
    case .concatenation(let parts): Self.dump("~", parts)
    case .dictionary(let pairs): Self.dump("dictionary", pairs.flatMap { [$0.key, $0.value] })
    case .member(let operand, let name): "(member \(operand.dump) \(name.text))"
    case .element(let operand, let place): Self.dump("element", [operand, place])
    case .slice(let operand, let bounds):
      "(slice \(operand.dump) "
        + [bounds.lower, bounds.upper, bounds.step].map { $0?.dump ?? "-" }.joined(separator: " ")
        + ")"
    case .call(let operand, let arguments): "(call \(operand.dump)\(Self.dump(arguments)))"
    case .filter(let operand, let name, let arguments):
      "(filter \(name.text) \(operand.dump)\(Self.dump(arguments)))"
    case .test(let operand, let name, let arguments, let isNegated):
      "(\(isNegated ? "is-not" : "is") \(name.text) \(operand.dump)\(Self.dump(arguments)))"
    case .negation(let operand): Self.dump("-", [operand])
    case .plus(let operand): Self.dump("+", [operand])
    case .not(let operand): Self.dump("not", [operand])
    case .and(let left, let right): Self.dump("and", [left, right])
    case .or(let left, let right): Self.dump("or", [left, right])
    case .arithmetic(let operation, let left, let right):
      Self.dump(operation.rawValue, [left, right])
    case .comparison(let first, let rest):
      "(compare \(first.dump) "
        + rest.map { "\($0.operation.rawValue) \($0.operand.dump)" }.joined(separator: " ") + ")"
    case .conditional(let condition, let then, let otherwise):
      Self.dump("if", [condition, then] + [otherwise].compactMap(\.self))
    }
  }

  private static func dump(_ operation: String, _ operands: [Expression]) -> String {
    "(" + ([operation] + operands.map(\.dump)).joined(separator: " ") + ")"
  }

  private static func dump(_ arguments: [Argument]) -> String {
    arguments.map { " " + ($0.name.map { "\($0.text)=" } ?? "") + $0.value.dump }.joined()
  }
}
