// Why conditions never hold by the types of values.

import Diagnostics

extension DecidedCondition.Reason {
  /// What is known of the value.
  func note(_ written: (Span) -> String) -> String {
    switch self {
    case .neverNone(let span, true):
      "\(Diagnostic.quoted(written(span))) is a list: it may be empty, but it is never none"
    case .neverNone(let span, false):
      "\(Diagnostic.quoted(written(span))) always has a value, by its model"
    case .neverBlank(let span, _):
      "\(Diagnostic.quoted(written(span))) is never blank: a text that is blank in a file is none"
    case .bounded(let span, let least, let most?):
      "\(Diagnostic.quoted(written(span))) is between \(least) and \(most)"
    case .bounded(let span, let least, nil):
      "\(Diagnostic.quoted(written(span))) is \(least) or more"
    case .wholeNumber(let span): "\(Diagnostic.quoted(written(span))) is a whole number"
    case .inOneCase(let span, let isUpper):
      "\(Diagnostic.quoted(written(span))) has no \(isUpper ? "small" : "capital") letters"
    }
  }

  /// What to write instead.
  func advice(_ written: (Span) -> String) -> Diagnostic.Help? {
    switch self {
    case .neverNone(let span, true):
      Diagnostic.Help(
        "to ask whether it is empty, write '\(DisplayText(written(span)).text) is empty'")
    case .neverBlank(let span, true):
      Diagnostic.Help(
        "to ask whether it is missing, write 'not \(DisplayText(written(span)).text)'")
    case .neverNone(_, false), .neverBlank(_, false):
      Diagnostic.Help("delete the condition, or let the model say that the field may be missing")
    case .bounded, .wholeNumber: Diagnostic.Help("ask for a number that it can be")
    case .inOneCase(_, let isUpper):
      Diagnostic.Help("write the text in \(isUpper ? "capital" : "small") letters, too")
    }
  }
}
