import Languages
import Testing

/// Patterns of dates as other languages write them.
struct DatePatternOfOthersTests {
  @Test(arguments: [
    ("DD.MM.YYYY", "dd.MM.yyyy"), ("D. MMMM YYYY", "d. MMMM yyyy"), ("YYYY-MM-DD", "yyyy-MM-dd"),
    ("dddd, D MMM YYYY HH:mm", "EEEE, d MMM yyyy HH:mm"), ("%d.%m.%Y", "dd.MM.yyyy"),
    ("%-d %B %Y", "d MMMM yyyy"), ("%d de %B", "dd 'de' MMMM"), ("%H:%M", "HH:mm"),
    ("d.m.Y", "dd.MM.yyyy"), ("j F Y", "d MMMM yyyy"), ("H:i", "HH:mm"),
  ])
  func `they are translated to those of the Unicode CLDR`(typed: String, own: String) {
    #expect(DatePatternOfOthers.pattern(for: typed) == own)
  }

  @Test(arguments: ["", "%", "%q", "QQ", "jour", "%%", "dd.MM.yyyy", "..", "é"])
  func `what says no date in another language is not translated`(typed: String) {
    #expect(DatePatternOfOthers.pattern(for: typed) == nil)
  }
}
