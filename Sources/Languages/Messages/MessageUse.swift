package import Diagnostics
import Schema
package import Tables

/// A use of a text by a template, resolved: `t("recipes.next-step", count: n)`.
package struct MessageUse: Hashable, Sendable {
  /// The message that the `MessageTable` has.
  package let message: MessageIndex
  /// For each parameter of the message, the index of the argument that fills it; nil for one
  /// that only texts of other languages have and the template does not give.
  package let arguments: [ArgumentIndex?]
  /// The index of the argument that chooses the plural form, which must be an `Int`; nil where
  /// no language has plural forms.
  package let count: ArgumentIndex?

  /// The argument that fills a parameter.
  package func argument(for parameter: ParameterIndex) -> ArgumentIndex? {
    arguments[parameter.position]
  }
}

/// An argument of a use of a text.
package typealias ArgumentIndex = TableIndex<MessageArgument>

/// A named argument of `t`.
package struct MessageArgument: Hashable, Sendable {
  package let name: String
  /// Where the name was written.
  package let span: Span

  package init(_ name: String, at span: Span) {
    self.name = name
    self.span = span
  }
}

extension Message {
  /// Whether it has plural forms in any language.
  fileprivate var isPlural: Bool { translations.values.contains(where: \.isPlural) }

  /// The names of its parameters, and of the number that chooses its plural form.
  fileprivate var allParameters: [String] {
    parameters + (isPlural && !parameters.contains("count") ? ["count"] : [])
  }
}

extension MessageCatalogue {
  /// The names of the values that a text takes; nil where no text has the key.
  package func parameters(of key: String) -> [String]? {
    index(ofKey: key).map { messages[$0].allParameters }
  }

  /// Finds the text that a template uses, and reports a key that does not exist, an argument that
  /// no text has, and one that is missing.
  package func use(
    of key: String, at keySpan: Span, arguments: [MessageArgument],
    reportingTo log: inout DiagnosticLog
  ) -> MessageUse? {
    guard let index = index(ofKey: key) else {
      if certainty == .certain {
        let known = log.gathered { keys } ?? []
        log.report(.unknownMessage(key, at: keySpan, keys: known, suggesting: &log))
      }
      return nil
    }
    let message = messages[index]
    guard !reportMisfits(ofThemesUse: arguments, of: message, to: &log) else { return nil }
    let isPlural = message.isPlural
    let known = message.allParameters
    // A text that says less than that of the theme need not use all that it is given.
    let unneeded = message.theme?.parameters ?? []
    let isBroken = message.translations.values.contains(where: \.hasBrokenBraces)
    for argument in arguments
    where !known.contains(argument.name) && !unneeded.contains(argument.name) && !isBroken {
      log.report(
        .unknownMessageArgument(
          argument.name, of: key, at: argument.span, parameters: known,
          hasDoubledBraces: message.translations.values.contains {
            hasDoubledBraces(around: argument.name, in: $0)
          }, definition: definition(of: message), suggesting: &log))
    }
    let required = required(of: message, isPlural: isPlural)
    for name in required
    where !arguments.contains(where: { $0.name == name }) {
      log.report(
        .missingMessageArgument(
          name, of: key, at: keySpan, isCount: name == "count" && isPlural,
          all: known.filter { name in
            arguments.contains { $0.name == name } || required.contains(name)
          },
          slip: slip(for: name, in: message, given: arguments),
          definition: definition(of: message)))
    }
    return MessageUse(
      message: index,
      arguments: message.parameters.map { argument(named: $0, in: arguments) },
      count: isPlural ? argument(named: "count", in: arguments) : nil)
  }

  /// Reports the parameters in the texts of a label, which is given nothing: the mistake is in the
  /// text.
  ///
  /// - Returns: Whether anything was reported.
  package func reportParameters(ofLabel key: String, to log: inout DiagnosticLog) -> Bool {
    guard let message = index(ofKey: key).map({ messages[$0] }) else { return false }
    // A parameter that only another language has is reported there.
    let texts = message.translations[.ofSite].map { [$0] } ?? Array(message.translations.values)
    let places = texts.filter { !$0.isBuiltIn }.flatMap(\.places)
    for (parameter, span) in places {
      let name = message.parameters[parameter.position]
      log.report(.parameterOfLabel(name, of: key, at: span))
    }
    return !places.isEmpty
  }

  /// Where a text has a misspelt parameter, and the name that a template gives instead; nil where it
  /// is no slip of typing.
  private func slip(
    for name: String, in message: Message, given arguments: [MessageArgument]
  ) -> (meant: String, place: Span)? {
    guard let meant = arguments.lazy.map(\.name).first(where: { TypingSlip.isOne(name, for: $0) }),
      let slip = message.parameters.firstIndex(of: name)
    else { return nil }
    let own = message.parameters.firstIndex(of: meant)
    let translations = message.translations.sorted { $0.key < $1.key }.map(\.value)
    // What is beside the other parameter is not the same.
    let isBeside = translations.contains { translation in
      translation.forms.contains { form in
        let used = parameters(in: form.segments)
        return used.contains(ParameterIndex(slip))
          && own.map { used.contains(ParameterIndex($0)) } ?? false
      }
    }
    let place = translations.lazy.filter { !$0.isBuiltIn }.flatMap(\.places)
      .first { $0.parameter == ParameterIndex(slip) }
    guard let place, !isBeside else { return nil }
    return (meant, place.span)
  }

  /// The parameters that a form of a text shows.
  private func parameters(in range: Range<Int>) -> Set<ParameterIndex> {
    Set(
      segments[range].compactMap { segment in
        guard case .parameter(let index) = segment else { return nil }
        return index
      })
  }

  /// Reports what a text of the site needs and templates of the theme, which are written for the
  /// theme's text of the same key, do not give: the mistake is in the text.
  ///
  /// - Returns: Whether anything was reported.
  private func reportMisfits(
    ofThemesUse arguments: [MessageArgument], of message: Message, to log: inout DiagnosticLog
  ) -> Bool {
    guard let theme = message.theme, Set(arguments.map(\.name)) == theme.parameters else {
      return false
    }
    let found = log.mark
    let known = theme.parameters.sorted()
    for language in message.translations.keys.sorted() {
      guard let text = message.translations[language], !text.isBuiltIn else { continue }
      if text.isPlural, !theme.isPlural {
        log.report(.formsOfTheme(of: message.key, at: text.keySpan))
      }
      for (parameter, span) in text.places {
        let name = message.parameters[parameter.position]
        guard !theme.parameters.contains(name), name != "count" || !text.isPlural else { continue }
        log.report(
          .parameterOfTheme(
            name, of: message.key, parameters: known, at: span, suggesting: &log))
      }
    }
    return log.certainty(since: found) == .uncertain
  }

  /// Whether a name is in doubled braces in a text, which make it a text in braces.
  func hasDoubledBraces(around name: String, in translation: Message.Translation) -> Bool {
    translation.forms.contains { form in
      segments[form.segments].contains { segment in
        guard case .literal(let range) = segment else { return false }
        let text = String(decoding: literals[range], as: UTF8.self)
        return text.contains("{\(name)}") || text.contains("{ \(name) }")
      }
    }
  }

  private func argument(named name: String, in arguments: [MessageArgument]) -> ArgumentIndex? {
    arguments.firstIndex { $0.name == name }.map { ArgumentIndex($0) }
  }

  /// The parameters that templates have to give: those of the text in the site's language, or
  /// of all texts where it has none.
  private func required(of message: Message, isPlural: Bool) -> [String] {
    let own = message.translations[.ofSite]?.parameters
    let names = message.parameters.indices
      .filter { own?.contains(ParameterIndex($0)) ?? true }.map { message.parameters[$0] }
    return isPlural && !names.contains("count") ? names + ["count"] : names
  }

  private func definition(of message: Message) -> Span? {
    let translation = message.translations.min { $0.key < $1.key }?.value
    return translation.flatMap { $0.isBuiltIn ? nil : $0.keySpan }
  }
}
