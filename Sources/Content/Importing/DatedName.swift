import Schema

/// The name of a file without its ending, which may begin with a date: `2026-03-01-tea`.
package struct DatedName {
  /// The date as Apus reads it; nil where there is none.
  let date: String?
  /// What is behind the date; the whole name where nothing is.
  let rest: String
  /// Whether it begins like a date of which no day is known: `2026-13-45-tea` or `26-3-1-tea`.
  let isUnreadable: Bool

  init(_ name: String) {
    let time = /(T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?(?:[-_ ]+|$)/
    guard let day = name.prefixMatch(of: Self.day),
      let match = name[day.range.upperBound...].prefixMatch(of: time)
    else {
      (date, rest, isUnreadable) = (nil, name, false)
      return
    }
    let parts = [day.1, day.2, day.3].map { $0.utf8.count == 1 ? "0" + $0 : String($0) }
    let whole = parts.joined(separator: "-") + (match.1 ?? "")
    guard Observation.fits(Array(whole.utf8)[...], .date) else {
      (date, rest, isUnreadable) = (nil, name, true)
      return
    }
    let behind = String(name[match.range.upperBound...])
    (date, rest, isUnreadable) = (whole, behind.isEmpty ? name : behind, false)
  }

  /// A day as Jekyll has it in the name of a post (`DATE_FILENAME_MATCHER` of
  /// lib/jekyll/document.rb of Jekyll 4): the year may have two digits.
  private static var day: Regex<(Substring, Substring, Substring, Substring)> {
    /(\d{2,4})-(\d{1,2})-(\d{1,2})/
  }

  /// Whether a file has the name of a post of Jekyll: a day, a hyphen, and a name,
  /// `2026-3-1-tea.md`.
  package static func isPost(_ file: String) -> Bool {
    guard let day = file.prefixMatch(of: Self.day) else { return false }
    return file[day.range.upperBound...].first == "-"
  }

  /// The first date in a path, also in the name of a folder.
  static func date(inPath path: String) -> String? {
    path.matches(of: /\d{4}-\d\d-\d\d/).lazy.map { String($0.output) }
      .first { Observation.fits(Array($0.utf8)[...], .date) }
  }
}
