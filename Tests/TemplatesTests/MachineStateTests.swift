import Schema
import Tables
import Templates
import Testing

/// The values that the machine's state is made of.
struct CallStackTests {
  private func registers(_ numbers: [Int]) -> [Value] { numbers.map { .int($0) } }

  @Test func `a caller finds its registers as it left them`() {
    var calls = CallStack()
    var all = registers([0, 1, 2, 3, 4])
    calls.enter(changing: 1..<3, with: 4..<5, next: InstructionIndex(7), in: &all)
    #expect(all == registers([0, 4, 2, 3, 4]))
    all[2] = .int(9)
    let next1 = calls.leave(&all)
    #expect(next1 == InstructionIndex(7))
    #expect(all == registers([0, 1, 2, 3, 4]))
    let next2 = calls.leave(&all)
    #expect(next2 == nil)
  }

  @Test func `a routine that calls itself gets arguments out of the registers that it changes`() {
    var calls = CallStack()
    var all = registers([0, 1, 2, 3])
    calls.enter(changing: 0..<3, with: 1..<3, next: InstructionIndex(5), in: &all)
    #expect(all == registers([1, 2, 2, 3]))
    calls.enter(changing: 0..<3, with: 1..<3, next: InstructionIndex(6), in: &all)
    #expect(all == registers([2, 2, 2, 3]))
    let next3 = calls.leave(&all)
    #expect(next3 == InstructionIndex(6))
    #expect(all == registers([1, 2, 2, 3]))
    let next4 = calls.leave(&all)
    #expect(next4 == InstructionIndex(5))
    #expect(all == registers([0, 1, 2, 3]))
  }

  @Test func `it is full with as many calls as its limit`() {
    var calls = CallStack()
    var all = registers([0])
    for _ in 0..<CallStack.limit {
      #expect(!calls.isFull)
      calls.enter(changing: 0..<1, with: 0..<0, next: InstructionIndex(1), in: &all)
    }
    #expect(calls.isFull)
    _ = calls.leave(&all)
    #expect(!calls.isFull)
  }
}

struct ListStackTests {
  @Test func `a list that ends leaves the one around as it was`() {
    var lists = ListStack()
    lists.begin()
    lists.append(.int(1))
    lists.begin()
    lists.append(.int(2))
    lists.append(.int(3))
    #expect(Array(lists.innermost) == [.int(2), .int(3)])
    lists.end()
    #expect(Array(lists.innermost) == [.int(1)])
    lists.append(.int(4))
    #expect(Array(lists.innermost) == [.int(1), .int(4)])
    lists.end()
    #expect(lists.innermost.isEmpty)
  }

  @Test func `a list that was just begun has no elements`() {
    var lists = ListStack()
    lists.begin()
    lists.append(.int(1))
    lists.begin()
    #expect(lists.innermost.isEmpty)
  }
}
