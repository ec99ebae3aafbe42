import Diagnostics

/// What the author of a broken link may have meant.
package struct LinkSuggestion: Sendable {
  /// The destinations that were meant equally likely, 1 or more.
  let destinations: [String]
  /// Whether the only one may be written in place of the broken one: nothing else fits as well.
  let isClear: Bool

  /// The only destination that was meant.
  init(_ destination: String) { (destinations, isClear) = ([destination], true) }

  /// Destinations of which each may have been meant.
  init(oneOf destinations: [String]) { (self.destinations, isClear) = (destinations, false) }

  /// The same with each destination changed.
  func map(_ change: (String) -> String) -> LinkSuggestion {
    LinkSuggestion(destinations: destinations.map(change), isClear: isClear)
  }

  private init(destinations: [String], isClear: Bool) {
    (self.destinations, self.isClear) = (destinations, isClear)
  }

  /// The advice to write it.
  ///
  /// - Parameter span: Where the broken destination is, if it is there to the letter.
  /// - Returns: The advice, with a replacement where one is clear.
  func help(replacing span: Span?) -> Diagnostic.Help {
    let quoted = destinations.map { "'\($0)'" }
    let last = quoted.count > 1 ? " or \(quoted[quoted.count - 1])" : ""
    let first = quoted.prefix(max(1, quoted.count - 1)).joined(separator: ", ")
    let words = "did you mean \(first)\(last)?"
    guard isClear, let span, let only = destinations.first,
      !only.contains(where: { " ()<>".contains($0) })
    else { return Diagnostic.Help(words) }
    return Diagnostic.Help(words, replace: span, with: only)
  }
}
