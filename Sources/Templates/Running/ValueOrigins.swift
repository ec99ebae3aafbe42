import Diagnostics
import Schema
import Tables

/// Where the value of a register was written.
enum ValueOrigin {
  /// Where the value of a slot of the store was; looked up only when it is asked for, since that
  /// may read files.
  case slot(SlotIndex)
  /// Here.
  case span(Span)
  /// In the parts of a template that were captured as a text.
  case captured(PageTrace.Captured)

  /// Whether it is a place where an author wrote a value, and not a text that a template made.
  fileprivate var isWritten: Bool {
    if case .captured = self { false } else { true }
  }
}

/// Where the values in registers come from, so that a trace can say where an author wrote what a
/// page shows: also of a value that a loop, a macro, a filter or an operator hands on.
///
/// A value made of two has the origin of the first that has one; what a template has made itself,
/// such as a new record, has none. A captured text has those of its parts, as long as nothing changes
/// it.
struct ValueOrigins {
  private var origins: [Register: ValueOrigin] = [:]
  /// Those of the callers of the routine that runs, the outermost first.
  private var callers: [[Register: ValueOrigin]] = []

  /// Where the value in a register comes from.
  func origin(of register: Register) -> ValueOrigin? { origins[register] }

  /// The same, unless it is a captured text.
  private func written(_ register: Register) -> ValueOrigin? {
    origins[register].flatMap { $0.isWritten ? $0 : nil }
  }

  /// Notes that a register has a captured text.
  mutating func note(_ captured: PageTrace.Captured, in register: Register) {
    origins[register] = .captured(captured)
  }

  /// Notes what an instruction does to the origins; it is executed next. `text` says where a text of
  /// the interface is written.
  mutating func follow(
    _ instruction: Instruction, _ values: borrowing PageValues, _ program: ProgramCode,
    text: (MessageUseIndex) -> Span?
  ) {
    switch instruction {
    case .field(let target, let record, let slot):
      origins[target] = Self.origin(
        ofField: FieldSlot(slot), of: values.layer.registers[Int(record)], in: values)
    case .copy(let target, let source): origins[target] = origins[source]
    case .unary(_, let target, let source), .choiceText(let target, let source, _),
      .json(let target, let source, _, _):
      origins[target] = written(source)
    case .binary(_, let target, let left, let right):
      origins[target] = written(left) ?? written(right)
    case .many(_, let target, let base, let count):
      origins[target] = (base..<base + count).lazy.compactMap { [self] in written($0) }.first
    case .loop(let base, _): enter(element: 0, ofLoop: base, values)
    case .next(let base, _):
      enter(element: values.layer.registers[Int(base) + 1].int + 1, ofLoop: base, values)
    case .call(let routine, let base, _): enter(program.routines[routine.index], with: base)
    case .leave: origins = callers.popLast() ?? origins
    case .constant(let target, _), .page(let target, _), .not(let target, _),
      .record(let target, _, _), .host(let target, _, _, _),
      .loopMember(let target, _, _), .endList(let target):
      origins[target] = nil
    case .message(let target, let use, _): origins[target] = text(use).map { .span($0) }
    case .literal, .print, .printField, .setField, .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfNone,
      .jumpIfPresent, .count, .nextNumber, .beginList, .append, .beginCapture, .endCapture, .end:
      break
    }
  }

  /// Where a field was written, if an author has: pages make their own values above the store.
  static func origin(
    ofField field: FieldSlot, of record: Value, in values: borrowing PageValues
  ) -> ValueOrigin? {
    guard record.tag == .record else { return nil }
    let slot = record.slot + field
    return slot < values.store.end ? .slot(slot) : values.layer.spans[slot].map { .span($0) }
  }

  private mutating func enter(
    element index: Int, ofLoop base: Register, _ values: borrowing PageValues
  ) {
    let list = values.layer.registers[Int(base)]
    let isWritten = list.tag == .list && list.slot + index < values.store.end
    origins[base + 2] = isWritten ? .slot(list.slot + index) : nil
  }

  private mutating func enter(_ routine: ProgramCode.Routine, with base: Register) {
    callers.append(origins)
    let arguments = (0..<routine.parameterCount).map { origins[base + Register($0)] }
    for (offset, argument) in arguments.enumerated() {
      origins[Register(routine.registers.lowerBound + offset)] = argument
    }
  }
}
