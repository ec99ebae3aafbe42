import Diagnostics
import Schema

/// The rules of expressions whose names are resolved: the operands of an operation, and the type of
/// its result.
///
/// It sees values and their types, but neither names nor tags: these belong to the checker, which
/// calls it once the parts of an expression are known. Filters, tests and operators are rules.
struct Typing {
  let environment: TemplateEnvironment
  /// The pages that the template is checked for.
  var page: CheckedPage
  var types: TypeTable
  /// What the conditions around prove.
  var knowledge = Knowledge()
  var parts = PageParts()
  /// What instructions will refer to by number.
  var tables = ProgramTables()
  var reports: Reports
  /// The currencies of those variables and fields of namespaces that hold amounts of money.
  var currencies = NotedCurrencies()
  /// What else is known of variables.
  var variables = NotedVariables()
  /// The fields for which the loops over fields around are checked.
  var fieldsAround: [String] = []
  /// What the pages compiled so far use.
  var usage = Usage()
  /// Whether a page of the site may show what is checked.
  var isShownOnSite = true

  init(environment: TemplateEnvironment, page: CheckedPage, reports: Reports) {
    self.environment = environment
    self.page = page
    self.reports = reports
    types = environment.types
  }

  // MARK: Reports

  /// Reports a mistake, with the uses that lead to its place.
  mutating func report(_ diagnostic: Diagnostic) { reports.report(diagnostic) }

  /// Reports a mistake, and returns a placeholder for the expression that has it.
  mutating func fail(_ diagnostic: Diagnostic, _ span: Span) -> TypedExpression {
    report(diagnostic)
    return .invalid(span)
  }

  /// The name of a type.
  func name(_ type: Type) -> String { types.name(of: type) }

  // MARK: Variables

  /// The value of a variable where it is read.
  mutating func read(_ variable: Variable, at span: Span) -> TypedExpression {
    usage.read.formUnion(parts.readDeclarations(of: variable))
    if let alias = variable.alias { return narrowed(alias.read(at: span)) }
    var value = TypedExpression(.variable(variable.id), variable.type, span)
    value.path = Path(root: variable.id)
    value.isNonEmpty = variable.isNonEmpty
    value.elements = variable.elements
    return narrowed(value)
  }

  // MARK: Presence

  /// A value with what the conditions around prove about it.
  func narrowed(_ value: TypedExpression) -> TypedExpression {
    guard let path = value.path else { return value }
    var value = value
    if knowledge.hasPresent(path) { value.type = value.type.unwrapped }
    if knowledge.facts.truthy.contains(path) { value.isNonEmpty = true }
    return value
  }

  /// Whether a value is certainly not none; reports it where it may be. Beside a number that it is
  /// counted with, it can count as zero.
  mutating func isPresent(
    _ value: TypedExpression, for purpose: String, besides other: TypedExpression? = nil,
    in comparison: BuildDateComparison? = nil
  ) -> Bool {
    guard case .optional(let wrapped) = value.type else { return true }
    if wrapped == .never {
      let isNumber = other?.type.unwrapped.numeric != nil
      let standIn = isNumber ? "(\(reports.written(value.span)) or 0)" : nil
      report(.usedNone(purpose: purpose, standIn: standIn, at: value.span))
    } else {
      reportOptional(value, in: comparison)
    }
    return false
  }

  /// Reports a value that may be none: the first value on the path to it that may be.
  mutating func reportOptional(
    _ value: TypedExpression, in comparison: BuildDateComparison? = nil
  ) {
    let culprit = value.firstOptional
    guard !reports.isUncertain(culprit) else { return }
    let use = OptionalUse(culprit, readFor: value, in: self)
    var diagnostic = Diagnostic.unhandledOptional(use, at: culprit.span)
    if culprit.path == .now { diagnostic.explainBuildDate(in: comparison, use) }
    if case .page(let record) = culprit.kind, !record.type.isOptional {
      diagnostic.explainPage(of: name(record.type))
    }
    report(diagnostic)
  }

  // MARK: Printing

  /// Notes that the page shows names of months or weekdays in its language.
  mutating func noteNamesOfDates() {
    if let language = page.language { usage.formats.dated.insert(language) }
  }

  /// Notes that the page finds amounts in texts of its language.
  mutating func noteAmounts() {
    if let language = page.language { usage.formats.measured.insert(language) }
  }

  /// Whether a value can be printed; reports it if not.
  mutating func isPrintable(_ value: TypedExpression) -> Bool {
    switch value.type {
    case .optional(.never), .never: report(.printedNone(at: value.span))
    case .optional: reportOptional(value)
    case .structure(let id):
      let fields = types.printableNames(of: types[id])
      report(
        .printedStructure(
          reports.written(value.span), type: types[id].name, fields: fields,
          hasAddress: environment.site.pages[id] != nil || fields.contains("url"), at: value.span))
    case .list:
      report(
        .printedList(
          reports.written(value.span), type: types.namedType(of: value.type), at: value.span))
    case .tree: report(.printedTree(reports.written(value.span), at: value.span))
    default: return true
    }
    return false
  }

  /// What parts of a template print, as a value: text where they contain no markup.
  func capture(_ nodes: [TypedNode], at span: Span) -> TypedExpression {
    let asText = page.keepsText || !nodes.contains(where: \.holdsMarkup)
    return TypedExpression(
      .capture(nodes, asText: asText), asText ? .string : .markup, span)
  }

  /// The output of parts of which it is not yet known whether they contain markup.
  func captureOfAnything(_ nodes: [TypedNode], at span: Span) -> TypedExpression {
    TypedExpression(
      .capture(nodes, asText: page.keepsText), page.keepsText ? .string : .markup, span)
  }
}

extension Shape.Field {
  /// Whether its value can be printed, if it is there.
  var isPrintable: Bool {
    switch type.unwrapped {
    case .structure, .list, .tree: false
    case .scalar, .markdown, .markup, .json, .address, .choice, .optional, .mixed, .never, .invalid:
      true
    }
  }
}

extension OptionalUse {
  /// A value that may be none, where another one is read that it is or is a part of.
  fileprivate init(_ culprit: TypedExpression, readFor value: TypedExpression, in typing: Typing) {
    let type = culprit.type.unwrapped
    self.init(
      written: typing.reports.written(culprit.span), type: typing.name(type),
      isFollowed: culprit.path != nil, inCondition: typing.environment.isCondition,
      mayBeZero: type.mayBeZero, isRecord: type.isStructure || culprit.span != value.span,
      isAddress: [.address, .url, .scalar(.email)].contains(type),
      attribute: typing.reports.addressAttribute(around: value.span))
  }
}

extension TypedExpression {
  /// The first value on the path to this one that may be none.
  fileprivate var firstOptional: TypedExpression {
    var value = self
    while let object = value.object, object.type.isOptional { value = object }
    return value
  }

  /// The record, date or duration that this is a part of.
  private var object: TypedExpression? {
    switch kind {
    case .field(let object, _), .page(let object): object
    case .unary(.dateMember, let object), .unary(.seconds, let object): object
    default: nil
    }
  }
}
