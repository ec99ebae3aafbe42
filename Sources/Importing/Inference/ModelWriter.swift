import Diagnostics
import Schema
import Tables

/// Writes inferred types in the model language.
struct ModelWriter {
  let structures: [InferredStructure]
  let choices: [InferredChoice]

  /// Where each field is in the text, by its line from 1.
  private(set) var lines: [Int: (structure: InferredStructure.Index, field: InferredField.Index)] =
    [:]
  private(set) var text = ""
  private var line = 1

  init(_ structures: [InferredStructure], _ choices: [InferredChoice]) {
    self.structures = structures
    self.choices = choices
    write("import ApusModels\n")
    for index in structures.tableIndices where isUsed(index) { write(index) }
    for index in choices.tableIndices where isUsed(choice: index) { write(choices[index]) }
  }

  /// The fields that hold the section below a heading, as misfits.
  func sections(named heading: String, code: DiagnosticCode) -> [Misfit] {
    let name = heading.lowercased()
    return structures.tableIndices.flatMap { index -> [Misfit] in
      let fields = structures[index].fields
      return fields.tableIndices.flatMap { position -> [Misfit] in
        let field = fields[position]
        guard case .section(let section) = field.placement, section.lowercased() == name,
          !field.isLeftOut
        else { return [] }
        guard case .list(.component(let part)) = field.type,
          let body = structures[part].fields.firstIndex(where: {
            $0.placement == .body && $0.type != .markdown
          })
        else { return [Misfit(structure: index, field: position, code: code)] }
        return [Misfit(structure: part, field: InferredField.Index(body), code: code)]
      }
    }
  }

  /// Whether a used structure has a field of this type; entries are always used.
  private func isUsed(_ structure: InferredStructure.Index) -> Bool {
    structures[structure].isEntry
      || structures.contains { other in
        other.fields.contains { !$0.isLeftOut && Self.leads($0.type, to: .component(structure)) }
      }
  }

  private func isUsed(choice: InferredChoice.Index) -> Bool {
    structures.contains { other in
      other.fields.contains { !$0.isLeftOut && Self.leads($0.type, to: .choice(choice)) }
    }
  }

  private static func leads(_ type: InferredType, to other: InferredType) -> Bool {
    if case .list(let element) = type { return leads(element, to: other) }
    return type == other
  }

  private mutating func write(_ text: String) {
    self.text += text + "\n"
    line += text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private mutating func write(_ index: InferredStructure.Index) {
    let structure = structures[index]
    write("struct \(structure.name): \(structure.isEntry ? "Entry" : "Component") {")
    for position in structure.fields.tableIndices where !structure.fields[position].isLeftOut {
      if let label = Self.label(of: structure.fields[position]) { write("  /// " + label) }
      lines[line] = (index, position)
      write("  " + declaration(of: structure.fields[position]))
    }
    write("}\n")
  }

  private mutating func write(_ choice: InferredChoice) {
    write("enum \(choice.name): String, Choice {")
    let areWords = choice.cases.allSatisfy { Self.isWord($0.text) }
    for (name, text) in choice.cases {
      if name == text, !areWords { write("  /// " + text) }
      let value = name == text ? "" : " = \(Self.quoted(text))"
      write("  case \(InferredNames.written(name))\(value)")
    }
    write("}\n")
  }

  /// Whether a text may begin with a capital where readers see it: a unit, a code or an abbreviation
  /// may not.
  private static func isWord(_ text: String) -> Bool {
    text.count > 3 && text.allSatisfy { $0.isLowercase || $0 == " " || $0 == "-" }
  }

  /// A comment that is the label for readers, where the name of a field lacks something of what it is
  /// called in files: signs, digits at its beginning, a hyphen, or all of it.
  private static func label(of field: InferredField) -> String? {
    guard field.placement == nil, let name = field.fileName, !name.contains("."),
      !name.contains(where: \.isNewline), name.split(separator: " ").count <= 3
    else { return nil }
    let lacksSign =
      name.contains { "()/%€$£&+#".contains($0) } || name.first?.isNumber == true
      || !name.contains { $0.isLetter || $0.isNumber || $0 == "_" }
      || name.contains("-") && name.contains(where: \.isUppercase)
    if lacksSign { return name.allSatisfy(\.isWhitespace) ? nil : name }
    // The model language has another meaning for the name.
    return field.name == name + "Value" ? name.prefix(1).uppercased() + name.dropFirst() : nil
  }

  private func declaration(of field: InferredField) -> String {
    var words: [String] = []
    if field.isKey { words.append("@Key") }
    if field.isSecret { words.append("@Secret") }
    if let placement = field.placement { words.append(attribute(of: placement)) }
    if let name = field.fileName { words.append("@Named(\(Self.quoted(name)))") }
    let absent = field.absent + field.unfitting.nothings
    if !absent.isEmpty {
      words.append("@Absent(\(absent.map(Self.quoted).joined(separator: ", ")))")
    }
    if let rule = field.rule { words.append(attribute(of: rule)) }
    let type = name(of: field.type) + (field.isOptional ? "?" : "")
    return (words + ["var \(InferredNames.written(field.name)): \(type)"]).joined(separator: " ")
  }

  private func attribute(of placement: Placement) -> String {
    switch placement {
    case .body: "@Body"
    case .heading: "@Heading"
    case .firstImage: "@FirstImage"
    case .section(let heading): "@Section(\(Self.quoted(heading)))"
    case .labelled(let label): "@Labelled(\(Self.quoted(label)))"
    }
  }

  private func attribute(of rule: InferredRule) -> String {
    switch rule {
    case .within(let bounds): "@Within(\(bounds.written))"
    case .count(let bounds): "@Count(\(bounds.written))"
    case .length(let bounds): "@Length(\(bounds.written))"
    }
  }

  private func name(of type: InferredType) -> String {
    switch type {
    case .scalar(let kind): kind.type.name
    case .markdown: "Markdown"
    case .json: "JSON"
    case .image: "Image"
    case .file: "File"
    case .list(let element): "[\(name(of: element))]"
    case .component(let index): structures[index].name
    case .choice(let index): choices[index].name
    case .reference(let model): "Reference<\(model)>"
    }
  }

  /// A text as a literal of Swift.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..<" ", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
