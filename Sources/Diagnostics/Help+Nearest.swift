extension Diagnostic.Help {
  /// Asks whether one of the names was meant that are nearest to what is at a place: one, which can
  /// take its place, or several that are equally near; nil where there is none. `replacement` makes
  /// what is written for a name.
  package static func nearest(
    _ names: [String], at span: Span, writing replacement: (String) -> String = { $0 }
  ) -> Diagnostic.Help? {
    guard let first = names.first else { return nil }
    let question = "did you mean \(Diagnostic.list(names, joinedBy: "or"))?"
    return names.count == 1
      ? Diagnostic.Help(question, replace: span, with: replacement(first))
      : Diagnostic.Help(question)
  }
}
