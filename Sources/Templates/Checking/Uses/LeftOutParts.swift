import Diagnostics

/// The parts of a page's templates that are not checked, since they are not shown for the types of
/// this page: for those of another page or site they may be.
///
/// So what they read and call counts as used. Each macro and each included template is gone through
/// once, at its first mention.
struct LeftOutParts {
  private var macros: Set<Span> = []
  private var templates: Set<String> = []
  private var blocks: Set<Span> = []
  /// What is still to be gone through, with the names that are visible there.
  private var rest: [(nodes: [Node], expressions: [Expression], scopes: ScopeStack<Binding>)] = []

  /// Notes what parts and expressions use that are left out at a place.
  fileprivate mutating func note(
    _ nodes: [Node], _ expressions: [Expression], at here: Surroundings, in set: TemplateSet,
    _ typing: inout Typing
  ) {
    rest = [(nodes, expressions, here.scopes)]
    while let (nodes, expressions, scopes) = rest.popLast() {
      let mentioned = MentionedNames(in: nodes, expressions)
      for name in mentioned.names {
        noteUse(of: scopes.lookUp(name)?.binding, scopes, &typing)
      }
      for (object, name) in mentioned.members {
        guard case .module(let module)? = scopes.lookUp(object)?.binding else { continue }
        noteUse(of: module.member(name), scopes, &typing)
      }
      let ofSelf = mentioned.members.filter { $0.object == "self" }.map(\.name)
      for name in mentioned.blocks + ofSelf {
        noteUse(of: here.unit.blocks[name] ?? [], scopes, &typing)
      }
      for name in mentioned.templates where templates.insert(name).inserted {
        guard let template = set[name] else { continue }
        rest.append((template.nodes + template.macros.values.flatMap(\.body), [], scopes))
      }
    }
  }

  private mutating func noteUse(
    of binding: Binding?, _ scopes: ScopeStack<Binding>, _ typing: inout Typing
  ) {
    switch binding {
    case .variable(let variable):
      typing.usage.read.formUnion(typing.parts.readDeclarations(of: variable))
    case .macro(let reference):
      let macro = reference.macro
      typing.usage.called.insert(macro.name.span)
      guard macros.insert(macro.name.span).inserted else { return }
      let visible = reference.scopes ?? scopes.outermost(reference.scopeCount)
      rest.append((macro.body, macro.parameters.compactMap(\.value), visible))
    case .caller(let caller): rest.append((caller.body, [], caller.scopes))
    case .global, .loop, .module, .field, nil: break
    }
  }

  private mutating func noteUse(
    of definitions: [Unit.Definition], _ scopes: ScopeStack<Binding>, _ typing: inout Typing
  ) {
    for block in definitions.map(\.block) where blocks.insert(block.name.span).inserted {
      typing.usage.read.insert(block.name.span)
      rest.append((block.body, [], scopes))
    }
  }
}

extension Checker {
  /// Notes that parts and expressions are not checked here.
  mutating func leaveOut(_ nodes: [Node], _ expressions: [Expression] = []) {
    guard templates.hasOwn, !environment.isCondition else { return }
    leftOut.note(nodes, expressions, at: here, in: templates, &typing)
  }
}
