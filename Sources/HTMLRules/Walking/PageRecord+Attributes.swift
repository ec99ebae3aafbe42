import Diagnostics
import Escaping

// The attributes of a tag and their values; they are the same on all paths, so they are checked
// once per tag.
extension PageRecord {
  /// Checks the attributes of a tag.
  mutating func check(_ tag: Tag, in state: PageState) {
    guard checkedTags.insert(TagPosition(part: tag.part, offset: tag.offset)).inserted else {
      return
    }
    let isInDoubt = findings.isInDoubt
    findings.isInDoubt = false
    defer { findings.isInDoubt = isInDoubt }
    if outline.firstTag == nil { outline.firstTag = tag.span }
    if tag.name == "html" || tag.name == "head" || tag.name == "body" {
      if state.stage == .start { outline.isDocument = true }
    }
    if tag.name == "main" { outline.main = tag.span }
    if tag.name == "head" { outline.head = tag.span }
    names.isInTemplate = state.isInTemplate
    checkElement(tag)
    report(tag.faults)
    checkDuplicates(in: tag)
    for attribute in tag.attributes { check(attribute, of: tag) }
    guard !state.isInTemplate else { return }
    checkRequired(in: tag, state)
    checkPrinted(in: tag)
    if tag.name == "meta" {
      checkEncoding(in: tag, endingAt: state.route.length)
      checkSharedAddress(in: tag)
    }
    // That a 'source' of a 'picture' has no 'srcset' is told already.
    if tag.name != "source" || state.open.last?.name != "picture" || tag.mayHave("srcset") {
      checkTargets(of: tag)
    }
    if policies.isThere { policies.check(tag, reportingTo: &findings) }
    if tag.name == "meta", !policies.note(tag, reportingTo: &findings) { findings.leaveToPages() }
  }

  /// Checks the attributes of a tag of SVG or MathML.
  mutating func checkForeign(_ tag: Tag) {
    guard checkedTags.insert(TagPosition(part: tag.part, offset: tag.offset)).inserted else {
      return
    }
    let isInDoubt = findings.isInDoubt
    findings.isInDoubt = false
    defer { findings.isInDoubt = isInDoubt }
    report(tag.faults)
    checkDuplicates(in: tag)
    for attribute in tag.attributes where attribute.name == "id" { check(attribute, of: tag) }
    if tag.name == "image" { checkTargets(of: tag) }
    if policies.isThere { policies.check(tag, reportingTo: &findings) }
  }

  private mutating func checkElement(_ tag: Tag) {
    let name = tag.name
    if ElementTable.rules[name] != nil || name.contains("-") { return }
    if let advice = ElementTable.obsolete[name] {
      findings.report(.obsoleteElement(name, advice: advice, at: tag.span))
      return
    }
    findings.report(
      .unknownElement(
        name, nearest: findings.nearest(to: name, among: ElementTable.names), at: tag.span))
  }

  /// With how many attributes of the same name an attribute is compared.
  private static let comparisonLimit = 16

  private mutating func checkDuplicates(in tag: Tag) {
    for attribute in tag.attributes where attribute.guards.repetitions > tag.repetitions {
      let guards = attribute.guards
      if guards.isRepeated, !guards.isFiltered, !attribute.isUnclear {
        findings.report(
          .repeatedAttribute(attribute.name, of: tag.name, at: attribute.span))
      } else {
        findings.leaveToPages()
      }
    }
    guard tag.attributes.mayHaveDuplicates else { return }
    var known: [String: [TagAttribute]] = [:]
    for attribute in tag.attributes where !attribute.isUnclear {
      let others = known[attribute.name, default: []]
      // The same attribute in another iteration was reported.
      let isIterated = attribute.guards.repetitions > tag.repetitions
      let meetings = others.map {
        isIterated && $0.span == attribute.span ? .never : $0.guards.meeting(attribute.guards)
      }
      if let first = meetings.firstIndex(of: .surely) {
        findings.report(
          .duplicateAttribute(
            attribute.name, of: tag.name, first: others[first].span, at: attribute.span))
      } else if meetings.contains(.perhaps) || others.count == Self.comparisonLimit {
        findings.leaveToPages()
      }
      if others.count < Self.comparisonLimit { known[attribute.name] = others + [attribute] }
    }
  }

  private mutating func check(_ attribute: TagAttribute, of tag: Tag) {
    let name = attribute.name
    if name.hasPrefix("aria-") { return checkAria(attribute, of: tag) }
    if name == "role" { return checkRole(attribute) }
    if AttributeTable.isFree(name) { return note(attribute, of: tag) }
    let isForeign =
      tag.name.contains("-") || tag.name == "svg" || tag.name == "math"
      || ElementTable.rules[tag.name] == nil
    if !isForeign, !AttributeTable.isKnown(name, on: tag.name) {
      return reportUnknown(attribute, of: tag)
    }
    if let rule = AttributeTable.value(of: name, on: tag.name) {
      check(attribute, of: tag, rule)
    }
    if name == "tabindex", let number = attribute.value.flatMap({ Int($0.text) }), number > 0 {
      findings.report(.positiveTabindex(at: attribute.span))
    }
  }

  /// Notes an attribute that the standard leaves to the scripts of the site. What a `script` has is
  /// for itself, which may be of another site.
  private mutating func note(_ attribute: TagAttribute, of tag: Tag) {
    guard attribute.name.hasPrefix(DataAttribute.prefix), !attribute.isUnclear,
      tag.name != "script"
    else { return }
    dataAttributes.append(DataAttribute(attribute.name, at: attribute.span))
    if !attribute.isFaulty { dataValues += DataValue.all(of: attribute, in: tag) }
  }

  private mutating func reportUnknown(_ attribute: TagAttribute, of tag: Tag) {
    guard !findings.isFull, !attribute.isFaulty else { return }
    let name = attribute.name
    let isSimple = name.utf8.allSatisfy { lowercased($0) >= 0x61 && lowercased($0) <= 0x7A }
    if AttributeTable.obsolete.contains(name) {
      findings.report(.obsoleteAttribute(name, of: tag.name, at: attribute.span))
    } else if isSimple {
      let nearest = findings.nearest(to: name, among: AttributeTable.names(on: tag.name))
      findings.report(
        .unknownAttribute(name, of: tag.name, nearest: nearest, at: attribute.span))
    } else {
      findings.report(.foreignAttribute(name, of: tag.name, at: attribute.span))
    }
  }

  // MARK: Values

  private mutating func check(
    _ attribute: TagAttribute, of tag: Tag, _ rule: AttributeTable.Value
  ) {
    switch rule {
    case .boolean: return checkPresence(attribute)
    case .words(let words): return check(attribute, isAmong: words)
    case .wordsAndOthers(let list): return check(attribute, hasNoSlipOf: list)
    case .form(let form):
      if form.isOfAddresses {
        checkEmptyAddress(attribute, of: tag)
        checkBase(of: attribute)
      }
      return check(attribute, hasForm: form)
    case .id, .mapName, .reference: break
    }
    for value in attribute.values {
      switch rule {
      case .boolean, .words, .wordsAndOthers, .form: break
      case .id: checkID(value, of: attribute, tag)
      case .mapName:
        names.noteMap(use(value.isWhole ? value.text : "", of: attribute, tag, .map))
      case .reference(let reference, let isList):
        noteReferences(value, of: attribute, tag, (reference, isList))
      }
    }
  }

  /// Checks an attribute that is on wherever it is written: a value that may be one of several is
  /// meant to switch it.
  private mutating func checkPresence(_ attribute: TagAttribute) {
    if attribute.values.count > 1 {
      return findings.report(.alwaysPresent(attribute.name, at: attribute.span))
    }
    guard let value = attribute.value, let word = value.word, !word.isEmpty,
      word != attribute.name
    else { return }
    findings.report(
      .wrongValue(
        attribute, value.text, expected: "no value at all", nearest: nil,
        advice: "it is on wherever it is written: leave it out where it is to be off"))
  }

  /// Reports what is wrong in the bytes of a tag.
  private mutating func report(_ faults: [TagFault]) {
    for fault in faults { findings.report(.tagFault(fault)) }
  }

  private mutating func check(_ attribute: TagAttribute, isAmong words: Set<String>) {
    for value in attribute.values {
      guard let word = value.word, !words.contains(word), !words.contains(value.text) else {
        continue
      }
      let list = words.filter { !$0.isEmpty }.sorted()
      let isMethod = attribute.name == "method" || attribute.name == "formmethod"
      let advice =
        attribute.isPrintedChoice
        ? Self.choice(among: list, attribute)
        : isMethod && Self.methodsOfPrograms.contains(word)
          ? "write 'post': a browser sends no form by '\(word)'" : nil
      findings.report(
        .wrongValue(
          attribute, value.text, expected: Self.enumeration(list),
          nearest: advice == nil ? findings.nearest(to: word, among: list) : nil, advice: advice))
      // One word of a truth value is enough.
      if attribute.isPrintedChoice { return }
    }
  }

  private mutating func check(_ attribute: TagAttribute, hasNoSlipOf list: WordList) {
    for value in attribute.values {
      let words = list.isList ? value.words : value.word.map { [$0] } ?? []
      for word in words {
        guard let meant = list.meant(by: word.lowercased()) else { continue }
        findings.report(
          .wrongValue(attribute, word, expected: list.description, nearest: meant))
      }
    }
  }

  private mutating func check(_ attribute: TagAttribute, hasForm form: ValueForm) {
    for value in attribute.values where value.isWhole && !form.isSatisfied(by: value.text) {
      if form.isOfAddresses, value.isBlank { continue }
      let meant = form.meant(by: value.text)
      findings.report(
        .wrongValue(
          attribute, value.text, expected: form.description,
          nearest: meant.flatMap { $0.isUnit ? nil : $0.word },
          advice: meant.map { "write the unit of '\($0.word)'" }))
      if attribute.isPrintedChoice { return }
    }
    guard form == .moment || form == .date else { return }
    for example in attribute.values.compactMap(\.example) {
      let text = AttributeValue(bytes: example).text
      guard !form.isSatisfied(by: text) else { continue }
      findings.report(.wrongDateFormat(attribute, text, expected: form.description))
    }
  }

  /// The methods by which programs send data, and forms do not.
  private static let methodsOfPrograms: Set<String> = ["put", "patch", "delete", "head", "options"]

  /// How a template chooses among words.
  private static func choice(among words: [String], _ attribute: TagAttribute) -> String? {
    guard let first = words.first, let last = words.last else { return nil }
    guard attribute.name != "hidden" else { return "write '{% if … %} hidden{% endif %}'" }
    return "write '{{ \"\(first)\" if … else \"\(last)\" }}', with the words that are meant"
  }

  private static func enumeration(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard quoted.count <= 12, let last = quoted.last else { return "one of its words" }
    return quoted.count == 1 ? last : quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private mutating func checkID(_ value: AttributeValue, of attribute: TagAttribute, _ tag: Tag) {
    let hasSpace = value.hasLaterSpace || value.bytes.contains(where: isWhitespace)
    hasSpacedID = hasSpacedID || hasSpace
    if hasSpace || value.isWhole && value.bytes.isEmpty {
      findings.report(
        .wrongValue(
          attribute, value.isWhole ? value.text : value.text + " …",
          expected: "a name without spaces", nearest: nil,
          advice: hasSpace ? "write '-' in place of each space" : nil))
    }
    names.noteID(use(value.text, of: attribute, tag, .anything), value)
  }

  private mutating func noteReferences(
    _ value: AttributeValue, of attribute: TagAttribute, _ tag: Tag,
    _ kind: (AttributeTable.Reference, isList: Bool)
  ) {
    if !value.isWhole, kind.0 == .control { names.noteUnknownLabel() }
    let words = kind.isList ? value.words : value.isWhole ? [value.text] : []
    for word in words { names.noteReference(use(word, of: attribute, tag, kind.0)) }
    guard !kind.isList, !value.isWhole, kind.0 != .map else { return }
    names.noteUnknownReference(use(value.text, of: attribute, tag, kind.0))
  }

  private func use(
    _ name: String, of attribute: TagAttribute, _ tag: Tag, _ reference: AttributeTable.Reference
  ) -> PageNames.Use {
    PageNames.Use(
      name: name, element: tag.name, attribute: attribute.name, reference: reference,
      span: attribute.span, guards: attribute.guards)
  }

  // MARK: ARIA

  private mutating func checkAria(_ attribute: TagAttribute, of tag: Tag) {
    guard let rule = AriaTable.attributes[attribute.name] else {
      let nearest = findings.nearest(to: attribute.name, among: AriaTable.names)
      findings.report(.unknownAria(attribute.name, nearest: nearest, at: attribute.span))
      return
    }
    if let rule { check(attribute, of: tag, rule) }
  }

  private mutating func checkRole(_ attribute: TagAttribute) {
    for value in attribute.values {
      for role in value.words where !AriaTable.roles.contains(role.lowercased()) {
        let nearest = findings.nearest(to: role, among: AriaTable.sortedRoles)
        findings.report(.unknownRole(role, nearest: nearest, at: attribute.span))
      }
    }
  }

  // MARK: Targets

  /// Reports files of the site that are of another kind than what the tag loads.
  private mutating func checkTargets(of tag: Tag) {
    for target in LoadedTarget.wrong(of: tag, origin: policies.origin)
    where !leavesPictures || target.expected != [.picture] {
      findings.report(.wrongKind(target, of: tag.name))
    }
  }

  // MARK: Required attributes

  private mutating func checkRequired(in tag: Tag, _ state: PageState) {
    switch tag.name {
    case "html" where !tag.mayFill("lang"): findings.report(.withoutLanguage(at: tag.span))
    case "img":
      require("alt", in: tag)
      if !tag.mayHave("srcset") { require("src", in: tag) }
    case "area" where tag.has("href"): require("alt", in: tag)
    case "base" where tag.mayHave("href"): findings.report(.changedBase(at: tag.span))
    case "input" where tag.word("type") == "image": require("alt", in: tag)
    case "track": require("src", in: tag)
    case "link":
      if !tag.mayHave("imagesrcset") { require("href", in: tag) }
      if !tag.mayHave("itemprop"), !tag.mayHave("property") { require("rel", in: tag) }
    case "optgroup": require("label", in: tag)
    case "bdo": require("dir", in: tag)
    case "map": require("name", in: tag)
    case "meter", "data": require("value", in: tag)
    case "source" where state.open.last?.name == "picture": require("srcset", in: tag)
    case "source": require("src", in: tag)
    default: break
    }
  }

  /// Reports a required attribute that is missing on all paths, or in some branches.
  private mutating func require(_ name: String, in tag: Tag) {
    let all = tag.all(name)
    guard all.isEmpty || all.count == 1 && !all[0].isCertain else { return }
    findings.report(
      name == "alt"
        ? .withoutAlternative(tag.name, on: all.first?.span, at: tag.span)
        : .missingAttribute(name, of: tag.name, at: tag.span))
  }
}
