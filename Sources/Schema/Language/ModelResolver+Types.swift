import Diagnostics

extension ModelResolver {
  /// The type that is meant; nil when there is none, which is then reported.
  mutating func resolve(_ type: TypeSyntax, isInverse: Bool) -> ValueType? {
    switch type {
    case .named(let name, let arguments, let span):
      return resolve(name, arguments, span, isInverse: isInverse)
    case .optional(let inner, let span):
      guard let resolved = resolve(inner, isInverse: isInverse) else { return nil }
      if resolved.isOptional {
        log.report(
          .typeNotAllowed(
            "an optional is optional once", at: span, write: typeText(inner)))
        return resolved
      }
      guard !isBuiltIn, resolved.isList else { return .optional(resolved) }
      log.report(
        .typeNotAllowed(
          "a list is never optional: it may be empty", at: span,
          write: typeText(inner)))
      return resolved
    case .list(let inner, let span):
      guard let resolved = resolve(inner, isInverse: isInverse) else { return nil }
      if isBuiltIn { return .list(resolved) }
      if resolved.isOptional {
        log.report(
          .typeNotAllowed(
            "an element of a list is never optional", at: span,
            write: "[\(typeText(inner).dropLast())]"))
      } else if resolved.isList {
        log.report(
          .typeNotAllowed(
            "a list holds no lists; a component can stand between them", at: span,
            write: nil))
        return nil
      }
      return .list(resolved.required)
    }
  }

  private mutating func resolve(
    _ name: ModelName, _ arguments: [TypeSyntax], _ span: Span, isInverse: Bool
  ) -> ValueType? {
    if name.text == "Reference" { return reference(arguments, span) }
    guard arguments.isEmpty else { return generic(name, arguments, span) }
    if let scalar = Self.scalars[name.text] { return scalar }
    if isBuiltIn, name.text == "Address" { return .address }
    guard let named = names[name.text] else {
      log.report(unknownType(name))
      return nil
    }
    if case .structure(let id) = named.type, models[id].kind == .entry, !isBuiltIn, !isInverse {
      log.report(.entryAsType(name.text, at: name.span, entry: named.span))
      return nil
    }
    return named.type
  }

  private static let scalars: [String: ValueType] = [
    "String": .string, "Int": .int, "Double": .double, "Decimal": .decimal, "Bool": .bool,
    "Date": .date, "Duration": .duration, "URL": .url, "Email": .email, "Slug": .slug,
    "Markdown": .markdown,
  ]

  private mutating func reference(_ arguments: [TypeSyntax], _ span: Span) -> ValueType? {
    guard arguments.count == 1, case .named(let target, let inner, _)? = arguments.first,
      inner.isEmpty
    else {
      log.report(
        .typeNotAllowed("a reference names one model", at: span, write: nil))
      return nil
    }
    guard let named = names[target.text], Self.scalars[target.text] == nil else {
      if Self.scalars[target.text] == nil {
        log.report(unknownType(target))
      } else {
        log.report(.referenceToNonEntry(target.text, at: target.span, declared: nil))
      }
      return nil
    }
    guard case .structure(let id) = named.type, models[id].kind == .entry else {
      log.report(.referenceToNonEntry(target.text, at: target.span, declared: named.span))
      return nil
    }
    return named.type
  }

  private mutating func generic(
    _ name: ModelName, _ arguments: [TypeSyntax], _ span: Span
  ) -> ValueType? {
    let inner = arguments.first.map(typeText) ?? "String"
    let write: String? =
      switch name.text {
      case "Optional": inner + "?"
      case "Array", "Set", "ContiguousArray": "[\(inner)]"
      default: nil
      }
    log.report(
      .typeNotAllowed("'Reference' alone takes a type between '<' and '>'", at: span, write: write))
    return nil
  }

  private func unknownType(_ name: ModelName) -> Diagnostic {
    let known =
      Self.scalars.keys.sorted() + ["Image", "File", "Reference"] + (isBuiltIn ? ["Address"] : [])
    let own = names.keys.filter { !known.contains($0) }.sorted()
    return .unknownType(
      name.text, meant: Self.meanings[name.text], known: own + known, own: own, at: name.span)
  }

  /// Types of Swift and of other languages, and what the model language has for them.
  private static let meanings: [String: String] = [
    "Float": "Double", "CGFloat": "Double", "Float32": "Double", "Float64": "Double",
    "Number": "Double", "Real": "Double", "Int8": "Int", "Int16": "Int", "Int32": "Int",
    "Int64": "Int", "UInt": "Int", "UInt8": "Int", "UInt16": "Int", "UInt32": "Int",
    "UInt64": "Int", "Integer": "Int", "integer": "Int", "Boolean": "Bool", "boolean": "Bool",
    "Character": "String", "Substring": "String", "Text": "String", "NSString": "String",
    "UUID": "String", "DateTime": "Date", "Timestamp": "Date", "Time": "Date",
    "TimeInterval": "Duration", "HTML": "Markdown", "AttributedString": "Markdown",
    "Photo": "Image", "Picture": "Image", "UIImage": "Image", "Asset": "Image", "Uri": "URL",
    "Url": "URL", "Link": "URL", "Money": "Decimal", "Currency": "Decimal", "Data": "File",
    "Ref": "Reference",
  ]
}
