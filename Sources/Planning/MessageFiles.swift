package import Diagnostics
import Content
import Documents
package import Languages
import Schema
import Tables

/// A file with the texts of the interface in one language.
package struct MessageFile: Sendable {
  /// The language, from its name.
  package let language: String
  package let source: Source
  package let origin: Origin

  /// Whose texts a file has.
  package enum Origin: Sendable {
    /// The theme's, which a site need not use completely.
    case theme
    /// The site's own in place of some of the theme's, in a file that is called like the theme's: it
    /// may be a copy of that.
    case changedTheme
    /// The site's own.
    case site
  }

  package init(language: String, source: Source, origin: Origin) {
    self.language = language
    self.source = source
    self.origin = origin
  }
}

/// Reads the texts of the interface, one file per language: the theme's in `Templates/messages`,
/// and the site's in `Content/messages`, which replace the theme's by key. So do those of a file of
/// the site in `Templates/messages`.
///
/// A file is a mapping of names to texts, in groups of any depth; the names of the path to a text
/// are its key. A mapping whose names are all plural categories is one text with its forms.
package enum MessageFiles {
  /// The catalogue of the texts in these files. The theme's texts in languages that the site does
  /// not have are left out, except English, which replaces missing texts.
  package static func read(
    _ files: [MessageFile], siteLanguage: String, languages: [String], log: inout DiagnosticLog
  ) -> MessageCatalogue {
    var catalogue = MessageCatalogue(siteLanguage: siteLanguage, others: languages)
    let wanted = Set(([siteLanguage, "en"] + languages).map { LanguageTag.language($0) })
    for file in files
    where file.origin == .site || wanted.contains(LanguageTag.language(file.language)) {
      var documentLog = log.emptyPart()
      let tree = DocumentTree(yaml: file.source, log: &documentLog)
      log.merge(documentLog)
      if documentLog.hasErrors { catalogue.noteUnreadTexts(ofLanguage: file.language) }
      // Nothing, or only comments: a file that is about to be written.
      let isBlank = tree.isEmpty || tree[.root].kind == .plain && tree.string(of: .root).isEmpty
      guard !isBlank else { continue }
      guard tree[.root].kind == .mapping else {
        log.report(.messagesNotMapping(at: tree.span(of: .root)))
        continue
      }
      var reader = MessageReader(tree: tree, language: file.language)
      reader.collect(.root, under: "", log: &log)
      catalogue.add(
        reader.entries, language: file.language, isBuiltIn: file.origin == .theme,
        mayBeUnused: file.origin != .site, reportingTo: &log)
      for group in reader.groups {
        catalogue.addGroup(group.key, at: group.span, language: file.language)
      }
    }
    return catalogue
  }
}

/// Collects the texts of one message file.
private struct MessageReader {
  let tree: DocumentTree
  let language: String
  /// The texts, in the order of the file.
  var entries: [MessageEntry] = []
  /// The groups of texts.
  var groups: [(key: String, span: Span)] = []

  /// Collects the texts below a mapping. Documents limit its depth.
  mutating func collect(
    _ mapping: NodeIndex, under prefix: String, log: inout DiagnosticLog
  ) {
    for (key, value) in tree.pairs(of: mapping) {
      let name = tree.string(of: key)
      let path = prefix.isEmpty ? name : prefix + "." + name
      switch tree[value].kind {
      case .mapping:
        if hasForms(value), ModelLabels.isOneLabel(path) {
          log.report(.messageNotText(path, takesForms: false, at: tree.span(of: key)))
        } else if hasForms(value), !ModelLabels.areLabels(path) {
          let forms = self.forms(of: value, log: &log)
          if !forms.isEmpty {
            entries.append(MessageEntry(key: path, at: tree.span(of: key), .plural(forms)))
          }
        } else {
          groups.append((path, tree.span(of: key)))
          collect(value, under: path, log: &log)
        }
      case .plain, .string:
        if isMissing(value) { log.report(.messageWithoutText(path, at: tree.span(of: key))) }
        entries.append(
          MessageEntry(key: path, at: tree.span(of: key), .text(text(of: value, log: &log))))
      case .sequence, .number, .bool, .null:
        log.report(.messageNotText(path, at: tree.span(of: value)))
      }
    }
  }

  /// Whether nothing is written in the place of a text.
  private func isMissing(_ value: NodeIndex) -> Bool {
    tree[value].kind == .plain && tree.string(of: value).isEmpty
  }

  /// Whether a mapping is the plural forms of a text rather than a group of texts.
  private func hasForms(_ mapping: NodeIndex) -> Bool {
    let pairs = tree.pairs(of: mapping)
    let names = pairs.map { tree.string(of: $0.key) }
    return MessageEntry.arePluralForms(names)
      || MessageEntry.areMeantAsPluralForms(names)
        && pairs.allSatisfy { tree[$0.value].kind != .mapping }
  }

  private func forms(of mapping: NodeIndex, log: inout DiagnosticLog) -> [MessageEntry.Form] {
    let given = Set(
      tree.pairs(of: mapping).compactMap { PluralCategory(rawValue: tree.string(of: $0.key)) })
    return tree.pairs(of: mapping).compactMap { key, value in
      let name = tree.string(of: key)
      let meant = MessageEntry.category(meantBy: name, beside: given)
      if meant?.rawValue != name {
        log.report(
          .unknownPluralForm(
            name, meant: meant?.rawValue, language: language, at: tree.span(of: key)))
      }
      guard let category = meant else { return nil }
      if isMissing(value) { log.report(.messageWithoutText(name, at: tree.span(of: key))) }
      guard tree[value].kind == .plain || tree[value].kind == .string else {
        log.report(.messageNotText(name, at: tree.span(of: value)))
        return nil
      }
      return MessageEntry.Form(category, at: tree.span(of: key), text(of: value, log: &log))
    }
  }

  /// The text of a scalar, and where it is without its quotes.
  private func text(of node: NodeIndex, log: inout DiagnosticLog) -> MessageEntry.Text {
    let span = tree.span(of: node)
    let visible = UnusableCharacters.removed(
      from: tree.text(of: node), writtenIn: tree.source.bytes, at: span, log: &log)
    let bytes = visible ?? Array(tree.text(of: node))
    let quotes = span.range.count - bytes.count
    let inner =
      tree[node].kind == .string && quotes == 2
      ? Span(span.source, Int(span.start) + 1, Int(span.end) - 1) : span
    return MessageEntry.Text(bytes, at: inner)
  }
}
