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
            "an optional is optional once", at: span, write: inner.text))
        return resolved
      }
      guard !isBuiltIn, resolved.isList else { return .optional(resolved) }
      log.report(
        .typeNotAllowed(
          "a list is never optional: it may be empty", at: span,
          write: inner.text))
      return resolved
    case .list(let inner, let span):
      guard let resolved = resolve(inner, isInverse: isInverse) else { return nil }
      if isBuiltIn { return .list(resolved) }
      if resolved.isOptional {
        log.report(
          .typeNotAllowed(
            "an element of a list is never optional", at: span,
            write: "[\(inner.text.dropLast())]"))
      }
      return .list(resolved.required)
    }
  }

  private mutating func resolve(
    _ name: ModelName, _ arguments: [TypeSyntax], _ span: Span, isInverse: Bool
  ) -> ValueType? {
    if name.text == "Reference" { return reference(arguments, span) }
    guard arguments.isEmpty else { return generic(name, arguments, span) }
    if let scalar = Self.scalar(named: name.text) { return scalar }
    if isBuiltIn, name.text == "Address" { return .address }
    guard let named = names[name.text] else {
      reportUnknownType(name)
      return nil
    }
    if case .structure(let id) = named.type, models[id].kind == .entry, !isBuiltIn, !isInverse {
      log.report(.entryAsType(name.text, at: name.span, entry: named.span))
      return nil
    }
    if case .structure(let id) = named.type, models[id].kind == .deviceRecord, !isBuiltIn {
      log.report(.deviceRecordAsType(name.text, at: name.span, record: named.span))
      return nil
    }
    return named.type
  }

  /// The types that values without a structure have.
  private static func scalar(named name: String) -> ValueType? {
    switch name {
    case "Markdown": .markdown
    case "JSON": .tree
    default: ScalarKind(named: name).map { .scalar($0) }
    }
  }

  private mutating func reference(_ arguments: [TypeSyntax], _ span: Span) -> ValueType? {
    guard arguments.count == 1, case .named(let target, let inner, _)? = arguments.first,
      inner.isEmpty
    else {
      log.report(
        .typeNotAllowed("a reference names one model", at: span, write: nil))
      return nil
    }
    guard let named = names[target.text], Self.scalar(named: target.text) == nil else {
      if Self.scalar(named: target.text) == nil {
        reportUnknownType(target, help: .declaringEntry(target.text))
      } else {
        log.report(.referenceToNonEntry(target.text, at: target.span, in: span, declared: nil))
      }
      return nil
    }
    guard case .structure(let id) = named.type, models[id].kind == .entry else {
      log.report(
        .referenceToNonEntry(target.text, at: target.span, in: span, declared: named.span))
      return nil
    }
    return named.type
  }

  private mutating func generic(
    _ name: ModelName, _ arguments: [TypeSyntax], _ span: Span
  ) -> ValueType? {
    let inner = arguments.first?.text ?? "String"
    let write: String? =
      switch name.text {
      case "Optional": inner + "?"
      case "Array", "Collection", "ContiguousArray", "List", "Sequence", "Set": "[\(inner)]"
      case "Dictionary": "JSON"
      default: nil
      }
    log.report(
      .typeNotAllowed("'Reference' alone takes a type between '<' and '>'", at: span, write: write))
    return nil
  }

  /// Reports a type that nothing declares, unless its declaration may be in text that could not be
  /// read.
  private mutating func reportUnknownType(_ name: ModelName, help: Diagnostic.Help? = nil) {
    var diagnostic = unknownType(name)
    if diagnostic.help.isEmpty, certainty == .certain { diagnostic.help = help.map { [$0] } ?? [] }
    if certainty == .certain || !diagnostic.help.isEmpty { log.report(diagnostic) }
  }

  private mutating func unknownType(_ name: ModelName) -> Diagnostic {
    let known =
      ReservedNames.scalarTypes.sorted() + ["Image", "File", "Reference"]
      + (isBuiltIn ? ["Address"] : [])
    let declared = names.keys
    let own = log.gathered { declared.filter { !known.contains($0) }.sorted() } ?? []
    let lowercased = name.text.lowercased()
    let meant =
      own.first { $0.lowercased() == lowercased } ?? Self.meanings[lowercased]
      ?? log.nearest(to: name.text, among: own + known)
      ?? log.nearest(to: lowercased, among: Self.meanings.keys.sorted())
      .flatMap { Self.meanings[$0] }
    return .unknownType(name.text, meant: meant, own: own, at: name.span)
  }

  /// Types of Swift and of other languages, and what the model language has for them.
  private static let meanings: [String: String] = [
    "float": "Double", "cgfloat": "Double", "float32": "Double", "float64": "Double",
    "number": "Double", "real": "Double", "int8": "Int", "int16": "Int", "int32": "Int",
    "int64": "Int", "uint": "Int", "uint8": "Int", "uint16": "Int", "uint32": "Int",
    "uint64": "Int", "integer": "Int", "boolean": "Bool", "character": "String",
    "substring": "String", "text": "String", "nsstring": "String",
    "uuid": "String", "datetime": "Date", "timestamp": "Date", "time": "Date",
    "timeinterval": "Duration", "html": "Markdown", "attributedstring": "Markdown",
    "photo": "Image", "picture": "Image", "uiimage": "Image", "asset": "Image", "uri": "URL",
    "url": "URL", "link": "URL", "money": "Decimal", "currency": "Decimal", "data": "File",
    "ref": "Reference", "json": "JSON", "any": "JSON", "anycodable": "JSON", "jsonvalue": "JSON",
    "object": "JSON", "dictionary": "JSON", "unknown": "JSON", "map": "JSON",
  ]
}
