import Diagnostics
import Schema

/// How well scalar types fit the texts and numbers of a field.
struct ScalarFits {
  /// The types that texts may have, the most specific first.
  static let candidates: [ScalarKind] =
    [.bool, .int, .double, .decimal]
    + ScalarKind.allCases.filter { $0.type.isInferred && !$0.type.isBare }
  /// Those that texts in quotes may have: numbers and truth values in quotes are texts.
  static let quoted = candidates.filter { !$0.type.isBare && $0 != .decimal }
  /// Those that numbers of JSON may have.
  static let numbers: [ScalarKind] = [.int, .double, .decimal]

  /// How many places of misfits are kept.
  private static let placeLimit = 3

  /// How well a type fits.
  private struct Fit {
    var count = 0
    var misfits: [Span] = []
  }

  private var fits = Array(repeating: Fit(), count: candidates.count)
  /// The first number of which a `Double` would not keep all digits, and its place.
  private(set) var inexact: (text: String, span: Span)?
  /// Whether all numbers are whole.
  private(set) var areWhole = true

  /// Adds a text, which may have one of some types.
  mutating func note(_ text: ArraySlice<UInt8>, at span: Span, _ candidates: [ScalarKind]) {
    for (index, candidate) in Self.candidates.enumerated() {
      if candidates.contains(candidate), Observation.fits(text, candidate) {
        fits[index].count += 1
        if candidate == .double { noteDigits(of: text, at: span) }
      } else if fits[index].misfits.count < Self.placeLimit {
        fits[index].misfits.append(span)
      }
    }
  }

  /// Notes whether a number has zeros at the end of its fraction, or more digits than every `Double`
  /// keeps.
  private mutating func noteDigits(of text: ArraySlice<UInt8>, at span: Span) {
    let number = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let hasPoint = number.contains(UInt8(ascii: "."))
    areWhole = areWhole && !hasPoint && number.count == text.count
    let digits = number.filter(\.isDigit).drop { $0 == UInt8(ascii: "0") }
    guard inexact == nil, digits.count > 15 || hasPoint && number.last == UInt8(ascii: "0")
    else { return }
    inexact = (String(decoding: text, as: UTF8.self), span)
  }

  /// How many scalars fit a type.
  func count(of kind: ScalarKind) -> Int {
    zip(Self.candidates, fits).first { $0.0 == kind }?.1.count ?? 0
  }

  /// The most specific type of which the number of scalars that fit it satisfies a condition, and
  /// which keeps all their digits.
  func first(
    where isEnough: (Int) -> Bool
  ) -> (kind: ScalarKind, fits: Int, misfits: [Span])? {
    let found = zip(Self.candidates, fits).first { kind, fit in
      isEnough(fit.count) && !(kind == .double && inexact != nil)
    }
    return found.map { ($0, $1.count, $1.misfits) }
  }
}
