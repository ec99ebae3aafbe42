import Diagnostics

/// The parts of a page's templates that are not checked, since they are not shown for the types of
/// this page: for those of another page or site they may be.
///
/// So what they read and call counts as used. Each macro is gone through once, at its first mention,
/// and each included template once for the names that are visible where it is mentioned.
struct LeftOutParts {
  private var macros: Set<Span> = []
  private var templates: Set<Visit> = []
  private var blocks: Set<Span> = []
  /// What is still to be gone through.
  private var rest: [Part] = []
  /// The names that are visible in the parts that are gone through.
  private var visibility = Visibility(number: 0)

  /// Parts and expressions, with the names that are visible there.
  private struct Part {
    let nodes: [Node]
    let expressions: [Expression]
    let scopes: ScopeStack<Binding>
    /// Which names these are.
    let visibility: Visibility
  }

  /// Which names are visible somewhere: an included template reads others where it is included again.
  private struct Visibility: Hashable {
    var number: Int
  }

  /// A template, gone through with certain names.
  private struct Visit: Hashable {
    let template: String
    let visibility: Visibility
  }

  /// Notes what parts and expressions use that are left out at a place.
  fileprivate mutating func note(
    _ nodes: [Node], _ expressions: [Expression], at here: Surroundings, in set: TemplateSet,
    _ typing: inout Typing
  ) {
    add(nodes, expressions, here.scopes)
    while let part = rest.popLast() {
      let scopes = part.scopes
      let mentioned = MentionedNames(in: part.nodes, part.expressions)
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
      for name in mentioned.templates {
        let visit = Visit(template: name, visibility: part.visibility)
        guard templates.insert(visit).inserted, let template = set[name] else { continue }
        rest.append(
          Part(
            nodes: template.nodes + template.macros.values.flatMap(\.body), expressions: [],
            scopes: scopes, visibility: part.visibility))
      }
    }
  }

  /// Adds parts in which other names may be visible than in those before.
  private mutating func add(
    _ nodes: [Node], _ expressions: [Expression], _ scopes: ScopeStack<Binding>
  ) {
    visibility.number += 1
    rest.append(
      Part(nodes: nodes, expressions: expressions, scopes: scopes, visibility: visibility))
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
      add(macro.body, macro.parameters.compactMap(\.value), visible)
    case .caller(let caller): add(caller.body, [], caller.scopes)
    case .global, .loop, .module, .field, nil: break
    }
  }

  private mutating func noteUse(
    of definitions: [Unit.Definition], _ scopes: ScopeStack<Binding>, _ typing: inout Typing
  ) {
    for block in definitions.map(\.block) where blocks.insert(block.name.span).inserted {
      typing.usage.read.insert(block.name.span)
      add(block.body, [], scopes)
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
