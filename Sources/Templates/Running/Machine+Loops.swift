import Schema

// Loops: over lists and over numbers.
extension Machine {
  mutating func begin(loop base: Int) throws(RenderingFailure) -> Bool {
    let list = layer.registers[base]
    guard list.tag == .list, list.count > 0 else { return false }
    try count(turns: list.count)
    layer.registers[base + 1] = .int(0)
    layer.registers[base + 2] = value(at: list.index)
    return true
  }

  mutating func advance(loop base: Int) throws(RenderingFailure) -> Bool {
    try checkOutput()
    let list = layer.registers[base]
    let index = layer.registers[base + 1].int + 1
    guard index < list.count else { return false }
    layer.registers[base + 1] = .int(index)
    layer.registers[base + 2] = value(at: list.index + index)
    return true
  }

  mutating func begin(count base: Int) throws(RenderingFailure) -> Bool {
    let start = layer.registers[base + 3].int
    let step = layer.registers[base + 5].int
    let count = try Self.steps(from: start, to: layer.registers[base + 4].int, by: step)
    guard count > 0 else { return false }
    try self.count(turns: count)
    layer.registers[base] = .list(first: 0, count: count)
    layer.registers[base + 1] = .int(0)
    layer.registers[base + 2] = .int(start)
    return true
  }

  mutating func advance(count base: Int) throws(RenderingFailure) -> Bool {
    try checkOutput()
    let index = layer.registers[base + 1].int + 1
    guard index < layer.registers[base].count else { return false }
    layer.registers[base + 1] = .int(index)
    let number = layer.registers[base + 2].int + layer.registers[base + 5].int
    layer.registers[base + 2] = .int(number)
    return true
  }

  /// The number of steps of a range; at most one more than a page may take.
  static func steps(from start: Int, to stop: Int, by step: Int) throws(RenderingFailure) -> Int {
    guard step != 0 else { throw RenderingFailure("the step of 'range' is zero") }
    guard step > 0 ? start < stop : start > stop else { return 0 }
    let (difference, overflow) = stop.subtractingReportingOverflow(start)
    guard !overflow else { return turnLimit + 1 }
    let count = (difference.magnitude - 1) / step.magnitude + 1
    return Int(min(count, UInt(turnLimit) + 1))
  }

  mutating func count(turns count: Int) throws(RenderingFailure) {
    turns += count
    if turns > Self.turnLimit {
      throw RenderingFailure("the loops of the page take more than 10,000,000 turns")
    }
  }

  func loopMember(_ member: LoopMember, base: Int) -> Value {
    let list = layer.registers[base]
    let index = layer.registers[base + 1].int
    switch member {
    case .index: return .int(index + 1)
    case .index0: return .int(index)
    case .revindex: return .int(list.count - index)
    case .revindex0: return .int(list.count - index - 1)
    case .first: return .bool(index == 0)
    case .last: return .bool(index + 1 == list.count)
    case .length: return .int(list.count)
    case .previtem: return index > 0 ? value(at: list.index + index - 1) : .none
    case .nextitem:
      return index + 1 < list.count ? value(at: list.index + index + 1) : .none
    }
  }
}
