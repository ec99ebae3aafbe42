package import Diagnostics

/// An id of which a template shows that it is on a page twice, or may be.
package struct RepeatedID: Sendable {
  /// The id.
  package let name: String
  /// What was reported: an error where every page has it twice, a warning where some may.
  package let diagnostic: Diagnostic

  init(_ name: String, _ diagnostic: Diagnostic) {
    self.name = name
    self.diagnostic = diagnostic
  }
}

/// The names on a page: its ids, what refers to them, and the controls that need a label.
struct PageNames: Sendable {
  /// A place that declares or uses a name.
  struct Use: Sendable {
    let name: String
    let element: String
    let attribute: String
    let reference: AttributeTable.Reference
    let span: Span
    let guards: Guards
  }

  /// A control without an accessible name.
  struct Control: Sendable {
    let tag: Tag
    /// Its id; nil where it has none or one that is not known.
    let id: String?
    let mayHaveID: Bool
    /// The control before it in the same `label`, of which that is the name.
    var first: Span?
  }

  /// Whether there is a heading.
  var hasHeading = false
  /// Whether the tag that is read is in a `template`: a script may put what it names elsewhere.
  var isInTemplate = false
  /// Whether there is Markdown, which may have ids.
  var hasMarkdown = false
  /// Whether there are fragments about which nothing is known.
  var hasUnknownMarkup = false
  /// The ids, and the names of maps, which are separate; empty where a value completes one.
  private var named: [Use] = []
  private var references: [Use] = []
  /// The known beginnings of what values complete.
  private var unknownReferences: [Use] = []
  private var controls: [Control] = []
  /// The known beginnings of ids that values complete.
  private var idBeginnings: [[UInt8]] = []
  /// Whether some label names a control by a value.
  private var hasUnknownLabel = false

  mutating func noteID(_ use: Use, _ value: AttributeValue) {
    if value.isWhole { named.append(use) } else { idBeginnings.append(value.bytes) }
  }

  mutating func noteMap(_ use: Use) { named.append(use) }

  mutating func noteReference(_ use: Use) { if !isInTemplate { references.append(use) } }

  mutating func noteUnknownReference(_ use: Use) {
    if !isInTemplate { unknownReferences.append(use) }
  }

  mutating func noteUnknownLabel() { hasUnknownLabel = true }

  mutating func noteControl(_ tag: Tag, isNamed: Bool, besides first: Span? = nil) {
    if isNamed || tag.mayBeNamed || tag.mayFill("placeholder") || tag.isHidden { return }
    if tag.name == "input" {
      guard tag.all("type").allSatisfy({ $0.value?.isWhole == true }) else { return }
      let type = tag.word("type") ?? "text"
      if ["hidden", "submit", "reset", "button", "image"].contains(type) { return }
    }
    let id = tag.value(of: "id")
    controls.append(
      Control(
        tag: tag, id: id.flatMap { $0.isWhole ? $0.text : nil }, mayHaveID: tag.mayHave("id"),
        first: first))
  }

  /// Whether the page has no heading, whatever its values.
  var surelyHasNoHeading: Bool { !hasHeading && !hasMarkdown && !hasUnknownMarkup }

  private func ids() -> [Use] { named.filter { $0.reference != .map } }

  // MARK: The end of the page

  /// Reports what refers to nothing on a whole page, and controls without a label.
  func report(to findings: inout Findings) {
    reportReferences(to: &findings)
    reportUnknownReferences(to: &findings)
    reportControls(to: &findings)
  }

  /// Reports ids that are on the page twice, or may be, and returns what was reported.
  func reportDuplicates(to findings: inout Findings) -> [RepeatedID] {
    var told: [RepeatedID] = []
    // Ids that may be duplicates, and those beyond a limit, are compared on each finished page,
    // where all ids are compared.
    var known: [String: [Use]] = [:]
    for use in ids() {
      let others = known[use.name, default: []]
      if let other = others.first(where: { $0.guards.meeting(use.guards) == .surely }) {
        told.append(
          RepeatedID(use.name, .duplicateID(use.name, first: other.span, at: use.span)))
      } else if use.guards.isRepeated {
        told.append(RepeatedID(use.name, .repeatedID(use.name, at: use.span)))
      }
      if others.count < 16 { known[use.name] = others + [use] }
    }
    for id in told { findings.report(id.diagnostic) }
    return told
  }

  private func reportReferences(to findings: inout Findings) {
    let known = Dictionary(ids().map { ($0.name, [$0.element]) }, uniquingKeysWith: { $0 + $1 })
    let names = known.keys.sorted()
    for use in references where !use.name.isEmpty && !findings.isFull {
      if use.reference == .map {
        if !hasUnknownMarkup { reportMap(use, to: &findings) }
        continue
      }
      let bytes = Array(use.name.utf8)
      if idBeginnings.contains(where: { bytes.starts(with: $0) }) { continue }
      if hasUnknownMarkup || hasMarkdown && use.reference == .anything {
        // Whether the markup has the id is known on finished pages.
        if known[use.name] == nil { findings.leaveToPages() }
        continue
      }
      guard let elements = known[use.name] else {
        let nearest = findings.nearest(to: use.name, among: names)
        findings.report(
          .unknownID(use.name, attribute: use.attribute, nearest: nearest, at: use.span))
        continue
      }
      if let expected = use.reference.expected, !elements.contains(where: { expected.contains($0) })
      {
        findings.report(
          .wrongTarget(use.name, attribute: use.attribute, element: elements[0], at: use.span))
      }
    }
  }

  /// Reports references by values that no id of the page begins like, and leaves others to finished
  /// pages where no id has the same beginning.
  private func reportUnknownReferences(to findings: inout Findings) {
    guard !hasUnknownMarkup else { return }
    for use in unknownReferences where !findings.isFull {
      if hasMarkdown, use.reference == .anything { continue }
      let bytes = Array(use.name.utf8)
      if idBeginnings.contains(bytes) { continue }
      let mayBeThere =
        ids().contains { $0.name.utf8.starts(with: bytes) }
        || idBeginnings.contains { bytes.starts(with: $0) || $0.starts(with: bytes) }
      if mayBeThere {
        findings.leaveToPages()
      } else {
        findings.report(.noSuchID(use.name, attribute: use.attribute, at: use.span))
      }
    }
  }

  /// Reports a `usemap` that is not the name of a map after a `#`.
  private func reportMap(_ use: Use, to findings: inout Findings) {
    let maps = named.filter { $0.reference == .map }.map(\.name)
    guard !maps.contains(""), !maps.contains(where: { use.name == "#" + $0 }) else { return }
    let nearest = findings.nearest(to: use.name, among: maps)
    findings.report(.unknownMap(use.name, nearest: nearest, at: use.span))
  }

  private func reportControls(to findings: inout Findings) {
    let labelled = Set(references.filter { $0.reference == .control }.map(\.name))
    for control in controls {
      if control.mayHaveID {
        guard let id = control.id, !hasUnknownLabel, !hasUnknownMarkup else { continue }
        if labelled.contains(id) { continue }
      }
      findings.report(
        .unlabelled(control.tag.name, besides: control.first, at: control.tag.span))
    }
  }
}

extension AttributeTable.Reference {
  /// The elements that it may refer to; nil for any.
  var expected: Set<String>? {
    switch self {
    case .anything: nil
    case .control:
      ["button", "input", "meter", "output", "progress", "select", "textarea"]
    case .element(let name): [name]
    case .header: ["th", "td"]
    case .map: ["map"]
    }
  }
}
