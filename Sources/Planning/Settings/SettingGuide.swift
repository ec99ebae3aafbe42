import Content
import Diagnostics
import Documents
import Schema
import Tables

/// What the authors of `site.yaml` mean by keys that are elsewhere, or have other names in other
/// programs.
struct SettingGuide: DocumentGuide {
  let tree: DocumentTree
  let models: Models

  func sense(of key: NodeIndex, in mapping: NodeIndex, as structure: String) -> KeySense {
    let typed = tree.string(of: key)
    let kind = structure == "PageFile" ? self.kind(of: mapping) : nil
    var sense = KeySense(
      usable: kind.map(usableKeys), owner: kind.map { "a page with '\($0.key.rawValue)'" })
    let usable = sense.usable ?? Set(fields(of: structure))
    // A slip of a letter is likelier than a word of another program.
    guard !usable.contains(where: { $0 == typed + "s" || $0 + "s" == typed }) else { return sense }
    if structure == "ThemeFile", SettingWords.keys(meantBy: typed).contains("colours"),
      tree[key + 1].isScalar
    {
      sense.meant = "accent"
      return sense
    }
    if structure == "SiteFile", SettingWords.keys(meantBy: typed).contains("tabs") {
      sense.home = Self.menuOfSite(typed)
      return sense
    }
    for meant in [typed] + SettingWords.keys(meantBy: typed) {
      if usable.contains(meant) {
        sense.meant = meant
        return sense
      }
      if let home = home(of: meant, typedAs: key, in: mapping, of: structure) {
        sense.home = home
        return sense
      }
    }
    return sense
  }
}

extension SettingGuide {
  /// What is said of a menu of the whole site, which has none to write.
  private static func menuOfSite(_ typed: String) -> KeySense.Home {
    KeySense.Home(
      "unknown field \(Diagnostic.quoted(typed)): the sections are the menu",
      help: "leave it out: the home page and the bar lead to all sections; for other links, write "
        + "them in 'Templates/partials/footer.html' ('apus theme copy partials/footer.html')")
  }
}

// Pages, whose keys depend on what they show.
extension SettingGuide {
  /// The kind of the page that a mapping declares; nil where it has none, or several.
  private func kind(of mapping: NodeIndex) -> (any PageKindSettings.Type)? {
    let found = PageKinds.all.filter { tree.value(of: $0.key.rawValue, in: mapping) != nil }
    return found.count == 1 ? found[0] : nil
  }

  /// The keys that mean something for a page of a kind.
  private func usableKeys(of kind: any PageKindSettings.Type) -> Set<String> {
    let ofSome = PageKinds.all.map { $0.key.rawValue } + PageKey.allCases.map(\.rawValue)
    return Set(fields(of: "PageFile")).subtracting(ofSome).subtracting(["name", "runs-on"])
      .union(kind.keys.map(\.rawValue)).union([kind.key.rawValue])
  }

  /// The names of the fields of a structure in files.
  private func fields(of structure: String) -> [String] {
    models.builtInStructure(named: structure).map {
      models[$0].fields(for: .checking).map(\.fileName)
    } ?? []
  }
}

// Keys that belong to another mapping.
extension SettingGuide {
  /// The mappings that a key may belong to, as messages call them.
  private static let homes: [(structure: String, words: String)] = [
    ("SiteFile", "the site"), ("ThemeFile", "the theme"), ("CollectionFile", "a collection"),
    ("SectionFile", "a section"), ("PageFile", "a page"),
  ]

  /// Where a key belongs, if that is certain: in one kind of mapping or two, of which a structure is
  /// none. It may be typed as a word of another program.
  private func home(
    of name: String, typedAs key: NodeIndex, in mapping: NodeIndex, of structure: String
  ) -> KeySense.Home? {
    let homes = Self.homes.filter { home in
      home.structure != structure && name != "name" && fields(of: home.structure).contains(name)
    }
    guard 1...2 ~= homes.count, let home = homes.first else { return nil }
    let typed = tree.string(of: key)
    let places = homes.map(\.words).joined(separator: " or ")
    return KeySense.Home(
      typed == name
        ? "\(Diagnostic.quoted(typed)) belongs to \(places)"
        : "unknown field \(Diagnostic.quoted(typed)); '\(name)' belongs to \(places)",
      help: homes.count > 1
        ? "write it there" : advice(on: name, in: home.structure, typedAs: key, mapping))
  }

  /// What to write in the mapping that a key belongs to.
  private func advice(
    on name: String, in home: String, typedAs key: NodeIndex, _ mapping: NodeIndex
  ) -> String {
    let pair = "'\(name): \(shortText(of: key + 1))'"
    switch home {
    case "SiteFile": return "write \(pair) at the beginning of a line, beside 'title' of the site"
    case "ThemeFile":
      let meant = name == "dark" ? scheme(meantBy: key + 1).map { "'scheme: \($0)'" } : nil
      return "write \(meant ?? pair) below 'theme:'"
    case "CollectionFile":
      let collection = kind(of: mapping).flatMap { tree.value(of: $0.key.rawValue, in: mapping) }
        .map { tree.string(of: $0).prefix { $0 != "." } }
      let shown = collection.map { " \(Diagnostic.quoted(String($0)))" } ?? ""
      return "write \(pair) for the collection\(shown), below 'collections:'"
    case "SectionFile": return "write \(pair) for a section, below 'sections:'"
    default:
      let kinds = PageKinds.all.filter { kind in kind.keys.contains { $0.rawValue == name } }
      let example = kinds.first.map { ", such as one with '\($0.key.rawValue)'" } ?? ""
      return "write \(pair) for a page\(example)"
    }
  }

  /// The text of a value for advice; `…` where it is long, or more than a line.
  func shortText(of value: NodeIndex) -> String {
    let written = String(decoding: tree.source.bytes[tree.span(of: value).range], as: UTF8.self)
    let isShort = !written.isEmpty && written.utf8.count <= 40 && !written.contains("\n")
    return isShort ? DisplayText(written).text : "…"
  }
}
