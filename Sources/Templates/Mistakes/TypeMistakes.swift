// Mistakes about types.

package import Diagnostics
import Languages
import Schema

extension Diagnostic {
  // MARK: Printing

  /// Adds why the address of a record may be none.
  mutating func explainPage(of type: String) {
    notes.append("the pages of 'site.yaml' show some of the \(type) values there are, not all")
  }

  static func joinedStructures(_ type: String, field: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "'join' needs a list of texts, not of values of type \(type)",
      at: span,
      help: field.map { [Help("join a field of them: 'join(\", \", attribute=\"\($0)\")'")] } ?? [])
  }

  static func printedNone(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unprintable, "this is none: there is nothing to print", at: span,
      help: [Help("give it a value with '| default(…)'")])
  }

  /// `hasAddress` where a page shows it, or it is one.
  static func printedStructure(
    _ written: String, type: String, fields: [String], hasAddress: Bool, at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unprintable, "\(quoted(written)) is of type \(type), which cannot be printed",
      at: span)
    if let field = fields.first {
      let name = DisplayText(written).text
      diagnostic.help = [Help("print a field of it, such as '\(name).\(field)'")]
      if hasAddress { diagnostic.help.append(Help("or its address: '\(name).url'")) }
    }
    if fields.count > 1 {
      diagnostic.notes = ["its fields are \(list(Array(fields.prefix(16)), joinedBy: "and"))"]
    }
    return diagnostic
  }

  static func printedTree(_ written: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unprintable, "\(quoted(written)) is data of any shape, which has no one text",
      at: span, help: [Help("write '\(DisplayText(written).text) | json'")])
  }

  static func notSafe(type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unprintable, "a value of type \(type) is not known to be safe HTML", at: span,
      notes: ["'safe' is for Markdown and for what templates print"],
      help: [Help("give the field the type 'Markdown' in the model, or leave out 'safe'")])
  }

  // MARK: Operands

  static func notAList(
    _ written: String, type: String, lists: [String], at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .notAList, "\(quoted(written)) is of type \(type), which is not a list", at: span)
    if let first = lists.first {
      diagnostic.help = [Help("loop over a list of it: '\(DisplayText(written).text).\(first)'")]
    }
    return diagnostic
  }

  static func cannotUnpack(type: String, count: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .notAList, "a value of type \(type) has no \(count) parts to name", at: span,
      help: [Help("give it one name, and use its fields")])
  }

  static func wrongOperand(
    _ sign: String, type: String, expected: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "'\(sign)' needs \(expected), not a value of type \(type)", at: span)
  }

  static func wrongOperands(
    _ sign: String, _ left: String, _ right: String, advice: String? = nil, at span: Span
  ) -> Diagnostic {
    let types = left == right ? left : "\(left) and \(right)"
    return Diagnostic(
      .error, .wrongOperand, "'\(sign)' cannot be used with values of type \(types)", at: span,
      help: advice.map { [Help($0)] } ?? [])
  }

  static func wrongFilterOperand(
    _ filter: String, expected: OperandKind, type: NamedType, at span: Span
  ) -> Diagnostic {
    let isOfEach = type.form == .listOfTexts && expected == .text
    let isLooped = type.form != .single && !isOfEach && !expected.hasLists
    return Diagnostic(
      .error, .wrongOperand,
      "the filter '\(filter)' needs \(expected.rawValue), not a value of type \(type.text)",
      at: span,
      help: isOfEach
        ? [Help("to use it on each of them, write '… | map(\"\(filter)\")'")]
        : isLooped ? [Help("loop over the list, and use it on a field of each")] : [])
  }

  static func wrongTestOperand(
    _ test: String, expected: OperandKind, type: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "the test '\(test)' needs \(expected.rawValue), not a value of type \(type)", at: span)
  }

  static func noElements(type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "a value of type \(type) has no numbered elements", at: span)
  }

  static func noSuchPart(count: Int, at span: Span) -> Diagnostic {
    Diagnostic(.error, .wrongOperand, "there are \(count) parts, counted from 0", at: span)
  }

  /// Elements that cannot be put in order; `field` is one of theirs that has an order.
  static func noOrderOfElements(
    _ filter: String, type: String, areLists: Bool, field: String?, standIn: Bool, at span: Span
  ) -> Diagnostic {
    let rest = standIn ? ", default=…" : ""
    return Diagnostic(
      .error, .wrongOperand, "'\(filter)' needs an order, and values of type \(type) have none",
      at: span,
      help: [
        areLists
          ? Help("name a field with one value; a page with 'group' makes a group of each value")
          : Help(
            field.map { "name a field: '\(filter)(attribute=\"\($0)\"\(rest))'" }
              ?? "name a field with a text, a number or a date: '\(filter)(attribute=\"…\")'")
      ])
  }

  static func cutsWords(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "'truncate' never cuts words", at: span,
      help: [Help("leave out 'killwords'")])
  }

  /// `meant` is the pattern that shows what the one that is written shows in another language.
  static func wrongDatePattern(
    _ typed: String?, letters: String, meant: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall,
      typed.map { "\(quoted($0)) means nothing in the format of a date" }
        ?? "an apostrophe in the format of a date is not closed", at: span,
      notes: ["the format is made of \(letters)"],
      help: meant.map { [Help("write '\($0)'", replace: span, with: "\"\($0)\"")] } ?? [
        Help("'%Y-%m-%d' is written 'yyyy-MM-dd', '%B' is 'MMMM'"),
        Help("text stands between apostrophes: 'd 'de' MMMM'"),
      ])
  }

  static func datePatternSlip(_ slip: DatePatternSlip, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'\(slip.typed)' in the format of a date is \(slip.meaning)", at: span,
      help: [Help("write '\(slip.meant)'")])
  }

  /// A time zone other than UTC, in which a date is to be written.
  static func unknownZone(_ typed: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall,
      "a date is written in its own time zone or in UTC, not in \(quoted(typed))", at: span,
      help: [Help("write 'UTC', or leave 'zone' out")])
  }

  /// The format of a date that shows no part of the date, such as a layout of Go.
  static func constantDatePattern(_ typed: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "the format \(quoted(typed)) shows nothing of the date", at: span,
      notes: ["a format is made of letters, not of an example"],
      help: [Help("'2006-01-02' is written 'yyyy-MM-dd', 'Jan 2, 2006' is 'MMM d, yyyy'")])
  }

  static func randomFilter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unknownFilter, "there is no filter 'random'", at: span,
      notes: ["the same input gives the same site"],
      help: [Help("write '| first', or choose on the device with a script")])
  }

  static func xmlattrFilter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unknownFilter, "there is no filter 'xmlattr'", at: span,
      notes: ["names of attributes never come from data"],
      help: [Help("write the attributes out, each in an 'if' where it may be missing")])
  }

  package static func unknownOption(
    _ name: String, known: [String], at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .macroCall, "there is no option \(quoted(name))", at: span,
      notes: ["the options are \(list(known, joinedBy: "and"))"])
    let nearest = log.allNearest(to: name, among: known)
    diagnostic.help = Help.nearest(nearest, at: span) { "\"\($0)\"" }.map { [$0] } ?? []
    return diagnostic
  }

  // MARK: Comparison

  static func unlikeComparison(
    _ left: String, at leftSpan: Span, _ right: String, at rightSpan: Span, help: [Help] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeComparison, "a value of type \(left) never equals one of type \(right)",
      at: rightSpan, label: "this is of type \(right)",
      places: [Place(leftSpan, "this is of type \(left)")], help: help)
  }

  static func notACase(
    _ typed: String, of choice: String, cases: [String], place: Span?, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unlikeComparison, "\(choice) has no case \(quoted(typed))", at: span,
      places: place.map { [Place($0, "\(choice) is declared here")] } ?? [],
      notes: ["its cases are \(list(Array(cases.prefix(24)), joinedBy: "and"))"])
    let nearest = log.allNearest(to: typed, among: cases)
    diagnostic.help = Help.nearest(nearest, at: span) { "\"\($0)\"" }.map { [$0] } ?? []
    return diagnostic
  }

  static func unreadableLiteral(
    _ mistake: ScalarMistake, typed: [UInt8], at span: Span, type: String, besides other: Span
  ) -> Diagnostic {
    let quoted = Int(span.start)..<Int(span.end)
    let isWhole = !typed.isEmpty && quoted.count == typed.count + 2
    let text = isWhole ? Span(span.source, quoted.lowerBound + 1, quoted.upperBound - 1) : span
    let word = String(decoding: typed, as: UTF8.self)
    let buildDate =
      type == "Date" && ["now", "today"].contains(word)
      ? Help("write 'now', without quotation marks", replace: span, with: "now") : nil
    return Diagnostic(
      .error, .unlikeComparison, mistake.message(typed: typed),
      at: mistake.place(in: text, textCount: typed.count),
      places: [Place(other, "this is of type \(type)")],
      help: (buildDate ?? mistake.help.map { Help($0) }).map { [$0] } ?? [])
  }

  static func loneLiteral(
    _ literal: String, isTrue: Bool, at span: Span, meant comparison: String?
  ) -> Diagnostic {
    var help = Help("compare it with something")
    if let comparison {
      help = Help("compare it, too: '\(comparison)'", replace: span, with: comparison)
    }
    return Diagnostic(
      .error, .unlikeComparison,
      "\(quoted(literal)) alone asks nothing: it \(isTrue ? "always" : "never") holds", at: span,
      help: [help])
  }

  static func noOrder(
    _ sign: String, _ left: String, _ right: String, at span: Span, help: [Help] = []
  ) -> Diagnostic {
    let types = left == right ? left : "\(left) and \(right)"
    return Diagnostic(
      .error, .unlikeComparison, "'\(sign)' cannot compare values of type \(types)", at: span,
      help: help)
  }

  static func notIn(_ left: String, _ right: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unlikeComparison,
      "a value of type \(left) cannot be in one of type \(right)", at: span,
      notes: ["the right side of 'in' is a list or a text"])
  }

  // MARK: Different types

  static func unlikeElements(
    first: String, second: String, of whole: AlikeParts = .elements, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeTypes, "this is of type \(second), but those before it are of type \(first)",
      at: span, notes: ["\(whole.rawValue) are of one type"])
  }

  static func unlikeChoices(
    first: String, at firstSpan: Span, second: String, at secondSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeTypes, "one value or the other, but they are of different types",
      at: secondSpan, label: "this is of type \(second)",
      places: [Place(firstSpan, "this is of type \(first)")])
  }

  static func unlikeBranches(
    _ name: String, first: String, at firstSpan: Span?, second: String, at secondSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unlikeTypes, "the branches set \(quoted(name)) to values of different types",
      at: secondSpan, label: "here it is of type \(second)",
      places: firstSpan.map { [Place($0, "here it is of type \(first)")] } ?? [])
  }

  static func keyNotLiteral(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "a key is a text that is written out", at: span,
      help: [Help("write it in quotes")])
  }

  static func keyTwice(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .macroCall, "\(quoted(name)) is given twice", at: span)
  }

  static func notANamespace(_ name: String, type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "\(quoted(name)) is of type \(type), whose fields cannot be set",
      at: span, help: [Help("make it with '{% set \(name) = namespace(…) %}'")])
  }

  static func cannotAssign(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateSyntax, "a field is set by a 'set' of its own", at: span)
  }
}

/// Values that are of one type, as messages say it.
enum AlikeParts: String, Sendable {
  case elements = "the elements of a list"
  case cycled = "the values of 'loop.cycle'"
}
