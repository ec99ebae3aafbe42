package import Diagnostics

/// The uses of templates, blocks, macros and loops around a place, the outermost first.
///
/// At most `limit` uses are nested; `isFull` has to be checked before each.
package struct UseStack: Sendable {
  /// How deeply templates and macros may use each other.
  package static let limit = 32

  /// What is used.
  package enum Subject: Hashable, Sendable {
    case template(String)
    case block(String, level: Int)
    case macro(String, template: String)
    /// A recursive loop, by its number.
    case loop(Int)
    /// The body of a call block, with the number of uses around that block: it is no part of the
    /// macro that prints it.
    case callBlock(outer: Int)
  }

  /// One use.
  package struct Use: Sendable {
    let subject: Subject
    /// What messages say at the place of the use.
    let label: String
    let span: Span

    /// Makes a use; the label is what messages say at its place.
    package init(_ subject: Subject, _ label: String, at span: Span) {
      self.subject = subject
      self.label = label
      self.span = span
    }

    /// Whether the use helps to understand a mistake.
    func isRelevant(to diagnostic: Diagnostic) -> Bool {
      switch subject {
      case .block, .callBlock: false
      case .template, .macro, .loop: span != diagnostic.span
      }
    }

    /// Whether it is that of a layout by the template that extends it.
    var isOfLayout: Bool { label == UseStack.extended }
  }

  /// The label of a layout's use by the template that extends it.
  package static let extended = "extended here"

  private var uses: [Use] = []

  /// Makes a stack without uses.
  package init() {}

  /// How many uses there are.
  package var count: Int { uses.count }

  /// The places of all uses.
  var spans: [Span] { uses.map(\.span) }

  /// Whether another use would exceed the limit.
  package var isFull: Bool { uses.count >= Self.limit }

  /// Adds a use inside the others.
  package mutating func enter(_ use: Use) { uses.append(use) }

  /// Ends the innermost uses until `count` are left.
  package mutating func leave(downTo count: Int) { uses.removeLast(uses.count - count) }

  /// Ends the innermost use.
  package mutating func leave() { uses.removeLast() }

  /// How often something is in use, as far as the body of a call block is part of it.
  package func count(of subject: Subject) -> Int {
    var (count, end) = (0, uses.count)
    while end > 0 {
      let use = uses[end - 1]
      if use.subject == subject { count += 1 }
      if case .callBlock(let outer) = use.subject { end = outer } else { end -= 1 }
    }
    return count
  }

  /// Whether something is in use, as far as the body of a call block is part of it.
  package func contains(_ subject: Subject) -> Bool { count(of: subject) > 0 }

  /// The templates in use from the last use of a template on, followed by that template: a cycle;
  /// nil where it is not in use.
  package func cycle(to name: String) -> [String]? {
    let names = uses.compactMap { use in
      if case .template(let name) = use.subject { name } else { nil }
    }
    return names.firstIndex(of: name).map { names[$0...] + [name] }
  }

  /// The template that the innermost use of a template or macro names.
  package var innermostTemplate: String? {
    for use in uses.reversed() {
      if case .macro(_, let template) = use.subject { return template }
      if case .template(let name) = use.subject { return name }
    }
    return nil
  }

  /// A mistake with the uses that lead to its place, the innermost first, at most four places.
  ///
  /// What a template extends leads to a mistake in a layout, and not to one in the template itself or
  /// in what it uses. How templates that come with Apus extend each other explains no mistake in one
  /// of the site's own.
  package func explaining(
    _ diagnostic: Diagnostic, isBuiltIn: (SourceID) -> Bool = { _ in false }
  ) -> Diagnostic {
    var diagnostic = diagnostic
    let isOfTheme = diagnostic.span.map { isBuiltIn($0.source) } ?? true
    var places = Set([diagnostic.span?.source].compactMap(\.self))
    for (index, use) in uses.enumerated().reversed() where use.isRelevant(to: diagnostic) {
      guard diagnostic.places.count < 4 else { break }
      if diagnostic.places.contains(where: { $0.span == use.span }) { continue }
      if use.isOfLayout {
        if !isOfTheme, isBuiltIn(use.span.source) { continue }
        // Layouts are entered one after the other, beginning with that of the page's template.
        if uses[...index].contains(where: { $0.isOfLayout && places.contains($0.span.source) }) {
          continue
        }
      }
      places.insert(use.span.source)
      diagnostic.places.append(Diagnostic.Place(use.span, use.label))
    }
    return diagnostic
  }
}
