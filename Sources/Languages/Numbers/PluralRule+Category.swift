extension PluralRule {
  /// The category of a whole number; its sign is ignored.
  package func category(of number: Int) -> PluralCategory {
    let number = number.magnitude
    let ones = number % 10
    let tens = number % 100
    switch self {
    case .never: return .other
    case .oneIfExactlyOne: return number == 1 ? .one : .other
    case .oneIfNumberIsOne: return number == 1 ? .one : millions(number)
    case .oneBelowTwo: return number <= 1 ? .one : millions(number)
    case .zeroAndOne: return number <= 1 ? .one : .other
    case .fewFromTwoToFour:
      return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .polish: return number == 1 ? .one : endsInTwoToFour(number) ? .few : .many
    case .eastSlavic: return endsInOne(number) ? .one : endsInTwoToFour(number) ? .few : .many
    case .southSlavic: return endsInOne(number) ? .one : endsInTwoToFour(number) ? .few : .other
    case .slovenian:
      return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    case .lithuanian:
      if (11...19).contains(tens) || ones == 0 { return .other }
      return ones == 1 ? .one : .few
    case .latvian:
      if (11...19).contains(tens) || ones == 0 { return .zero }
      return ones == 1 ? .one : .other
    case .romanian:
      return number == 1 ? .one : number == 0 || (1...19).contains(tens) ? .few : .other
    case .endsInOne: return endsInOne(number) ? .one : .other
    case .irish, .welsh, .arabic, .hebrew: return categoryOfSmallNumbers(number)
    }
  }

  private func categoryOfSmallNumbers(_ number: UInt) -> PluralCategory {
    switch (self, number) {
    case (.welsh, 0), (.arabic, 0): .zero
    case (_, 1): .one
    case (_, 2): .two
    case (.irish, 3...6), (.welsh, 3): .few
    case (.irish, 7...10), (.welsh, 6): .many
    case (.arabic, _): (3...10).contains(number % 100) ? .few : number % 100 >= 11 ? .many : .other
    default: .other
    }
  }

  private func millions(_ number: UInt) -> PluralCategory {
    number != 0 && number % 1_000_000 == 0 ? .many : .other
  }

  private func endsInOne(_ number: UInt) -> Bool { number % 10 == 1 && number % 100 != 11 }

  private func endsInTwoToFour(_ number: UInt) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
}
