import Languages

/// The numbers that an argument of a filter may be: one that is written out is checked when the
/// template is compiled, any other when a page is made.
struct ArgumentRange: Sendable {
  /// The longest line that filters fill up, and the most lists that one makes.
  static let most = 1_000_000

  private let filter: String
  let numbers: ClosedRange<Int>
  /// What the filter does with such a number, after its name.
  let rule: String
  /// What can be written for another number.
  let help: String?

  private init(
    _ filter: String, _ numbers: ClosedRange<Int>, _ rule: String, help: String? = nil
  ) {
    self.filter = filter
    self.numbers = numbers
    self.rule = rule
    self.help = help
  }

  /// Stops the page where the number is not one of these.
  func check(_ number: Int) throws(RenderingFailure) {
    guard numbers.contains(number) else {
      throw RenderingFailure("'\(filter)' \(rule)", help: help)
    }
  }
}

extension ArgumentRange {
  static let batchSize = ArgumentRange("batch", 1...Int.max, "needs a number above zero")
  static let columns = ArgumentRange(
    "slice", 1...most, "makes 1 to 1,000,000 lists",
    help: "a part of a list is written 'list[0:2]'")
  static let taken = ArgumentRange(
    "take", 0...Int.max, "takes a count that is not negative", help: fromEnd)
  static let skipped = ArgumentRange(
    "skip", 0...Int.max, "takes a count that is not negative", help: fromEnd)
  static let decimals = ArgumentRange(
    "number", 0...NumberText.mostFractionDigits,
    "writes 0 to \(NumberText.mostFractionDigits) decimals")
  static let headingLevel = ArgumentRange(
    "nestheadings", 0...5, "takes the level of a heading, 0 to 5")
  static let centerWidth = ArgumentRange(
    "center", Int.min...most, "fills at most 1,000,000 characters")
  static let indentWidth = ArgumentRange(
    "indent", 0...most, "takes a width of 0 to 1,000,000")
  static let wrapWidth = ArgumentRange("wordwrap", 1...Int.max, "needs a width above zero")
  static let leeway = ArgumentRange(
    "truncate", 0...Int.max, "takes a leeway that is not negative")

  private static let fromEnd =
    "count from the end with a part: 'list[:-1]' is all but the last, 'list[-1:]' the last"
}
