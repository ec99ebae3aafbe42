import Diagnostics
import Schema

/// The place of the checker in the page's template: what is visible there, and whether it is shown.
struct Surroundings: Sendable {
  /// The meanings of names.
  var scopes = ScopeStack<Binding>()
  /// The template with its layouts, and the block that is being checked.
  var unit = Unit()
  /// Whether text and expressions are not shown here: outside the blocks of a template that extends
  /// another, and in imported templates.
  var isMuted = false
  /// The text of the filter block or `set` block around, for its filters.
  var blockText: TypedExpression?
  /// Whether parts whose condition is certainly false are not checked: in loops over fields and in
  /// recursive loops, where values have different types.
  var skipsFalseParts = false
  /// The meanings of names around the tag of the block that is checked, which the block does not see
  /// unless it is `scoped`.
  var scopesAroundBlock: ScopeStack<Binding>?
}

extension Surroundings {
  /// Binds a name to a value in the innermost scope, and returns the part that stores the value,
  /// unless nothing has to be stored.
  mutating func bind(
    _ name: String, to value: TypedExpression, declaration: Span?, isSet: Bool = false,
    in typing: inout Typing
  ) -> TypedNode? {
    let id = typing.parts.newVariable()
    var variable = Variable(
      id: id, type: value.type, isNonEmpty: value.isNonEmpty,
      declaration: declaration, isSet: isSet)
    variable.elements = typing.types.elementFacts(of: value)
    var node: TypedNode?
    if value.isLiteral || value.isInvalid || value.isVariable {
      variable.alias = value
    } else {
      node = TypedNode(.assign(id, value), value.span)
    }
    typing.currencies.note(AmountCurrency(typing: typing).known(of: value), of: id)
    typing.variables.note(id, from: value, typing.environment)
    if let declaration { typing.usage.declare(name, at: declaration) }
    scopes.bind(name, .variable(variable))
    return node
  }

  /// Lets a name stand for something that was reported.
  mutating func bindInvalid(_ name: Identifier, in typing: inout Typing) {
    scopes.bind(
      name.text, .variable(.invalid(typing.parts.newVariable(), at: name.span)))
  }

  /// Binds another name to a name of a module.
  mutating func bind(
    _ alias: Identifier, to name: Identifier, of module: Module, in typing: inout Typing
  ) {
    if let binding = module.member(name.text) { return scopes.bind(alias.text, binding) }
    let known = typing.reports.log.gathered { module.scopes.innermostNames }
    if module.certainty == .certain {
      typing.report(
        .unknownImport(
          name.text, from: module.template, known: known, at: name.span,
          suggesting: &typing.reports.log))
    }
    bindInvalid(alias, in: &typing)
  }

  /// Binds the name of a macro in the template that defines it.
  mutating func bind(_ macro: Macro, of template: Template) {
    let reference = MacroReference(
      macro: macro, template: template.name, scopes: nil, scopeCount: scopes.count)
    scopes.bind(macro.name.text, .macro(reference))
  }

  /// Binds the names of a loop, and returns the parts that store their values.
  mutating func bind(
    _ names: [Identifier], to variable: VariableID, _ element: Type, in typing: inout Typing
  ) -> [TypedNode] {
    guard let last = names.last, let first = names.first else { return [] }
    if names.count == 1 {
      scopes.bind(first.text, .variable(Variable(id: variable, type: element)))
      return []
    }
    let value = TypedExpression.element(variable, element, first.span.through(last.span))
    return unpack(value, into: names, isSet: false, in: &typing)
  }

  /// Binds several names to the parts of one value.
  mutating func unpack(
    _ value: TypedExpression, into names: [Identifier], isSet: Bool, in typing: inout Typing
  ) -> [TypedNode] {
    var nodes: [TypedNode] = []
    for (index, name) in names.enumerated() {
      guard let part = typing.part(index, of: value, count: names.count) else {
        if !value.isInvalid {
          typing.report(
            .cannotUnpack(
              type: typing.name(value.type), count: names.count, at: value.span))
        }
        for name in names { bindInvalid(name, in: &typing) }
        return []
      }
      let declaration = isSet ? name.span : nil
      let node = bind(name.text, to: part, declaration: declaration, isSet: isSet, in: &typing)
      if let node { nodes.append(node) }
    }
    return nodes
  }

  /// Warns of a `set` that Jinja2 forgets at the end of the iteration.
  func warnOfLostAssignment(_ name: Identifier, in typing: inout Typing) {
    guard case (.variable(let outer), let index)? = scopes.lookUp(name.text), outer.isSet,
      scopes.hasLoop(inside: index)
    else { return }
    typing.report(.lostAssignment(name.text, at: name.span, outer: outer.declaration))
  }

  /// The diagnostic for a name without a meaning here.
  func unknownName(_ name: String, at span: Span, in typing: inout Typing) -> Diagnostic {
    if name == "kwargs", scopes.contains(.macro) { return .noNamedRest(at: span) }
    if typing.environment.functionNames.contains(name) || name == "super" || name == "self" {
      return .notAValue(name, name == "super" ? .parent : .function, at: span)
    }
    let module = scopes.lacksPageNames ? typing.reports.uses.innermostTemplate : nil
    if let module, typing.page.names.contains(name) {
      return .unknownInModule(name, in: module, at: span)
    }
    if let owner = typing.page.context.map({ typing.types.models[$0] }),
      case .secret(let field) = owner.lookUp(name, for: .output)
    {
      return .secretField(field, of: owner, at: span)
    }
    if let block = unit.current?.name, scopesAroundBlock?.lookUp(name) != nil,
      !scopes.contains(.macro), !scopes.lacksPageNames
    {
      return .unknownInBlock(name, block: block, at: span)
    }
    let templates = typing.reports.templates
    let visible = typing.reports.log.gathered { scopes.namesToList(knowing: templates) }
    var unknown = Diagnostic.unknownVariable(
      name, visible: visible, at: span, suggesting: &typing.reports.log)
    if typing.environment.isCondition { unknown.adviseCondition(on: name, visible, in: typing) }
    return isCollection(name, in: typing) ? unknown.naming(collection: name) : unknown
  }

  /// Whether the page's context has a collection of this name.
  private func isCollection(_ name: String, in typing: Typing) -> Bool {
    guard case .global(let all)? = scopes.lookUp("collections")?.binding else { return false }
    return typing.types.hasField(name, in: all.type)
  }
}
