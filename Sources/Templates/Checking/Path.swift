package import Schema
import Tables

/// The identity of a variable of a page's template: each `set`, parameter and loop makes one.
package struct VariableID: Hashable, Sendable {
  package let index: Int

  /// The variable with a number.
  package init(index: Int) { self.index = index }

  /// Stands for each element of a list that is not looped over yet.
  static let anyElement = VariableID(index: -3)
}

/// A variable, or what is reached from it: what a condition can prove to be present.
package struct Path: Hashable, Sendable {
  /// A step of a path.
  package enum Step: Hashable, Sendable {
    /// The field in a slot.
    case field(FieldSlot)
    /// The page of a record.
    case page
    /// An element of a list, counted from the end where it is negative.
    case element(Int)
    /// The element before or after that of a loop's iteration.
    case previous(LoopID)
    case next(LoopID)

    /// The loop of a step to the element before or after.
    var loop: LoopID? {
      switch self {
      case .previous(let loop), .next(let loop): loop
      case .field, .page, .element: nil
      }
    }
  }

  package let root: VariableID
  package var steps: [Step]

  /// The path from a variable by steps.
  package init(root: VariableID, steps: [Step] = []) {
    self.root = root
    self.steps = steps
  }

  /// The path with one more step.
  package func appending(_ step: Step) -> Path { Path(root: root, steps: steps + [step]) }

  /// The path with another step at its end.
  func ending(with step: Step) -> Path { Path(root: root, steps: steps.dropLast() + [step]) }

  /// The date of the build.
  package static let now = Path(root: VariableID(index: -2))

  /// The elements before and after that of a loop's iteration.
  static func neighbour(_ step: Step) -> Path {
    Path(root: VariableID(index: -1), steps: [step])
  }
}

/// The identity of a loop of a page's template.
package struct LoopID: Hashable, Sendable {
  package let index: Int

  /// The loop with a number.
  package init(index: Int) { self.index = index }
}
