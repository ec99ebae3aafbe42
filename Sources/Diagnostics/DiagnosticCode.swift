/// The kind of mistake that a diagnostic reports: a stable name that messages, documents and `apus
/// explain` share.
///
/// Each module declares its codes, and words its mistakes, in its own folder `Mistakes`, numbered
/// within its hundred: 01 documents, 02 models, 03 content, 04 Markdown, 05 templates, 06 pages, 07
/// output, 09 what readers keep on their devices. `DiagnosticCode.all` in `SiteCompiler` joins
/// them.
package struct DiagnosticCode: Hashable, Sendable {
  /// The four digits, such as `0301`; with the severity's letter before them it reads `E0301`.
  package let number: String
  /// The rule in a few words, as the heading of its page.
  package let title: String
  /// What the rule requires, why, and how to fix a violation: Markdown, at least one paragraph.
  package let explanation: String

  /// Declares a code.
  package init(_ number: String, _ title: String, _ explanation: String) {
    self.number = number
    self.title = title
    self.explanation = explanation
  }

  package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
    left.number == right.number
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
