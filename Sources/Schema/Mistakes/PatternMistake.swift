import Diagnostics

/// Why `@Matches` does not accept a regular expression.
package struct PatternMistake: Error, Hashable, Sendable {
  /// What is wrong with the expression.
  package enum Reason: UInt8, Hashable, Sendable {
    case unclosedGroup, unopenedGroup, unclosedClass, emptyClass, reversedRange
    case nothingToRepeat, repetition, escape, anchor, lookaround, reference, lazy, flags
    case tooLarge, tooDeep
  }

  /// What is wrong.
  package let reason: Reason
  /// The bytes of the expression that are wrong.
  package let range: Range<Int>

  /// Makes a mistake.
  package init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  var words: String {
    switch reason {
    case .unclosedGroup: "a '(' is not closed"
    case .unopenedGroup: "a ')' closes nothing"
    case .unclosedClass: "a '[' is not closed"
    case .emptyClass: "a class of characters is empty"
    case .reversedRange: "a range in a class runs backwards"
    case .nothingToRepeat: "there is nothing to repeat"
    case .repetition: "a number of repetitions is written as '{2}', '{2,}' or '{2,5}'"
    case .escape: "this escape is not known"
    case .anchor: "the whole text is matched, so '^' stands at the start only and '$' at the end"
    case .lookaround: "it would look around"
    case .reference: "it would refer back to a group"
    case .lazy: "the whole text is matched, so a repetition is neither lazy nor possessive"
    case .flags: "flags are not known"
    case .tooLarge: "it has more than 250 places for a character, repetitions counted"
    case .tooDeep: "its groups nest more than 32 deep"
    }
  }
}
