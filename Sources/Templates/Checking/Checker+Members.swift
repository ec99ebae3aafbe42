import Diagnostics
import Schema

// Fields, elements and slices.
extension Checker {
  mutating func checkMember(
    of expression: Expression, _ name: Identifier, _ span: Span
  ) -> TypedExpression {
    switch compileTimeBinding(of: expression) {
    case .loop(let loop): return checkLoopMember(loop, name, span)
    case .module(let module):
      switch member(name.text, of: module) {
      case .variable(let variable): return read(variable, at: span)
      case .global(let value): return value
      case .some: return fail(.notAValue(name.text, "a macro", at: span), span)
      case nil where module.certainty == .uncertain: return .invalid(span)
      case nil:
        let known = log.gathered { module.scopes.innermostNames }
        return fail(
          .unknownImport(
            name.text, from: module.template, known: known, at: name.span, suggesting: &log), span)
      }
    case .field(let field): return checkMember(of: field, name, span)
    case .variable, .global, .macro, .caller, nil: break
    }
    let object = check(expression)
    guard !object.isInvalid else { return .invalid(span) }
    return member(name, of: object, span)
  }

  /// A field of a value, or its page's address.
  mutating func member(
    _ name: Identifier, of object: TypedExpression, _ span: Span
  ) -> TypedExpression {
    switch object.type.unwrapped {
    case .structure(let id):
      if let field = types[id].field(named: name.text) {
        return self.field(field, of: object, span)
      }
      if name.text == "url", let presence = environment.pages[id] {
        return page(of: object, presence, span)
      }
      let shape = types[id]
      if shape.maker == .models, types.models[id].certainty == .uncertain { return .invalid(span) }
      return fail(unknownMember(name, of: id), span)
    case .date:
      guard let member = DateMember(rawValue: name.text) else {
        let known = DateMember.allCases.map(\.rawValue)
        return fail(
          .unknownMember(
            name.text, of: "a date", fields: known, place: nil, at: name.span, suggesting: &log),
          span)
      }
      return TypedExpression(
        .unary(.dateMember(member), object), object.type.isOptional ? .optional(.int) : .int, span)
    default:
      return fail(
        .noMembers(name.text, type: self.name(object.type), at: name.span), span)
    }
  }

  /// A field of a record; none where the record may be none.
  func field(_ field: Shape.Field, of object: TypedExpression, _ span: Span) -> TypedExpression {
    var value = TypedExpression(
      .field(object, slot: field.slot),
      object.type.isOptional ? field.type.madeOptional : field.type, span)
    value.path = object.path?.appending(.field(field.slot))
    value.isNonEmpty = field.isNonEmpty && !object.type.isOptional
    return narrowed(value)
  }

  private func page(
    of object: TypedExpression, _ presence: TemplateEnvironment.PagePresence, _ span: Span
  ) -> TypedExpression {
    let isOptional = presence == .sometimes || object.type.isOptional
    var value = TypedExpression(
      .page(object), isOptional ? .optional(.address) : .address, span)
    value.path = object.path?.appending(.page)
    return narrowed(value)
  }

  private mutating func unknownMember(_ name: Identifier, of id: StructureID) -> Diagnostic {
    let shape = types[id]
    let model = shape.maker == .models ? types.models[id] : nil
    if let model, case .secret(let field) = model.lookUp(name.text, for: .output) {
      return .secretField(field, of: model, at: name.span)
    }
    var fields = shape.fields.map(\.name)
    if environment.pages[id] != nil { fields.append("url") }
    return .unknownMember(
      name.text, of: shape.name, fields: fields, place: model?.span, at: name.span, suggesting: &log
    )
  }

  // MARK: Loops

  private mutating func checkLoopMember(
    _ loop: LoopReference, _ name: Identifier, _ span: Span
  ) -> TypedExpression {
    switch name.text {
    case "depth": return depth(of: loop, span)
    case "depth0":
      let one = TypedExpression(.int(1), .int, span)
      return TypedExpression(
        .binary(.arithmetic(.subtract), depth(of: loop, span), one), .int, span)
    default: break
    }
    guard let member = LoopMember(rawValue: name.text) else {
      let known = LoopMember.allCases.map(\.rawValue) + ["depth", "depth0", "cycle", "changed"]
      return fail(
        .unknownMember(
          name.text, of: "the loop", fields: known, place: nil, at: name.span, suggesting: &log),
        span)
    }
    let type: Type =
      switch member {
      case .first, .last: .bool
      case .previtem, .nextitem: loop.element.madeOptional
      default: .int
      }
    var value = TypedExpression(.loop(loop.id, member), type, span)
    if member == .previtem || member == .nextitem {
      parts.askForNeighbours(of: loop.id)
      value.path = .neighbour(member == .previtem ? .previous(loop.id) : .next(loop.id))
    }
    return narrowed(value)
  }

  // MARK: Elements

  mutating func checkElement(
    of expression: Expression, _ index: Expression, _ span: Span
  ) -> TypedExpression {
    if let name = index.literalText {
      return checkMember(of: expression, Identifier(text: name, span: index.span), span)
    }
    let object = check(expression)
    let place = check(index)
    guard !object.isInvalid, !place.isInvalid else { return .invalid(span) }
    if case .structure(let id) = object.type, types[id].maker == .tuple,
      case .int(let number) = place.kind
    {
      guard types[id].fields.indices.contains(number) else {
        return fail(.noSuchPart(count: types[id].fields.count, at: index.span), span)
      }
      return field(types[id].fields[number], of: object, span)
    }
    guard isPresent(object, for: "an element is taken of it") else { return .invalid(span) }
    let type: Type
    let operation: BinaryOperation
    switch object.type {
    case .list(let element): (type, operation) = (element, .element)
    case let text where text.isText: (type, operation) = (.string, .text(.element))
    default: return fail(.noElements(written(object.span), type: name(object.type), at: span), span)
    }
    guard place.type == .int else {
      return fail(
        .wrongType(of: "an index", expected: "Int", found: name(place.type), at: index.span), span)
    }
    return self.element(
      .binary(operation, object, place), of: object, type, at: Self.literalIndex(of: place), span)
  }

  /// An element of a list or text; none outside of it, unless it surely has such an element.
  func element(
    _ kind: TypedExpression.Kind, of object: TypedExpression, _ type: Type, at index: Int?,
    _ span: Span
  ) -> TypedExpression {
    var isSure = object.isNonEmpty && (index == 0 || index == -1)
    if case .list(let elements) = object.kind, let index {
      isSure = index < elements.count && index >= -elements.count
    }
    var value = TypedExpression(kind, isSure ? type : type.madeOptional, span)
    if let index { value.path = object.path?.appending(.element(index)) }
    return narrowed(value)
  }

  private static func literalIndex(of place: TypedExpression) -> Int? {
    if case .int(let number) = place.kind { return number }
    return nil
  }

  mutating func checkSlice(
    of expression: Expression, _ bounds: SliceBounds, _ span: Span
  ) -> TypedExpression {
    let object = check(expression)
    var operands = [object]
    for bound in [bounds.lower, bounds.upper, bounds.step] {
      guard let bound else {
        operands.append(TypedExpression(.none, .optional(.never), span))
        continue
      }
      let value = check(bound)
      if value.type != .int, !value.isInvalid {
        report(
          .wrongType(of: "an index", expected: "Int", found: name(value.type), at: bound.span))
      }
      operands.append(value)
    }
    guard !object.isInvalid, isPresent(object, for: "a part is taken of it") else {
      return .invalid(span)
    }
    switch object.type {
    case .list: return TypedExpression(.many(.slice, operands), object.type, span)
    case let text where text.isText:
      return TypedExpression(.many(.textSlice, operands), .string, span)
    default:
      return fail(.noElements(written(object.span), type: name(object.type), at: span), span)
    }
  }

  /// Whether a value is surely not none; reports it where it may be.
  mutating func isPresent(_ value: TypedExpression, for purpose: String) -> Bool {
    guard case .optional(let wrapped) = value.type else { return true }
    if wrapped == .never {
      report(.usedNone(purpose: purpose, at: value.span))
    } else {
      reportOptional(value)
    }
    return false
  }

  /// Reports a value that may be none: the first on the way to it that may be.
  mutating func reportOptional(_ value: TypedExpression) {
    var culprit = value
    while let object = culprit.object, object.type.isOptional { culprit = object }
    guard !isUncertain(culprit) else { return }
    var diagnostic = Diagnostic.unhandledOptional(
      written(culprit.span), type: name(culprit.type.unwrapped),
      isFollowed: culprit.path != nil, at: culprit.span)
    if culprit.path == .now { diagnostic.explainNow() }
    if case .page(let record) = culprit.kind, !record.type.isOptional {
      diagnostic.explainPage(of: name(record.type))
    }
    report(diagnostic)
  }
}

extension TypedExpression {
  /// The record that this is a field of.
  fileprivate var object: TypedExpression? {
    switch kind {
    case .field(let object, _), .page(let object): object
    default: nil
    }
  }
}
