import Languages
import Schema
import Tables

/// How values are shown to the readers of a language outside of templates, in titles and in results
/// of a search: a case of a choice by its label, a decimal number and an amount of money as the
/// language writes them. `ValueText` writes them.
package struct ShownForm: Sendable {
  private let format: LanguageFormat
  /// The labels of all cases, by the indices of the choice and of the case.
  private let labels: [[[UInt8]]]

  init(language: String, models: Models, messages: MessageCatalogue) {
    format = LanguageFormat.named(language)
    labels = models.choices.map { choice in
      choice.cases.map { Array(messages.label(of: $0, in: choice, language: language).utf8) }
    }
  }

  /// The texts around a value.
  package struct Surroundings {
    let before: [UInt8]
    let after: [UInt8]
  }

  /// The label of a case of a choice.
  func label(ofCase index: Int, of choice: ChoiceID) -> [UInt8] { labels[Int(choice.index)][index] }

  /// Appends a number of a field; false, with nothing appended, for one that is not a quantity, such
  /// as a serial number, which is not grouped.
  func append(_ number: ArraySlice<UInt8>, _ field: Field, to output: inout [UInt8]) -> Bool {
    let isList = field.type.unwrapped != field.type.element
    guard !IdentifyingName.isLastWord(of: field.name, isList: isList) else { return false }
    NumberText.append(decimal: number.span, in: format, to: &output)
    return true
  }

  /// Appends an amount of a currency, as a number alone where the currency is written beside it; false,
  /// with nothing appended, where the language cannot write it.
  func append(
    _ number: ArraySlice<UInt8>, _ currency: Currency, beside texts: Surroundings?,
    to output: inout [UInt8]
  ) -> Bool {
    guard let texts,
      MoneyText.isWritten(currency, inTextBefore: texts.before, orBehind: texts.after, in: format)
    else { return MoneyText.append(decimal: number.span, currency, in: format, to: &output) }
    NumberText.append(
      decimal: number.span, in: format, fractionDigits: currency.decimals, to: &output)
    return true
  }
}
