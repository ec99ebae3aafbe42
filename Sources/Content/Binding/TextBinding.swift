import Diagnostics
import Documents
import Schema
import Tables

// Scalars become values: their text is read only as the type says.

extension Binder {
  /// Binds a text to a slot whose type is a scalar, a choice, a reference, a file or Markdown.
  mutating func bindText(_ text: WrittenText, to target: BindingTarget) {
    switch target.type.kind {
    case .scalar(.string): bindString(text, to: target)
    case .scalar(let kind): bindScalar(text, kind, to: target)
    case .markdown:
      guard isText(text, for: target), !isBlank(text, for: target) else { return }
      bindMarkdown(text, to: target)
    case .choice: bindChoice(text, to: target)
    case .reference:
      guard !isBlank(text, for: target) else { return }
      chunk.references.append(
        PendingReference(
          slot: target.slot, field: target.field, target: target.type.structure, text: text.slice,
          span: text.span))
    case .file:
      guard isText(text, for: target), !isBlank(text, for: target) else { return }
      bindFile(text, to: target)
    case .unwritten, .component, .image, .list, .tree:
      log.report(
        .wrongShape(
          rule(target.field), expected: plan.words(for: target.type), found: "text", at: text.span))
    }
  }

  private mutating func bindScalar(
    _ text: WrittenText, _ kind: ScalarKind, to target: BindingTarget
  ) {
    if target.type.isOptional, isBlank(text, for: target) { return }
    do {
      chunk.slots[target.slot] = try chunk.value(of: text, as: kind)
      if kind == .double, let number = Scalar.rounded(text.bytes.span) {
        log.report(.roundedNumber(rule(target.field), to: number, at: text.span))
      }
    } catch {
      report(error, in: text, target: target)
    }
  }

  private mutating func bindString(_ text: WrittenText, to target: BindingTarget) {
    guard isText(text, for: target), !isBlank(text, for: target) else { return }
    chunk.slots[target.slot] = chunk.visible(text, of: document, log: &log)
  }

  private mutating func report(
    _ mistake: ScalarMistake, in text: WrittenText, target: BindingTarget
  ) {
    let rule = rule(target.field)
    // A date is underlined completely: the message says which part is wrong.
    let place =
      mistake.expected == .date || rule.isSecret
      ? text.span : mistake.place(in: text.span, textCount: text.bytes.count)
    log.report(
      .unreadableValue(
        rule, reason: mistake.message(typed: rule.masked(text.bytes)),
        help: plan.help(
          for: mistake, in: target.field, named: rule.field,
          meaning: rule.isSecret ? nil : MeantValue.text(for: mistake, typed: text.bytes)),
        at: place))
  }

  private mutating func bindChoice(_ text: WrittenText, to target: BindingTarget) {
    if let index = plan.caseIndex(of: text.bytes, in: target.type.choice) {
      chunk.slots[target.slot] = .choice(index)
      return
    }
    if target.type.isOptional, isBlank(text, for: target) { return }
    let choice = plan.models[target.type.choice]
    if choice.certainty == .uncertain { return }
    let typed = String(decoding: text.bytes, as: UTF8.self)
    let texts = choice.cases.lazy.map(\.text)
    let byName = log.maySuggest ? choice.cases.first { $0.name == typed }?.text : nil
    let rule = rule(target.field)
    let nearest =
      byName ?? log.nearestForm(of: typed, among: texts)
    log.report(
      .unknownCase(
        rule, typed: rule.masked(text.bytes),
        choice: choice.name.hasSuffix("File") ? "'\(rule.field)'" : choice.name, cases: texts,
        nearest: rule.isSecret ? nil : nearest, at: text.span))
  }

  /// Whether the scalar may be a text: in JSON a number may not.
  private mutating func isText(_ text: WrittenText, for target: BindingTarget) -> Bool {
    guard text.kind == .number || text.kind == .bool else { return true }
    log.report(
      .wrongKind(
        rule(target.field), expected: plan.words(for: target.type),
        found: text.kind.words, text: String(decoding: text.bytes, as: UTF8.self),
        at: text.span))
    return false
  }

  /// Whether the text is blank, which means no value for an optional and is a mistake otherwise.
  private mutating func isBlank(_ text: WrittenText, for target: BindingTarget) -> Bool {
    guard UnusableCharacters.areAll(of: text, in: document, log: &log) else { return false }
    if !target.type.isOptional {
      log.report(.blankText(rule(target.field), at: text.span))
    } else if refusesBlanks {
      log.report(.blankSetting(rule(target.field), at: text.span))
    }
    return true
  }
}

// Texts that stand for several values, or for no value.
extension Binder {
  /// Binds one text, which may mean "none", to a scalar.
  mutating func bindSingle(_ text: WrittenText, to target: BindingTarget) {
    guard plan.plan(of: target.field).hasAbsentTexts, isAbsent(text.bytes, in: target.field)
    else { return bindText(text, to: target) }
    bindNothing(to: target, at: text.span, in: .text)
  }
}

extension BindingPlan {
  /// What to write for a text that cannot be read as a value of a field.
  fileprivate func help(
    for mistake: ScalarMistake, in field: FieldPath, named name: String, meaning value: String?
  ) -> String? {
    mistake.helpForIdentifier(name) ?? value.map { "write '\($0)'" }
      ?? helpInBounds(mistake, of: field) ?? mistake.help
  }

  /// Which digits to write for a text that is not a whole number, in a field with bounds.
  private func helpInBounds(_ mistake: ScalarMistake, of field: FieldPath) -> String? {
    let ownAdvice: [ScalarMistake.Reason] = [.leadingZero, .leadingPlus, .percentage, .outOfRange]
    guard mistake.expected == .int, !ownAdvice.contains(mistake.reason) else { return nil }
    for constraint in declaration(of: field).constraints {
      guard case .within(let bounds) = constraint.rule, let least = bounds.least?.whole else {
        continue
      }
      return bounds.most?.whole.map { "write digits only: a number from \(least) to \($0)" }
        ?? "write digits only, such as \(least)"
    }
    return nil
  }
}

extension ScalarMistake {
  /// What to do with a number that is none, such as a telephone number that begins with a zero; nil
  /// for all others.
  fileprivate func helpForIdentifier(_ field: String) -> String? {
    switch reason {
    case .leadingZero, .leadingPlus, .separators:
      IdentifyingName.isLastWord(of: field, isList: true)
        ? "declare '\(field)' as String: a number does not keep how it is written" : nil
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a text has only whitespace and invisible characters, such as the zero-width space.
  var isBlankText: Bool {
    if let first, first > 0x20, first < 0x7F { return false }
    if allSatisfy({ $0 <= 0x20 }) { return true }
    return String(decoding: self, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      scalar.value <= 0x20 || scalar.properties.isWhitespace
        || scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800
        || UnusableCharacters.isUnusable(scalar)
    }
  }

  /// The text without surrounding whitespace and control characters.
  var trimmed: ArraySlice<UInt8> {
    var bytes = self
    while let byte = bytes.first, byte <= 0x20 { bytes.removeFirst() }
    while let byte = bytes.last, byte <= 0x20 { bytes.removeLast() }
    return bytes
  }
}

extension DiagnosticLog {
  /// The candidate closest to what was typed, or to that without what cannot be seen in it.
  fileprivate mutating func nearestForm(
    of typed: String, among candidates: some Sequence<String>
  ) -> String? {
    let longer = candidates.filter { $0.hasPrefix(typed + "-") }
    return longer.count == 1
      ? longer[0]
      : nearest(to: typed, among: candidates)
        ?? nearest(to: Lookalikes.plain(typed).name, among: candidates)
  }
}
