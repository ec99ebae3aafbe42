import Documents
import Schema

/// The text of a new entry: each required field, with its rule as a comment.
struct EntrySketch {
  /// The format of the file.
  enum Format: Hashable {
    case markdown, yaml
  }

  let models: Models
  let structure: Structure
  let title: String
  /// The value of date fields, such as `2026-11-22`.
  let today: String
  let format: Format

  /// The whole file.
  var text: String {
    let fields = structure.fields(for: .checking).filter { $0.name != "slug" && $0.inverse == nil }
    let required = fields.filter { needsWriting($0) }
    let metadata = required.filter { format == .yaml || $0.placement == nil }
    var text = metadata.map { lines(of: $0) }.joined()
    let others = fields.filter { !needsWriting($0) }.map(\.fileName)
    if !others.isEmpty { text += "# may be written too: \(others.joined(separator: ", "))\n" }
    guard format == .markdown else { return text }
    let below = required.filter { $0.placement != nil }
    text += below.map { rules(of: $0) }.joined()
    return "---\n" + text + "---\n" + document(below)
  }

  /// The rules of a field of a document, and of the parts of its elements. They are in the front
  /// matter: a comment of Markdown would be part of the text.
  private func rules(of field: Field) -> String {
    let place = place(of: field, below: "#")
    let ofParts = parts(of: field).map { part in
      "# below \(place), each with \(self.place(of: part, below: "###")): \(rule(of: part))\n"
    }
    return "# below, \(place): \(rule(of: field))\n" + ofParts.joined()
  }

  /// The fields that are written in each element of a list below a heading, where each element has a
  /// heading; empty for other fields.
  private func parts(of field: Field) -> [Field] {
    guard isSection(field), case .list(.structure(let id)) = field.type.unwrapped,
      models[id].kind == .component
    else { return [] }
    let parts = models[id].fields(for: .checking).filter {
      $0.placement != nil && $0.inverse == nil && needsWriting($0)
    }
    return parts.contains { $0.placement == .heading } ? parts : []
  }

  /// Where a field of a document, or of an element in it, is written.
  private func place(of field: Field, below marks: String) -> String {
    switch field.placement {
    case .heading: "'\(marks) …'"
    case .labelled(let label): "'- \(label): …'"
    case .firstImage: "the first image"
    case .section(let heading): "'## \(heading)'"
    case .body, nil: "the text"
    }
  }

  /// Whether a field is written: a list may be left out, unless it is a section of a document.
  private func needsWriting(_ field: Field) -> Bool {
    guard field.defaultValue == nil else { return false }
    switch field.type {
    case .optional: return false
    case .list: return leastCount(of: field) > 0 || isSection(field)
    case .scalar, .markdown, .tree, .address, .choice, .structure: return true
    }
  }

  private func isSection(_ field: Field) -> Bool {
    guard format == .markdown, case .section = field.placement else { return false }
    return true
  }

  private func leastCount(of field: Field) -> Int {
    for constraint in field.constraints {
      if case .count(let bounds) = constraint.rule { return bounds.least?.whole ?? 0 }
    }
    return 0
  }

  // MARK: Front matter

  private func lines(of field: Field) -> String {
    "# \(rule(of: field))\n\(field.fileName): \(value(of: field))".trimmed + "\n"
  }

  /// What the value has to be, in words.
  private func rule(of field: Field) -> String {
    var words = [name(of: field.type)]
    for constraint in field.constraints {
      switch constraint.rule {
      case .within(let bounds): words.append(bounds.inWords ?? "within " + bounds.written)
      case .count(let bounds): words.append((bounds.inWords ?? bounds.written) + " of them")
      case .length(let bounds): words.append((bounds.inWords ?? bounds.written) + " characters")
      case .matches: words.append("of the form that the model says")
      case .unique: words.append("different in every entry")
      case .ascending: words.append("greater than the one before")
      case .currency(.always(let currency)): words.append("an amount of \(currency.code)")
      case .currency(.field): words.append("an amount of money")
      }
    }
    if field.isKey { words.append("different in every entry") }
    let rule = words.joined(separator: ", ")
    let sentence = field.documentation.prefix { $0 != "\n" }
    return sentence.isEmpty ? rule : rule + ". " + sentence
  }

  private func name(of type: ValueType) -> String {
    switch type {
    case .scalar(let kind):
      kind.type.storage == .text && kind != .string || kind == .duration
        ? "\(kind.type.noun), such as \(kind.type.example)" : kind.type.noun
    case .markdown: "a text in Markdown"
    case .tree: "anything"
    case .address: "an address"
    case .choice(let id):
      "one of: " + models[id].cases.map(\.text).joined(separator: ", ")
    case .structure(.image): "a picture: its file, and what it shows"
    case .structure(.file): "the path of a file"
    case .structure(let id):
      models[id].kind == .entry
        ? "the name of one of the entries of \(models[id].name)"
        : "with " + models[id].fields(for: .checking).map(\.fileName).joined(separator: ", ")
    case .optional(let wrapped): name(of: wrapped)
    case .list(let element): "a list, each element " + name(of: element)
    }
  }

  private func value(of field: Field) -> String {
    if field.name == titleField?.name { return YAMLText.scalar(title) }
    switch field.type {
    case .date: return today
    case .structure(.image): return "{ src: , alt: }"
    case .list: return "[]"
    default: return ""
    }
  }

  /// The field with the title of the entry.
  private var titleField: Field? {
    structure.namingFields.first { $0.type == .string }
      ?? structure.fields(for: .checking).first { $0.isKey && $0.type == .string }
  }

  // MARK: Document

  /// The text below the front matter: a place for each field in it.
  private func document(_ fields: [Field]) -> String {
    var text = ""
    for field in fields where field.placement == .heading {
      text += "# " + (field.name == titleField?.name ? title : "") + "\n\n"
    }
    text += labelsAndImages(of: fields)
    if fields.contains(where: { $0.placement == .body }) { text += "\n" }
    for field in fields {
      guard case .section(let heading) = field.placement else { continue }
      text += "\n## \(heading)\n\n" + start(of: field)
    }
    return text
  }

  private func labelsAndImages(of fields: [Field]) -> String {
    var text = ""
    for field in fields {
      switch field.placement {
      case .labelled(let label): text += "- \(label): \n"
      case .firstImage: text += "![what it shows](images/)\n\n"
      case .body, .section, .heading, nil: break
      }
    }
    return text
  }

  /// The beginning of what is below a heading: as many elements as there have to be.
  private func start(of field: Field) -> String {
    guard case .list = field.type.unwrapped else { return "\n" }
    let parts = parts(of: field)
    let element = parts.isEmpty ? "- \n" : "### \n\n" + labelsAndImages(of: parts)
    return String(repeating: element, count: max(leastCount(of: field), 1))
  }
}

extension String {
  /// The text without the spaces at the end of its lines.
  fileprivate var trimmed: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Bounds {
  /// Bounds with one end in words, behind which a full stop can follow; nil for those with two.
  fileprivate var inWords: String? {
    switch (least, most) {
    case (let least?, nil): "at least " + least.text
    case (nil, let most?): (most.isIncluded ? "at most " : "less than ") + most.text
    default: nil
    }
  }
}
