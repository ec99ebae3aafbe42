import Diagnostics
import Tables

/// The instructions of a program that is being compiled, and the labels they jump to.
///
/// A label may be used before it is placed; all are replaced by indices at the end.
struct InstructionList {
  private var instructions: [Instruction] = []
  /// The place that each instruction comes from.
  private(set) var spans: [Span] = []
  /// The instructions of labels; nil for a label that is not placed yet.
  private var labels: [InstructionIndex?] = []
  /// The instruction before which text must not be merged, because it is the target of a jump.
  private var lastLabel = 0

  /// A place to jump to.
  struct Label {
    fileprivate let number: Int

    /// The placeholder for it in instructions until all labels are placed.
    var target: InstructionIndex { InstructionIndex(number) }
  }

  /// The state to return to in order to remove the following instructions.
  struct Mark {
    fileprivate let count: Int
    fileprivate let lastLabel: Int
  }

  var mark: Mark { Mark(count: instructions.count, lastLabel: lastLabel) }

  /// Removes the instructions since a mark.
  mutating func rewind(to mark: Mark) {
    instructions.removeSubrange(mark.count...)
    spans.removeSubrange(mark.count...)
    lastLabel = mark.lastLabel
  }

  /// Adds an instruction; false where there is no space left.
  mutating func append(_ instruction: Instruction, _ span: Span) -> Bool {
    guard instructions.count < ProgramLimit.instructions.most else { return false }
    instructions.append(instruction)
    spans.append(span)
    return true
  }

  /// Extends the last instruction by more static text, if its text ends where this starts and no
  /// jump leads in between.
  mutating func mergeText(start: Int, count: Int) -> Bool {
    guard instructions.count > lastLabel,
      case .literal(let first, let length)? = instructions.last, Int(first) + Int(length) == start
    else { return false }
    instructions[instructions.count - 1] = .literal(start: first, count: length + UInt32(count))
    return true
  }

  /// A new label, which is not placed yet.
  mutating func newLabel() -> Label {
    labels.append(nil)
    return Label(number: labels.count - 1)
  }

  /// Places a label at the next instruction.
  mutating func place(_ label: Label) {
    labels[label.number] = InstructionIndex(instructions.count)
    lastLabel = instructions.count
  }

  /// The instruction of a label.
  func instruction(at label: Label) -> InstructionIndex {
    guard let place = labels[label.number] else {
      preconditionFailure("a label that is jumped to is placed before the program is done")
    }
    return place
  }

  /// The target of a jump that still has a placeholder.
  private func instruction(at target: InstructionIndex) -> InstructionIndex {
    instruction(at: Label(number: target.position))
  }

  /// The instructions with indices instead of labels.
  var resolved: [Instruction] {
    instructions.map { instruction in
      switch instruction {
      case .jump(let label): .jump(self.instruction(at: label))
      case .jumpIfFalse(let register, let label):
        .jumpIfFalse(register, self.instruction(at: label))
      case .jumpIfTrue(let register, let label): .jumpIfTrue(register, self.instruction(at: label))
      case .jumpIfNone(let register, let label): .jumpIfNone(register, self.instruction(at: label))
      case .jumpIfPresent(let register, let label):
        .jumpIfPresent(register, self.instruction(at: label))
      case .loop(let base, let label): .loop(base: base, exit: self.instruction(at: label))
      case .next(let base, let label): .next(base: base, body: self.instruction(at: label))
      case .count(let base, let label): .count(base: base, exit: self.instruction(at: label))
      case .nextNumber(let base, let label):
        .nextNumber(base: base, body: self.instruction(at: label))
      case .call(let routine, let base, let label):
        .call(routine: routine, base: base, next: self.instruction(at: label))
      case .literal, .print, .printField, .constant, .copy, .field, .setField, .page, .unary,
        .binary, .many, .not, .choiceText, .record, .host, .message, .json, .loopMember, .leave,
        .beginList, .append, .endList, .beginCapture, .endCapture, .end:
        instruction
      }
    }
  }
}
