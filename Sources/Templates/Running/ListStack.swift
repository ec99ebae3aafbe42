package import Schema

/// Nested lists under construction.
package struct ListStack: Sendable {
  /// The elements of all, those of the innermost last.
  private var elements: [Value] = []
  /// Where each begins.
  private var starts: [Int] = []

  /// Makes a stack without lists.
  package init() {}

  /// Begins a list inside the others.
  package mutating func begin() { starts.append(elements.count) }

  /// Adds an element to the innermost list.
  package mutating func append(_ value: Value) { elements.append(value) }

  /// The elements of the innermost list so far.
  package var innermost: ArraySlice<Value> { elements[(starts.last ?? 0)...] }

  /// Ends the innermost list, and continues the one around it.
  package mutating func end() { elements.removeSubrange((starts.popLast() ?? 0)...) }
}
