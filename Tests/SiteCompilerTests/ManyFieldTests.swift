import TestSupport
import Testing

/// Models with thousands of fields, as inference makes them of an object with thousands of keys.
struct ManyFieldTests {
  @Test func `a loop over fields is checked in linear time`() {
    let growth = WorkGrowth.perByte(ofRepeating: 4_000) { count in
      var files = smallSite
      let fields = (0..<count).map { "  var field\($0): Int?" }.joined(separator: "\n")
      files["Content/Models/Note.swift"]?.replace("  @Within", with: fields + "\n  @Within")
      files["Templates/entry.html"]?.replace(
        "{{ note.text }}",
        with: "{% for f in fields(note) %}{{ f.label }}{% endfor %}{{ note.text }}")
      do {
        let text = try messages(about: files)
        if !text.isEmpty { Issue.record("\(text.prefix(2_000))") }
      } catch {
        Issue.record(error)
      }
    }
    #expect(growth < WorkGrowth.linear)
  }
}
