package import Diagnostics

extension DiagnosticCode {
  /// The codes of pages and addresses, by number.
  package static let pages: [DiagnosticCode] = [
    pattern, unknownName, pageShape, address, collision, brokenLink, noSite, messageFile,
    languages, feeds, badData, timeZone, assets, assetForm, badXML, noTemplate,
    staticFiles, privateMetadata, aliases,
  ]

  package static let unknownName = DiagnosticCode(
    "0602", "a name that `site.yaml` does not know",
    """
    Pages name the collections, fields, models, templates and other pages they work with. A name \
    that leads to nothing would be a page without content, so every name must lead to something.
    """)
  static let pageShape = DiagnosticCode(
    "0603", "what a page shows",
    """
    A page shows exactly one thing: `list` (the entries of a collection), `entry` (one page an \
    entry, or one a component of a field of the entries), `group` (a list for each value of the \
    field `by`), `groups` (one page that leads to those lists), `feed` (the newest entries, for programs), \
    `page` (one page) or `redirect`.
    """)
  package static let address = DiagnosticCode(
    "0604", "addresses of pages",
    """
    The address of a page is made of its section's address and its own. It begins with `/`, ends \
    with `/` or with a file's name such as `404.html`, and has no empty, `.` or `..` part, \
    because it becomes a path in the output folder. Its parts have letters and digits of any \
    script, `-`, `_`, `.` and `~`, and are no names that Windows keeps, such as `con`. Nothing lies below `/-/`, where `apus serve` \
    answers itself.
    """)
  static let collision = DiagnosticCode(
    "0605", "one address, two outputs",
    """
    Every output has an address of its own, compared without regard to upper and lower case, \
    because both files would be one where names ignore case. Two pages with one address would \
    overwrite each other.
    """)
  package static let brokenLink = DiagnosticCode(
    "0606", "links that lead nowhere",
    """
    Every link, image and anchor in content and templates leads to a page or file of the site, or \
    to an address outside of it. A link to an entry names its file (`../stores/centro.md`), its \
    collection with its slug or key (`stores:centro`), or the address of its page \
    (`/stores/centro/`). All attributes of HTML that hold an address are followed, `ping`, \
    `srcset`, `url(…)` in a `style` and a refresh or a picture to share in a `meta` included. Where \
    a template writes a whole address that begins with the site's own, a warning tells that the \
    site has nothing there: another program of the host might. So does one that tells of a scheme \
    nobody knows that is close to one everybody knows (`htp:`, `mail:`), of an address of the \
    web without a host, of `mailto:` without an address and `tel:` without a number, and of \
    `javascript:` on a page whose policy does not let it run.
    """)
}

extension Diagnostic {
  /// `sources` are given where several names may be written.
  package static func unknownName(
    _ kind: String, _ name: String, at span: Span?, known: [String],
    severalIn sources: SourceMap? = nil, suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    let near = wholeName(endingWith: name, among: known) ?? log.nearest(to: name, among: known)
    var mistake = unknownName(
      kind, name, at: span, known: known, suggestion: near.map(FieldSuggestion.init(near:)))
    let parts = name.split { $0 == "," || $0 == " " }.map(String.init)
    if parts.count > 1, Set(parts).isSubset(of: known), let span, let sources {
      mistake.help = [several(parts, at: span, in: sources[span.source].bytes)]
    }
    return mistake
  }

  /// Advice to write several names for the text at a span: an element between brackets, an item of a
  /// list, or the only value.
  private static func several(_ names: [String], at span: Span, in bytes: [UInt8]) -> Help {
    let before = bytes[..<Int(span.start)].last { $0 != 0x20 }
    let behind = bytes[Int(span.end)...].first { $0 != 0x20 }
    if before == UInt8(ascii: "-") {
      let items = list(names.map { "- \($0)" }, joinedBy: "and")
      return Help("write \(items), each on a line of its own")
    }
    let isElement = before == UInt8(ascii: "[") || behind == UInt8(ascii: "]")
    let elements = names.joined(separator: ", ")
    let text = isElement || before == UInt8(ascii: ",") ? elements : "[\(elements)]"
    return Help("write '\(text)'", replace: span, with: text)
  }

  static func unknownName(
    _ kind: String, _ name: String, at span: Span?, known: [String], suggestion: FieldSuggestion?
  ) -> Diagnostic {
    let more = known.count > 12 ? " and \(known.count - 12) more" : ""
    let notes =
      known.isEmpty ? [] : ["known: " + known.prefix(12).joined(separator: ", ") + more]
    return Diagnostic(
      .error, .unknownName, absence(of: kind, name), at: span, notes: notes,
      help: suggestion.map { [$0.help(replacing: span)] } ?? [])
  }

  /// That there is nothing of a kind with a name: `field of Note` is said of its owner.
  private static func absence(of kind: String, _ name: String) -> String {
    guard let of = kind.firstRange(of: " of ") else { return "there is no \(kind) \(quoted(name))" }
    return "\(kind[of.upperBound...]) has no \(kind[..<of.lowerBound]) \(quoted(name))"
  }

  /// The only name whose last part, after a `.`, is another one: `posts.topics` for `topics`.
  private static func wholeName(endingWith name: String, among known: [String]) -> String? {
    let whole = known.filter { $0.hasSuffix("." + name) }
    return whole.count == 1 && !name.isEmpty ? whole[0] : nil
  }

  static func pageSubject(
    _ name: String, found: [String], known: [String], at span: Span?
  ) -> Diagnostic {
    let message =
      found.isEmpty
      ? "page \(quoted(name)) does not say what it shows"
      : "page \(quoted(name)) shows \(list(found, joinedBy: "and")), but a page shows one thing"
    return Diagnostic(
      .error, .pageShape, message, at: span,
      help: [Help("write one of \(list(known, joinedBy: "and"))")])
  }

  static func tabOfData(_ name: String, at span: Span?, declared: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "\(quoted(name)) is data for programs, and cannot be a tab", at: span,
      places: declared.map { [Place($0, "declared here")] } ?? [],
      help: [Help("name a page without 'format: json'")])
  }

  /// A page that the theme makes for want of a template; `settings` are those that would give it one
  /// that is there.
  package static func emptyPage(
    _ name: String, template: String, settings: String?, nearest: String?, at span: Span?
  ) -> Diagnostic {
    let help =
      settings.map { ["write '\($0)'"] }
      ?? (nearest.map { ["did you mean '\($0)'?"] } ?? []) + ["write 'Templates/\(template)'"]
    return Diagnostic(
      .warning, .pageShape, "the page \(quoted(name)) shows nothing but its title", at: span,
      notes: ["there is no template '\(template)', and it has no 'description'"],
      help: help.map { Help($0) } + [Help("or give the page a 'description'")])
  }

  /// A page for which `site.yaml` names the template of pages without content.
  package static func pageWithoutContent(
    _ name: String, template: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .pageShape, "the page \(quoted(name)) shows nothing but its title", at: span,
      notes: ["'\(template)' shows the 'description' of a page, and it has none"],
      help: [
        Help("give the page a 'description'"),
        Help("or name a template of your own, which is in 'Templates'"),
      ])
  }

  static func tabOfPages(
    _ name: String, areGroups: Bool, at span: Span?, declared: Span?
  ) -> Diagnostic {
    let (records, key) = areGroups ? ("group", "groups") : ("entry", "list")
    return Diagnostic(
      .error, .pageShape, "\(quoted(name)) has a page for each \(records), and cannot be a tab",
      at: span, places: declared.map { [Place($0, "declared here")] } ?? [],
      help: [Help("name a page that is made with '\(key)'")])
  }

  static func groupField(
    _ name: String, type: String, at span: Span?, declared: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "\(quoted(name)) is of type \(type), and entries cannot be grouped by it",
      at: span, places: declared.map { [Place($0, "declared here")] } ?? [],
      help: [Help("group by a text, choice, whole number or reference, or a list of these")])
  }

  static func archiveField(
    _ name: String, type: String, at span: Span?, declared: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape,
      "an archive is by the years of a date, but \(quoted(name)) is of type \(type)",
      at: span, places: declared.map { [Place($0, "declared here")] } ?? [],
      help: [Help("write the name of a field of the type Date; for other fields there is 'group'")])
  }

  static func nestedField(
    _ name: String, type: String, at span: Span?, declared: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "\(quoted(name)) is of type \(type), whose values cannot have pages",
      at: span, places: declared.map { [Place($0, "declared here")] } ?? [],
      help: [Help("name a field that is a list of components")])
  }

  package static func badAddress(
    _ address: String, _ reason: String, at span: Span?, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .address, "the address \(quoted(address)) \(reason)", at: span,
      help: help.map { [Help($0)] } ?? [])
  }

  static func reservedAddress(
    _ address: String, _ what: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .address,
      "the address \(quoted(address)) of \(what) begins with '/-/', which 'apus serve' keeps for "
        + "itself",
      at: span, help: [Help("choose another name for this folder")])
  }

  /// Two pages or files with one address; `fields` are what it is made of where no slug is in it.
  static func collision(
    _ address: String, _ what: String, at span: Span?, other: String, otherSpan: Span?,
    fields: [String] = [], hasComponent: Bool = false, help: String? = nil
  ) -> Diagnostic {
    let names = fields.map(quoted).joined(separator: hasComponent ? " or " : " and ")
    let change =
      fields.isEmpty
      ? "give one of them another slug or address"
      : "write another \(names) in one of them, of which the address is made"
        + (hasComponent ? "" : ", or '{slug}' in 'at'")
    return Diagnostic(
      .error, .collision, "the address \(quoted(address)) of \(what) is taken by \(other)",
      at: span, places: otherSpan.map { [Place($0, "taken here")] } ?? [],
      help: [Help(help ?? change)])
  }

  /// An alias of a file whose entry is in two collections.
  static func aliasTwice(_ address: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .collision,
      "the alias \(quoted(address)) would lead to two pages: its file belongs to two collections",
      at: span,
      help: [Help("leave the file out of one by its 'from' in 'site.yaml', or take the alias out")])
  }

  /// A link by the name of an entry that its collection does not have; `place` is where the name
  /// alone is written.
  static func unknownEntry(
    _ name: String, in collection: String, at span: Span?, suggestion: String?, place: Span?
  ) -> Diagnostic {
    var help: [Help] = []
    if let suggestion, suggestion.contains(" "), !name.contains(" ") {
      help = [Help("did you mean \(quoted("<\(collection):\(suggestion)>"))?")]
    } else if let suggestion {
      let question = "did you mean \(quoted("\(collection):\(suggestion)"))?"
      help = [place.map { Help(question, replace: $0, with: suggestion) } ?? Help(question)]
    }
    return Diagnostic(
      .error, .brokenLink, "the collection '\(collection)' has no entry \(quoted(name))", at: span,
      help: help)
  }

  /// A link to an entry that has no page.
  static func entryWithoutPage(_ destination: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "the entry \(quoted(destination)) has no page of its own", at: span,
      help: [Help("give the entries pages in 'site.yaml', or take the link out")])
  }

  package static func brokenLink(
    _ destination: String, at span: Span?, isVerbatim: Bool, suggestion: LinkSuggestion?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "\(quoted(destination)) leads to no page or file of the site", at: span,
      help: suggestion.map { [$0.help(replacing: isVerbatim ? span : nil)] } ?? [])
  }
}

extension Diagnostic {
  static func siteWithoutHome(at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "the site has no page at its address '/'", at: span,
      help: [
        Help(
          "declare one under 'pages:', such as 'home: { page: home, at: / }', "
            + "or give a section 'at: /'")
      ])
  }

  static func linkToOmitted(
    _ destination: String, reason: String, at span: Span?, because place: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink,
      "\(quoted(destination)) leads to an entry that is left out: \(reason)", at: span,
      places: [Place(place, "it is left out because of this")],
      help: [Help("publish it too, or take the link out")])
  }

  static func sectionWithoutPage(
    _ name: String, address: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape,
      "section \(quoted(name)) has no page at its address \(quoted(address))", at: span,
      help: [Help("give one of its pages this address: 'at: \(address)'")])
  }

  /// `difference` is what distinguishes the page from one that has the pages of groups of the same
  /// collection and field; nil where there is none.
  static func groupsWithoutPages(
    _ name: String, at span: Span?, besides difference: GroupDifference?
  ) -> Diagnostic {
    let advice = difference?.advice ?? []
    let first = advice.first
    return Diagnostic(
      .error, .pageShape, "page \(quoted(name)) leads to groups that have no pages", at: span,
      places: (difference?.pages.span).flatMap { span in first.map { [Place(span, $0.label)] } }
        ?? [],
      help: first == nil
        ? [Help("declare a page with 'group' of the same collection and field")]
        : advice.map { Help($0.write) })
  }
}

extension DiagnosticCode {
  package static let noSite = DiagnosticCode(
    "0607", "a folder without a site",
    """
    A site is a folder with `Content/site.yaml`, which says what the site is called, which \
    collections it has and which pages show them. Run Apus in that folder, or name it: \
    `apus build FOLDER`.
    """)
}

extension Diagnostic {
  /// A folder without a site; `help` says what to do with a file that was probably meant.
  package static func noSite(_ path: String, help: String?) -> Diagnostic {
    Diagnostic(
      .error, .noSite, "there is no \(quoted(path)) here", at: nil,
      help: help.map { [Help($0)] } ?? [
        Help("run apus in the site's folder, or name it: 'apus build FOLDER'"),
        Help("there is no site yet? 'apus new FOLDER' makes one"),
      ])
  }
}

extension DiagnosticCode {
  static let messageFile = DiagnosticCode(
    "0608", "files of interface texts",
    """
    A file in `Content/messages` holds the texts of the interface in one language: a mapping of \
    names to texts, in groups where that helps. Templates show a text by the names that lead to \
    it: `{{ t("recipes.next-step") }}`. A text that depends on a number has one form for each \
    plural category of the language, such as `one` and `other`.
    """)
}

extension Diagnostic {
  static func messagesNotMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .messageFile, "expected names and texts", at: span,
      help: [Help("write 'name: text', a line each")])
  }

  /// A key with nothing behind it.
  static func messageWithoutText(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .messageFile, "\(quoted(key)) has no text", at: span,
      help: [Help("write its text behind the ':', or '\"\"' where readers are to see nothing")])
  }

  static func messageNotText(
    _ key: String, takesForms: Bool = true, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .messageFile, "expected the text of \(quoted(key))", at: span,
      help: [
        Help(
          takesForms
            ? "write a text, or a form for each plural category"
            : "write one text: a label has no plural forms")
      ])
  }
}
