import Diagnostics
import Escaping
import Schema
import Tables
import Templates
import Testing

/// The values that the state of the program compiler is made of.
struct RegisterFileTests {
  private let first = VariableID(index: 1)
  private let second = VariableID(index: 2)

  @Test func `registers are taken in a row and released as a stack`() {
    var registers = RegisterFile()
    #expect(registers.take(1) == 0)
    #expect(registers.take(3) == 1)
    #expect(registers.next == 4)
    registers.release(to: 1)
    #expect(registers.take(2) == 1)
    #expect(registers.count == 4)
  }

  @Test func `a variable is forgotten with its register, and no other`() {
    var registers = RegisterFile()
    registers.bind(first, to: registers.take(1) ?? 9)
    registers.bind(second, to: registers.take(1) ?? 9)
    registers.release(to: 1)
    #expect(registers.register(of: first) == 0)
    #expect(registers.register(of: second) == nil)
    registers.release(to: 5)
    #expect(registers.register(of: first) == 0)
    #expect(registers.next == 1)
  }

  @Test func `what is too much is refused, and takes nothing`() {
    var registers = RegisterFile()
    #expect(registers.take(60_001) == nil)
    #expect(registers.take(60_000) == 0)
    #expect(registers.take(1) == nil)
    #expect(registers.count == 60_000)
  }

  @Test func `a part counts its own registers, and the greatest count stays`() {
    var registers = RegisterFile()
    _ = registers.take(6)
    registers.release(to: 2)
    let outer = registers.beginCount()
    _ = registers.take(1)
    #expect(registers.endCount(outer) == 3)
    #expect(registers.count == 6)
    let again = registers.beginCount()
    _ = registers.take(9)
    #expect(registers.endCount(again) == 12)
    #expect(registers.count == 12)
  }
}

struct ConstantPoolTests {
  @Test func `a text is one constant, however often it is used`() {
    var pool = ConstantPool()
    #expect(pool.constant(text: [65, 66]) == ConstantIndex(0))
    #expect(pool.add(.int(4)) == ConstantIndex(1))
    #expect(pool.constant(text: [65, 66]) == ConstantIndex(0))
    #expect(pool.constant(text: [67]) == ConstantIndex(2))
    #expect(pool.literals == [65, 66, 67])
    #expect(pool.constants.count == 3)
  }

  @Test func `static text is kept with the place it is written at`() {
    var pool = ConstantPool()
    let span = Span(SourceID(0), 3, 5)
    #expect(pool.add(staticText: [65, 66], span) == 0)
    #expect(pool.constant(text: [67]) == ConstantIndex(0))
    #expect(pool.add(staticText: [65, 66], span) == 3)
    #expect(pool.pieces.map(\.start) == [0, 3])
    #expect(pool.pieces.allSatisfy { $0.span == span })
  }
}

struct OutputPlaceTests {
  private func span(_ offset: Int, of source: Int = 0) -> Span {
    Span(SourceID(source), offset, offset + 1)
  }

  private func place(after text: String) -> OutputPlace {
    var place = OutputPlace(.html)
    _ = place.advance(over: Array(text.utf8)) { span($0) }
    return place
  }

  @Test func `branches that end alike go on together`() {
    var place = place(after: "<p>")
    let ends = [(place.context, span(4)), (self.place(after: "<p>a<b>").context, span(5))]
    let mistake = place.join(ends)
    #expect(mistake == nil)
    #expect(place.context.mayEnd)
  }

  @Test func `branches that end differently are a mistake, and the first goes on`() {
    var place = place(after: "<p>")
    let first = self.place(after: "<p title=\"").context
    let mistake = place.join([(first, span(4)), (place.context, span(5))])
    #expect(mistake?.places.isEmpty == false)
    #expect(place.context == first)
  }

  @Test func `what another template has left open is shown where that opens it`() {
    let place = place(after: "<p><i>x</i><a href=\"/")
    #expect(place.leftOpen(place.context, at: span(30)) == nil)
    let mistake = place.leftOpen(place.context, at: span(3, of: 1))
    #expect(mistake.map { [$0.span] + $0.places.map(\.span) }?.contains(span(11)) == true)
    #expect(place.leftOpen(OutputPlace(.html).context, at: span(3, of: 1)) == nil)
  }
}
