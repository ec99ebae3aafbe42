import Diagnostics
import Escaping
import Schema
import Tables
import Templates
import Testing

/// What the operations of a program make of values, without a program.
struct PageOperationsTests {
  /// A host that counts what it is asked.
  private final class CountingHost: TemplateHost {
    let pageName = "a page"
    var languageCount = 0
    var noted: [FragmentIndex] = []

    var language: String {
      languageCount += 1
      return "de"
    }

    func noteFragment(_ index: FragmentIndex) { noted.append(index) }

    func appendAddress(of value: Value, to output: inout [UInt8]) { output += Array("a/".utf8) }

    func appendAbsoluteAddress(of value: Value, to output: inout [UInt8]) {}

    func page(of header: Value, slot: SlotIndex) -> Value { .none }

    func appendFragment(_ text: Value, to output: inout [UInt8], notes: inout PageNotes) {
      output += Array("<p>Fragment</p>".utf8)
    }

    func appendFragment(_ text: Value, to output: inout ByteWriter, notes: inout PageNotes) {
      output.append("<p>Fragment</p>")
    }

    func result(
      of function: HostFunctionIndex, for name: HostNameIndex, value: Value, text: Swift.Span<UInt8>
    ) -> Value { .none }
  }

  private func values() -> PageValues {
    var store = ValueStore()
    store.buffers = [Array("<p>Fragment</p>Fragment".utf8)]
    store.fragments = [
      Fragment(
        html: TextSlice(buffer: BufferIndex(0), start: 0, count: 15),
        plainText: TextSlice(buffer: BufferIndex(0), start: 15, count: 8))
    ]
    var layer = Layer(above: store)
    layer.registers = [.int(7), .bool(true)]
    return PageValues(store: store, layer: layer, literals: [])
  }

  private func operations(by host: CountingHost) -> PageOperations {
    PageOperations(tables: SharedTables(ProgramTables()), host: host)
  }

  private func text(_ value: Value, in values: borrowing PageValues) -> String {
    String(decoding: values.bytes(of: value), as: UTF8.self)
  }

  @Test func `operations change no register and nothing that was made before`() throws {
    var values = values()
    var operations = operations(by: CountingHost())
    let word = try values.makeText("Äpfel & <b>Birnen</b>".utf8)
    let list = try values.makeList([word, .int(3), .bool(true)])
    let fragment = Value.fragment(FragmentIndex(0))
    let operands: [Value] = [.none, .int(-3), .double(2.5), .bool(false), word, fragment]
    let unary: [UnaryOperation] = [
      .truth, .isNone, .isPresent, .isEmpty, .textOf, .addressText, .excerpt, .absoluteURL,
      .text(.upper), .text(.lower), .text(.reversed), .text(.slugify), .text(.urlEncode),
      .text(.stripTags), .text(.plainText), .text(.escapeHTML), .text(.amounts), .text(.characters),
      .text(.durations), .text(.lines), .text(.length),
    ]
    for operation in unary {
      for operand in operands {
        let registers = values.layer.registers
        let (slots, bytes) = (values.layer.slots, values.layer.text)
        _ = try operations.apply(operation, operand, in: &values)
        let isUnchanged =
          values.layer.registers == registers && values.layer.slots.starts(with: slots)
          && values.layer.text.starts(with: bytes)
        #expect(isUnchanged, "\(operation) of \(operand)")
      }
    }
    let joined = try operations.apply(.join, list, word, in: &values)
    let shown = text(joined, in: values)
    #expect(shown == "Äpfel & <b>Birnen</b>Äpfel & <b>Birnen</b>3Äpfel & <b>Birnen</b>true")
    let registers = values.layer.registers
    #expect(registers == [.int(7), .bool(true)])
  }

  @Test func `no operation on a text that the page made copies the other texts`() throws {
    var values = valuesWithRoom()
    var operations = operations(by: CountingHost())
    let word = try values.makeText("Äpfel & <b>Birnen</b>".utf8)
    let one = try values.makeText(" ".utf8)
    let list = try values.makeList([word, one, word])
    let start = address(in: values)
    for operation: UnaryOperation in [
      .textOf, .text(.upper), .text(.lower), .text(.capitalize), .text(.title), .text(.reversed),
      .text(.slugify), .text(.urlEncode), .text(.stripTags), .text(.plainText), .text(.escapeHTML),
      .text(.amounts), .text(.characters), .text(.durations), .text(.lines), .text(.length),
    ] {
      _ = try operations.apply(operation, word, in: &values)
      let now = address(in: values)
      #expect(now == start, "\(operation)")
    }
    let pairs: [(BinaryOperation, Value, Value)] = [
      (.join, list, one), (.text(.trim), word, .none), (.text(.trim), word, one),
      (.text(.split), word, one), (.text(.center), word, .int(30)),
      (.text(.element), word, .int(1)), (.text(.repeated), word, .int(2)),
    ]
    for (operation, left, right) in pairs {
      _ = try operations.apply(operation, left, right, in: &values)
      let now = address(in: values)
      #expect(now == start, "\(operation)")
    }
  }

  /// Where the texts are that the page made.
  private func address(in values: borrowing PageValues) -> Int {
    unsafe values.layer.text.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }

  /// Values whose layer takes some texts before it needs more memory.
  private func valuesWithRoom() -> PageValues {
    let store = ValueStore()
    var layer = Layer(above: store)
    _ = layer.addText([UInt8](repeating: 0x20, count: 4_096))
    layer.removeAll()
    return PageValues(store: store, layer: layer, literals: [])
  }

  @Test func `the language is asked for once, when something is written in it`() throws {
    var values = values()
    let host = CountingHost()
    var operations = operations(by: host)
    _ = try operations.apply(.truth, .double(0.5), in: &values)
    _ = try operations.apply(.textOf, .double(0.5), in: &values)
    #expect(host.languageCount == 0)
    let number = try operations.apply(.format(.number), .double(0.5), .none, in: &values)
    let again = try operations.apply(.format(.number), .double(1.5), .none, in: &values)
    let (first, second) = (text(number, in: values), text(again, in: values))
    #expect(first == "0,5" && second == "1,5")
    #expect(host.languageCount == 1)
  }

  @Test func `a page depends on Markdown whose text is read, not on what is only handed on`()
    throws
  {
    var values = values()
    let host = CountingHost()
    var operations = operations(by: host)
    _ = try operations.apply(.isPresent, .fragment(FragmentIndex(0)), in: &values)
    let kept = try operations.apply(.text(.escapeHTML), .fragment(FragmentIndex(0)), in: &values)
    #expect(kept == .fragment(FragmentIndex(0)) && host.noted.isEmpty)
    let plain = try operations.apply(.text(.plainText), .fragment(FragmentIndex(0)), in: &values)
    let shown = text(plain, in: values)
    #expect(shown == "Fragment" && host.noted == [FragmentIndex(0)])
    let isTrue = try operations.apply(.truth, .fragment(FragmentIndex(0)), in: &values)
    #expect(isTrue == .bool(true) && host.noted == [FragmentIndex(0), FragmentIndex(0)])
  }

  @Test func `an address that the site does not have is none`() throws {
    var values = values()
    var operations = operations(by: CountingHost())
    let address = try operations.apply(.absoluteURL, .file(FileReferenceIndex(0)), in: &values)
    #expect(address.isNone)
    let relative = try operations.apply(.addressText, .file(FileReferenceIndex(0)), in: &values)
    let shown = text(relative, in: values)
    #expect(shown == "a/")
  }
}
