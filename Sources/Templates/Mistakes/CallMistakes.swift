// Mistakes about calls, and about pages that stop.

package import Diagnostics

extension Diagnostic {
  static func wrongType(
    of subject: String, expected: String, found: String, at span: Span
  ) -> Diagnostic {
    let isPhrase = expected.hasPrefix("a ") || expected.contains(" or ")
    let wanted = isPhrase ? expected : "of type \(expected)"
    return Diagnostic(
      .error, .macroCall, "\(subject) must be \(wanted), not \(found)", at: span)
  }

  /// An argument that a filter can do nothing with, whatever it is used on.
  static func unusableArgument(
    _ reason: String, help: String? = nil, at span: Span
  ) -> Diagnostic {
    Diagnostic(.error, .macroCall, reason, at: span, help: help.map { [Help($0)] } ?? [])
  }

  static func missingArgument(
    _ name: String, of function: String, required: [String], at span: Span
  ) -> Diagnostic {
    let all = required.map { "\($0)=…" }.joined(separator: ", ")
    return Diagnostic(
      .error, .macroCall, "'\(function)' needs a value for '\(name)'", at: span,
      help: [Help("write '\(function)(\(all))'")])
  }

  /// An amount whose currency the model does not say.
  static func unknownCurrency(of span: Span, for filter: String) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "the currency of this amount is not known", at: span,
      notes: ["it is known of a field with '@Currency' where it is read: 'product.price'"],
      help: (filter == "money" ? [Help("name it: '… | money(\"EUR\")'")] : [])
        + [Help("or declare the field with '@Currency(\"EUR\")' in its model")])
  }

  /// An amount that is written as one of another currency than the model says: of `amount`, or of
  /// the one that a field of its record names.
  static func otherCurrency(_ code: String, amount: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall,
      amount.map { "this amount is one of \($0), not of \(code)" }
        ?? "a field of the same record says the currency of this amount, which may not be \(code)",
      at: span,
      notes: amount == nil
        ? [] : ["an amount times an exchange rate may be of any currency: '(price * 1.1)'"],
      help: [Help("write '… | money': it takes the currency from the model")])
  }

  /// Amounts of several currencies that are added.
  static func unlikeCurrencies(_ codes: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "amounts of \(list(codes, joinedBy: "and")) have no sum", at: span,
      notes: ["'@Currency' in the model says of which currency an amount is"],
      help: [Help("show each of them, or multiply one by an exchange rate first")])
  }

  /// Amounts of a list that are added although fields of their records say their currencies.
  static func currenciesInField(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "these amounts may be of several currencies, and have no sum", at: span,
      notes: ["the field '\(name)' says the currency of each"],
      help: [
        Help("choose those of one currency first: '… | selectattr(\"\(name)\", \"==\", \"EUR\")'"),
        Help("or add those of each currency: '{% for group in … | groupby(\"\(name)\") %}'"),
      ])
  }

  /// Amounts that are added although fields of their records say their currencies; `condition` is
  /// one by which they would be of the same.
  static func currenciesInFields(_ condition: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "these amounts may be of several currencies, and have no sum", at: span,
      notes: ["fields of their records say the currencies"],
      help: [
        condition.map { Help("add them only where the currency is the same: '{% if \($0) %}'") }
          ?? Help("show each of them")
      ])
  }

  /// An amount that is read without the record that says its currency.
  static func currencyOfRecords(
    _ names: [String], filter: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall,
      "the currency of this amount is in a field of a record that is not known here", at: span,
      notes: names.map { "the field '\($0)' of the record says it" },
      help: [Help("loop over the records, and write '… | \(filter)' of the amount of each")])
  }

  /// Amounts of a group whose currency is the key of the group, which may be another than a code that
  /// is written.
  static func currencyOfGroup(
    notOnly code: String?, filter: String, at span: Span
  ) -> Diagnostic {
    let key = "'group.grouper', or 'key' in '{% for key, list in … | groupby(…) %}'"
    return Diagnostic(
      .error, .macroCall,
      "the currency of this amount is the one of its group"
        + (code.map { ", which may not be \($0)" } ?? ""), at: span,
      help: [
        Help(
          filter == "money"
            ? "give 'money' the key of the group: '… | money(group.grouper)', or '… | money(key)' in "
              + "'{% for key, list in … | groupby(…) %}'"
            : "the key of the group is its code: \(key)")
      ])
  }

  /// A sign or code of a currency beside an amount whose field says its currency.
  static func signOfOtherCurrency(_ sign: String, of code: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .macroCall,
      "\(quoted(sign)) is beside an amount "
        + (code.isEmpty ? "whose currency a field of its record says" : "of \(code)"), at: span,
      help: [Help("delete it, and write the amount with '| money', which writes its currency")])
  }

  /// A sign or code of a currency beside an amount that `money` writes.
  static func secondCurrencySign(_ sign: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .macroCall, "\(quoted(sign)) is beside an amount that has its currency already",
      at: span,
      notes: ["'money' writes the currency as the page's language does"],
      help: [Help("delete it")])
  }

  static func tooManyArguments(
    of function: String, count: Int, at span: Span
  ) -> Diagnostic {
    let takes = count == 0 ? "no values" : count == 1 ? "one value" : "at most \(count) values"
    return Diagnostic(
      .error, .macroCall, "'\(function)' takes \(takes)", at: span,
      help: function == "where"
        ? [Help("to compare in another way, write 'selectattr(\"FIELD\", \">\", VALUE)'")] : [])
  }

  static func missingMacroArgument(
    _ name: String, of macro: String, place: Span, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'\(macro)' needs a value for '\(name)'", at: span,
      places: [Place(place, "it has no default")],
      help: [Help("give it one, or give the parameter a default: '\(name)=…'")])
  }

  static func tooManyMacroArguments(
    of macro: String, count: Int, place: Span, at span: Span
  ) -> Diagnostic {
    var diagnostic = tooManyArguments(of: macro, count: count, at: span)
    diagnostic.places = [Place(place, "the macro is defined here")]
    return diagnostic
  }

  static func unknownArgument(
    _ name: String, of function: String, known: [String], at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .macroCall, "'\(function)' has no parameter \(quoted(name))", at: span)
    if let nearest = Help.nearest(log.allNearest(to: name, among: known), at: span) {
      diagnostic.help = [nearest]
    }
    diagnostic.notes =
      switch known.count {
      case 0: ["it has no parameters"]
      case 1: ["its only parameter is \(list(known))"]
      default: ["its parameters are \(list(known, joinedBy: "and"))"]
      }
    if diagnostic.help.isEmpty, let long = known.first(where: { $0.hasPrefix(name) }) {
      diagnostic.help = [Help("did you mean '\(long)'?", replace: span, with: long)]
    }
    return diagnostic
  }

  static func argumentTwice(
    _ name: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "\(quoted(name)) is given twice", at: span,
      places: [Place(first, "it is given here first")])
  }

  static func wrongCount(
    of subject: String, takes: String, write example: String? = nil, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "\(subject) takes \(takes)", at: span,
      help: example.map { [Help("write '\($0)'")] } ?? [])
  }

  static func needsNames(_ function: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'\(function)' takes values with names", at: span,
      help: [Help("write '\(function)(name=…)'")])
  }

  /// A value without a name for a text of the interface, which has these parameters.
  static func messageNeedsNames(
    _ key: String, parameters: [String], at span: Span
  ) -> Diagnostic {
    let call = (["\"\(key)\""] + parameters.map { $0 + "=…" }).joined(separator: ", ")
    return Diagnostic(
      .error, .macroCall, "'t' takes values with names", at: span,
      help: [
        Help(
          parameters.isEmpty
            ? "leave it out: the text '\(key)' has no parameters" : "write 't(\(call))'")
      ])
  }

  package static func unknownType(
    _ name: String, known: [String], at span: Span, suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.error, .macroCall, "there is no type \(quoted(name))", at: span)
    if let nearest = Help.nearest(log.allNearest(to: name, among: known), at: span) {
      diagnostic.help = [nearest]
    } else {
      diagnostic.notes = ["types are those of models, such as 'String', '[Recipe]' or 'Int?'"]
    }
    return diagnostic
  }

  static func fieldNotLiteral(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "the name of a field is written out", at: span,
      help: [Help("write it in quotes, such as \"title\" or \"author.name\"")])
  }

  static func testNotLiteral(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "the name of a test is written out", at: span,
      help: [Help("write it in quotes, such as \"equalto\"")])
  }

  static func mapNeedsFilter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'map' needs a field or a filter", at: span,
      help: [Help("write 'map(attribute=\"title\")' or 'map(\"upper\")'")])
  }

  /// `meant` is how the calculation is written for a filter that took only its last number.
  static func inexactOperand(decimal: Span, at span: Span, meant: String?) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .wrongOperand,
      "a Decimal is exact and a Double is not: they are not counted together",
      at: span, label: "this is of type Double",
      places: [Place(decimal, "this is of type Decimal")],
      help: [
        Help("give the field the type 'Decimal' in the model"),
        Help("or write '… | float' behind the Decimal: the result is a Double"),
      ])
    if let meant {
      diagnostic.notes = ["a filter takes only what is right before its '|'"]
      let whole = Span(span.source, Int(decimal.start), Int(span.end))
      diagnostic.help = [Help("write '\(meant)'", replace: whole, with: meant)]
    }
    return diagnostic
  }

  static func tooManyDigits(decimal: Span, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "a number beside a Decimal has at most 64 digits before the point and after it",
      at: span, places: [Place(decimal, "this is of type Decimal")])
  }

  /// `super.super()`, with which Jinja2 leaves a layout out.
  static func superOfSuper(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .blockStructure, "'super' has no members", at: span,
      notes: ["'super()' prints what the block replaces, and 'super()' in that what it replaces"],
      help: [Help("write 'super()'", replace: span, with: "super()")])
  }

  // MARK: Recursion

  static func notRecursive(at span: Span, loop: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "this loop is not recursive, so 'loop' cannot be called", at: span,
      places: [Place(loop, "the loop around")],
      help: [Help("write 'recursive' at its end: '{% for … in … recursive %}'")])
  }

  static func recursiveFields(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "a loop over the fields of a record cannot be recursive", at: span)
  }

  static func recursiveCallBlock(_ macro: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "'\(macro)' cannot call itself with a 'call' block", at: span,
      help: [Help("give what differs as a parameter, and print '{{ \(macro)(…) }}'")])
  }

  static func recursiveCallOfLoop(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "a macro that calls itself cannot be given a loop as \(quoted(name))",
      at: span, help: [Help("give it what it needs of the loop, such as 'loop.index'")])
  }

  static func noNamedRest(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .macroCall, "macros have no 'kwargs': each value has a parameter of its own",
      at: span,
      help: [Help("add the parameters it may be given, with defaults: 'class=none'")])
  }

  // MARK: Rendering

  /// What stopped the page `page`.
  static func renderingStopped(
    _ reason: String, page: String, at span: Span, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .renderingStopped, reason, at: span,
      notes: ["while the page \(quoted(page)) is made"],
      help: help.map { [Help($0)] } ?? [])
  }
}
