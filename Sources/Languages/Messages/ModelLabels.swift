import Diagnostics
package import Schema
import Tables

/// The labels of the fields and cases of models, as texts of the interface: the label of
/// `Recipe.prepTime` is the text `models.Recipe.prepTime`.
package struct ModelLabels: Equatable, Sendable {
  /// The group of message files in which labels are translated.
  private static let group = "models"

  private let models: Models

  /// The label of a field or a case.
  struct Label: Equatable {
    let key: String
    let text: String
    /// Where the field or the case is declared.
    let span: Span

    /// The label as a message file would have it, a brace written twice.
    var entry: MessageEntry {
      let escaped = text.utf8.flatMap { byte in
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") ? [byte, byte] : [byte]
      }
      return MessageEntry(key: key, at: span, .text(MessageEntry.Text(escaped, at: span)))
    }
  }

  /// The labels of the fields of models that pages may show, and of all cases.
  package init(of models: Models) { self.models = models }

  /// The labels that models give, with their keys.
  var all: [Label] {
    let fields = models.structures.flatMap { structure in
      structure.fields(for: .output).compactMap { field in
        field.span.map {
          Label(key: Self.key(structure.name, field.name), text: field.label, span: $0)
        }
      }
    }
    let cases = models.choices.flatMap { choice in
      choice.cases.compactMap { `case` in
        `case`.span.map {
          Label(key: Self.key(choice.name, `case`.name), text: `case`.label, span: $0)
        }
      }
    }
    return fields + cases
  }

  /// The key of the label of a field of a structure, or of a case of a choice.
  package static func key(_ type: String, _ member: String) -> String {
    "\(group).\(type).\(member)"
  }

  /// Whether a key is that of a label.
  static func isLabel(_ key: String) -> Bool { key.hasPrefix(group + ".") }

  /// Whether a key is that of one label, which has no plural forms.
  package static func isOneLabel(_ key: String) -> Bool {
    isLabel(key) && key.utf8.count { $0 == UInt8(ascii: ".") } == 2
  }

  /// Whether a key is that of a type whose labels are below it. Its fields and cases may have the
  /// names of plural categories.
  package static func areLabels(_ key: String) -> Bool {
    isLabel(key) && key.utf8.count { $0 == UInt8(ascii: ".") } == 1
  }
}

extension MessageCatalogue {
  /// Adds the labels of models, in the language of the site, to the texts.
  ///
  /// - Parameters:
  ///   - labels: The labels. One that the site's language already has a text for keeps that.
  ///   - areTranslated: Whether the site has pages in several languages; then all labels are texts
  ///     of the interface, and otherwise only those that message files name.
  package mutating func add(_ labels: ModelLabels, areTranslated: Bool) {
    self.labels = labels
    guard areTranslated || messages.contains(where: { ModelLabels.isLabel($0.key) }) else { return }
    let missing = labels.all.filter { label in
      guard let index = index(ofKey: label.key) else { return areTranslated }
      return messages[index].translations[.ofSite] == nil
    }
    // Their braces are escaped, so that there is nothing to report.
    var log = DiagnosticLog()
    add(missing.map(\.entry), language: siteLanguage, isBuiltIn: true, reportingTo: &log)
  }
}

extension MessageCatalogue {
  /// The label of a case of a choice on pages in a language: its text among these, or the label
  /// that the model gives.
  package func label(of `case`: Choice.Case, in choice: Choice, language: String) -> String {
    label(ModelLabels.key(choice.name, `case`.name), language: language) ?? `case`.label
  }

  /// The label of a field of a structure on pages in a language: its text among these, or the label
  /// that the model gives.
  package func label(of field: Field, in structure: Structure, language: String) -> String {
    label(ModelLabels.key(structure.name, field.name), language: language) ?? field.label
  }

  /// The text of a label in a language; nil where there is none.
  private func label(_ key: String, language: String) -> String? {
    guard let index = index(ofKey: key) else { return nil }
    let translations = messages[index].translations
    let found = fallbacks(of: languageIndex(of: language)).lazy.compactMap { translations[$0] }
    return found.first?.segments(for: .other).reduce(into: "") { text, segment in
      if case .literal(let range) = segments[segment] {
        text += String(decoding: literals[range], as: UTF8.self)
      }
    }
  }
}
