import Content
import Diagnostics
import Documents
import Languages
import Schema
import Tables

// How values of `site.yaml` are written.
extension SettingGuide {
  func help(
    forShapeOf value: NodeIndex, as field: String, of structure: String
  ) -> Diagnostic.Help? {
    switch (structure, field) {
    case ("ThemeFile", "dark"):
      scheme(meantBy: value).map { Diagnostic.Help("write 'scheme: \($0)' in place of 'dark'") }
    case ("CollectionFile", "from") where tree[value].kind == .sequence:
      tree.children(of: value).first { _ in true }.map { first in
        Diagnostic.Help(Diagnostic.adviceForFiles(like: tree.string(of: first)))
      }
    case (_, "languages"), (_, "translations"), (_, "pages"), (_, "collections"), (_, "sections"):
      keyedForm(of: value, as: field, of: structure)
    default: nil
    }
  }

  func help(forFieldsIn value: NodeIndex, of structure: String) -> Diagnostic.Help? {
    let text = shortText(of: value)
    let path = pairs(to: value)
    let form: String
    switch structure {
    case "PageLanguageFile" where path.first.map({ tree.string(of: $0.key) }) == "sections":
      form = "{ title: \(text) }"
    case "PageLanguageFile", "SectionLanguageFile":
      form = "{ title: \(text), at: \(address(inLanguageAt: path) ?? "…") }"
    case "PageFile": form = "{ page: \(text) }"
    case "CollectionFile": form = "{ model: …, from: \(text) }"
    case "SectionFile": form = "{ title: \(text), at: …, pages: … }"
    default: return nil
    }
    let isWhole = !form.contains("…")
    return isWhole
      ? Diagnostic.Help("write '\(form)'", replace: tree.span(of: value), with: form)
      : Diagnostic.Help("write '\(form)'")
  }

  func example(of field: String, of structure: String, at place: Span) -> String? {
    guard field == "at", structure == "SectionLanguageFile",
      let key = tree.nodes.tableIndices.first(where: { tree.span(of: $0) == place })
    else { return nil }
    return address(inLanguageAt: pairs(to: key)).map { "at: \($0)" }
  }

  /// The schemes that people mean by a value of `dark`, which holds colours.
  func scheme(meantBy value: NodeIndex) -> String? {
    switch tree.string(of: value).lowercased() {
    case "no", "false", "off", "none", "never", "0": "light"
    case "only", "always": "dark"
    case "yes", "true", "on", "auto", "1": "both"
    default: nil
    }
  }

}

// Lists whose elements have keys.
extension SettingGuide {
  /// How a text, a list of texts or the fields of one element are written below their keys.
  private func keyedForm(
    of value: NodeIndex, as field: String, of structure: String
  ) -> Diagnostic.Help? {
    if tree[value].kind == .mapping { return formOfOne(value) }
    let texts = (tree[value].isScalar ? [value] : Array(tree.children(of: value)))
      .map(tree.string)
    switch field {
    case "translations": return translations(texts)
    case "languages": return languages(texts, of: structure)
    case "pages":
      let kinds = PageKinds.all.map { $0.key.rawValue }
      return pairForm(texts) { kinds.contains($0) ? "{ \($0): … }" : "{ page: \($0) }" }
    case "collections": return pairForm(texts) { "{ model: …, from: \($0)/*.md }" }
    default: return pairForm(texts) { "{ title: …, at: /\($0)/, pages: … }" }
    }
  }

  /// The form of the first of several names.
  private func pairForm(_ names: [String], _ form: (String) -> String) -> Diagnostic.Help? {
    guard let name = names.first.map({ DisplayText($0).text }), !name.isEmpty else { return nil }
    let others = names.count > 1 ? ", …" : ""
    return Diagnostic.Help("write '{ \(name): \(form(name))\(others) }'")
  }

  /// The fields of one element, with its key before them.
  private func formOfOne(_ value: NodeIndex) -> Diagnostic.Help? {
    let keys = ["language", "name", "value"]
    guard
      let own = tree.pairs(of: value).first(where: { keys.contains(tree.string(of: $0.key)) })
    else { return nil }
    let others = tree.pairs(of: value).filter { $0.key != own.key }
    let fields = others.map { "\(tree.string(of: $0.key)): \(shortText(of: $0.value))" }
      .joined(separator: ", ")
    return Diagnostic.Help("write '{ \(shortText(of: own.value)): { \(fields) } }'")
  }

  private func translations(_ texts: [String]) -> Diagnostic.Help? {
    guard let text = texts.first else { return nil }
    if LanguageTag.mayBeRegistered(text) {
      return pairForm(texts) { _ in "…" }
    }
    let language = Self.language(inPattern: text) ?? siteLanguages.first ?? "sk"
    let form = "{ \(language): \"\(DisplayText(text).text)\" }"
    return Diagnostic.Help("write '\(form)'")
  }

  /// The languages of the site besides its first.
  private var siteLanguages: [String] {
    tree.value(of: "languages", in: .root).map { languages in
      tree.pairs(of: languages).map { tree.string(of: $0.key) }
    } ?? []
  }

  /// The language that a part of the names of files says: `de` of `notes/*.de.md`.
  private static func language(inPattern pattern: String) -> String? {
    pattern.split { $0 == "." || $0 == "/" }.map(String.init).dropLast().last { part in
      (2...3).contains(part.utf8.prefix { $0 != 0x2D }.count) && LanguageTag.mayBeRegistered(part)
    }
  }

  private func languages(_ texts: [String], of structure: String) -> Diagnostic.Help? {
    let own = tree.value(of: "language", in: .root).map(tree.string) ?? "en"
    let others = texts.filter { !LanguageTag.areEqual($0, own) && LanguageTag.mayBeRegistered($0) }
    guard let first = others.first else {
      let isOwn = !texts.isEmpty && texts.allSatisfy { LanguageTag.areEqual($0, own) }
      return isOwn
        ? Diagnostic.Help("leave 'languages' out: it names only the languages besides '\(own)'")
        : nil
    }
    let fields =
      switch structure {
      case "SiteFile": "title: …"
      default: "title: …, at: /\(first)/…"
      }
    return pairForm(others) { $0 == first ? "{ \(fields) }" : "…" }
  }
}

// Where a value is.
extension SettingGuide {
  /// The pairs of mappings that lead to a node, from the outermost on; that of a key itself included.
  private func pairs(to node: NodeIndex) -> [(key: NodeIndex, value: NodeIndex)] {
    var path: [(key: NodeIndex, value: NodeIndex)] = []
    var mapping = NodeIndex.root
    while let pair = tree.pairs(of: mapping).first(where: { node < tree[$0.value].next }),
      pair.key <= node
    {
      path.append(pair)
      mapping = pair.value
    }
    return path
  }

  /// The usual address in a language of the page or section that the pairs lead to, whose
  /// `languages` have it.
  private func address(inLanguageAt path: [(key: NodeIndex, value: NodeIndex)]) -> String? {
    guard path.count > 2, let language = path.last?.key else { return nil }
    let owner = path[path.count - 3].value
    guard let at = tree.value(of: "at", in: owner).map(tree.string) else { return nil }
    return LanguageSettings.usualAddress(of: at, in: tree.string(of: language))
  }
}
