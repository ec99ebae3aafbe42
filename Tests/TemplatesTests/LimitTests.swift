import TestSupport
import Testing

/// What templates may have many of: right up to the limit, and a diagnostic beyond it.
struct LimitTests {
  @Test(arguments: [2, 127, 128, 254, 255, 256, 257, 511, 512, 513, 4_096])
  func `any number of texts can be joined`(count: Int) {
    let letters = (0..<count).map { "'\("abcdefghij".dropFirst($0 % 10).prefix(1))'" }
    let expected = String((0..<count).map { Character(Unicode.Scalar(UInt8(97 + $0 % 10))) })
    #expect(Kitchen.rendered("{{ \(letters.joined(separator: " ~ ")) }}") == expected)
  }

  @Test(arguments: [1, 254, 255, 256, 257, 1_000])
  func `'format' takes any number of values`(count: Int) {
    let places = String(repeating: "%s,", count: count)
    let values = (0..<count).map(String.init)
    #expect(
      Kitchen.rendered("{{ '\(places)' | format(\(values.joined(separator: ", "))) }}")
        == values.map { $0 + "," }.joined())
  }

  @Test(
    arguments: TestEffort.cases(
      [59_000, 60_001, 65_536], soak: [65_534, 65_535, 65_537, 131_072]))
  func `more operands than registers are a diagnostic`(count: Int) {
    let operands = Array(repeating: "number", count: count).joined(separator: " ~ ")
    let output = Kitchen.rendered("{{ \(operands) }}")
    if count < 60_000 {
      #expect(output == String(repeating: "7", count: count))
    } else {
      #expect(output.contains("needs more than 60,000 values at the same time"))
      #expect(output.hasPrefix("page.html:1:4: error[E0502]"))
    }
  }

  @Test(arguments: TestEffort.cases([59_000, 65_536], soak: [60_000, 65_535, 70_000]))
  func `a dictionary has as many keys as fit, or none`(count: Int) {
    let pairs = (0..<count).map { "'k\($0)': \($0)" }.joined(separator: ", ")
    let output = Kitchen.rendered("{% set d = {\(pairs)} %}{{ d.k\(count - 1) }}")
    if count < 60_000 {
      #expect(output == "\(count - 1)")
    } else {
      #expect(output.contains("needs more than 60,000 values at the same time"))
    }
  }

  @Test(arguments: [1, 2, 3, 7, 255, 256, 257, 66_000])
  func `'loop.cycle' takes any number of values`(count: Int) {
    let values = (0..<count).map(String.init).joined(separator: ", ")
    let output = Kitchen.rendered(
      "{% for n in range(\(count + 2)) %}{% if n > \(count - 2) %}{{ loop.cycle(\(values)) }} "
        + "{% endif %}{% endfor %}")
    #expect(output == "\(count - 1) 0 \(count == 1 ? 0 : 1) ")
  }

  @Test(arguments: [63, 64, 65, 40_000])
  func `a chain of comparisons is bounded`(count: Int) {
    let chain = (0...count).map(String.init).joined(separator: " < ")
    let output = Kitchen.rendered("{{ \(chain) }}")
    #expect(count < 64 ? output == "true" : output.contains("nested deeper than 64"))
  }

  @Test(
    arguments: [
      ("if", " if true"), ("and", " and 1"), ("plus", " + 1"), ("power", " ** 1"),
      ("member", ".a"), ("element", "[0]"), ("call", "(1)"), ("filter", " | string"),
      ("test", " is defined"), ("in", " in [1]"), ("equal", " == 1"),
    ])
  func `operators in a row are bounded`(name: String, part: String) {
    let output = Kitchen.rendered("{{ 1\(String(repeating: part, count: 50_000)) }}")
    #expect(output.contains("nested deeper than 64"), "\(name)")
  }

  @Test(arguments: ["(", "[", "-", "{'a': ", "1 if (", "a(", "a[", "1 + ("])
  func `nested expressions are bounded`(opening: String) {
    let output = Kitchen.rendered("{{ \(String(repeating: opening, count: 50_000))1 }}")
    #expect(output.contains("error[E0"), "\(opening)")
  }

  /// Each chain alone is short; together they would be some thousand expressions deep.
  @Test(arguments: [
    (" + 1", 128), (" and 1", 128), (" or 1", 128), (" * 1", 128), (" | string | length", 64),
  ])
  func `chains within chains are bounded`(part: String, limit: Int) {
    var expression = "1"
    for _ in 0..<60 { expression = "(\(expression)\(String(repeating: part, count: 60)))" }
    #expect(Kitchen.rendered("{{ \(expression) }}").contains("nested deeper than \(limit)"))
  }

  @Test func `tags nested in tags and in included templates can be rendered`() {
    let tags = 11
    var files: [(String, String)] = []
    for level in 0..<10 {
      let inner = level == 9 ? "x" : "{% include 'part\(level + 1).html' %}"
      files.append(
        (
          level == 0 ? "page.html" : "part\(level).html",
          String(repeating: "{% if number > 0 %}", count: tags) + inner
            + String(repeating: "{% endif %}", count: tags)
        ))
    }
    var kitchen = Kitchen(files: files)
    #expect(kitchen.render() == "x")
  }
}
