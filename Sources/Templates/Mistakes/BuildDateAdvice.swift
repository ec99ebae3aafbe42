import Diagnostics
import Schema

/// A comparison with the date of the build, which may be none.
struct BuildDateComparison: Sendable {
  /// How it is written; nil where it is no comparison that a template writes as such.
  let written: String?
  let span: Span
  /// Whether it asks for what is before the date: without a date, nothing is.
  let isAboutPast: Bool

  /// A comparison of a value by an operator, on whose left side the date is or is not.
  init(written: String?, _ comparison: Comparison, isDateLeft: Bool, at span: Span) {
    self.written = written
    self.span = span
    isAboutPast =
      switch comparison {
      case .less, .lessOrEqual: !isDateLeft
      case .greater, .greaterOrEqual: isDateLeft
      case .equal, .notEqual, .isIn, .isNotIn: false
      }
  }
}

extension Diagnostic {
  /// Adds why the date of the build may be none, and how to ask for it first.
  mutating func explainBuildDate(in comparison: BuildDateComparison?, _ use: OptionalUse) {
    let inCondition = use.inCondition
    notes.append("the date of a build is known where '--clock' or SOURCE_DATE_EPOCH tells it")
    // No date can be written in a template in its place.
    help.removeAll { $0.message.contains("| default(") }
    // Where it asks first whether it is there, it holds for nothing in a build without it.
    if inCondition { help = [] }
    if let comparison {
      help.insert(comparison.advice(inCondition: inCondition), at: 0)
    } else if inCondition {
      help = [
        Help("write '(now and …)' around the comparison: without a date it then holds for nothing"),
        Help("or '(not now or …)': without a date it then holds for all"),
      ]
    }
  }
}

extension BuildDateComparison {
  fileprivate func advice(inCondition: Bool) -> Diagnostic.Help {
    let guardWords = isAboutPast ? "now and" : "not now or"
    let result =
      inCondition
      ? "holds for \(isAboutPast ? "nothing" : "all")" : isAboutPast ? "does not hold" : "holds"
    let reason = "without a date it then \(result)"
    guard let written, written.utf8.count <= 60 else {
      return Diagnostic.Help("write '(\(guardWords) …)' around the comparison: \(reason)")
    }
    let guarded = "(\(guardWords) \(written))"
    return Diagnostic.Help(
      "write '\(DisplayText(guarded).text)': \(reason)", replace: span, with: guarded)
  }
}

extension Diagnostic {
  /// The names by which other tools call the date of the build, with what is written here.
  private static let namesOfBuildDate = [
    "today": "now", "current_date": "now", "currentDate": "now", "current_time": "now",
    "build_date": "now", "buildDate": "now", "build_time": "now", "buildTime": "now",
    "today_date": "now", "timestamp": "now", "current_year": "now.year", "currentYear": "now.year",
    "this_year": "now.year", "thisYear": "now.year",
  ]

  /// The names of fields by which others have the date of the build: `build.date`, `site.time`.
  private static let fieldsOfBuildDate: Set<String> = [
    "now", "today", "time", "date", "build_date", "buildDate", "build_time", "buildTime",
    "current_date", "currentDate",
  ]

  /// What to write for a name by which others call the date of the build; nil for any other name.
  static func buildDate(named name: String, at span: Span) -> Help? {
    if name == "build" { return Help("the date of the build is 'now'") }
    return namesOfBuildDate[name].map {
      Help("write '\($0)', the date of the build", replace: span, with: $0)
    }
  }

  /// The same, with what to write where a field that the site does not have may be meant as the date of
  /// the build: `site.time`.
  func advisingBuildDate(insteadOf field: String, of model: Structure?) -> Diagnostic {
    guard help.isEmpty, let model, model.name == "Site", model.kind != .entry,
      Self.fieldsOfBuildDate.contains(field)
    else { return self }
    var result = self
    result.help = [Self.buildDateAlone]
    return result
  }

  /// The same, with the one date of a record whose part may be meant: `month`.
  func advisingDate(of shape: Shape, _ name: String, _ types: TypeTable) -> Diagnostic {
    let dates = shape.fields.filter { types.kind(of: $0.type) == "date" }
    guard help.isEmpty, dates.count == 1, DateMember(rawValue: name) != nil else { return self }
    var result = self
    result.help = [Help("did you mean '\(dates[0].name).\(name)'?")]
    return result
  }

  /// A member that dates do not have.
  static func unknownDateMember(
    _ name: String, at span: Span, suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic.unknownMember(
      name, of: "a date", fields: DateMember.allCases.map(\.rawValue), place: nil, at: span,
      suggesting: &log)
    if ["now", "today"].contains(name) { diagnostic.help = [buildDateAlone] }
    return diagnostic
  }

  private static let buildDateAlone = Help(
    "the date of the build is 'now', which belongs to nothing")
}
