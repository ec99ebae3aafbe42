import Diagnostics
import Escaping
import Schema

/// Gives every expression of a page's template a type, and puts layouts, blocks, includes and
/// macros in the places where they are used.
///
/// A partial or macro is checked anew at each use, with what it is given there; a mistake in it
/// shows the use as a second place.
struct Checker {
  let templates: TemplateSet
  let environment: TemplateEnvironment
  /// The pages that the template is checked for.
  var page: CheckedPage
  var types: TypeTable
  /// The place that is being checked.
  var here = Surroundings()
  /// What the conditions around prove.
  var knowledge = Knowledge()
  var routines = Routines()
  var parts = PageParts()
  /// What instructions will refer to by number.
  var tables = ProgramTables()
  /// What may follow from mistakes that were reported.
  var recovery: Recovery
  var usage: Usage
  var log = DiagnosticLog(isPart: true)

  init(
    templates: TemplateSet, environment: TemplateEnvironment, output: OutputKind,
    language: String?, usage: Usage
  ) {
    self.templates = templates
    self.environment = environment
    self.usage = usage
    page = CheckedPage(output: output, language: language)
    recovery = Recovery(
      uncertainNames: templates.uncertainNames, assignedNames: templates.assignedNames)
    types = TypeTable(models: environment.models)
  }

  // MARK: Reports

  /// Reports a mistake, with the uses that lead to its place.
  mutating func report(_ diagnostic: Diagnostic) { log.report(here.uses.explaining(diagnostic)) }

  /// Reports a mistake, and returns what stands for the expression that has it.
  mutating func fail(_ diagnostic: Diagnostic, _ span: Span) -> TypedExpression {
    report(diagnostic)
    return .invalid(span)
  }

  /// The name of a type.
  func name(_ type: Type) -> String { types.name(of: type) }

  /// The bytes an expression was written with.
  func written(_ span: Span) -> String {
    for template in templates.templates.values where template.source.id == span.source {
      return String(decoding: template.source.bytes[span.range], as: UTF8.self)
    }
    return "…"
  }

  // MARK: Variables

  /// Gives a name a value in the innermost scope, and returns the part that keeps the value,
  /// unless nothing has to be kept.
  mutating func bind(
    _ name: String, to value: TypedExpression, declaration: Span?, isSet: Bool = false
  ) -> TypedNode? {
    let id = parts.newVariable()
    var variable = Variable(
      id: id, type: value.type, isNonEmpty: value.isNonEmpty,
      declaration: declaration, isSet: isSet)
    var node: TypedNode?
    if value.isLiteral || value.isInvalid || value.isVariable {
      variable.alias = value
    } else {
      node = TypedNode(.assign(id, value), value.span)
    }
    if let declaration { usage.declare(name, at: declaration) }
    bind(name, .variable(variable))
    return node
  }

  /// Gives a name a meaning in the innermost scope.
  mutating func bind(_ name: String, _ binding: Binding) { here.scopes.bind(name, binding) }

  /// What a name means here, and the index of the scope that says so.
  func lookUp(_ name: String) -> (binding: Binding, scope: Int)? { here.scopes.lookUp(name) }

  /// The value of a variable where it is read.
  mutating func read(_ variable: Variable, at span: Span) -> TypedExpression {
    usage.read.formUnion(parts.readDeclarations(of: variable))
    if let alias = variable.alias {
      var value = TypedExpression(alias.kind, alias.type, span)
      value.path = alias.path
      value.isNonEmpty = alias.isNonEmpty
      return narrowed(value)
    }
    var value = TypedExpression(.variable(variable.id), variable.type, span)
    value.path = Path(root: variable.id)
    value.isNonEmpty = variable.isNonEmpty
    return narrowed(value)
  }

  /// A value with what the conditions around prove about it.
  func narrowed(_ value: TypedExpression) -> TypedExpression {
    guard let path = value.path else { return value }
    var value = value
    if knowledge.facts.present.contains(path) { value.type = value.type.unwrapped }
    if knowledge.facts.truthy.contains(path) { value.isNonEmpty = true }
    return value
  }
}

extension TypedExpression {
  /// Whether it is a variable as it stands.
  var isVariable: Bool {
    if case .variable = kind { return true }
    return false
  }
}

/// What the pages compiled so far use of all templates.
struct Usage: Sendable {
  /// Variables by the place where they are made.
  private(set) var declared: [Span: String] = [:]
  /// The places of those that were read.
  var read: Set<Span> = []
  /// The places of the macros' names that were called.
  var called: Set<Span> = []
  /// The texts of the interface that are shown, by the index of the message.
  var messages: Set<Int> = []
  /// The templates that were compiled for pages, and those they extend.
  var pages: Set<String> = []

  mutating func declare(_ name: String, at span: Span) { declared[span] = name }
}
