import Diagnostics
import Schema

/// The codes of the currencies of amounts, as models say them (`@Currency`).
struct AmountCurrency {
  let typing: Typing
  /// The currencies of the elements of lists from which others are made.
  private var elements: [VariableID: KnownCurrencies] = [:]

  init(typing: Typing) { self.typing = typing }

  /// The code of the currency of a field's amounts: empty where it is no amount of money, or where
  /// there is neither an amount nor a currency.
  func shown(for field: Shape.Field, in record: TypedExpression) -> TypedExpression {
    let none = TypedExpression(.text([]), .string, record.span)
    guard let code = code(of: field, in: record) else { return none }
    guard code.type.isOptional else { return code }
    return TypedExpression(.fallback(code, none, testsTruth: false), .string, record.span)
  }

  /// The code of the currency of an amount that is there; nil where it is no field whose currency
  /// the model says.
  func code(of amount: TypedExpression) -> TypedExpression? {
    guard case .field(let record, _) = amount.kind, let field = typing.types.field(of: amount),
      var code = code(of: field, in: record)
    else { return nil }
    // Content is checked: there is no amount without a currency.
    code.type = code.type.unwrapped
    return code
  }

  /// The currencies that models say of an amount, of a sum of amounts, of amounts in a list, and of
  /// those in a record that the template makes. What is multiplied or divided by a number that may be
  /// an exchange rate has none; a price times a number of pieces has its own. That of an amount whose
  /// currency a condition around compares with a code is this code.
  func known(of amount: TypedExpression) -> KnownCurrencies {
    guard mayHoldAmounts(amount.type) else { return KnownCurrencies() }
    switch amount.kind {
    case .field(let record, let slot): return known(of: slot, in: record)
    case .variable(let variable):
      return decided(elements[variable] ?? typing.currencies[variable] ?? KnownCurrencies())
    case .unary(let operation, let operand): return known(of: operation, operand)
    case .binary(let operation, let left, let right): return known(of: operation, left, right)
    case .many(let operation, let operands): return known(of: operation, operands)
    case .sequence(_, let operand), .and(_, let operand): return known(of: operand)
    case .fallback(let left, let right, _), .conditional(_, let left, let right),
      .or(let left, let right):
      return known(of: left).or(known(of: right))
    case .list(let elements):
      let isOfLists = amount.type.unwrapped.element?.unwrapped.element != nil
      return elements.reduce(KnownCurrencies()) { all, element in
        let known = known(of: element)
        return isOfLists ? all.or(known) : all.union(known)
      }
    case .record(_, let values):
      var all = KnownCurrencies()
      for (place, value) in values.enumerated() {
        let known = known(of: value)
        if !known.isEmpty { all.parts[FieldSlot(ofField: place)] = known }
      }
      return all
    case .comprehension(let made): return known(of: made)
    default: return KnownCurrencies()
    }
  }

  /// Whether values of a type may be amounts, lists of them or records of a template with them.
  private func mayHoldAmounts(_ type: Type) -> Bool {
    switch type {
    case .optional(let type), .list(let type): return mayHoldAmounts(type)
    case .structure(let id):
      let maker = typing.types[id].maker
      return maker == .tuple || maker == .dictionary
    default: return type.isNumber
    }
  }

  // MARK: Operations

  private func known(
    of operation: UnaryOperation, _ operand: TypedExpression
  ) -> KnownCurrencies {
    switch operation {
    case .first, .last: known(ofElementsOf: operand)
    case .negate, .positive, .absolute, .reversed: known(of: operand)
    case .truth, .isNone, .isPresent, .isEmpty, .isOdd, .isEven, .listLength, .dateMember,
      .seconds, .absoluteURL, .entryTitle, .excerpt, .textOf, .addressText, .text:
      KnownCurrencies()
    }
  }

  private func known(
    of operation: BinaryOperation, _ left: TypedExpression, _ right: TypedExpression
  ) -> KnownCurrencies {
    switch operation {
    case .element: known(ofElementsOf: left)
    case .take, .skip, .toInt, .toDouble, .arithmetic(.modulo): known(of: left)
    case .arithmetic(.add), .arithmetic(.subtract), .sum, .appended:
      known(of: left).union(known(of: right))
    case .arithmetic(.multiply):
      right.isCount ? known(of: left) : left.isCount ? known(of: right) : KnownCurrencies()
    case .arithmetic(.divide), .arithmetic(.floorDivide):
      right.isCount ? known(of: left) : KnownCurrencies()
    case .arithmetic(.power), .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .contains, .isDivisible, .join, .fileSize, .readCase, .headings, .nestHeadings, .format,
      .text:
      KnownCurrencies()
    }
  }

  private func known(
    of operation: ManyOperation, _ operands: [TypedExpression]
  ) -> KnownCurrencies {
    guard let first = operands.first else { return KnownCurrencies() }
    switch operation {
    case .minimum, .maximum, .part: return known(ofElementsOf: first)
    case .round, .unique, .sort, .slice: return known(of: first)
    case .batch:
      guard case .list(let elements) = first.kind, let size = operands[1].number, size > 0 else {
        return known(of: first)
      }
      return stride(from: 0, to: elements.count, by: size).reduce(KnownCurrencies()) { all, start in
        let row = elements[start..<min(start + size, elements.count)]
        return all.or(row.reduce(KnownCurrencies()) { $0.union(known(of: $1)) })
      }
    case .columns:
      var all = known(of: first)
      all.isChoice = all.count > 1
      return all
    case .concatenate, .formatText, .range, .textSlice, .groupBy, .money, .text:
      return KnownCurrencies()
    }
  }

  /// The currencies of each element of a list in turn.
  func known(ofElementsOf list: TypedExpression) -> KnownCurrencies {
    let known = known(of: list)
    // All amounts of a row may be of several where the rows are.
    guard list.type.unwrapped.element?.unwrapped.element != nil else { return known.ofOne }
    return known
  }

  // MARK: Fields

  private func known(of slot: FieldSlot, in record: TypedExpression) -> KnownCurrencies {
    var known = KnownCurrencies()
    guard case .structure(let id) = record.type.unwrapped,
      let field = typing.types[id].field(at: slot)
    else { return known }
    switch typing.types[id].maker {
    case .models: break
    case .tuple, .dictionary: return decided(self.known(of: record).parts[slot] ?? known)
    case .namespace:
      if case .amount(let code)? = typing.currencies[NamespaceField(id: id, slot: slot)] {
        known.codes = [code]
      }
      return known
    }
    switch field.currency {
    case nil: break
    case .always(let currency): known.codes = [currency.code]
    case .field(let holder):
      guard var code = code(of: field, in: record) else { break }
      code.type = code.type.unwrapped
      guard let path = record.path?.appending(.field(holder)) else {
        known.addOther()
        break
      }
      known.fields[path] = code
      return decided(known)
    }
    return known
  }

  /// Currencies of which conditions around say what the fields that hold them are.
  private func decided(_ known: KnownCurrencies) -> KnownCurrencies {
    guard !known.fields.isEmpty else { return known }
    let facts = typing.knowledge.facts
    var known = known
    for (path, code) in known.fields {
      guard let value = facts.equal[path] else { continue }
      known.fields[path] = nil
      note(value, of: code, in: &known)
    }
    return known
  }

  /// Notes what a field that holds a code is known to equal.
  private func note(_ value: EqualValue, of code: TypedExpression, in known: inout KnownCurrencies)
  {
    let text: String
    switch value {
    case .other: return
    case .key(let key):
      known.groups.insert(key)
      return
    case .text(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .choiceCase(let index):
      guard case .choiceText(_, let id) = code.kind else { return }
      text = typing.types.models[id].cases[index].text
    }
    if Currency(code: text) != nil { known.codes.insert(text) }
  }

  /// The currencies of a list that is made from another: each element has its own where a field of
  /// the records says it, unless they are chosen or grouped by it.
  private func known(of made: Comprehension) -> KnownCurrencies {
    var inner = self
    inner.elements[made.variable] = known(ofElementsOf: made.list)
    var known = inner.known(of: made.element)
    if made.element.type.unwrapped.element == nil { known.isChoice = false }
    let own = known.fields.filter { $0.key.root == made.variable }
    guard !own.isEmpty else { return known }
    var facts = made.list.factsOfElements(as: made.variable)
    if let condition = made.condition { facts.formUnion(condition.proof.whenTrue) }
    for (path, code) in own {
      known.fields[path] = nil
      if let value = facts.equal[path] {
        note(value, of: code, in: &known)
      } else {
        known.addSeveralOthers(inField: name(of: path, in: made.list.type.element))
      }
    }
    return known
  }

  /// A path below a variable of this type, as it is written.
  private func name(of path: Path, in type: Type?) -> String {
    var (type, names) = (type?.unwrapped, [String]())
    for step in path.steps {
      guard case .field(let slot) = step, case .structure(let id) = type,
        let field = typing.types[id].field(at: slot)
      else { break }
      names.append(field.name)
      type = field.type.unwrapped
    }
    return names.joined(separator: ".")
  }

  private func code(of field: Shape.Field, in record: TypedExpression) -> TypedExpression? {
    guard let source = field.currency, case .structure(let id) = record.type.unwrapped else {
      return nil
    }
    switch source {
    case .always(let currency):
      return TypedExpression(.text(Array(currency.code.utf8)), .string, record.span)
    case .field(let slot):
      let holder = typing.types[id].field(at: slot)
      return holder.map { typing.field($0, of: record, record.span).asText }
    }
  }

  // MARK: One currency

  /// The only currency that one of these values has, by a condition: there is one where all of them
  /// are amounts of it or numbers that the template writes.
  func shared(by values: [TypedExpression]) -> KnownCurrencies {
    var codes: Set<String> = []
    for value in values where !value.isOfAnyCurrency {
      guard let code = onlyCode(of: value) else { return KnownCurrencies() }
      codes.insert(code)
    }
    return codes.count == 1 ? KnownCurrencies(codes: codes) : KnownCurrencies()
  }

  /// What a field of a namespace holds that is set to a value; nil for numbers that the template
  /// writes.
  func held(by value: TypedExpression) -> NotedCurrencies.Held? {
    value.isOfAnyCurrency ? nil : onlyCode(of: value).map { .amount($0) } ?? .anything
  }

  /// The code of the currency of an amount, or of all amounts in a list; nil where there is not
  /// exactly one that is known wherever the template reads the value.
  private func onlyCode(of value: TypedExpression) -> String? {
    let known = known(of: value)
    return known.count == 1 && known.parts.isEmpty ? known.codes.first : nil
  }

  /// Whether a condition around compares something with a text: then the key of a group may be a
  /// code.
  var isAnythingCompared: Bool {
    typing.knowledge.facts.equal.values.contains { value in
      switch value {
      case .text, .choiceCase: true
      case .key, .other: false
      }
    }
  }

  /// Whether a condition around compares something with a code: then the key of a group may be
  /// this code.
  func isCompared(with code: String) -> Bool {
    typing.knowledge.facts.equal.values.contains { value in
      switch value {
      case .text(let bytes): bytes.elementsEqual(code.utf8)
      case .choiceCase: true
      case .key, .other: false
      }
    }
  }
}

extension TypedExpression {
  /// Whether it is none, an empty list or a number that the template writes, which stands for an
  /// amount of any currency.
  fileprivate var isOfAnyCurrency: Bool {
    if case .literal(.decimal) = kind { return true }
    return isNone || type == .list(.never) || exactLiteral != nil
  }

  /// Whether it counts something, and is no exchange rate: a whole number of the content. One that a
  /// template writes may be a rate, unless it is 1.
  var isCount: Bool {
    switch kind {
    case .int(let number): number == 1
    case .double(let number): number.nearest == 1
    case .literal(.decimal(let digits)): digits.elementsEqual("1".utf8)
    default: type.unwrapped == .int
    }
  }
}
