// Mistakes about names: of values, fields, templates, blocks, macros.

package import Diagnostics

extension Diagnostic {
  /// Suggests what was probably meant, or lists what exists.
  private mutating func suggest(
    _ typed: String, among known: [String]?, at span: Span, noun: String,
    suggesting log: inout DiagnosticLog
  ) {
    guard let known else { return }
    let plain = Lookalikes.plain(typed)
    if let deception = plain.deception, known.contains(plain.name) {
      notes.append(deception)
      help = [Help("write '\(plain.name)'", replace: span, with: plain.name)]
      return
    }
    // '-price' means an order, and not the field.
    if !typed.hasPrefix("-") {
      let nearest = log.allNearest(to: typed, among: known)
      let meant = nearest.isEmpty ? known.filter { Self.isOtherNumber($0, of: typed) } : nearest
      if let advice = Help.nearest(meant, at: span) { help.append(advice) }
    }
    if known.isEmpty {
      notes.append("there are no \(noun)")
    } else if known.count == 1 {
      notes.append("there is only \(Diagnostic.list(known))")
    } else if known.count <= 16 || help.isEmpty {
      let shown = Array(known.prefix(16))
      let all =
        known.count > 16
        ? shown.map { Diagnostic.quoted($0) }.joined(separator: ", ")
          + " and \(known.count - 16) more" : Diagnostic.list(shown, joinedBy: "and")
      notes.append("the \(noun) are \(all)")
    }
  }

  /// Whether one of two words is the plural of the other, as in `policy` and `policies`.
  private static func isOtherNumber(_ word: String, of other: String) -> Bool {
    func isPlural(_ plural: String, of single: String) -> Bool {
      let isOfY = single.hasSuffix("y") && plural == single.dropLast() + "ies"
      return isOfY || plural == single + "s" || plural == single + "es"
    }
    return isPlural(word, of: other) || isPlural(other, of: word)
  }

  package static func unknownVariable(
    _ name: String, visible: [String]?, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownVariable, "there is no \(quoted(name)) here", at: span)
    if ["null", "nil", "undefined", "NULL", "Null"].contains(name) {
      diagnostic.help = [Help("write 'none'", replace: span, with: "none")]
      return diagnostic
    }
    if let (advice, own) = variablesOfOthers[name] {
      diagnostic.help = [own.map { Help(advice, replace: span, with: $0) } ?? Help(advice)]
      return diagnostic
    }
    if let advice = buildDate(named: name, at: span) {
      diagnostic.help = [advice]
      return diagnostic
    }
    diagnostic.suggest(name, among: visible, at: span, noun: "names here", suggesting: &log)
    if diagnostic.help.isEmpty, let advice = wordsOfGo[name] { diagnostic.help = [Help(advice)] }
    return diagnostic
  }

  /// The same for the name of a collection, whose list may be meant as well as what is named nearly
  /// so.
  func naming(collection: String) -> Diagnostic {
    var result = self
    let list = Help("the list of all of them is 'collections.\(collection)'")
    result.help = [list] + help.map { Help("or " + $0.message) }
    return result
  }

  /// A name of the page in a macro that was imported without the page's names.
  static func unknownInModule(
    _ name: String, in template: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownVariable, "there is no \(quoted(name)) here", at: span,
      notes: ["a template that is imported does not see the names of the page"],
      help: [
        Help("give it to the macro as a parameter"),
        Help("or write 'with context' behind the import of '\(template)'"),
      ])
  }

  package static func unknownMember(
    _ name: String, of owner: String, fields: [String], place: Span?, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownMember, "\(DisplayText(owner).text) has no field \(quoted(name))", at: span)
    if let place { diagnostic.places = [Place(place, "\(owner) is declared here")] }
    if name == "url", place != nil {
      diagnostic.notes = ["'url' is there for what has pages in site.yaml"]
    }
    diagnostic.suggest(name, among: fields, at: span, noun: "fields", suggesting: &log)
    return diagnostic
  }

  static func noMembers(_ name: String, type: NamedType, at span: Span) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownMember, "a value of type \(type.text) has no fields", at: span)
    switch name {
    case "length", "size", "count": diagnostic.help = [Help("write '… | length'")]
    case "first", "last": diagnostic.help = [Help("write '… | \(name)'")]
    case _ where type.form != .single:
      diagnostic.help = [
        Help("loop over the list, or write '… | map(attribute=\"\(DisplayText(name).text)\")'")
      ]
    default: break
    }
    return diagnostic
  }

  static func notAValue(
    _ name: String, _ meaning: NameMeaning, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "\(quoted(name)) is \(meaning.words), not a value", at: span,
      help: (meaning.use(of: name).map { [Help($0)] } ?? [])
        + (wordsOfGo[name].map { [Help("for the '\(name)' of Go, \($0)")] } ?? []))
  }

  package static func unknownFilter(
    _ name: String, ofMarkdown: Bool = false, known: [String], at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownFilter, "there is no filter \(quoted(name))", at: span)
    switch filtersOfOthers[name] {
    case .markdown where ofMarkdown:
      diagnostic.help = [
        Help("leave '| \(name)' out: the value is Markdown, and is printed as HTML already")
      ]
    case .markdown:
      diagnostic.help = [Help("give the field the type 'Markdown' in the model")]
    case .filter(let same): diagnostic.help = [Help("write '\(same)'", replace: span, with: same)]
    case .other(let advice): diagnostic.help = [Help(advice)]
    case nil:
      diagnostic.suggest(name, among: known, at: span, noun: "filters", suggesting: &log)
    }
    return diagnostic
  }

  /// `filter` is the filter that the test is given to, where it is given to one.
  static func unknownTest(
    _ name: String, in filter: String?, known: [String], at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownFilter, "there is no test \(quoted(name))", at: span)
    if let advice = adviceForNegation(name, in: filter) ?? testsOfOthers[name] {
      diagnostic.help = [Help(advice)]
      return diagnostic
    }
    diagnostic.suggest(name, among: known, at: span, noun: "tests", suggesting: &log)
    return diagnostic
  }

  static func unknownFunction(
    _ name: String, known: [String]?, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownFilter, "there is no function or macro \(quoted(name))", at: span)
    if let advice = functionsOfOthers[name] {
      diagnostic.help = [Help(advice)]
    } else if FilterTable.filters[name] != nil {
      diagnostic.help = [
        Help(
          "it is a filter, which stands behind its value: 'value | \(name)' for '\(name)(value)'")
      ]
    } else {
      diagnostic.suggest(
        name, among: known, at: span, noun: "functions and macros here", suggesting: &log)
    }
    return diagnostic
  }

  static func noMethod(
    _ name: String, filters: [String], at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownFilter, "values have no methods, so \(quoted(name)) cannot be called",
      at: span)
    let filter = ["strip": "trim", "startswith": "is startingwith", "items": "items"][name]
    if let filter, filter.hasPrefix("is ") {
      diagnostic.help = [Help("write '… \(filter) …'")]
    } else if let filter = filter ?? log.nearest(to: name, among: filters),
      filters.contains(filter)
    {
      diagnostic.help = [Help("write '… | \(filter)'")]
    }
    return diagnostic
  }

  static func notCallable(type: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall,
      type.map { "a value of type \($0) cannot be called" } ?? "this cannot be called", at: span,
      notes: ["only macros and functions can be called"])
  }

  // MARK: Templates

  static func unknownImport(
    _ name: String, from template: String, known: [String]?, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownVariable, "the template '\(template)' has no macro \(quoted(name))", at: span)
    diagnostic.suggest(name, among: known, at: span, noun: "macros of it", suggesting: &log)
    return diagnostic
  }

  // MARK: Blocks

  static func unknownBlock(
    _ name: String, known: [String]?, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .blockStructure, "there is no block \(quoted(name))", at: span)
    diagnostic.suggest(name, among: known, at: span, noun: "blocks", suggesting: &log)
    return diagnostic
  }

  /// Adds the further lines with the same mistake; it is reported at the first.
  mutating func addLines(_ lines: [Int]) {
    guard lines.count > 1 else { return }
    let further = Set(lines).sorted()
    let shown = further.dropFirst().prefix(8).map(String.init)
    guard !shown.isEmpty else {
      return notes.append("it stands \(lines.count) times in this line")
    }
    let more = further.count - 1 - shown.count
    let rest = more > 0 ? ", and in \(more) more" : ""
    notes.append(
      shown.count == 1 && rest.isEmpty
        ? "it stands in line \(shown[0]) too"
        : "it stands in lines \(shown.joined(separator: ", ")) too\(rest)")
  }

  static func requiredBlock(
    _ name: String, at span: Span, template: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .blockStructure, "'\(template)' must replace the block \(quoted(name))", at: span,
      label: "it is required here",
      help: [Help("write '{% block \(name) %}…{% endblock %}' in '\(template)'")])
  }

  static func requiredBlock(
    _ name: String, at place: Span, template: String, writtenAs span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .blockStructure, "'\(template)' must replace the block \(quoted(name))", at: span,
      places: [Place(place, "it is required here")],
      help: [Help("did you mean '\(name)'?", replace: span, with: name)])
  }

  static func superOutsideOfBlock(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .blockStructure, "'super()' stands in no block", at: span,
      notes: ["it prints what the block around it replaces"])
  }

  static func nothingAbove(block: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .blockStructure, "no layout has a block \(quoted(block)) that this one replaces",
      at: span, notes: ["'super()' prints what a block replaces"], help: [Help("remove it")])
  }

  static func unusedBlock(
    _ name: String, layout: String, known: [String], at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .unusedTemplatePart,
      "the block \(quoted(name)) is never shown: no layout up to '\(layout)' has it", at: span)
    diagnostic.suggest(name, among: known, at: span, noun: "blocks", suggesting: &log)
    return diagnostic
  }

  /// A block that layouts have within another, which a template nearer to the page replaces.
  static func replacedBlock(_ name: String, at span: Span, place: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart,
      "the block \(quoted(name)) is never shown: the block around it is replaced", at: span,
      places: [Place(place, "the layout has it here, in another block")],
      help: [Help("write it in the block that replaces that one, or remove it")])
  }

  /// A layout of the site that shows no block of the theme's templates that extend it.
  static func layoutWithoutBlocks(_ blocks: [String], at span: Span) -> Diagnostic {
    let main = blocks.contains("main") ? "main" : blocks[0]
    return Diagnostic(
      .warning, .unusedTemplatePart,
      "this layout shows nothing of the theme's templates that extend it", at: span,
      notes: ["they have \(list(blocks, joinedBy: "and"))"],
      help: [Help("write '{% block \(main) %}{% endblock %}' where the contents of a page belong")])
  }

  package static func hiddenText(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart,
      "this is never shown: it stands outside of the blocks of a template that extends another",
      at: span, help: [Help("put it into a block")])
  }

  static func unusedVariable(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart, "nothing reads the variable \(quoted(name))", at: span,
      help: [Help("remove it")])
  }

  static func unusedTemplate(_ name: String, meant: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart, "no page uses the template \(quoted(name))", at: span,
      notes: ["it was not checked"],
      help: [Help("a page looks for '\(meant)': rename it, or name it by 'template'")])
  }

  /// `meant` is a template that the theme shows where a site has it, in place of its own if it has one.
  static func unusedPartial(_ name: String, meant: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart, "no page uses the template \(quoted(name))", at: span,
      notes: ["it was not checked"],
      help: [Help("the theme shows '\(meant)' where a site has it: rename this one")])
  }

  static func unusedMacro(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart, "nothing calls the macro \(quoted(name))", at: span,
      help: [Help("remove it")])
  }

  static func lostAssignment(_ name: String, at span: Span, outer: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .lostAssignment,
      "this \(quoted(name)) ends with the iteration of the loop; the one outside keeps its value",
      at: span, places: outer.map { [Place($0, "the one outside is set here")] } ?? [],
      help: [
        Help(
          "to change it, write '{% set ns = namespace(\(name)=…) %}' before the loop and "
            + "'{% set ns.\(name) = … %}' inside; else use another name")
      ])
  }
}
