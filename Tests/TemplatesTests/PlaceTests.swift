import Diagnostics
import Testing

/// Where mistakes are reported: in lines and columns as editors count them, whatever is before.
struct PlaceTests {
  @Test(arguments: [
    ("{{ x }}", 1, 4), ("\n\n  {{ x }}", 3, 6), ("\r\n\r\n{{ x }}", 3, 4),
    ("a\r\nb {{-\r\n\tx }}", 3, 2), ("\t\t{{ x }}", 1, 6), ("é日本{{ x }}", 1, 7),
    ("👩‍👩‍👧{{ x }}", 1, 9), ("{# é\n #}{{ x }}", 2, 7), ("{%- if true -%}\n\n{{ x }}{% endif %}", 3, 4),
    ("{% raw %}\n{{ y }}\n{% endraw %}{{ x }}", 3, 16),
    ("{% set a = \"é\r\n\" %}{{ a }}{{ x }}", 2, 15), ("\u{FEFF}{{ x }}", 1, 4),
    ("{{ text\n  | upper\n  | lower ~ x }}", 3, 13),
    ("{% for i in items %}\r\n{{ i.title }}\r\n{{ x }}{% endfor %}", 3, 4),
    ("{% filter upper %}\n\n{{ x }}{% endfilter %}", 3, 4),
    ("{% set a -%}\n{{ x }}\n{%- endset %}{{ a }}", 2, 4),
    ("a{#- b -#}\r\n  {{- x -}}  \r\n", 2, 7), ("x\ry\r{{ x }}", 3, 4),
  ])
  func `a mistake is told where it stands`(template: String, line: Int, column: Int) throws {
    var kitchen = Kitchen(["page.html": template])
    _ = kitchen.compile()
    let span = try #require(kitchen.log.diagnostics.first?.span)
    let source = kitchen.sources[span.source]
    let place = source.location(of: Int(span.start))
    #expect(String(decoding: source.bytes[span.range], as: UTF8.self) == "x")
    #expect("\(place.line):\(place.column)" == "\(line):\(column)")
  }

  @Test(arguments: [
    // A fault of static text is reported at its byte, though line breaks are one byte in it.
    ("<a href=\"{{ text }}\r\n\r\n:x\">", ":"), ("<a href=\"{{ text }}:x\">", ":"),
    ("\r\né\r\n<a href=\"{{ text }}:\">", ":"),
  ])
  func `a fault of static text is told at its byte`(template: String, expected: String) throws {
    var kitchen = Kitchen(["page.html": template])
    _ = kitchen.compile()
    let span = try #require(kitchen.log.diagnostics.first?.span)
    #expect(
      String(decoding: kitchen.sources[span.source].bytes[span.range], as: UTF8.self) == expected)
  }

  @Test func `what was captured keeps its line ends as one`() {
    #expect(Kitchen.rendered("a\r\nb\r{{ number }}\r\n") == "a\nb\n7")
  }
}
