import Schema
import Tables

/// The role of a field on a page about its record, judged by its type.
enum FieldRole: String, CaseIterable, Sendable {
  /// The name of the record, if it has a text.
  case title
  /// The picture beside the title.
  case picture
  /// The sentence or two below the title.
  case lead
  /// When it was: its first date.
  case date
  /// The main text of the page.
  case body
  /// A text below a heading of its own, which is its label.
  case section
  /// The currency of an amount, which is shown with it.
  case currency
}

/// The roles of the fields of a structure, each role for at most one field.
struct FieldRoles {
  /// The usual names of short descriptions.
  private static let leadNames: Set<String> = [
    "abstract", "description", "excerpt", "intro", "lead", "subtitle", "summary", "tagline",
    "teaser",
  ]

  private var roles: [FieldSlot: FieldRole] = [:]
  /// The slot of the field that a list shows of a record beside its name: the lead, otherwise the
  /// body, otherwise its first text.
  private(set) var teaser: FieldSlot?
  /// The slots of the fields that are below headings of their own in Markdown.
  let sections: Set<FieldSlot>

  /// Finds the roles of a structure's fields; `titleSlots` are those of which the titles of its
  /// records' pages are made, where the records are called by these.
  init(of shape: Shape, in types: TypeTable, calledAfter titleSlots: Set<FieldSlot>? = nil) {
    let fields = shape.fields.filter { $0.name != "slug" }
    sections = types.sections(of: shape)
    if let name = types.namingFields(of: shape).first,
      titleSlots?.contains(name.slot) != false
    {
      roles[name.slot] = .title
    }
    func give(_ role: FieldRole, _ fits: (Shape.Field) -> Bool) {
      guard let field = fields.first(where: { roles[$0.slot] == nil && fits($0) }) else { return }
      roles[field.slot] = role
    }
    func isLead(_ field: Shape.Field) -> Bool {
      Self.leadNames.contains(field.name)
        && ["text", "markdown"].contains(types.kind(of: field.type))
    }
    func isMarkdown(_ field: Shape.Field) -> Bool { types.kind(of: field.type) == "markdown" }
    give(.picture) { types.kind(of: $0.type) == "image" }
    give(.lead) { isLead($0) && !sections.contains($0.slot) }
    give(.date) { types.kind(of: $0.type) == "date" }
    let body = types.declaration(of: shape)?.fields(for: .output).first { field in
      field.placement == .body && [.string, .markdown].contains(field.type.unwrapped)
    }
    give(.body) { $0.slot == body?.slot }
    // What has a heading in the text keeps it, and its place among the other fields.
    if body == nil { give(.body) { isMarkdown($0) && !sections.contains($0.slot) } }
    // The code of a currency says nothing without its amount.
    let currencies = Set(fields.compactMap(\.currencyHolder))
    let texts = fields.filter {
      types.kind(of: $0.type) == "text" && roles[$0.slot] == nil && !currencies.contains($0.slot)
    }
    teaser =
      slot(of: .lead) ?? fields.first { isLead($0) && roles[$0.slot] != .title }?.slot
      ?? slot(of: .body) ?? fields.first(where: isMarkdown)?.slot ?? texts.first?.slot
    for field in fields where currencies.contains(field.slot) && roles[field.slot] == nil {
      roles[field.slot] = .currency
    }
    for text in texts where sections.contains(text.slot) { roles[text.slot] = .section }
  }

  private func slot(of role: FieldRole) -> FieldSlot? {
    roles.first { $0.value == role }?.key
  }

  /// The role of a field; nil for an ordinary field.
  func role(of field: Shape.Field) -> FieldRole? { roles[field.slot] }
}

extension Shape.Field {
  /// The field that holds the currency of its amounts.
  fileprivate var currencyHolder: FieldSlot? {
    if case .field(let slot) = currency { slot } else { nil }
  }
}

extension TypeTable {
  /// The model of a structure; nil for one that templates make.
  func declaration(of shape: Shape) -> Structure? {
    guard shape.maker == .models, let id = models.structure(named: shape.name) else {
      return nil
    }
    return models[id]
  }

  /// The fields of a structure that are below a heading in Markdown.
  func sections(of shape: Shape) -> Set<FieldSlot> {
    let fields = declaration(of: shape)?.fields(for: .output) ?? []
    return Set(
      fields.lazy.filter { field in
        if case .section = field.placement { true } else { false }
      }.map(\.slot))
  }

  /// The fields that can name a record, in order of preference.
  func namingFields(of shape: Shape) -> [Shape.Field] {
    guard let model = declaration(of: shape) else {
      return shape.fields.filter { $0.type.unwrapped == .string }
    }
    return model.namingFields.compactMap { shape.field(named: $0.name) }
  }

  /// The names of the fields that can be printed, that of the record first.
  func printableNames(of shape: Shape) -> [String] {
    let printable = shape.fields.filter(\.isPrintable).map(\.name)
    let names = namingFields(of: shape).map(\.name).filter(printable.contains)
    return names + printable.filter { !names.contains($0) }
  }

  /// The kind of value of a type, for templates that fit any model.
  func kind(of type: Type) -> String {
    switch type.unwrapped {
    case .scalar(let kind): kind.type.role
    case .markdown, .markup: "markdown"
    case .address: "address"
    case .choice: "choice"
    case .list: "list"
    case .tree: "data"
    case .structure(.image): "image"
    case .structure(.file): "file"
    case .structure(let id):
      self[id].maker == .models && models[id].kind == .entry ? "entry" : "component"
    case .mixed: "text"
    case .optional, .json, .never, .invalid: "other"
    }
  }

  /// Whether a structure is best shown as a row of a table: a few single values.
  func isTabular(_ id: StructureID) -> Bool {
    let single: Set<String> = [
      "text", "number", "bool", "date", "duration", "url", "email", "colour", "choice", "entry",
    ]
    let fields = self[id].fields.filter { $0.name != "slug" }
    return (2...5).contains(fields.count)
      && fields.allSatisfy { single.contains(kind(of: $0.type)) }
  }
}
