/// One mistake, or one thing worth knowing, in the files of an author.
///
/// It is data: each module that finds mistakes makes values of it by the functions in its folder
/// `Mistakes`, and `DiagnosticFormatter` draws them.
package struct Diagnostic: Hashable, Sendable {
  /// How severe a diagnostic is.
  package enum Severity: String, Hashable, Comparable, Sendable {
    /// Nothing is published.
    case error
    /// Published, unless the build is strict.
    case warning

    package static func < (left: Severity, right: Severity) -> Bool {
      left == .error && right == .warning
    }
  }

  /// A place that helps to understand the mistake, such as the rule in the model.
  package struct Place: Hashable, Sendable {
    /// The bytes to underline.
    package let span: Span
    /// What is there, in a few words.
    package let label: String

    /// Makes a place.
    package init(_ span: Span, _ label: String) {
      self.span = span
      self.label = label
    }
  }

  /// Advice on what to write instead.
  package struct Help: Hashable, Sendable {
    /// The advice, in one sentence.
    package let message: String
    /// The text that fixes the mistake when it replaces the bytes of `span`.
    package let replacement: String?
    /// The bytes to replace; nil when there is no replacement.
    package let span: Span?

    /// Makes advice without a replacement.
    package init(_ message: String) {
      self.message = message
      self.replacement = nil
      self.span = nil
    }

    /// Makes advice to write `replacement` in place of the bytes of `span`.
    package init(_ message: String, replace span: Span, with replacement: String) {
      self.message = message
      self.replacement = replacement
      self.span = span
    }
  }

  /// How severe it is.
  package var severity: Severity
  /// Which rule it is about.
  package var code: DiagnosticCode
  /// What is wrong, in one sentence, lower case, without a full stop.
  package var message: String
  /// Where it is wrong; nil when it concerns no place in a file, such as a missing folder.
  package var span: Span?
  /// What to say at the underlined place, if it adds to the message.
  package var label: String?
  /// Other places, in the order in which they are drawn.
  package var places: [Place]
  /// Facts to know, each one sentence.
  package var notes: [String]
  /// What to write instead, most likely first.
  package var help: [Help]
  /// The file or folder that the message is about, where it has no place in one; relative to the
  /// folder of the sources, which people see before it.
  package var file: String?
  /// Whether its words quote nothing from the place that it is about, because that is secret.
  package var isFreeOfValues = false

  /// Makes a diagnostic.
  package init(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, at span: Span?,
    label: String? = nil, places: [Place] = [], notes: [String] = [], help: [Help] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.span = span
    self.label = label
    self.places = places
    self.notes = notes
    self.help = help
  }
}
