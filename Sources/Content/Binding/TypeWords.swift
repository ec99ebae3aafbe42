import Diagnostics
import Documents
import Escaping
import Schema
import Tables

// The words for types and shapes in messages.

extension BindingPlan {
  /// A type in a few words: `a whole number`, `a list of texts`.
  func words(for type: TypePlan) -> String {
    switch type.kind {
    case .list: "a list of \(manyWords(for: types[type.element]))"
    case .scalar(let kind): kind.type.noun
    case .markdown: "Markdown text"
    case .choice: "one of the cases of \(models[type.choice].name)"
    case .component: "the fields of \(models[type.structure].shownNoun)"
    case .reference: "the name of a \(name(of: type))"
    case .image: "an image"
    case .file: "the path of a file"
    case .tree: "data of any shape"
    case .unwritten: "nothing that a file can say"
    }
  }

  /// The names that a value of a type is one of; nil for types with other values.
  func nameWords(for type: TypePlan) -> String? {
    switch type.kind {
    case .choice:
      let cases = models[type.choice].cases.map(\.text)
      return cases.isEmpty ? nil : Diagnostic.list(cases)
    case .reference: return words(for: type)
    default: return nil
    }
  }

  private func manyWords(for type: TypePlan) -> String {
    switch type.kind {
    case .list: "lists of \(manyWords(for: types[type.element]))"
    case .scalar(let kind): kind.type.plural
    case .markdown: "Markdown texts"
    case .choice: "cases of \(models[type.choice].name)"
    case .component: "\(name(of: type)) mappings"
    case .reference: "names of \(name(of: type)) entries"
    case .image: "images"
    case .file: "paths of files"
    case .tree: "data of any shape"
    case .unwritten: "nothing that a file can say"
    }
  }

  /// Uncertain where the model of a type has mistakes, which were reported: then a value that does
  /// not fit it may be right.
  func certainty(of type: TypePlan) -> Certainty {
    switch type.kind {
    case .list: certainty(of: types[type.element])
    case .component: models[type.structure].certainty
    case .scalar, .markdown, .choice, .reference, .image, .file, .tree, .unwritten: .certain
    }
  }

  /// The name of a structure.
  func name(of type: TypePlan) -> String { models[type.structure].name }

  /// The names of a structure's fields that files can write.
  func fieldNames(of structure: StructureID) -> [String] {
    models[structure].fields(for: .checking).filter { $0.inverse == nil }.map(
      \.fileName)
  }

  /// A field with a value, as a file of this notation writes it; nil where it cannot.
  func example(of field: FieldPath, in notation: FileNotation) -> String? {
    let type = type(of: field)
    guard notation.adviceForMany == nil || type.isOneText else { return nil }
    let value =
      switch type.kind {
      case .scalar(let kind): kind.type.example
      case .image: notation.image("picture.svg")
      case .choice: models[type.choice].cases.first?.text ?? "…"
      case .component:
        "{ \(notation.pair(fieldNames(of: type.structure).first ?? "field", "…", isText: false)) }"
      case .markdown, .reference, .file, .list, .tree, .unwritten: "…"
      }
    let isText =
      switch type.kind {
      case .scalar(let kind): !kind.type.isBare
      case .image, .component, .list, .tree: false
      case .markdown, .choice, .reference, .file, .unwritten: true
      }
    return "'\(notation.pair(declaration(of: field).fileName, value, isText: isText))'"
  }
}

extension DocumentNode.Kind {
  /// What a node is, in a few words.
  var words: String {
    switch self {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .plain, .string: "text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "nothing"
    }
  }
}

extension BindingPlan {
  /// How a value of a type is written, where that is not obvious.
  func shapeHelp(
    for type: TypePlan, found node: NodeIndex, of tree: DocumentTree, in notation: FileNotation,
    isInSecret: Bool
  ) -> Diagnostic.Help? {
    let isOfImages = type.kind == .image || type.kind == .list && types[type.element].kind == .image
    if isOfImages, let advice = notation.adviceForImages { return .init(advice) }
    if !type.isOneText, let advice = notation.adviceForMany { return .init(advice) }
    let isJSON = notation == .json
    switch (type.kind, tree[node].kind) {
    case (.list, .plain), (.list, .string), (.list, .number):
      return listHelp(
        for: types[type.element], found: node, of: tree, in: notation, isInSecret: isInSecret)
    case (.list, .mapping) where types[type.element].holdsMapping:
      return listHelp(forMapping: node, of: tree, in: notation)
    case (.list, .mapping):
      return directedHelp(for: node, of: tree, isInSecret: isInSecret)
        ?? .init(
          isJSON ? "put the elements between '[' and ']'" : "write '- ' before each element")
    case (.component, .plain), (.component, .string):
      let text = tree.string(of: node)
      if let field = choiceField(withCase: text, of: type.structure), !isInSecret {
        let pair = notation.pair(field, text, isText: true)
        return .init("write '{ \(pair) }'", replace: tree.span(of: node), with: "{ \(pair) }")
      }
      fallthrough
    case (.component, _):
      let names = fieldNames(of: type.structure).prefix(4).joined(separator: ", ")
      let pair = notation.pair("field", "value", isText: false)
      return .init("write '\(pair)' for \(names)")
    case (.image, _): return .init("write \(notation.image("picture.svg"))")
    case (.scalar, .mapping), (.markdown, .mapping), (.choice, .mapping), (.reference, .mapping):
      return directedHelp(for: node, of: tree, isInSecret: isInSecret)
        ?? quotedHelp(for: node, of: tree, in: notation, isInSecret: isInSecret)
    case (_, .sequence):
      return .init("write one value without " + (isJSON ? "brackets" : "'- ' or brackets"))
    default: return nil
    }
  }

  /// How a name with a direction is written, as lists of what comes first have it: `-date` for
  /// `{ date: desc }`. Nil for all else.
  private func directedHelp(
    for node: NodeIndex, of tree: DocumentTree, isInSecret: Bool
  ) -> Diagnostic.Help? {
    guard !isInSecret, let key = directedKey(node, of: tree) else { return nil }
    return .init("write '\(key)'", replace: tree.span(of: node), with: key)
  }

  private func directedKey(_ node: NodeIndex, of tree: DocumentTree) -> String? {
    let pairs = Array(tree.pairs(of: node).prefix(2))
    guard pairs.count == 1, let pair = pairs.first, tree[pair.value].isScalar else { return nil }
    let name = tree.string(of: pair.key)
    guard !name.isEmpty, name.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return nil }
    switch tree.string(of: pair.value).lowercased() {
    case "desc", "descending": return "-" + name
    case "asc", "ascending": return name
    default: return nil
    }
  }

  /// The only field of a structure that is a choice with a case; nil where there is none or more.
  private func choiceField(withCase text: String, of structure: StructureID) -> String? {
    let fields = models[structure].fields(for: .checking).filter { field in
      guard case .choice(let id) = field.type.unwrapped else { return false }
      return models[id].cases.contains { $0.text == text }
    }
    return fields.count == 1 ? fields[0].fileName : nil
  }

  /// How a mapping in the place of a list is written: as its only element, since several would repeat
  /// its keys.
  private func listHelp(
    forMapping node: NodeIndex, of tree: DocumentTree, in notation: FileNotation
  ) -> Diagnostic.Help {
    let span = tree.span(of: node)
    let isInBraces = tree.source.bytes[span.range].first == UInt8(ascii: "{")
    guard isInBraces else {
      return .init(
        "a list of one is written with '- ' before its first key, and its other keys below that one"
      )
    }
    return .init(
      notation == .json
        ? "put the elements between '[' and ']'" : "a list of one is written '[{ … }]'")
  }

  /// How a text that YAML reads as a mapping is written: with quotes around it. Nil where it is more
  /// than one line.
  private func quotedHelp(
    for node: NodeIndex, of tree: DocumentTree, in notation: FileNotation, isInSecret: Bool
  ) -> Diagnostic.Help? {
    let span = tree.span(of: node)
    let written = String(decoding: tree.source.bytes[span.range], as: UTF8.self)
    guard notation == .yaml, tree[node].count == 1, !isInSecret,
      !written.contains(where: { $0.isNewline || "\"\\".contains($0) })
    else { return nil }
    let mark = written.hasPrefix("{") ? "a brace" : "': '"
    return .init(
      "a text with \(mark) needs quotes: '\"\(written)\"'", replace: span, with: "\"\(written)\"")
  }

  /// How a text in the place of a list is written as a list: a text with commas becomes several
  /// elements, or one, if its author says so, where the elements are texts: 'Smith, John'. So does a
  /// text with ';' or '/' in a list of texts.
  private func listHelp(
    for element: TypePlan, found node: NodeIndex, of tree: DocumentTree, in notation: FileNotation,
    isInSecret: Bool
  ) -> Diagnostic.Help {
    let text = tree.string(of: node)
    if element.kind == .component {
      let name = fieldNames(of: element.structure).first ?? "field"
      let pair = notation.pair(name, "value", isText: false)
      return .init(
        notation == .json
          ? "a list of one is written '[{ \(pair) }]'"
          : "a list of one is written '- \(pair)' on a line of its own")
    }
    if notation == .yaml, tree[node].kind == .plain, text.hasPrefix("-"), tree.beginsLine(node) {
      return .init("write a space behind the '-' of each element: '- value'")
    }
    let marks: [Character] = element.mayHoldCommas ? [",", ";", "/"] : [","]
    let mark = marks.first { text.contains($0) } ?? ","
    let parts = text.split(separator: mark).map { part in
      String(decoding: Array(part.utf8)[...].trimmed, as: UTF8.self)
    }
    let isPlain =
      element.isOneText
      && parts.allSatisfy { part in
        !part.isEmpty && !part.contains { "[]{}:#&*!|>'\"%@`\\".contains($0) }
      }
    guard !parts.isEmpty, isPlain, !isInSecret else {
      return .init(
        notation == .json
          ? "a list of one is written '[value]'"
          : "a list of one is written '[value]', or '- value' on a line of its own")
    }
    // A text in quotes keeps them: without, it could be a number.
    let isQuoted = tree[node].kind == .string
    let written = String(
      decoding: tree.source.bytes[tree.span(of: node).range], as: UTF8.self)
    let isKept = isQuoted || tree[node].kind == .number
    let list = isKept && parts.count == 1 ? "[\(written)]" : notation.list(parts)
    if parts.count > 1, element.mayHoldCommas {
      let whole = "[\"\(text)\"]"
      return .init("write '\(list)' for \(parts.count) values, or '\(whole)' for one")
    }
    guard isQuoted || tree[node].kind == .plain else { return .init("write '\(list)'") }
    return .init("write '\(list)'", replace: tree.span(of: node), with: list)
  }
}

extension DocumentTree {
  /// Whether nothing but blanks is before a node on its line.
  fileprivate func beginsLine(_ node: NodeIndex) -> Bool {
    let before = source.bytes[..<span(of: node).range.lowerBound]
    return before.last { $0 != 0x20 && $0 != 0x09 }.map { $0 == 0x0A } ?? true
  }
}

extension TypePlan {
  /// Whether a single text is a value of the type.
  fileprivate var isOneText: Bool {
    switch kind {
    case .scalar, .markdown, .choice, .reference, .file: true
    case .component, .image, .list, .tree, .unwritten: false
    }
  }

  /// Whether a mapping may be a value of the type.
  fileprivate var holdsMapping: Bool {
    switch kind {
    case .component, .image, .tree: true
    case .scalar, .markdown, .choice, .reference, .file, .list, .unwritten: false
    }
  }

  /// Whether a comma may be part of a value: then it need not separate two.
  fileprivate var mayHoldCommas: Bool {
    switch kind {
    case .scalar(let kind): kind == .string
    case .markdown, .file, .choice: true
    case .reference, .component, .image, .list, .tree, .unwritten: false
    }
  }
}
