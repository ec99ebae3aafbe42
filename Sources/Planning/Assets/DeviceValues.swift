package import Diagnostics
package import HTMLRules

/// The values of attributes that the scripts of the theme read, as far as the site says which there
/// are: names of collections, time zones, hours and kinds of forms.
package struct DeviceValues {
  private let collections: [String]
  private let isKept: Bool

  /// The values of a site.
  package init(of plan: SitePlan) {
    collections = plan.collectionNames
    isKept = plan.site.device.id != nil
  }

  /// Reports a value that the scripts of the theme cannot read, and that is meant for them.
  package func check(_ data: DataValue, log: inout DiagnosticLog) {
    let span = data.span
    switch data.name {
    case "data-kind" where isKept && data.others.contains("data-entry"),
      "data-shelf" where isKept:
      check(data, isAmong: collections, called: "collection", at: span, log: &log)
    case "data-profile" where isKept:
      check(data, isAmong: Self.forms, called: "form", at: span, log: &log)
    case "data-timezone" where data.others.isSuperset(of: Self.hours):
      checkTimeZone(data, at: span, log: &log)
    case "data-days" where data.others.isSuperset(of: Self.hours):
      guard !data.value.utf8.allSatisfy({ (0x31...0x37).contains($0) }) else { return }
      log.report(.unreadableValue(data, help: "write the numbers of days: Monday is 1", at: span))
    case "data-opens", "data-closes":
      guard data.others.union([data.name]).isSuperset(of: Self.hours.union(["data-timezone"])),
        !Self.isTimeOfDay(data.value)
      else { return }
      log.report(
        .unreadableValue(data, help: "write hours and minutes, such as '09:00'", at: span))
    default: return
    }
  }

  private static let hours: Set<String> = ["data-opens", "data-closes"]
  private static let forms = ["sign-up", "log-in"]

  /// Reports a value that is near one of these names; any other may be for scripts of the site.
  private func check(
    _ data: DataValue, isAmong names: [String], called noun: String, at span: Span,
    log: inout DiagnosticLog
  ) {
    guard !names.contains(data.value), let near = log.nearest(to: data.value, among: names)
    else { return }
    log.report(.unreadableValue(data, noun: noun, nearest: near, at: span))
  }

  /// Browsers know time zones in any case, and some by other names, which have no area.
  private func checkTimeZone(_ data: DataValue, at span: Span, log: inout DiagnosticLog) {
    let typed = data.value.lowercased()
    guard data.value.contains("/"), !typed.hasPrefix("etc/"),
      !TimeZoneName.all.contains(where: { $0.lowercased() == typed })
    else { return }
    log.report(
      .unreadableValue(
        data, noun: "time zone", nearest: log.nearest(to: data.value, among: TimeZoneName.all),
        at: span))
  }

  /// Whether a text is a time as the script reads it: `9:00` to `24:59`.
  private static func isTimeOfDay(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.joined().allSatisfy({ (0x30...0x39).contains($0) }),
      let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1]))
    else { return false }
    return hour <= 24 && minute <= 59
  }
}
