import Schema
import Tables

// Loops: over lists and over numbers.
extension Machine {
  mutating func begin(loop base: Int) throws(RenderingFailure) -> Bool {
    let list = values.layer.registers[base]
    guard list.tag == .list, list.count > 0 else { return false }
    try count(iterations: list.count)
    values.layer.registers[base + 1] = .int(0)
    values.layer.registers[base + 2] = values.value(at: list.slot)
    return true
  }

  mutating func advance(loop base: Int) throws(RenderingFailure) -> Bool {
    try checkOutput()
    let list = values.layer.registers[base]
    let index = values.layer.registers[base + 1].int + 1
    guard index < list.count else { return false }
    values.layer.registers[base + 1] = .int(index)
    values.layer.registers[base + 2] = values.value(at: list.slot + index)
    return true
  }

  mutating func begin(count base: Int) throws(RenderingFailure) -> Bool {
    let start = values.layer.registers[base + 3].int
    let step = values.layer.registers[base + 5].int
    let count = try PageValues.steps(
      from: start, to: values.layer.registers[base + 4].int, by: step)
    guard count > 0 else { return false }
    try self.count(iterations: count)
    values.layer.registers[base] = .list(first: SlotIndex(0), count: count)
    values.layer.registers[base + 1] = .int(0)
    values.layer.registers[base + 2] = .int(start)
    return true
  }

  mutating func advance(count base: Int) throws(RenderingFailure) -> Bool {
    try checkOutput()
    let index = values.layer.registers[base + 1].int + 1
    guard index < values.layer.registers[base].count else { return false }
    values.layer.registers[base + 1] = .int(index)
    let number = values.layer.registers[base + 2].int + values.layer.registers[base + 5].int
    values.layer.registers[base + 2] = .int(number)
    return true
  }

  mutating func count(iterations count: Int) throws(RenderingFailure) {
    iterations += count
    if iterations > Self.iterationLimit {
      throw RenderingFailure("the loops of the page take more than 10,000,000 iterations")
    }
  }

  func loopMember(_ member: LoopMember, base: Int) -> Value {
    let list = values.layer.registers[base]
    let index = values.layer.registers[base + 1].int
    switch member {
    case .index: return .int(index + 1)
    case .index0: return .int(index)
    case .revindex: return .int(list.count - index)
    case .revindex0: return .int(list.count - index - 1)
    case .first: return .bool(index == 0)
    case .last: return .bool(index + 1 == list.count)
    case .length: return .int(list.count)
    case .previtem: return index > 0 ? values.value(at: list.slot + index - 1) : .none
    case .nextitem:
      return index + 1 < list.count ? values.value(at: list.slot + index + 1) : .none
    }
  }
}
