// Mistakes about files: 0330 to 0339.

package import Diagnostics
package import FileSystem
package import Schema

extension DiagnosticCode {
  package static let missingFile = DiagnosticCode(
    "0330", "an image or file that is not there",
    """
    An image or file is named by its path from the file that shows it (`images/pie.svg`,
    `../shared/logo.png`), or from the content folder with a `/` before it. There is no file of
    that name below the content folder. Upper and lower case count.
    """)
  static let missingAlternative = DiagnosticCode(
    "0331", "an image without a text for those who cannot see it",
    """
    Every image carries `alt`: what it shows, in a few words, for those who cannot see it and
    for when it does not load. Write `image: { src: pie.svg, alt: A pie with a lattice top }`,
    or in Markdown `![A pie with a lattice top](pie.svg)`. The name of a file, such as
    `IMG_1234.jpg`, says nothing about a picture.
    """)
  package static let unusableImage = DiagnosticCode(
    "0332", "an image file that cannot be used",
    """
    Images are SVG, PNG, JPEG, WebP, AVIF or GIF files whose header tells width and height, so
    that a page keeps their place while they load. Save the image again in one of these formats.
    Files of `Static` and `Templates/assets` whose names say that they are pictures are checked, too:
    a browser shows nothing of one that is cut short, empty, without a picture, or something else. One
    whose name says another format than its own is a warning: servers and feeds would say the wrong
    type of it.
    """)
  package static let noContent = DiagnosticCode(
    "0333", "a collection without files",
    """
    The pattern after `from:` matches no file. It is a path below the content folder: `*` stands
    for any part of a name, `**` for any folders; `#name` after a JSON or YAML file selects the
    list of that name in it.
    """)
  package static let unreadableFile = DiagnosticCode(
    "0334", "a file that cannot be read",
    """
    Content is read from regular files below the content folder, of at most 64 MiB
    (`--max-file=200` allows 200 MiB). Links that leave the site, devices and folders named like files
    are not followed or waited for.
    """)
  package static let unknownFormat = DiagnosticCode(
    "0335", "a file whose format is not known",
    """
    Entries are Markdown (`.md`, `.markdown`), YAML (`.yaml`, `.yml`), JSON (`.json`) and CSV (`.csv`)
    files. Narrow the pattern after `from:` so that it matches only those, or rename the file.
    """)
  static let badOrder = DiagnosticCode(
    "0336", "a name that cannot order entries",
    """
    `order:` names fields of the model that hold one number, date, text or choice, with `-`
    before a name for descending order. Lists and structures have no order. `first:` names entries
    of the collection that come before all others, by key or slug.
    """)
  package static let untakenFile = DiagnosticCode(
    "0337", "a content file that no collection takes",
    """
    A Markdown file in the content folder, or a file of the format of a collection below its
    folder, is in no collection, so that what it says is on no page. Widen a pattern after `from:`
    (`posts/**/*.md` has inner folders too), or move the file. What is left out on purpose has a
    name, or is in a folder with a name, that begins with `_`.
    """)
}

extension Diagnostic {
  /// An image or file that does not exist.
  package static func missingFile(
    _ typed: String, looked path: String, nearest: String?, at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .missingFile, "there is no file \(quoted(typed))", at: span,
      notes: ["looked for '\(DisplayText(path).text)'"])
    if let nearest {
      diagnostic.message += "; did you mean '\(nearest)'?"
      diagnostic.help = [Help("write '\(nearest)'", replace: span, with: nearest)]
    }
    return diagnostic
  }

  /// A path that does not name a file of the site.
  static func badPath(_ typed: String, reason: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .missingFile, "\(quoted(typed)) is not a file of the site: \(reason)", at: span,
      help: [Help("write the path of a file below the content folder")])
  }

  /// An image without `alt`.
  static func missingAlternative(
    path: String?, at span: Span, rule: FieldRule
  ) -> Diagnostic {
    let shown = path.map { DisplayText($0).text } ?? "picture.svg"
    return Diagnostic(
      .error, .missingAlternative, "the image has no 'alt', the text for those who cannot see it",
      at: span, places: rule.place("'\(rule.field)' of \(rule.model) is an image"),
      help: [Help(rule.notation.adviceForImages ?? "write \(rule.notation.image(shown))")])
  }

  /// An image whose `alt` is the name of its file.
  static func nameAsAlternative(_ path: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .missingAlternative, "the 'alt' of the image is the name of its file", at: span,
      help: [
        Help("say what \(quotedPath(path)) shows, in a few words, for those who cannot see it")
      ])
  }

  /// An image of raw HTML with another ratio of its sides than the picture has.
  static func distortedImage(
    _ path: String, width: Int, height: Int, _ pixels: PixelSize, at span: Span
  ) -> Diagnostic {
    let fitting = max(1, (width * pixels.height + pixels.width / 2) / pixels.width)
    return Diagnostic(
      .warning, .unusableImage,
      "\(width) by \(height) distorts the image \(quotedPath(path)), which is \(pixels.width) by "
        + "\(pixels.height)", at: span,
      help: [
        Help(
          "write 'height=\"\(fitting)\"', or leave both out: the size of the picture is added then")
      ])
  }

  /// A file that is published under the name of a picture, and that browsers cannot show.
  package static func brokenPicture(_ path: String, reason: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unusableImage,
      "the image \(quotedPath(path)) cannot be used: \(reason)", at: nil,
      help: [Help("write it anew, or give it a name that says what it is")])
    diagnostic.file = path
    return diagnostic
  }

  /// A picture whose name says another format than its own.
  package static func misnamedPicture(
    _ path: String, format: String, ending: String
  ) -> Diagnostic {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    var diagnostic = Diagnostic(
      .warning, .unusableImage,
      "the image \(quotedPath(path)) is a \(format), and its name says another format", at: nil,
      notes: ["servers and feeds tell the type of a file by the ending of its name"],
      help: [Help("rename it to \(quotedPath(stem + ending)), and correct what leads to it")])
    diagnostic.file = path
    return diagnostic
  }

  /// An image file without a size that can be read.
  package static func unusableImage(_ path: String, reason: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unusableImage, "the image \(quotedPath(path)) cannot be used: \(reason)", at: span)
  }

  /// A collection whose pattern matches no file; `first` is a file in which the first translation
  /// may be written.
  package static func noContent(
    collection: String, pattern: String, at span: Span?, nearest: (path: String, pattern: String)?,
    first: String? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .noContent, "no file matches \(quoted(pattern)) of the collection '\(collection)'",
      at: span)
    if let nearest {
      diagnostic.message += "; did you mean '\(nearest.path)'?"
      diagnostic.help = [
        span.map {
          Help("write '\(nearest.pattern)'", replace: $0, with: nearest.pattern)
        } ?? Help("write '\(nearest.pattern)'")
      ]
    } else if let first {
      diagnostic.help = [firstTranslation(first)]
    } else if pattern.hasSuffix("*.md") {
      diagnostic.help = [firstEntry(of: collection)]
    }
    return diagnostic
  }

  /// A collection whose pattern matches no file, because it begins with the folder of the content.
  static func pathWithContentFolder(
    _ inner: String, folder: String, of collection: String, pattern: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .noContent, "no file matches \(quoted(pattern)) of the collection '\(collection)'",
      at: span, notes: ["paths of collections are below the folder \(quotedPath(folder))"],
      help: [
        span.map { Help("write '\(inner)'", replace: $0, with: inner) } ?? Help("write '\(inner)'")
      ])
  }

  private static func firstEntry(of collection: String) -> Help {
    Help("'apus new \(collection) \"A title\"' writes the first entry")
  }

  private static func firstTranslation(_ path: String) -> Help {
    Help("write the first translation, such as \(quotedPath(path))")
  }

  /// A collection whose pattern matches none of the files in an existing folder.
  static func noContent(
    collection: String, pattern: String, at span: Span?, because way: NothingTaken,
    first: String? = nil
  ) -> Diagnostic {
    let help =
      switch way {
      case .deeper(let deep):
        span.map { Help("for files in inner folders, write '\(deep)'", replace: $0, with: deep) }
          ?? Help("for files in inner folders, write '\(deep)'")
      case .hidden(let path):
        Help("no pattern takes names that begin with '_' or '.': rename \(quotedPath(path))")
      case .otherEnding(let ending, let folder):
        Help("there is no file in \(quotedPath(folder)) whose name ends with \(quoted(ending))")
      }
    var more = first.map { [firstTranslation($0)] } ?? []
    if case .otherEnding(".md", _) = way, more.isEmpty { more = [firstEntry(of: collection)] }
    return Diagnostic(
      .error, .noContent, "no file matches \(quoted(pattern)) of the collection '\(collection)'",
      at: span, help: [help] + more)
  }

  /// How a collection takes several files, one of which is given: a pattern has no lists.
  package static func adviceForFiles(like path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let ending = path.lastIndex(of: ".").map { path[$0...] } ?? ""
    return "a pattern lists no files: write '\(folder)*\(ending)' if it matches no others, or a "
      + "collection for each file"
  }

  /// A collection whose pattern has a list in braces.
  static func bracesInPattern(
    _ pattern: String, of collection: String, at span: Span?
  ) -> Diagnostic {
    let outer = pattern.prefix { $0 != "{" }
    let ending = pattern.lastIndex(of: "}").map { pattern[$0...].dropFirst() } ?? ""
    let folder = outer.lastIndex(of: "/").map { outer[...$0] } ?? ""
    return Diagnostic(
      .error, .noContent, "no file matches \(quoted(pattern)) of the collection '\(collection)'",
      at: span, help: [Help(adviceForFiles(like: "\(folder)…\(ending)"))])
  }

  /// A pattern of files that is not one.
  static func badPattern(_ pattern: String, reason: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .noContent, "\(quoted(pattern)) is not a pattern of files: \(reason)", at: span,
      help: [Help("write a path below the content folder, such as recipes/*.md")])
  }

  /// A list by its name in files without such lists.
  static func listOfMarkdown(_ name: String, of pattern: String, at span: Span?) -> Diagnostic {
    let path = String(pattern.prefix { $0 != "#" })
    return Diagnostic(
      .error, .noContent, "Markdown has no list by the name \(quoted(name))", at: span,
      notes: ["'#' and a name choose a list in a file of YAML or JSON"],
      help: [
        span.map { Help("write '\(path)'", replace: $0, with: path) } ?? Help("write '\(path)'")
      ])
  }

  /// A file or folder that cannot be read.
  package static func unreadableFile(_ error: FileError, at span: Span?) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unreadableFile, DisplayText(error.description).text, at: span)
    diagnostic.file = error.path
    if case .tooLarge = error.reason {
      diagnostic.help = [Help("make it smaller, or allow more by '--max-file', in MiB")]
    }
    if error.reason == .nameHoldsControl { diagnostic.help = [Help("rename it")] }
    return diagnostic
  }

  /// A path below the content folder that is skipped, such as a broken symbolic link: if something
  /// depends on it, that is reported separately.
  private static func unusablePath(_ problem: FileError) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .unreadableFile, problem.description, at: nil, notes: ["it is passed over"],
      help: [Help("remove it, or move it out of the folder")])
    diagnostic.file = problem.path
    return diagnostic
  }

  /// What the listing of a folder cannot use. A broken link is skipped; everything else that cannot
  /// be used stops the build.
  package static func problem(_ problem: FileError) -> Diagnostic {
    switch problem.reason {
    case .linkToNothing, .linkLoop: .unusablePath(problem)
    default: .unreadableFile(problem, at: nil)
    }
  }

  /// A file of a collection that is neither Markdown, YAML nor JSON.
  package static func unknownFormat(path: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .unknownFormat, "\(quotedPath(path)) is neither Markdown, YAML nor JSON", at: span,
      help: [Help("narrow the pattern, for example to *.md")])
  }

  /// A file that looks like an entry and that no collection takes, with others of its kind in the
  /// same folder.
  static func untakenFile(_ path: String, others: Int, advice: Help) -> Diagnostic {
    let more =
      others == 0 ? "" : others == 1 ? " and another like it" : " and \(others) others like it"
    var diagnostic = Diagnostic(
      .warning, .untakenFile, "no collection takes \(quotedPath(path))\(more)", at: nil,
      help: [advice, .nameOfNone])
    diagnostic.file = path
    return diagnostic
  }

  /// A name in `order:` that is not a field of the model; `spelled` where it is one with a direction
  /// in words.
  static func unknownOrder(
    _ field: String, of model: Structure, nearest: String?, spelled: DirectionInWords?,
    isDescending: Bool, at span: Span?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .badOrder, "\(model.name) has no field \(quoted(field)) to order by", at: span)
    if let spelled, spelled.isExample {
      diagnostic.help = [
        Help(
          "write the name of a field, with '-' before it where the greatest comes first: "
            + "'\(spelled.text)'")
      ]
      return diagnostic
    }
    if spelled == nil, let advice = adviceOnPart(field, of: model) {
      diagnostic.help = [advice]
      return diagnostic
    }
    if let nearest, spelled == nil { diagnostic.message += "; did you mean '\(nearest)'?" }
    if let text = spelled?.text ?? nearest.map({ (isDescending ? "-" : "") + $0 }) {
      diagnostic.help = [
        span.map { Help("write '\(text)'", replace: $0, with: text) } ?? Help("write '\(text)'")
      ]
    }
    return diagnostic
  }

  /// What to do where site.yaml names a part of a field, `price.amount`: it reads fields of entries
  /// only.
  package static func adviceOnPart(_ name: String, of model: Structure) -> Help? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let part = parts.last, !part.isEmpty,
      case .field = model.lookUp(nameOrFileName: parts[0], for: .output)
    else { return nil }
    return Help(
      "only fields of \(model.name) itself are named here, and nothing in '\(parts[0])': give the "
        + "model a field for it, and write its name")
  }

  /// A name in `first:` that no entry of the collection has.
  static func unknownFirst(
    _ name: String, in collection: String, nearest: String?, at span: Span?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .badOrder, "no entry of '\(collection)' is called \(quoted(name))", at: span)
    if let nearest {
      diagnostic.message += "; did you mean '\(nearest)'?"
      diagnostic.help = [
        span.map { Help("write '\(nearest)'", replace: $0, with: nearest) }
          ?? Help("write '\(nearest)'")
      ]
    } else {
      diagnostic.help = [Help("write the slug of an entry, or leave the name out")]
    }
    return diagnostic
  }

  /// An entry that `first:` names by its key and by its slug.
  static func repeatedFirst(_ name: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .badOrder, "'first' names the entry \(quoted(name)) twice", at: span,
      help: [Help("leave one of them out")])
  }

  /// A field in `order:` whose values have no order.
  static func unorderable(_ rule: FieldRule, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .badOrder, "\(rule.model) cannot be ordered by '\(rule.field)'", at: span,
      places: rule.place("it is neither a number, a date, a text nor a choice"))
  }
}

extension Diagnostic.Help {
  /// How a file is called that is not an entry.
  static let nameOfNone = Self("what is left out on purpose has a name that begins with '_'")
}
