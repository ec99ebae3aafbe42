import Diagnostics
import FileSystem
import Schema
import Templates

// Where pages are, and which templates make them.

extension DeclarationResolver {
  /// The full address of a page's declaration: the section's and its own.
  func address(
    of page: PageSettings, _ kind: any PageKind, in place: Place, scope: PatternScope,
    log: inout DiagnosticLog
  ) -> TextPattern? {
    let own =
      page.at
      ?? Spanned(
        kind.usualAddress(named: page.name.value, as: page.format, in: models),
        at: page.name.span)
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
    if let at = place.section?.settings.at, let fault = AddressFault(inSection: at.value) {
      log.report(.badAddress(at.value, fault.reason, at: at.span, help: fault.help))
      return nil
    }
    let ofKind = fault(in: own, of: page, kind)
    if let fault = AddressFault(in: isWhole ? String(own.value.dropFirst()) : own.value) {
      let help = fault.isOfDots ? Self.help(forDotsIn: own.value, below: section) : fault.help
      let mistake = Diagnostic.badAddress(own.value, fault.reason, at: own.span, help: help)
      log.report(fault.isOfEnd ? ofKind ?? mistake : mistake)
      return nil
    }
    if let ofKind {
      log.report(ofKind)
      return nil
    }
    guard let pattern = PatternReader(scope: scope, use: .address).read(own, log: &log) else {
      return nil
    }
    let prefix: [TextPattern.Segment] = isWhole ? [] : [.literal(Array(section.utf8))]
    return TextPattern(segments: prefix + pattern.segments)
  }

  /// What is wrong with an address for the format or the kind of a page; nil when nothing is.
  private func fault(
    in own: Spanned<String>, of page: PageSettings, _ kind: any PageKind
  ) -> Diagnostic? {
    guard page.format == .json, !own.value.hasSuffix(".json") else { return kind.fault(in: own) }
    return .badAddress(
      own.value, "is not that of a JSON file", at: own.span,
      help: "write the name of a file that ends with '.json': 'api/{slug}.json'")
  }

  /// The address without dots, as far as it does not leave the site.
  private static func help(forDotsIn own: String, below section: String) -> String {
    let folder = own.hasPrefix("/") ? "" : section
    guard let path = FilePaths.path(of: own, from: folder) else {
      return "write the whole address from '/' on, without '..'"
    }
    let isFolder = own.hasSuffix("/") || own.hasSuffix(".") || path.isEmpty
    return "write the whole address: "
      + Diagnostic.quoted("/" + path + (isFolder && !path.isEmpty ? "/" : ""))
  }

  /// How addresses are written on a page that does not say so: as usual for its kind. The page that
  /// hosts show for missing pages is shown at any address.
  func usualLinks(for kind: any PageKind, at address: TextPattern) -> LinkStyle {
    if let links = kind.links { return links }
    return address.literalEnd.hasSuffix("/404.html") ? .root : .relative
  }

  /// The names of the templates that may make a page, in order of preference: the one that it
  /// names, or the usual ones, by its name and its kind, with the ending of its address.
  ///
  /// By its name, a page that shows entries takes only a template of the site: one of the theme that is
  /// called the same makes a single page, such as the first of a site.
  func templateNames(
    of page: PageSettings, _ kind: any PageKind, at address: TextPattern, in place: Place
  ) -> [String] {
    if let named = page.template { return [named.value] }
    let own = kind.ownTemplate ?? page.name.value
    let general = kind.template ?? "page"
    let section = place.section.map { [$0.settings.name.value + "/" + own] } ?? []
    let ending = Self.templateEnding(at: address)
    var names: [String] = []
    for name in (section + [own, general]).map({ $0 + ending }) where !names.contains(name) {
      let isForOthers = kind.ownTemplate == nil && templates.isBuiltIn(named: name)
      if name == general + ending || !isForOthers { names.append(name) }
    }
    return names
  }

  /// The ending of the names of templates for an address.
  private static func templateEnding(at address: TextPattern) -> String {
    let end = address.literalEnd
    guard !end.hasSuffix("/"), !end.hasSuffix(".htm"), let dot = end.lastIndex(of: "."),
      !end[dot...].contains("/")
    else { return ".html" }
    return String(end[dot...])
  }
}
