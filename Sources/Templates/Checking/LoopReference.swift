import Diagnostics

/// The object `loop` inside a `for`.
struct LoopReference: Sendable {
  let id: LoopID
  let element: Type
  /// The tag `for`.
  let span: Span
  /// For a recursive loop, what `loop(list)` repeats.
  var recursion: RecursionID?
  /// For a recursive loop, the variable that counts the depth of its calls.
  var depth: VariableID?
}
