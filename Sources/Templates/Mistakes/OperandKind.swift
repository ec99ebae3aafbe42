/// What a filter or test is for, as messages say it.
enum OperandKind: String, Sendable {
  case text = "a text"
  case list = "a list"
  case numbers = "a list of numbers"
  case listOrText = "a list or a text"
  case number = "a number"
  case wholeNumber = "a whole number"
  case date = "a date"
  case duration = "a duration"
  case choice = "a choice"
  case record = "a record"
  case structure = "a structure"
  case address = "an address of the site"
  case markdown = "Markdown"

  /// Whether some lists are among it.
  var hasLists: Bool {
    switch self {
    case .list, .numbers, .listOrText: true
    case .text, .number, .wholeNumber, .date, .duration, .choice, .record, .structure, .address,
      .markdown:
      false
    }
  }
}
