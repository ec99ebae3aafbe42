import Diagnostics
import Schema

// Fields, elements and slices.
extension Typing {
  /// A field of a value, or its page's address.
  mutating func member(
    _ name: Identifier, of object: TypedExpression, _ span: Span
  ) -> TypedExpression {
    switch object.type.unwrapped {
    case .structure(let id):
      if let field = types[id].field(named: name.text) {
        return self.field(field, of: object, span).saying(environment.site.words[id]?[field.name])
      }
      if name.text == "url", let presence = environment.site.pages[id] {
        return page(of: object, presence, span)
      }
      let shape = types[id]
      if shape.maker == .models, types.models[id].certainty == .uncertain { return .invalid(span) }
      return fail(unknownMember(name, of: id), span)
    case .date:
      guard let member = DateMember(rawValue: name.text) else {
        return fail(
          .unknownDateMember(name.text, at: name.span, suggesting: &reports.log), span)
      }
      return TypedExpression(
        .unary(.dateMember(member), object), object.type.isOptional ? .optional(.int) : .int, span)
    case .duration:
      guard name.text == "seconds" else {
        return fail(
          .unknownDurationMember(
            name.text, at: name.span, suggesting: &reports.log), span)
      }
      return TypedExpression(
        .unary(.seconds, object), object.type.isOptional ? .optional(.int) : .int, span)
    default:
      return fail(
        .noMembers(name.text, type: types.namedType(of: object.type), at: name.span), span)
    }
  }

  /// A field of a record; none where the record may be none.
  func field(_ field: Shape.Field, of object: TypedExpression, _ span: Span) -> TypedExpression {
    var value = TypedExpression(
      .field(object, slot: field.slot),
      object.type.isOptional ? field.type.madeOptional : field.type, span)
    value.path = object.path?.appending(.field(field.slot))
    value.isNonEmpty = field.isNonEmpty && !object.type.isOptional
    if field.type.element != nil { value.elements.equal = parts.keys(ofGroups: object.type) }
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
    if environment.site.pages[id] != nil { fields.append("url") }
    return Diagnostic.unknownMember(
      name.text, of: shape.name, fields: fields, place: model?.span, at: name.span,
      suggesting: &reports.log
    ).advisingBuildDate(insteadOf: name.text, of: model).advisingDate(of: shape, name.text, types)
  }

  /// The field at the end of a path such as `author.name`; nil where there is none, which is
  /// reported.
  mutating func follow(
    _ path: TypedExpression?, from value: TypedExpression
  ) -> TypedExpression? {
    guard let path, let text = path.literalText else { return value }
    var value = value
    for name in text.split(separator: ".", omittingEmptySubsequences: false) {
      value = member(Identifier(text: String(name), span: path.span), of: value, path.span)
      if value.isInvalid { return nil }
    }
    return value
  }

  /// `set name.member = value`, where the object must be a namespace. The type of a field that
  /// begins with none or an empty list is that of all values that are set to it.
  mutating func assignment(
    of value: TypedExpression, to member: Identifier, of object: TypedExpression,
    named name: Identifier
  ) -> [TypedNode] {
    guard case .structure(let id) = object.type, types[id].maker == .namespace else {
      if !object.isInvalid {
        report(.notANamespace(name.text, type: self.name(object.type), at: name.span))
      }
      return []
    }
    guard let field = types[id].field(named: member.text) else {
      report(
        .unknownMember(
          member.text, of: "the namespace", fields: types[id].fields.map(\.name), place: nil,
          at: member.span, suggesting: &reports.log))
      return []
    }
    if let path = object.path { knowledge.forget(path.appending(.field(field.slot))) }
    // A decimal number is exact, which one of type Double is not.
    let isInexact = field.type.number == .decimal && value.type.number == .double
    guard let type = field.type.joined(with: value.type),
      type == field.type || type == .invalid || types.widen(field.slot, of: id, to: type),
      !isInexact || value.exactLiteral != nil
    else {
      NamespaceMisfit(value: value, field: field, name: "\(name.text).\(member.text)")
        .report(by: &self)
      return []
    }
    currencies.set(
      NamespaceField(id: id, slot: field.slot), to: AmountCurrency(typing: self).held(by: value))
    let node = TypedNode.Kind.assignField(object, slot: field.slot, value.converted(to: type))
    return [TypedNode(node, member.span)]
  }

  /// Forgets what is known about the fields of those variables that are namespaces, which other
  /// parts may change.
  mutating func forgetNamespaces(in scopes: ScopeStack<Binding>) {
    guard types.hasNamespaces, !knowledge.facts.isEmpty else { return }
    for variable in scopes.variables {
      guard case .structure(let id) = variable.type, types[id].maker == .namespace else { continue }
      knowledge.forget(Path(root: variable.id))
    }
  }

  // MARK: Elements

  /// `object[place]`.
  mutating func element(
    of object: TypedExpression, at place: TypedExpression, _ span: Span
  ) -> TypedExpression {
    if case .structure(let id) = object.type, types[id].maker == .tuple,
      case .int(let number) = place.kind
    {
      guard types[id].fields.indices.contains(number) else {
        return fail(.noSuchPart(count: types[id].fields.count, at: place.span), span)
      }
      return field(types[id].fields[number], of: object, span)
    }
    guard isPresent(object, for: "an element is taken of it") else { return .invalid(span) }
    let type: Type
    let operation: BinaryOperation
    switch object.type {
    case .list(let element): (type, operation) = (element, .element)
    case let text where text.isText: (type, operation) = (.string, .text(.element))
    default: return fail(noElements(of: object, span), span)
    }
    guard place.type == .int else {
      return fail(
        .wrongType(of: "an index", expected: "Int", found: name(place.type), at: place.span), span)
    }
    return element(.binary(operation, object, place), of: object, type, at: place.number, span)
  }

  /// An element of a list or text; none outside it, unless it certainly has such an element.
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

  /// `object[lower:upper:step]`; nil for each bound that was left out.
  mutating func slice(
    of object: TypedExpression, _ bounds: [TypedExpression?], _ span: Span
  ) -> TypedExpression {
    for case let bound? in bounds where bound.type != .int && !bound.isInvalid {
      report(
        .wrongType(of: "an index", expected: "Int", found: name(bound.type), at: bound.span))
    }
    let operands = [object] + bounds.map { $0 ?? TypedExpression(.none, .optional(.never), span) }
    guard !object.isInvalid, isPresent(object, for: "a part is taken of it") else {
      return .invalid(span)
    }
    PartBounds(start: bounds[0], end: bounds[1], step: bounds[2], span: span)
      .reportIfBackwards(by: &self)
    switch object.type {
    case .list: return TypedExpression(.many(.slice, operands), object.type, span)
    case let text where text.isText:
      return TypedExpression(.many(.textSlice, operands), .string, span)
    default: return fail(noElements(of: object, span), span)
    }
  }

  private func noElements(of object: TypedExpression, _ span: Span) -> Diagnostic {
    .noElements(type: name(object.type), at: span)
  }

  /// The type of the elements that a loop iterates over; reports what is not a list.
  mutating func elementType(of list: inout TypedExpression) -> Type {
    switch list.type {
    case .list(.never): return .invalid
    case .list(let element): return element
    case .string:
      list = list.characters
      return .string
    case .invalid: return .invalid
    case .optional(let wrapped) where wrapped != .never: reportOptional(list)
    case .structure(let id):
      let lists = types[id].fields.filter { $0.type.unwrapped.element != nil }.map(\.name)
      report(
        .notAList(reports.written(list.span), type: types[id].name, lists: lists, at: list.span))
    default:
      report(
        .notAList(reports.written(list.span), type: name(list.type), lists: [], at: list.span))
    }
    list = .invalid(list.span)
    return .invalid
  }

  /// One of the parts of a value that is unpacked into several names; nil where it does not have as
  /// many.
  func part(_ index: Int, of value: TypedExpression, count: Int) -> TypedExpression? {
    switch value.type {
    case .structure(let id):
      let shape = types[id]
      guard shape.maker == .tuple, shape.fields.count == count else { return nil }
      let field = shape.fields[index]
      return self.field(field, of: value, value.span)
    case .list(let element):
      let place = TypedExpression(.int(index), .int, value.span)
      let number = TypedExpression(.int(count), .int, value.span)
      return TypedExpression(.many(.part, [value, place, number]), element, value.span)
    default: return nil
    }
  }
}
