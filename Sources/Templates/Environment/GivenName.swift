import Diagnostics

/// Finds whether a name that a template tests may have a value there on some page: whether a tag
/// binds it on a way by which the template is used.
///
/// What a `set` binds is seen by the templates that include or extend its own; what a `for`, a
/// `with` or a macro binds is seen only by what is included, or by the blocks that are shown, within
/// it. A template that is imported without its context sees nothing.
struct GivenName {
  private let name: String
  private let members: [String: TemplateMember]
  /// The templates whose users are still to be found.
  private var rest: [TemplateMember] = []
  private var found: Set<String> = []

  init(_ name: String, in members: [String: TemplateMember]) {
    (self.name, self.members) = (name, members)
  }

  /// Whether the name may be given in a template.
  mutating func isGiven(in template: TemplateMember) -> Bool {
    rest = [template]
    found = [template.name]
    while let next = rest.popLast() {
      let parts = BindingParts(of: next.template, name: name, using: [])
      if parts.binds || isGivenByLayout(of: next.template) || isGivenByUser(of: next) {
        return true
      }
    }
    return false
  }

  /// Whether a layout of a template binds the name for the blocks that the template replaces.
  private func isGivenByLayout(of template: Template) -> Bool {
    var known: Set<String> = [template.name]
    var current = template
    while let parent = current.parent {
      guard let name = parent.name.literalText else { return true }
      guard let layout = members[name]?.template, known.insert(name).inserted else { return false }
      let parts = BindingParts(of: layout, name: self.name, using: [])
      if parts.binds || parts.bindsAroundBlock { return true }
      current = layout
    }
    return false
  }

  /// Whether a template that uses another binds the name for it; notes the users of which others may
  /// bind it.
  private mutating func isGivenByUser(of template: TemplateMember) -> Bool {
    for member in members.values
    where !found.contains(member.name) && member.quotes.names.contains(template.name) {
      let parts = BindingParts(of: member.template, name: name, using: [template.name])
      if parts.bindsAroundUse { return true }
      guard parts.uses else { continue }
      found.insert(member.name)
      rest.append(member)
    }
    return false
  }
}

/// What the parts of a template have to do with a name, and with the templates that they use.
private struct BindingParts {
  /// Whether a `set`, a macro or an import binds the name.
  private(set) var binds = false
  /// Whether a tag around a block binds it.
  private(set) var bindsAroundBlock = false
  /// Whether a tag around the use of one of the templates binds it.
  private(set) var bindsAroundUse = false
  /// Whether one of the templates is extended, or used with its context.
  private(set) var uses = false

  private let name: String
  private let used: Set<String>
  /// What is still to be read, with whether a tag around it binds the name.
  private var rest: [(nodes: [Node], isBound: Bool)]

  init(of template: Template, name: String, using used: Set<String>) {
    (self.name, self.used) = (name, used)
    rest = [(template.nodes, false)]
    binds = template.macros[name] != nil
    for macro in template.macros.values {
      rest.append((macro.body, macro.parameters.contains { $0.name.text == name }))
    }
    if let parent = template.parent { note(parent.name, isBound: false) }
    while let (nodes, isBound) = rest.popLast() {
      for node in nodes { note(node, isBound) }
    }
  }

  private mutating func note(_ node: Node, _ isBound: Bool) {
    switch node.kind {
    case .text, .braced, .suspect, .print: break
    case .condition(let branches, let otherwise):
      for branch in branches { rest.append((branch.body, isBound)) }
      rest.append((otherwise, isBound))
    case .loop(let loop):
      rest.append((loop.body, isBound || loop.names.contains { $0.text == name }))
      rest.append((loop.otherwise, isBound))
    case .assignment(let targets, _):
      binds = binds || targets.contains { $0.member == nil && $0.name.text == name }
    case .blockAssignment(let target, _, let body):
      binds = binds || target.text == name
      rest.append((body, isBound))
    case .scope(let values, let body):
      rest.append((body, isBound || values.contains { $0.name.text == name }))
    case .include(let include) where include.hasContext: note(include.template, isBound: isBound)
    case .include: break
    case .block(let block):
      bindsAroundBlock = bindsAroundBlock || isBound
      rest.append((block.body, isBound))
    case .importModule(let module, let alias):
      binds = binds || alias.text == name
      if module.hasContext { note(module.template, isBound: isBound) }
    case .importMacros(let module, let names):
      binds = binds || names.contains { $0.alias.text == name }
      if module.hasContext { note(module.template, isBound: isBound) }
    case .call(let parameters, _, let body):
      rest.append((body, isBound || parameters.contains { $0.name.text == name }))
    case .filter(_, let body): rest.append((body, isBound))
    }
  }

  /// Notes the templates that a tag names.
  private mutating func note(_ template: Expression, isBound: Bool) {
    guard MentionedNames.templates(in: template).contains(where: used.contains) else { return }
    uses = true
    bindsAroundUse = bindsAroundUse || isBound
  }
}

extension TemplateSet {
  /// Whether a name that the page does not give may have a value in a template: whether some template
  /// that uses it, or that it uses as its layout, binds the name for it.
  ///
  /// Names that are written in unusual ways, and those in templates that come with Apus, which are
  /// used by templates of other sites, count as given where any template binds them.
  func mayGive(_ name: String, in source: SourceID) -> Bool {
    guard binds(name) else { return false }
    guard !builtIn.contains(source), let member = member(of: source), namesArePlain else {
      return true
    }
    var given = GivenName(name, in: members)
    return given.isGiven(in: member)
  }

  /// Whether every name of a template is found where it is written.
  private var namesArePlain: Bool {
    members.allSatisfy { QuotedTexts.isPlain($0.key) && !$0.value.quotes.hasEscapes }
  }
}
