import Diagnostics
import Schema

/// Finds the field that an unknown key was meant for: by its spelling, by lookalike letters, and by
/// its meaning.
enum FieldGuess {
  /// The hint for an unknown key of a structure, which may have no value behind it. `placeOfKey`
  /// finds a key beside the unknown one; the field `own` is written elsewhere. In a document
  /// with a guide, `sense` is what that says about the key.
  static func hint(
    for typed: String, value: String = "", isAlone: Bool = false, in structure: Structure,
    except own: String? = nil, sense: KeySense? = nil, suggesting log: inout DiagnosticLog,
    placeOfKey place: (String) -> Span?
  ) -> Diagnostic.FieldHint {
    let fields = structure.fields(for: .checking).filter {
      $0.inverse == nil && $0.fileName != own && sense?.usable?.contains($0.fileName) != false
    }
    let names = fields.map(\.fileName)
    let plain = Lookalikes.plain(typed)
    let builtIns = structure.kind == .entry ? EntryKeys.names : []
    if !builtIns.isEmpty, let reason = needless(folded(typed), value, beside: names) {
      var hint = Diagnostic.FieldHint(field: nil, span: nil)
      hint.needless = reason
      return hint
    }
    if !builtIns.isEmpty, let pair = habit(folded(typed), value, beside: names) {
      var hint = Diagnostic.FieldHint(field: nil, span: nil)
      hint.pair = pair
      return hint
    }
    if let home = sense?.home {
      var hint = Diagnostic.FieldHint(field: nil, span: nil)
      hint.home = home
      return hint
    }
    let found =
      fields.first { $0.name == typed }?.fileName
      ?? names.first { name in
        plain.name == name || typed.hasPrefix(name + ":")
          || isAlone && Diagnostic.value(in: typed, behind: name) != nil
      }
      ?? sense?.meant
      ?? log.nearest(to: plain.name, among: names + builtIns)
      ?? sameMeaning(as: plain.name, among: names)
      ?? sameMeaning(as: plain.name, among: builtIns)
    return Diagnostic.FieldHint(
      field: found,
      span: structure.kind == .builtIn ? nil : fields.first { $0.fileName == found }?.span,
      written: found.flatMap(place), lookalike: plain.deception)
  }

  /// What to write for a key of other generators and its value; nil where it is none of them, or the
  /// model has a field that may be meant.
  private static func habit(_ key: String, _ value: String, beside names: [String]) -> String? {
    let own = Set(names.map(folded))
    switch (key, value) {
    case ("published", "false") where own.isDisjoint(with: ["publish", "draft"]),
      ("hidden", "true") where !own.contains("draft"):
      return "draft: true"
    case ("permalink", _) where value.hasPrefix("/") && !own.contains("aliases"):
      return "aliases: [\(value)]"
    default: return nil
    }
  }

  /// Why a key of other generators and its value say nothing; nil where they are none of these, or
  /// the model has a field that may be meant.
  private static func needless(
    _ key: String, _ value: String, beside names: [String]
  ) -> String? {
    let isOwn = !Set(names.map(folded)).isDisjoint(with: ["publish", "draft"])
    switch (key, value.lowercased()) {
    case ("published", "true"), ("published", "yes"), ("hidden", "false"), ("hidden", "no"):
      return isOwn ? nil : "an entry is published unless it has 'draft: true'"
    default: return nil
    }
  }

  /// The field with the same meaning as a key, where exactly one has it.
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
    ["aliases", "alias", "redirectfrom", "redirects", "formeraddresses"],
    ["publish", "publishdate", "scheduled", "publishat"],
  ]
}
