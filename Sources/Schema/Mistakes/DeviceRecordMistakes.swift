// Mistakes about records on the reader's device: 0221, 0222.

package import Diagnostics

extension DiagnosticCode {
  static let deviceRecordInContent = DiagnosticCode(
    "0221", "a record on the reader's device in content",
    """
    A `DeviceRecord` says what a reader keeps about themselves on their own device. Forms are made
    of it; content never holds one and never refers to one, so that nothing of it can be in what is
    built. Use a `Component` or an `Entry` for what the site itself knows.
    """)
  package static let deviceRecord = DiagnosticCode(
    "0222", "a record that no form can ask for",
    """
    The fields of a `DeviceRecord` are of the types \(ScalarKind.list { $0.input != nil }),
    optional or not, with `@Length`, `@Within` and `@Autocomplete`. One is marked `@Key` and names the record; at
    most one is marked `@Secret`: the password, of which only a proof is kept.
    """)
}

extension Diagnostic {
  /// A record on the reader's device as the type of a field.
  static func deviceRecordAsType(_ name: String, at span: Span, record: Span?) -> Diagnostic {
    Diagnostic(
      .error, .deviceRecordInContent,
      "\(quoted(name)) stays on the reader's device and cannot be part of another model", at: span,
      places: record.map { [Place($0, "\(name) is a record on the device")] } ?? [])
  }

  static func deviceRecordWithoutKey(_ name: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .deviceRecord, "no field names a \(quoted(name))", at: span,
      help: [Help("write '@Key' before the field that tells two of them apart")])
  }

  static func deviceField(_ field: Field, _ rule: String) -> Diagnostic {
    Diagnostic(
      .error, .deviceRecord, "no form can ask for \(quoted(field.name)) like this", at: field.span,
      notes: [rule])
  }
}
