import Diagnostics
import Tables

/// The instructions of a program that is being compiled, and the labels they jump to.
///
/// A label may be used before it is placed; all are replaced by places at the end.
struct InstructionList {
  private var instructions: [Instruction] = []
  /// The place each instruction comes from.
  private(set) var spans: [Span] = []
  /// The instructions that labels stand for; nil for one that is not placed yet.
  private var labels: [InstructionIndex?] = []
  /// The instruction before which text must not be merged, because a jump leads there.
  private var lastLabel = 0

  /// A place to jump to.
  struct Label {
    fileprivate let number: Int

    /// What instructions name instead of it until all labels are placed.
    var target: InstructionIndex { InstructionIndex(number) }
  }

  /// What has to be known to forget the instructions that follow.
  struct Mark {
    fileprivate let count: Int
    fileprivate let lastLabel: Int
  }

  var mark: Mark { Mark(count: instructions.count, lastLabel: lastLabel) }

  /// Forgets the instructions since a mark.
  mutating func rewind(to mark: Mark) {
    instructions.removeSubrange(mark.count...)
    spans.removeSubrange(mark.count...)
    lastLabel = mark.lastLabel
  }

  /// Adds an instruction; false where there is no place left.
  mutating func append(_ instruction: Instruction, _ span: Span) -> Bool {
    guard instructions.count < ProgramLimit.instructions.most else { return false }
    instructions.append(instruction)
    spans.append(span)
    return true
  }

  /// Makes the last instruction print more static text, if it prints what ends where this starts
  /// and nothing jumps in between.
  mutating func mergeText(start: Int, count: Int) -> Bool {
    guard instructions.count > lastLabel,
      case .literal(let first, let length)? = instructions.last, Int(first) + Int(length) == start
    else { return false }
    instructions[instructions.count - 1] = .literal(start: first, count: length + UInt32(count))
    return true
  }

  /// A place to jump to, which is still to come.
  mutating func newLabel() -> Label {
    labels.append(nil)
    return Label(number: labels.count - 1)
  }

  /// Lets a label stand for the next instruction.
  mutating func place(_ label: Label) {
    labels[label.number] = InstructionIndex(instructions.count)
    lastLabel = instructions.count
  }

  /// The instruction a label stands for.
  func instruction(at label: Label) -> InstructionIndex {
    guard let place = labels[label.number] else {
      preconditionFailure("a label that is jumped to is placed before the program is done")
    }
    return place
  }

  /// The instruction that a jump points to which names a label so far.
  private func instruction(at target: InstructionIndex) -> InstructionIndex {
    instruction(at: Label(number: target.position))
  }

  /// The instructions with places instead of labels.
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
