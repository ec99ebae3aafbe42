import Diagnostics
import Escaping
import Schema

/// Gives every expression of a page's template a type, and puts layouts, blocks, includes and
/// macros in the places where they are used.
///
/// A partial or macro is checked anew at each use, with what it is given there; a mistake in it
/// shows the use as a second place.
struct Checker {
  /// How deep templates and macros may use each other.
  static let useLimit = 32
  /// How many parts a page's template may have when everything is put in its place.
  static let nodeLimit = 200_000

  let templates: TemplateSet
  let environment: TemplateEnvironment
  /// What the page's template writes.
  let output: OutputKind
  /// The language of the pages, in which texts of the interface are shown; nil when unknown.
  let language: String?
  var types: TypeTable
  /// The names that can be used, the innermost scope last.
  var scopes: [Scope] = []
  /// The names that the page gives its template.
  var pageNames: Set<String> = []
  /// What the conditions around prove.
  var facts = Facts()
  /// The paths of which something was forgotten, in the order in which that happened.
  var forgotten: [Path] = []
  var unit = Unit()
  /// Where the templates and macros around are used, the outermost first.
  var uses: [Use] = []
  /// Whether text and expressions are not shown here: outside of the blocks of a template that
  /// extends another, and in imported templates.
  var isMuted = false
  /// What the filter block or `set` block around gives to its filters.
  var blockText: TypedExpression?
  /// Variables that loops keep from turn to turn.
  var loopState: [LoopID: [VariableID]] = [:]
  /// Whether parts whose condition is surely false are left unchecked: where fields are gone
  /// through, one after another, and in recursive loops, whose elements have several types.
  var skipsFalseParts = false
  /// The recursive loops that were met.
  var recursions: [Recursion] = []
  /// Macros that call themselves.
  var recursiveMacros: Set<Use.Subject> = []
  /// The routines that stand for a macro that is being checked, one for each kind of call.
  var macroRoutines: [Use.Subject: [MacroRoutine]] = [:]
  /// Loops that are asked for the elements before and after the current one.
  var neighbourLoops: Set<LoopID> = []
  var identities = Identities()
  /// What instructions will refer to by number.
  var tables = ProgramTables()
  /// The variable that holds what the page gives its template.
  var page = VariableID(index: 0)
  /// The structure of what the page gives its template.
  var context: StructureID?
  /// The words in tags that could not be read, which was reported before: what they would have
  /// made is not known.
  let doubtfulNames: Set<String>
  /// Whether a template that is used does not exist, which was reported before.
  var missesTemplate = false
  /// Whether a template that is used could not be parsed whole, which was reported before.
  var usesBrokenTemplate = false
  var usage: Usage
  var log = DiagnosticLog()

  /// The numbers given away.
  struct Identities {
    var variables = 0
    var loops = 0
    var routines = 0
    var nodes = 0
  }

  /// The use of a template, block or macro.
  struct Use {
    /// What is used.
    enum Subject: Hashable {
      case template(String)
      case block(String, level: Int)
      case macro(String, template: String)
      case loop(RecursionID)
    }

    let subject: Subject
    /// What messages say at the place of the use.
    let label: String
    let span: Span

    /// Whether the use helps to understand a mistake: not where the mistake stands in the very
    /// template that extends another.
    func isRelevant(to diagnostic: Diagnostic) -> Bool {
      if case .block = subject { return false }
      if label == Use.extended, span.source == diagnostic.span?.source { return false }
      return span != diagnostic.span
    }

    static let extended = "extended here"
  }

  init(
    templates: TemplateSet, environment: TemplateEnvironment, output: OutputKind,
    language: String?, usage: Usage
  ) {
    self.language = language
    self.templates = templates
    self.environment = environment
    self.output = output
    self.usage = usage
    doubtfulNames = templates.doubtfulNames
    types = TypeTable(models: environment.models)
  }

  // MARK: Reports

  /// Reports a mistake, with the uses that lead to its place.
  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    for use in uses.reversed() where use.isRelevant(to: diagnostic) {
      guard diagnostic.places.count < 4 else { break }
      if diagnostic.places.contains(where: { $0.span == use.span }) { continue }
      diagnostic.places.append(Diagnostic.Place(use.span, use.label))
    }
    log.report(diagnostic)
  }

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

  mutating func newVariable() -> VariableID {
    identities.variables += 1
    return VariableID(index: identities.variables)
  }

  mutating func newRoutine() -> RoutineID {
    identities.routines += 1
    return RoutineID(index: identities.routines)
  }

  mutating func newLoop() -> LoopID {
    identities.loops += 1
    return LoopID(index: identities.loops)
  }

  /// Gives a name a value in the innermost scope, and returns the part that keeps the value,
  /// unless nothing has to be kept.
  mutating func bind(
    _ name: String, to value: TypedExpression, declaration: Span?, isSet: Bool = false
  ) -> TypedNode? {
    let id = newVariable()
    var variable = Variable(
      id: id, type: value.type, isNonEmpty: value.isNonEmpty,
      declarations: declaration.map { [$0] } ?? [], isSet: isSet)
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
  mutating func bind(_ name: String, _ binding: Binding) {
    scopes[scopes.count - 1].bindings[name] = binding
  }

  /// What a name means here, and the index of the scope that says so.
  func lookUp(_ name: String) -> (binding: Binding, scope: Int)? {
    for index in scopes.indices.reversed() {
      if let binding = scopes[index].bindings[name] { return (binding, index) }
    }
    return nil
  }

  /// All names that mean something here, the innermost first.
  var visibleNames: [String] { scopes.reversed().flatMap { $0.bindings.keys.sorted() } }

  /// The value of a variable where it is read.
  mutating func read(_ variable: Variable, at span: Span) -> TypedExpression {
    usage.read.formUnion(variable.declarations)
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
    if facts.present.contains(path) { value.type = value.type.unwrapped }
    if facts.truthy.contains(path) { value.isNonEmpty = true }
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
