import Diagnostics
import Schema

/// Finds the field that an unknown key was meant for: by its spelling, by letters that only
/// look like others, and by its meaning.
enum FieldGuess {
  /// What to say about an unknown key of a structure.
  static func hint(for typed: String, in structure: Structure) -> Diagnostic.FieldHint {
    let fields = structure.fields.filter { $0.inverse == nil }
    let names = fields.map(\.fileName)
    let plain = plain(typed)
    let builtIns = structure.kind == .entry ? EntryKeys.names : []
    let found =
      fields.first { $0.name == typed }?.fileName
      ?? names.first { plain.name == $0 }
      ?? Suggestion.nearest(to: plain.name, among: names + builtIns)
      ?? sameMeaning(as: plain.name, among: names)
    return Diagnostic.FieldHint(
      field: found, span: fields.first { $0.fileName == found }?.span,
      lookalike: plain.deception)
  }

  /// A key without invisible characters, and with Latin letters for those that look like them.
  private static func plain(_ typed: String) -> (name: String, deception: String?) {
    var name = ""
    var deception: String?
    for scalar in typed.unicodeScalars.prefix(100) {
      let number = "U+" + hexadecimal(scalar.value)
      if DisplayText.isInvisible(scalar) {
        deception = deception ?? "\(number) is in it, which cannot be seen"
      } else if let latin = lookalikes[scalar] {
        deception = deception ?? "\(number) only looks like '\(latin)'"
        name.unicodeScalars.append(latin)
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    return (name, deception)
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Cyrillic and Greek letters that are drawn like Latin ones.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "ӏ": "l", "о": "o",
    "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "ս": "u", "ѵ": "v", "ԝ": "w", "х": "x", "у": "y",
    "α": "a", "ε": "e", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t", "υ": "u",
    "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H", "О": "O", "Р": "P", "С": "C",
    "Т": "T", "Х": "X",
  ]

  /// The field with the same meaning as a key, where just one has it.
  private static func sameMeaning(as typed: String, among names: [String]) -> String? {
    let word = folded(typed)
    guard let group = meanings.first(where: { $0.contains(word) }) else { return nil }
    let found = names.filter { group.contains(folded($0)) }
    return found.count == 1 ? found[0] : nil
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// Words that people use for the same thing in content.
  private static let meanings: [Set<String>] = [
    ["title", "name", "heading", "headline", "caption", "titulo", "nome"],
    ["image", "picture", "photo", "img", "cover", "thumbnail", "hero", "imagem", "foto"],
    ["date", "published", "publishedat", "pubdate", "created", "createdat", "datum", "data"],
    ["updated", "modified", "lastmod", "updatedat", "changed"],
    ["tags", "keywords", "labels", "topics", "categories"],
    ["category", "section", "course", "kind", "type"],
    ["description", "summary", "excerpt", "abstract", "intro", "subtitle", "descricao"],
    ["author", "by", "writer", "creator", "cook", "autor"],
    ["text", "body", "content", "markdown", "texto"],
    ["url", "link", "href", "website", "web", "homepage", "site"],
    ["servings", "serves", "yield", "portions", "makes", "persons"],
    ["preptime", "preparation", "preparationtime", "prep"],
    ["cooktime", "cookingtime", "cook", "bakingtime"],
    ["ingredients", "ingredient", "components", "ingredientes"],
    ["steps", "directions", "instructions", "method", "preparation"],
    ["email", "mail", "emailaddress"], ["phone", "telephone", "tel", "mobile", "telefone"],
    ["language", "lang", "locale"], ["order", "weight", "position", "rank", "sort"],
    ["alt", "alternative", "alttext"], ["src", "path", "file", "source"],
    ["licence", "license"], ["credit", "attribution", "copyright"],
    ["address", "street", "location", "endereco"], ["price", "cost", "amount", "preco"],
    ["slug", "permalink", "handle"], ["expires", "expiry", "expirydate", "until"],
    ["publish", "publishdate", "scheduled", "publishat"],
  ]
}
