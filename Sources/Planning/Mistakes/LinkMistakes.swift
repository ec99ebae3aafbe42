import Content
package import Diagnostics

extension Diagnostic {
  /// A link by a name that is the key of one entry and the slug of another.
  static func linkToOneOfTwo(
    _ destination: String, at span: Span, key: Span, slug: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .ambiguousReference,
      "two entries are called \(quoted(destination)): one by its key, which is taken, and one by "
        + "its slug", at: span,
      places: [Place(key, "its key is taken"), Place(slug, "it has that slug")],
      help: [
        Help("give one of them another slug or key, or write the path of the file that is meant")
      ])
  }

  /// The pages that have one mistake.
  package struct PagesWithMistake: Sendable {
    /// The address of the first of them.
    let first: String
    /// Their number, 1 or more.
    let count: Int

    package init(first: String, count: Int) {
      self.first = first
      self.count = count
    }

    /// Where an address is.
    var note: String { "it stands on \(count == 1 ? "the page" : "the pages") \(words)" }

    /// Where an id is repeated.
    fileprivate var repetitionNote: String {
      "it does on \(count == 1 ? "the page" : "the pages") \(words)"
    }

    var words: String {
      switch count {
      case 1: quoted(first)
      case 2: "\(quoted(first)) and one more"
      default: "\(quoted(first)) and \(count - 1) more"
      }
    }
  }

  /// `name` is that of the page at the suggested address.
  package static func brokenAddress(
    _ address: String, on pages: PagesWithMistake, at span: Span?, isVerbatim: Bool,
    suggestion: String?, named name: String?
  ) -> Diagnostic {
    var diagnostic = brokenLink(
      address, at: span, isVerbatim: isVerbatim, suggestion: suggestion.map { LinkSuggestion($0) })
    diagnostic.notes = [pages.note]
    guard OutsideAddress.meant(by: address) == nil else { return diagnostic }
    if let name {
      diagnostic.help.append(
        Help("in a template, '{{ url(\"\(DisplayText(name).text)\") }}' leads there from each page")
      )
      return diagnostic
    }
    diagnostic.help.append(
      Help(
        "in a template, lead to pages with 'url(…)' or '.url', and to files with 'url(\"/…\")' or "
          + "'asset(…)'"))
    return diagnostic
  }

  /// An address in the text of a `script` element.
  package static func brokenAddressInScript(
    _ address: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "\(quoted(address)) leads to no page or file of the site", at: span,
      notes: [pages.note, "in the text of a script, addresses are relative to the page"],
      help: [
        Help("put the script into a file of 'Templates/assets', whose references are followed"),
        Help("or give the file a name in an import map: \"name\": \"{{ asset(\"…\") }}\""),
      ])
  }

  /// A value of an import map that is not an address, so that browsers ignore it.
  package static func nameInImportMap(
    _ address: String, on pages: PagesWithMistake, at span: Span?, isVerbatim: Bool
  ) -> Diagnostic {
    let advice = "write './\(DisplayText(address).text)'"
    let help =
      isVerbatim ? span.map { Help(advice, replace: $0, with: "./" + address) } : Help(advice)
    return Diagnostic(
      .error, .brokenLink,
      "expected './', '../' or '/' before \(quoted(address)) in the import map", at: span,
      notes: [pages.note], help: [help ?? Help(advice)])
  }

  /// A `meta` whose content is an address, and empty.
  package static func emptyMetaAddress(on pages: PagesWithMistake, at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .brokenLink, "the address in this 'meta' is empty", at: span, notes: [pages.note],
      help: [Help("leave the element out where there is none: '{% if … %}<meta …>{% endif %}'")])
  }

  /// The address of a page or file as it would be if the site began at the root of its host, or of
  /// the disk.
  package static func otherRoot(
    _ address: String, rootPath: String, file: String?, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink,
      rootPath.isEmpty
        ? "\(quoted(address)) leads nowhere where pages are opened from a disk"
        : "\(quoted(address)) leads out of the site, which begins at \(quoted(rootPath + "/"))",
      at: span, notes: [pages.note],
      help: [
        Help(
          file.map {
            "write '{{ url(\"\(DisplayText($0).text)\") }}', which is relative to the page"
          } ?? "write 'url(…)' with the name of the page, or the entry's '.url'")
      ])
  }

  /// The address of a folder in a site that is opened from a disk, where no server shows its page.
  package static func folderOfDisk(
    _ address: String, on pages: PagesWithMistake, at span: Span?, isVerbatim: Bool
  ) -> Diagnostic {
    let end = address.firstIndex { $0 == "?" || $0 == "#" } ?? address.endIndex
    let path = address[..<end]
    let file = path + (path.hasSuffix("/") ? "" : "/") + "index.html" + address[end...]
    let literal = isVerbatim ? span : nil
    return Diagnostic(
      .error, .brokenLink,
      "\(quoted(address)) is a folder where pages are opened from a disk: readers see its files",
      at: span, notes: [pages.note],
      help: [
        Help("in a template, write 'url(…)' with the name of the page, or the entry's '.url'"),
        literal.map { Help("or write '\(file)'", replace: $0, with: String(file)) }
          ?? Help("or write '\(file)'"),
      ])
  }

  /// An absolute URL of the site where there is nothing: another program may answer there.
  package static func brokenAbsoluteURL(
    _ address: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .brokenLink,
      "\(quoted(address)) has the site's own 'address', and leads to no page or file of it",
      at: span,
      notes: [pages.note],
      help: [
        Help("write the address of a page or a file that there is"),
        Help(
          "in a template, '| absolute' makes the whole address of 'url(…)', '.url' or 'asset(…)'"),
      ])
  }

  /// An address with an unknown scheme that is similar to a well-known one.
  package static func unknownScheme(
    _ scheme: String, of address: String, meant: String, on pages: PagesWithMistake,
    at span: Span?, isVerbatim: Bool
  ) -> Diagnostic {
    let question = "did you mean '\(meant):'?"
    var help = Help(question)
    if isVerbatim, let span {
      help = Help(question, replace: span, with: meant + address.dropFirst(scheme.utf8.count))
    }
    return Diagnostic(
      .warning, .brokenLink, "\(quoted(address)) leads nowhere: there is no scheme '\(scheme):'",
      at: span,
      notes: [pages.note], help: [help])
  }

  /// An address of the web that names no host, which browsers read as another one.
  package static func webAddressWithoutHost(
    _ address: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .brokenLink, "\(quoted(address)) names no host", at: span, notes: [pages.note],
      help: [Help("write the whole address, such as 'https://example.org/'")])
  }

  /// An e-mail address or a telephone number in a link that has blanks.
  package static func blankInAddress(
    _ address: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    let isMail = address.lowercased().hasPrefix("mailto:")
    return Diagnostic(
      .warning, .brokenLink,
      isMail
        ? "\(quoted(address)) has blanks, so it names no e-mail address"
        : "\(quoted(address)) has blanks, which no telephone number in a link has",
      at: span, notes: [pages.note],
      help: [
        Help(
          isMail
            ? "write an address such as 'mailto:ada@example.org'; a field for one has the type 'Email'"
            : "leave them out; in a template: 'tel:{{ … | replace(\" \", \"\") }}'")
      ])
  }

  /// A link that does nothing: it writes to nobody, calls nobody, or is a program.
  package static func uselessAddress(
    _ address: String, isProgram: Bool, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    isProgram
      ? programInAddress(address, on: pages, at: span)
      : addressOfNobody(address, on: pages, at: span)
  }

  /// A link to write to or to call that names nobody.
  private static func addressOfNobody(
    _ address: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    let isMail = address.lowercased().hasPrefix("mailto:")
    return Diagnostic(
      .warning, .brokenLink,
      "\(quoted(address)) has no \(isMail ? "e-mail address" : "telephone number")", at: span,
      notes: [pages.note],
      help: [
        Help("write one, such as '\(isMail ? "mailto:ada@example.org" : "tel:+442079460000")'")
      ])
  }

  /// An address that is a program, on a page whose policy does not let it run.
  private static func programInAddress(
    _ address: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .brokenLink,
      "\(quoted(address)) does nothing: the policy of the page lets no address run a program",
      at: span, notes: [pages.note],
      help: [Help("write a button, and a script in 'Templates/assets' that listens to it")])
  }

  package static func spacedAnchor(
    _ anchor: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "the id \(quoted(anchor)) has spaces, so no link can lead to it",
      at: span, notes: [pages.note],
      help: [
        Help("write '-' in place of the spaces; in a template, '| slugify' makes an id of a text")
      ])
  }

  package static func repeatedAnchor(
    _ anchor: String, first: Span?, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "the id \(quoted(anchor)) stands twice on one page", at: span,
      label: "here for the second time",
      places: first.map { $0 == span ? [] : [Place($0, "here for the first time")] } ?? [],
      notes: [pages.repetitionNote])
  }

  /// The error instead of a warning about an id that may be on a page twice: it is on these.
  package func certain(on pages: PagesWithMistake) -> Diagnostic {
    var result = self
    result.severity = .error
    result.notes.append(pages.repetitionNote)
    return result
  }

  /// A file of the content that a link would publish as it is.
  static func publishedSource(_ path: String, at span: Span?) -> Diagnostic {
    let name = path.split(separator: "/").last ?? ""
    let (what, help) =
      if SiteFolder.isOfSettings(path) {
        ("says how the site is made", "lead to a page, or to a copy of the file in another folder")
      } else if name.hasPrefix("_index.") {
        // Other generators make the page of a section of it.
        (
          "begins with '_'",
          "lead to the list of the section, or give the file another name if it is an entry"
        )
      } else if name.hasPrefix("_") {
        ("begins with '_'", "lead to a page, or give the file a name without '_' if it is an entry")
      } else {
        (
          "holds entries",
          "lead to a page that shows the entries, or to a copy of the file in another folder"
        )
      }
    return Diagnostic(
      .error, .brokenLink, "\(quoted(path)) \(what), and is not published as a file", at: span,
      help: [Help(help)])
  }

  /// A file that would be published as it is, and is one of entries under another name.
  static func otherName(_ path: String, of source: String, at span: Span?) -> Diagnostic {
    var mistake = Diagnostic(
      .error, .brokenLink,
      "\(quoted(path)) is the file \(quoted(source)) by another name, and is not published",
      at: span,
      notes: ["that file holds secrets, or entries that are left out"],
      help: [Help("take the link out, or lead to a copy of the file without them")])
    mistake.file = path
    return mistake
  }

  /// A link to an id that a page does not have; `ids` are those of the headings that it shows.
  package static func missingAnchor(
    _ anchor: String, of target: String, _ near: String?, ids: [String] = [],
    linkedFrom pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    let known =
      ids.isEmpty
      ? [] : ["its headings have the ids \(list(ids.map { "#" + $0 }, joinedBy: "and"))"]
    return Diagnostic(
      .error, .brokenLink,
      "there is no id \(quoted(anchor)) on the page \(quoted(target))", at: span,
      notes: [
        "the link stands on \(pages.count == 1 ? "the page" : "the pages") \(pages.words)"
      ] + known, help: near.map { [Help("did you mean \(quoted("#" + $0))?")] } ?? [])
  }

  /// Adds that there were more such mistakes at the same place.
  package mutating func noteMore(_ count: Int) {
    notes.append("the same place makes \(count) more that \(count == 1 ? "is" : "are") wrong")
  }
}
