/// An error that stops a page.
package struct RenderingFailure: Error {
  /// What happened, as a message says it.
  package let reason: String
  /// What can be done, if that is known.
  let help: String?

  init(_ reason: String, help: String? = nil) {
    self.reason = reason
    self.help = help
  }
}

extension RenderingFailure {
  static var divisionByZero: RenderingFailure {
    RenderingFailure("a number is divided by zero", help: "write an 'if' around it")
  }

  static var overflow: RenderingFailure {
    RenderingFailure("a whole number has more than 64 bits")
  }

  static func dateWithoutTime(_ day: String) -> RenderingFailure {
    RenderingFailure(
      "the date '\(day)' has no time, and is written with hours",
      help: "write its time in the file, or show the hours of those that have one: "
        + "'{% if \"T\" in (… | string) %}…{% endif %}', where '…' is the date itself, without "
        + "'| date(…)'")
  }

  static var localTimeAsUTC: RenderingFailure {
    RenderingFailure(
      "the format says that its time is UTC, and this date is in another time zone",
      help: "write it in UTC, 'date(\"…\", zone=\"UTC\")', or with its offset: 'XXX' in place of "
        + "'Z'")
  }

  static var yearOutOfRange: RenderingFailure {
    RenderingFailure(
      "the date is in another year in UTC, which is not from 1 to 9999",
      help: "write the date in the file in UTC, or show it by its own clock, without 'zone'")
  }

  static var infinite: RenderingFailure {
    RenderingFailure("a number is beyond what a Double can be")
  }
}
