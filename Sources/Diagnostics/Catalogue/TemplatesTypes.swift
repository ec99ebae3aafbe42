// What the room `Templates` says about types.

extension Diagnostic {
  // MARK: Printing

  package static func unhandledOptional(
    _ written: String, type: String, isFollowed: Bool, at span: Span
  ) -> Diagnostic {
    let name = DisplayText(written).text
    let help =
      isFollowed
      ? [
        Help("show it only where it is present: '{% if \(name) %}…{% endif %}'"),
        Help("or give it another value: '\(name) | default(…)'"),
        Help("or say what stands there instead: '{% if \(name) %}…{% else %}…{% endif %}'"),
      ]
      : [
        Help("give it another value: '… | default(…)'"),
        Help("or set it to a variable, and show that in an 'if': '{% set name = … %}'"),
      ]
    return Diagnostic(
      .error, .unhandledOptional, "\(quoted(written)) may be none", at: span,
      label: "this is of type \(type)?", help: help)
  }

  package static func joinedStructures(_ type: String, field: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "'join' needs a list of texts, not of values of type \(type)",
      at: span,
      help: field.map { [Help("join a field of them: 'join(\", \", attribute=\"\($0)\")'")] } ?? [])
  }

  package static func printedNone(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unprintable, "this is none: there is nothing to print", at: span,
      help: [Help("give it a value with '| default(…)'")])
  }

  package static func printedStructure(
    _ written: String, type: String, fields: [String], at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unprintable, "\(quoted(written)) is of type \(type), which cannot be printed",
      at: span)
    if let field = fields.first {
      let name = DisplayText(written).text
      diagnostic.help = [Help("print a field of it, such as '\(name).\(field)'")]
    }
    if fields.count > 1 {
      diagnostic.notes = ["its fields are \(list(Array(fields.prefix(16)), joinedBy: "and"))"]
    }
    return diagnostic
  }

  package static func printedList(
    _ written: String, type: String, at span: Span
  ) -> Diagnostic {
    let name = DisplayText(written).text
    return Diagnostic(
      .error, .unprintable, "\(quoted(written)) is of type \(type), which cannot be printed",
      at: span,
      help: [Help("loop over it: '{% for … in \(name) %}', or write '\(name) | join(\", \")'")])
  }

  package static func notSafe(type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unprintable, "a value of type \(type) is not known to be safe HTML", at: span,
      notes: ["'safe' is for Markdown and for what templates print"],
      help: [Help("give the field the type 'Markdown' in the model, or leave out 'safe'")])
  }

  // MARK: Operands

  package static func usedNone(purpose: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .wrongOperand, "this is none, but \(purpose)", at: span)
  }

  package static func notAList(
    _ written: String, type: String, lists: [String], at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .notAList, "\(quoted(written)) is of type \(type), which is no list", at: span)
    if let first = lists.first {
      diagnostic.help = [Help("loop over a list of it: '\(DisplayText(written).text).\(first)'")]
    }
    return diagnostic
  }

  package static func cannotUnpack(
    _ written: String, type: String, count: Int, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .notAList, "a value of type \(type) has no \(count) parts to name", at: span,
      help: [Help("give it one name, and use its fields")])
  }

  package static func wrongOperand(
    _ sign: String, type: String, expected: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "'\(sign)' needs \(expected), not a value of type \(type)", at: span)
  }

  package static func wrongOperands(
    _ sign: String, _ left: String, _ right: String, joinsText: Bool, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "'\(sign)' cannot be used with values of type \(left) and \(right)", at: span,
      help: joinsText ? [Help("write '~' to join texts")] : [])
  }

  package static func wrongFilterOperand(
    _ filter: String, expected: String, type: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "the filter '\(filter)' needs \(expected), not a value of type \(type)", at: span)
  }

  package static func wrongTestOperand(
    _ test: String, expected: String, type: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "the test '\(test)' needs \(expected), not a value of type \(type)", at: span)
  }

  package static func noElements(_ written: String, type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "a value of type \(type) has no numbered elements", at: span)
  }

  package static func noSuchPart(count: Int, at span: Span) -> Diagnostic {
    Diagnostic(.error, .wrongOperand, "there are \(count) parts, counted from 0", at: span)
  }

  package static func missingInList(type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unhandledOptional, "some of these values may be none: they are of type \(type)",
      at: span, help: [Help("leave them out first: '| select | …', or 'map(…, default=…)'")])
  }

  package static func noOrderOfElements(
    _ filter: String, type: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "'\(filter)' needs an order, and values of type \(type) have none",
      at: span, help: [Help("name a field: '\(filter)(attribute=\"…\")'")])
  }

  package static func cutsWords(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "'truncate' never cuts words", at: span,
      help: [Help("leave out 'killwords'")])
  }

  package static func wrongDatePattern(
    _ typed: String?, letters: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall,
      typed.map { "\(quoted($0)) means nothing in the format of a date" }
        ?? "an apostrophe in the format of a date is not closed", at: span,
      notes: ["the format is made of \(letters)"],
      help: [Help("write text between apostrophes: 'd 'de' MMMM'")])
  }

  package static func randomFilter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unknownFilter, "there is no filter 'random'", at: span,
      notes: ["the same input gives the same site"],
      help: [Help("write '| first', or choose on the device with a script")])
  }

  package static func xmlattrFilter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unknownFilter, "there is no filter 'xmlattr'", at: span,
      notes: ["names of attributes never come from data"],
      help: [Help("write the attributes out, each in an 'if' where it may be missing")])
  }

  package static func unknownOption(
    _ name: String, known: [String], at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .macroCall, "there is no option \(quoted(name))", at: span,
      notes: ["the options are \(list(known, joinedBy: "and"))"])
    if let nearest = Suggestion.nearest(to: name, among: known) {
      diagnostic.help = [Help("did you mean '\(nearest)'?")]
    }
    return diagnostic
  }

  // MARK: Comparison

  package static func unlikeComparison(
    _ left: String, at leftSpan: Span, _ right: String, at rightSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeComparison, "a value of type \(left) never equals one of type \(right)",
      at: rightSpan, label: "this is of type \(right)",
      places: [Place(leftSpan, "this is of type \(left)")])
  }

  package static func notACase(
    _ typed: String, of choice: String, cases: [String], place: Span?, at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unlikeComparison, "\(choice) has no case \(quoted(typed))", at: span,
      places: place.map { [Place($0, "\(choice) is declared here")] } ?? [],
      notes: ["its cases are \(list(Array(cases.prefix(24)), joinedBy: "and"))"])
    if let nearest = Suggestion.nearest(to: typed, among: cases) {
      diagnostic.help = [
        Help("did you mean '\(nearest)'?", replace: span, with: "\"\(nearest)\"")
      ]
    }
    return diagnostic
  }

  package static func noOrder(
    _ sign: String, _ left: String, _ right: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeComparison,
      "'\(sign)' cannot compare values of type \(left) and \(right)", at: span)
  }

  package static func notIn(_ left: String, _ right: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unlikeComparison,
      "a value of type \(left) cannot be in one of type \(right)", at: span,
      notes: ["the right side of 'in' is a list or a text"])
  }

  // MARK: Unlike types

  package static func unlikeElements(
    first: String, second: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeTypes, "this is of type \(second), but those before it are of type \(first)",
      at: span, notes: ["the elements of a list are of one type"])
  }

  package static func unlikeChoices(
    first: String, at firstSpan: Span, second: String, at secondSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeTypes, "one value or the other, but they are of different types",
      at: secondSpan, label: "this is of type \(second)",
      places: [Place(firstSpan, "this is of type \(first)")])
  }

  package static func unlikeBranches(
    _ name: String, first: String, at firstSpan: Span?, second: String, at secondSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeTypes, "the branches set \(quoted(name)) to values of different types",
      at: secondSpan, label: "here it is of type \(second)",
      places: firstSpan.map { [Place($0, "here it is of type \(first)")] } ?? [])
  }

  package static func wrongType(
    of subject: String, expected: String, found: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "\(subject) must be of type \(expected), not \(found)"
        .replacing(articles: expected), at: span)
  }

  package static func keyNotLiteral(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "a key is a text that is written out", at: span,
      help: [Help("write it in quotes")])
  }

  package static func keyTwice(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .macroCall, "\(quoted(name)) is given twice", at: span)
  }

  package static func notANamespace(_ name: String, type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "\(quoted(name)) is of type \(type), whose fields cannot be set",
      at: span, help: [Help("make it with '{% set \(name) = namespace(…) %}'")])
  }

  package static func cannotAssign(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "a field is set by a 'set' of its own", at: span)
  }

  // MARK: Calls

  package static func missingArgument(
    _ name: String, of function: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'\(function)' needs a value for '\(name)'", at: span,
      help: [Help("write '\(function)(\(name)=…)'")])
  }

  package static func tooManyArguments(
    of function: String, count: Int, at span: Span
  ) -> Diagnostic {
    let takes = count == 0 ? "no values" : count == 1 ? "one value" : "at most \(count) values"
    return Diagnostic(.error, .macroCall, "'\(function)' takes \(takes)", at: span)
  }

  package static func missingMacroArgument(
    _ name: String, of macro: String, place: Span, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'\(macro)' needs a value for '\(name)'", at: span,
      places: [Place(place, "it has no default")],
      help: [Help("give it one, or give the parameter a default: '\(name)=…'")])
  }

  package static func tooManyMacroArguments(
    of macro: String, count: Int, place: Span, at span: Span
  ) -> Diagnostic {
    var diagnostic = tooManyArguments(of: macro, count: count, at: span)
    diagnostic.places = [Place(place, "the macro is defined here")]
    return diagnostic
  }

  package static func unknownArgument(
    _ name: String, of function: String, known: [String], at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .macroCall, "'\(function)' has no parameter \(quoted(name))", at: span)
    if let nearest = Suggestion.nearest(to: name, among: known) {
      diagnostic.help = [Help("did you mean '\(nearest)'?", replace: span, with: nearest)]
    }
    if !known.isEmpty {
      diagnostic.notes = ["its parameters are \(list(known, joinedBy: "and"))"]
    }
    return diagnostic
  }

  package static func argumentTwice(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .macroCall, "'\(name)' is given twice", at: span)
  }

  package static func wrongCount(of subject: String, takes: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .macroCall, "\(subject) takes \(takes)", at: span)
  }

  package static func needsNames(_ function: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'\(function)' takes values with names", at: span,
      help: [Help("write '\(function)(name=…)'")])
  }

  package static func unknownType(_ name: String, known: [String], at span: Span) -> Diagnostic {
    var diagnostic = Diagnostic(.error, .macroCall, "there is no type \(quoted(name))", at: span)
    if let nearest = Suggestion.nearest(to: name, among: known) {
      diagnostic.help = [Help("did you mean '\(nearest)'?", replace: span, with: nearest)]
    } else {
      diagnostic.notes = ["types are those of models, such as 'String', '[Recipe]' or 'Int?'"]
    }
    return diagnostic
  }

  package static func fieldNotLiteral(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "the name of a field is written out", at: span,
      help: [Help("write it in quotes, such as \"title\" or \"author.name\"")])
  }

  package static func testNotLiteral(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "the name of a test is written out", at: span,
      help: [Help("write it in quotes, such as \"equalto\"")])
  }

  package static func mapNeedsFilter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'map' needs a field or a filter", at: span,
      help: [Help("write 'map(attribute=\"title\")' or 'map(\"upper\")'")])
  }

  // MARK: Rendering

  /// What stopped the page `page`.
  package static func renderingStopped(
    _ reason: String, page: String, at span: Span, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .renderingStopped, reason, at: span, notes: ["while the page \(quoted(page)) is made"],
      help: help.map { [Help($0)] } ?? [])
  }
}

extension String {
  /// The sentence without "of type" before an expectation that is no name of a type.
  fileprivate func replacing(articles expected: String) -> String {
    guard expected.hasPrefix("a ") || expected.contains(" or ") else { return self }
    let parts = self.split(separator: " must be of type ", maxSplits: 1)
    return parts.count == 2 ? parts[0] + " must be " + parts[1] : self
  }
}
