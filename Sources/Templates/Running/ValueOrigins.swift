import Schema
import Tables

/// The slots that the values in registers come from, so that a trace can say where an author wrote
/// what a page shows: also of a value that a loop, a macro, a filter or an operator hands on.
///
/// A value made of two has the origin of the first that has one; what a template has made itself,
/// such as a captured text or a new record, has none.
struct ValueOrigins {
  private var slots: [Register: SlotIndex] = [:]
  /// Those of the callers of the routine that runs, the outermost first.
  private var callers: [[Register: SlotIndex]] = []

  /// The slot that the value in a register comes from.
  func slot(of register: Register) -> SlotIndex? { slots[register] }

  /// Notes what an instruction does to the origins; it is executed next.
  mutating func follow(
    _ instruction: Instruction, _ values: borrowing PageValues, _ program: ProgramCode
  ) {
    switch instruction {
    case .field(let target, let record, let slot):
      slots[target] = Self.slot(
        ofField: FieldSlot(slot), of: values.layer.registers[Int(record)], in: values)
    case .copy(let target, let source), .unary(_, let target, let source),
      .choiceText(let target, let source, _), .json(let target, let source, _, _):
      slots[target] = slots[source]
    case .binary(_, let target, let left, let right):
      slots[target] = slots[left] ?? slots[right]
    case .many(_, let target, let base, let count):
      slots[target] = (base..<base + count).lazy.compactMap { [slots] in slots[$0] }.first
    case .loop(let base, _): enter(element: 0, ofLoop: base, values)
    case .next(let base, _):
      enter(element: values.layer.registers[Int(base) + 1].int + 1, ofLoop: base, values)
    case .call(let routine, let base, _): enter(program.routines[routine.index], with: base)
    case .leave: slots = callers.popLast() ?? slots
    case .constant(let target, _), .page(let target, _), .not(let target, _),
      .record(let target, _, _), .host(let target, _, _, _), .message(let target, _, _),
      .loopMember(let target, _, _), .endList(let target), .endCapture(let target):
      slots[target] = nil
    case .literal, .print, .printField, .setField, .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfNone,
      .jumpIfPresent, .count, .nextNumber, .beginList, .append, .beginCapture, .end:
      break
    }
  }

  /// The slot of a field, if authors may have written it: pages make their own above the store.
  static func slot(
    ofField field: FieldSlot, of record: Value, in values: borrowing PageValues
  ) -> SlotIndex? {
    guard record.tag == .record, record.slot + field < values.store.end else { return nil }
    return record.slot + field
  }

  private mutating func enter(
    element index: Int, ofLoop base: Register, _ values: borrowing PageValues
  ) {
    let list = values.layer.registers[Int(base)]
    let isWritten = list.tag == .list && list.slot + index < values.store.end
    slots[base + 2] = isWritten ? list.slot + index : nil
  }

  private mutating func enter(_ routine: ProgramCode.Routine, with base: Register) {
    callers.append(slots)
    let arguments = (0..<routine.parameterCount).map { slots[base + Register($0)] }
    for (offset, argument) in arguments.enumerated() {
      slots[Register(routine.registers.lowerBound + offset)] = argument
    }
  }
}
