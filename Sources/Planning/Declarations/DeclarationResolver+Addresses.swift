import Diagnostics
import Schema

// Where pages are, and which templates make them.

extension DeclarationResolver {
  /// The whole address of a page's declaration: the section's and its own.
  func address(
    of page: PageSettings, _ subject: ResolvedSubject, in place: Place, scope: PatternScope,
    log: inout DiagnosticLog
  ) -> TextPattern? {
    let own = page.at ?? Spanned(usualAddress(of: page, subject), at: page.name.span)
    let section = place.section?.settings.at.value ?? "/"
    if let at = place.section?.settings.at, !at.value.hasPrefix("/") || !at.value.hasSuffix("/") {
      let whole = (at.value.hasPrefix("/") ? "" : "/") + at.value
      log.report(
        .badAddress(
          at.value, "does not begin and end with '/'", at: at.span,
          help: "write \(Diagnostic.quoted(whole + (whole.hasSuffix("/") ? "" : "/")))"))
      return nil
    }
    let isWhole = own.value.hasPrefix("/")
    if let reason = fault(in: isWhole ? String(own.value.dropFirst()) : own.value) {
      log.report(
        .badAddress(
          own.value, reason, at: own.span, help: "write folders with '/' at their end: 'about/'"))
      return nil
    }
    if page.format == .json, !own.value.hasSuffix(".json") {
      log.report(
        .badAddress(
          own.value, "is not that of a JSON file", at: own.span,
          help: "write the name of a file that ends with '.json': 'api/{slug}.json'"))
      return nil
    }
    if case .feed = subject.kind, FeedFormat(address: own.value) == nil {
      log.report(
        .badAddress(
          own.value, "is not that of a feed", at: own.span,
          help: "write the name of a file that ends with '.xml' (Atom) or '.json' (JSON Feed)"))
      return nil
    }
    guard let pattern = PatternReader(scope: scope, use: .address).read(own, log: &log) else {
      return nil
    }
    let prefix: [TextPattern.Segment] = isWhole ? [] : [.literal(Array(section.utf8))]
    return TextPattern(segments: prefix + pattern.segments)
  }

  private func usualAddress(of page: PageSettings, _ subject: ResolvedSubject) -> String {
    let name = page.name.value
    guard page.format == .json else {
      return switch subject.kind {
      case .list: ""
      case .entry: "{slug}/"
      case .group: name + "/{key}/"
      case .component: usualAddress(ofComponent: subject, name: name)
      case .feed: "feed.xml"
      case .groups, .search, .single, .redirect: name + "/"
      }
    }
    return switch subject.kind {
    case .entry: name + "/{slug}.json"
    case .component:
      name + "/{\(subject.entry.map { models[$0].variableName } ?? "").slug}/{number}.json"
    case .group: name + "/{key}.json"
    case .list, .groups, .feed, .search, .single, .redirect: name + ".json"
    }
  }

  /// The usual address of the page of a component: below that of its entry, by its key, or else
  /// by its number.
  private func usualAddress(ofComponent subject: ResolvedSubject, name: String) -> String {
    let entry = subject.entry.map { models[$0].variableName } ?? ""
    let component = subject.component.map { models[$0] }
    let own = component?.key == nil ? "number" : (component?.variableName ?? "") + ".slug"
    return "{\(entry).slug}/\(name)/{\(own)}/"
  }

  /// How addresses are written on a page that does not say so: a feed is read far from the site,
  /// and a page of the name that hosts show for a missing one stands at any address.
  func usualLinks(for subject: PageDeclaration.Subject, at address: TextPattern) -> LinkStyle {
    if case .feed = subject { return .whole }
    return address.literalEnd.hasSuffix("/404.html") ? .root : .relative
  }

  /// What is wrong with an address after its first `/`, nil when nothing is.
  private func fault(in address: String) -> String? {
    guard !address.isEmpty else { return nil }
    var parts = address.split(separator: "/", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
      if part.isEmpty { return "has an empty part" }
      if part == "." || part == ".." { return "has the part '\(part)'" }
      if part.hasPrefix(".") { return "has a part that begins with '.'" }
    }
    for byte in address.utf8
    where byte <= 0x20 || byte == 0x7F || "\"#%<>?[\\]^`|".utf8.contains(byte) || byte >= 0x80 {
      return "has a character that is not for addresses"
    }
    guard address.hasSuffix("/") || parts.last?.contains(".") == true else {
      return "ends neither with '/' nor with a file's name"
    }
    return nil
  }

  /// The names of the templates that may make a page, the first first: the one that it names, or
  /// the usual ones, by its own name and its kind, with the ending of its address.
  func templateNames(
    of page: PageSettings, _ subject: ResolvedSubject, at address: TextPattern, in place: Place
  ) -> [String] {
    if let named = page.template { return [named.value] }
    var own = page.name.value
    let general: String
    switch page.subject {
    case .list: general = "list"
    case .entry: general = subject.component == nil ? "entry" : "component"
    case .group: general = "group"
    case .groups: general = "groups"
    case .feed: general = "feed"
    case .search: general = "search"
    case .single(let name):
      own = name.value
      general = "page"
    case .redirect: general = "page"
    }
    let section = place.section.map { [$0.settings.name.value + "/" + own] } ?? []
    let ending = Self.templateEnding(at: address)
    var names: [String] = []
    for name in section + [own, general] where !names.contains(name + ending) {
      names.append(name + ending)
    }
    return names
  }

  /// What the names of templates end with that write what is at an address.
  private static func templateEnding(at address: TextPattern) -> String {
    let end = address.literalEnd
    guard !end.hasSuffix("/"), !end.hasSuffix(".htm"), let dot = end.lastIndex(of: "."),
      !end[dot...].contains("/")
    else { return ".html" }
    return String(end[dot...])
  }
}
