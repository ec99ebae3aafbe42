// Advice about the fields of namespaces.

import Diagnostics

extension Diagnostic.Help {
  /// Advice for a value that may be none and is set to a field that always has one.
  static func missingFieldValue(_ value: String) -> Diagnostic.Help {
    Diagnostic.Help("say what it is where there is none: '\(value) | default(…)'")
  }

  /// Advice for a field that begins with a whole number.
  static func doubleField(_ field: String) -> Diagnostic.Help {
    Diagnostic.Help("let it begin with a number of type Double: 'namespace(\(field)=0.0)'")
  }

  /// Advice for a value that is set to a field which is a text.
  static func textForField(_ value: String) -> Diagnostic.Help {
    Diagnostic.Help("set it to a text: '(\(value)) | string'")
  }

  /// Advice for a field to which values of different types are set; `isOpen` where it begins with
  /// none or an empty list.
  static func fieldOfOneType(_ field: String, isOpen: Bool) -> Diagnostic.Help {
    isOpen
      ? Diagnostic.Help("use another field for values of this type")
      : Diagnostic.Help(
        "let it begin with none, 'namespace(\(field)=none)', and set it to values of one type")
  }
}

extension Diagnostic {
  /// A value that is always none; `standIn` is written for one that counts as a number.
  static func usedNone(
    purpose: String, standIn: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "this is none, but \(purpose)", at: span,
      help: standIn.map { value in
        let shown = DisplayText(value).text
        return [Help("write what it counts as: '\(shown)'", replace: span, with: value)]
      } ?? [])
  }
}
