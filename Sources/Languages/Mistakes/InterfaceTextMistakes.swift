// Mistakes about texts of the interface and the languages of pages: 0580 to 0599.

package import Diagnostics

extension DiagnosticCode {
  /// The codes of interface texts, by number.
  package static let messages: [DiagnosticCode] = [
    unknownMessage, messageArguments, pluralForms, brokenPlaceholder, missingMessages,
    unusedMessage, messageParameters, unknownFormat, unreadMessageFile, messageMarkup,
  ]

  package static let unknownMessage = DiagnosticCode(
    "0580", "a text that no message file has",
    """
    `t("key")` prints a text of the message files (`Content/messages/en.yaml`). The key is the way
    to it, joined by dots: `recipes.next-step` is `next-step` below `recipes`. Correct the key, or
    write the text in the file of each language.
    """)
  package static let messageArguments = DiagnosticCode(
    "0581", "arguments of a text that do not fit it",
    """
    Each `{name}` in a text is filled by the argument of that name, `t("key", name: value)`; a
    text with plural forms needs `count`, a whole number. An argument that no text has, and one
    that is missing, are mistakes.
    """)
  package static let pluralForms = DiagnosticCode(
    "0582", "plural forms that do not fit the language",
    """
    A text that depends on a number has one form for each plural category of its language: `one`
    and `other` in English, `one`, `few` and `other` in Slovak. The number is given as `count`.
    The categories are those of the Unicode CLDR. Of a language whose rule is not known, only
    `other` is shown, for every number.
    """)
  static let missingMessages = DiagnosticCode(
    "0584", "texts that a language does not have",
    """
    A page in a language shows the texts of that language. Where one is missing, the text of
    another language stands in for it. All that a language lacks is told at once, at the place that
    names the language. Write the missing texts in the language's message file; where the theme has
    none for the language, the file of another language, copied and translated, is the way to all.
    Texts that begin with `models.` are the labels of fields and of the cases of choices.
    """)
  static let unusedMessage = DiagnosticCode(
    "0585", "a text that no template shows",
    """
    A text that no template asks for is most often a slip in its key, or has outlived the
    template that showed it. Mend the key, or delete the text.
    """)
  package static let messageParameters = DiagnosticCode(
    "0586", "texts of one key with different parameters",
    """
    Templates give the parameters that the text of the site's language has. A translation that
    has another one would show it unfilled; one that drops a parameter may say less. So may a text of
    the site in place of one of the theme: the theme's templates give it what they give their own.
    """)
  package static let unknownFormat = DiagnosticCode(
    "0587", "a language whose words for dates and amounts are not known",
    """
    Apus knows the names of months and weekdays, and how numbers are written, in
    \(LanguageFormat.knownTags.joined(separator: ", ")), and how regions such as `en-AU`,
    `es-MX` and `de-CH` differ in their numbers and dates; another region is written as the
    one it belongs to in the Unicode CLDR, which most regions of English have in common with the
    United Kingdom, or as the language without it. How amounts and lengths of time are written in texts, it
    knows in \(LanguageFormat.tagsWithAmounts.joined(separator: ", ")). In other languages, dates are
    `2026-03-29`, numbers `1234.5` and durations `1 h 30 min`, which is wrong in none. But letters of
    `date` that ask for names, such as `MMMM`, give English ones, `amounts` finds only what is
    written as in English, and `durations` no words such as `minutes`. Write dates by numbers, such as `date("d.M.yyyy")`, or
    without letters; names of months can be texts of the interface, in `Content/messages`. The
    warning is given once for a language of pages that do one of these.
    """)
}

extension Diagnostic {
  /// A key that no message file has.
  package static func unknownMessage(
    _ key: String, at span: Span, keys: [String], suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var help: [Help] = []
    if let near = log.nearest(to: key, among: keys) {
      help.append(Help("did you mean '\(near)'?", replace: span, with: near))
    }
    return Diagnostic(
      .error, .unknownMessage, "no message file has a text '\(key)'", at: span, help: help)
  }

  /// An argument that no text of the key has.
  static func unknownMessageArgument(
    _ name: String, of key: String, at span: Span, parameters: [String],
    hasDoubledBraces: Bool = false, definition: Span?, suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    let quoted = parameters.map { "'\($0)'" }.joined(separator: ", ")
    var help: [Help] = []
    if hasDoubledBraces {
      help.append(onePairOfBraces(around: name))
    } else if let near = log.nearest(to: name, among: parameters) {
      help.append(Help("did you mean '\(near)'?", replace: span, with: near))
    }
    return Diagnostic(
      .error, .messageArguments, "the text '\(key)' has no parameter '\(name)'", at: span,
      places: definition.map { [Place($0, "the text is here")] } ?? [],
      notes: [parameters.isEmpty ? "it has none" : "it has \(quoted)"], help: help)
  }

  /// Advice on a text whose doubled braces were meant as those of a parameter.
  private static func onePairOfBraces(around name: String) -> Help {
    Help("write '{\(name)}' in that text: doubled braces are shown as braces")
  }

  /// A parameter that a template does not give; `all` are those that it gives and should give.
  static func missingMessageArgument(
    _ name: String, of key: String, at span: Span, isCount: Bool, all: [String],
    slip: (meant: String, place: Span)?, definition: Span?
  ) -> Diagnostic {
    let call = "t(\"\(key)\", \(all.map { $0 + "=…" }.joined(separator: ", ")))"
    if let slip {
      return Diagnostic(
        .error, .messageArguments, "the text '\(key)' needs its parameter, '\(name)'", at: span,
        places: [Place(slip.place, "did you mean '\(slip.meant)'?")],
        help: [Help("write '{\(slip.meant)}' in the text"), Help("or write \(call)")])
    }
    let value = isCount ? "the number that chooses its plural form" : "its parameter"
    return Diagnostic(
      .error, .messageArguments, "the text '\(key)' needs \(value), '\(name)'", at: span,
      places: definition.map { [Place($0, "the text is here")] } ?? [],
      help: [Help("write \(call)")])
  }

  /// A parameter in the label of a field or a case.
  static func parameterOfLabel(_ name: String, of key: String, at span: Span) -> Diagnostic {
    let isWhole = span.range.count == name.utf8.count + 2
    let advice = "write the label without '{\(name)}'"
    return Diagnostic(
      .error, .messageParameters, "the label '\(key)' has a parameter, '\(name)'", at: span,
      notes: ["a label is the name of a field or a case, and is given nothing"],
      help: [
        isWhole ? Help(advice, replace: span, with: "") : Help(advice),
        Help("or write each brace twice, to show it"),
      ])
  }

  /// A parameter of a site's text that templates of the theme do not give.
  static func parameterOfTheme(
    _ name: String, of key: String, parameters: [String], at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    let isWhole = span.range.count == name.utf8.count + 2
    let near =
      log.nearest(to: name, among: parameters) ?? (parameters.count == 1 ? parameters[0] : nil)
    let given = parameters.map { "'{\($0)}'" }.joined(separator: ", ")
    return Diagnostic(
      .error, .messageParameters,
      "the text '\(key)' of the theme has no parameter '\(name)'", at: span,
      notes: [
        parameters.isEmpty
          ? "the theme's templates give it nothing" : "the theme's templates give it \(given)"
      ],
      help: [
        near.map { near in
          isWhole
            ? Help("did you mean '{\(near)}'?", replace: span, with: "{\(near)}")
            : Help("did you mean '{\(near)}'?")
        } ?? Help("write the text without '{\(name)}', or give it a key of its own")
      ])
  }

  /// Plural forms of a site's text to which templates of the theme give no number.
  static func formsOfTheme(of key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .messageParameters,
      "the text '\(key)' of the theme has no plural forms, and is given no number", at: span,
      help: [Help("write one text for every number, or give it a key of its own")])
  }

  /// Plural forms that the language needs and the text does not have.
  static func missingPluralForms(
    _ forms: [String], of key: String, language: String, at span: Span
  ) -> Diagnostic {
    let quoted = forms.map { "'\($0)'" }.joined(separator: ", ")
    let noun = forms.count == 1 ? "the plural form" : "the plural forms"
    return Diagnostic(
      .error, .pluralForms,
      "the text '\(key)' lacks \(noun) \(quoted) of the language '\(language)'",
      at: span, help: [Help("write it in each form: \(examples(of: forms, language))")])
  }

  /// Plural forms, each with a number that it is for.
  private static func examples(of forms: [String], _ language: String) -> String {
    let rule = PluralRule(language: language)
    return forms.map { form in
      let number = (0...100).first { rule.category(of: $0).rawValue == form }
      return "'\(form)'" + (number.map { " as for \($0)" } ?? "")
    }.joined(separator: ", ")
  }

  /// A key beside plural forms that is none; `meant` is the form that it is similar to.
  package static func unknownPluralForm(
    _ name: String, meant: String?, language: String, at span: Span
  ) -> Diagnostic {
    let forms = PluralRule(language: language).categories.map { "'\($0.rawValue)'" }
    return Diagnostic(
      .error, .pluralForms, "\(quoted(name)) is no plural form", at: span,
      notes: ["the language '\(language)' has \(forms.joined(separator: ", "))"],
      help: meant.map { [Help("did you mean '\($0)'?", replace: span, with: $0)] } ?? [
        MessageEntry.isNumber(name)
          ? Help(
            "for one number, write a text with a key of its own, and choose it in the template: "
              + "'t(\"none\") if n == 0 else t(\"some\", count=n)'")
          : Help("remove it, or write it as a text with a key of its own")
      ])
  }

  /// A group of texts in one language with the key of a text with plural forms in another.
  static func groupBesideForms(
    _ key: String, language: String, at span: Span, text: Span
  ) -> Diagnostic {
    let forms = PluralRule(language: language).categories.map { "'\($0.rawValue)'" }
    return Diagnostic(
      .error, .pluralForms,
      "'\(key)' is a group of texts here, and a text with plural forms in another language",
      at: span, places: [Place(text, "there it has plural forms")],
      notes: ["the language '\(language)' has \(forms.joined(separator: ", "))"],
      help: [Help("write these forms and no others, or give the group another name")])
  }

  /// A plural form that no whole number has in the language, or of which this is not known.
  static func unusedPluralForm(
    _ form: String, language: String, at span: Span, forms: [String]
  ) -> Diagnostic {
    let quoted = forms.map { "'\($0)'" }.joined(separator: ", ")
    guard PluralRule.isKnown(language) else {
      return Diagnostic(
        .warning, .pluralForms,
        "which numbers have the plural form '\(form)' in the language '\(language)' is not known: "
          + "'other' is shown for all", at: span,
        help: [Help("remove it, and write 'other' so that it fits every number")])
    }
    return Diagnostic(
      .warning, .pluralForms,
      "no number has the plural form '\(form)' in the language '\(language)'",
      at: span, notes: ["it has \(quoted)"], help: [Help("remove it")])
  }

  /// A plural form that says the same of many numbers.
  static func formWithoutCount(
    _ form: String, of key: String, language: String, numbers: [Int], at span: Span
  ) -> Diagnostic {
    let some = numbers.prefix(4).map(String.init).joined(separator: ", ")
    return Diagnostic(
      .warning, .pluralForms,
      "the form '\(form)' of the text '\(key)' has no '{count}', and stands for several numbers",
      at: span, notes: ["in '\(language)', it is for \(some) and others"],
      help: [Help("write '{count}' in it, as in the other forms")])
  }

  /// A text that no template shows.
  static func unusedMessage(
    _ key: String, isOfNoField: Bool, nearest: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unusedMessage,
      isOfNoField
        ? "no field or case has the label '\(key)'" : "no template shows the text '\(key)'",
      at: span,
      help: nearest.map { [Help("did you mean '\($0)'?")] } ?? [])
  }

  /// A parameter that only a translation has.
  static func foreignParameter(
    _ name: String, of key: String, language: String, at span: Span, original: Span?,
    hasDoubledBraces: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .error, .messageParameters,
      "the text '\(key)' in '\(language)' has a parameter '\(name)' that the site's language has not",
      at: span, places: original.map { [Place($0, "the text of the site's language")] } ?? [],
      help: hasDoubledBraces ? [onePairOfBraces(around: name)] : [])
  }

  /// A parameter that a translation leaves out.
  static func droppedParameter(
    _ name: String, of key: String, language: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .messageParameters,
      "the text '\(key)' in '\(language)' leaves out the parameter '{\(name)}'", at: span)
  }

  /// A language of which pages show names of months or weekdays, or in which they find amounts, and
  /// whose words are not known.
  package static func unknownFormat(of language: String, at span: Span?) -> Diagnostic {
    let known = LanguageFormat.knownTags.joined(separator: ", ")
    return Diagnostic(
      .warning, .unknownFormat,
      "the names of months and weekdays in the language \(quoted(language)), and how it writes "
        + "amounts, are not known: pages show names and look for amounts as in English, and find "
        + "no words for lengths of time", at: span,
      notes: ["the languages that are known are \(known)"],
      help: [
        Help(
          "in templates, write 'date' without letters for names, as in 'date(\"d.M.yyyy\")' or "
            + "'date(\"long\")', and leave out 'amounts' and 'durations'")
      ])
  }

  /// A language in which pages find amounts, and whose words for them are not known.
  package static func unknownAmounts(of language: String, at span: Span?) -> Diagnostic {
    let known = LanguageFormat.tagsWithAmounts.joined(separator: ", ")
    return Diagnostic(
      .warning, .unknownFormat,
      "how the language \(quoted(language)) writes amounts is not known: pages look for them as "
        + "in English, and find no words for lengths of time", at: span,
      notes: ["the languages whose amounts are known are \(known)"],
      help: [Help("in templates, leave out 'amounts' and 'durations'")])
  }

  /// Texts that the pages of a language show and the language lacks.
  static func missingMessages(
    _ keys: [String], language: String, fallback: String, canBeCopied: Bool, at span: Span?
  ) -> Diagnostic {
    let list = keys.map(quoted).joined(separator: ", ")
    let many = keys.count == 1 ? "text" : "texts"
    let copy = "Templates/messages/\(language).yaml"
    return Diagnostic(
      .warning, .missingMessages,
      "the language \(quoted(language)) lacks \(keys.count) \(many) of the interface; "
        + "\(quoted(fallback)) stands in", at: span,
      notes: [keys.count == 1 ? "it is \(list)" : "they are \(list)"],
      help: [
        canBeCopied
          ? Help(
            "run 'apus theme copy messages/\(fallback).yaml', rename the copy to \(copy), and "
              + "translate the texts in it")
          : Help("write \(keys.count == 1 ? "it" : "them") in Content/messages/\(language).yaml")
      ])
  }
}
