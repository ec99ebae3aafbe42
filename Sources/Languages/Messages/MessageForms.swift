package import Diagnostics
import Escaping
import Schema
import Tables

/// The plural forms of a text in one language, for a script that fills them in.
package struct MessageForms {
  /// The message.
  package let message: MessageIndex
  /// An object with a text for each plural category, its parameters in braces.
  package let json: [UInt8]
}

extension MessageCatalogue {
  /// Finds the forms of a text in the language of a page, and reports a key that does not exist.
  package func forms(
    of key: String, at span: Span, language: String?, reportingTo log: inout DiagnosticLog
  ) -> MessageForms? {
    // The script gives every parameter, so the use is right by itself.
    let arguments = parameters(ofKey: key).map { MessageArgument($0, at: span) }
    guard let use = use(of: key, at: span, arguments: arguments, reportingTo: &log) else {
      return nil
    }
    let own = languageIndex(of: language ?? siteLanguage)
    let message = messages[use.message]
    let shown = fallbacks(of: own).first { message.translations[$0] != nil } ?? own
    return MessageForms(message: use.message, json: json(of: message, in: shown))
  }

  /// All arguments that a use of a text has to give.
  private func parameters(ofKey key: String) -> [String] {
    guard let message = index(ofKey: key).map({ messages[$0] }) else { return [] }
    // A script of the theme gives what the text of the theme has.
    if let theme = message.theme { return theme.parameters.sorted() }
    let isPlural = message.translations.values.contains(where: \.isPlural)
    let others = message.parameters.filter { $0 != "count" || !isPlural }
    return isPlural ? others + ["count"] : others
  }

  private func json(of message: Message, in language: MessageLanguageIndex) -> [UInt8] {
    var json = Array("{".utf8)
    for (number, form) in (message.translations[language]?.forms ?? []).enumerated() {
      if number > 0 { json.append(UInt8(ascii: ",")) }
      let category = form.category ?? .other
      JSONText.appendString(Array(category.rawValue.utf8).span, to: &json, style: .file)
      json.append(UInt8(ascii: ":"))
      JSONText.appendString(
        text(of: form.segments, parameters: message.parameters).span, to: &json, style: .file)
    }
    json.append(UInt8(ascii: "}"))
    return json
  }

  /// A text as its author wrote it, with its parameters in braces.
  private func text(of pieces: Range<Int>, parameters: [String]) -> [UInt8] {
    pieces.flatMap { piece -> [UInt8] in
      switch segments[piece] {
      case .literal(let range): Array(literals[range])
      case .parameter(let index): Array("{\(parameters[index.position])}".utf8)
      }
    }
  }
}
