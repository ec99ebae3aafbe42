import TestSupport
import Testing

/// Arguments with which a filter can do nothing: they are refused, those that are written out
/// before anything is rendered.
struct ArgumentTests {
  @Test(arguments: [
    ("take(#)", "-1", "'take' takes a count that is not negative"),
    ("skip(#)", "-1", "'skip' takes a count that is not negative"),
    ("batch(#)", "0", "'batch' needs a number above zero"),
    ("slice(#)", "0", "'slice' makes 1 to 1,000,000 lists"),
    ("slice(#)", "1000001", "'slice' makes 1 to 1,000,000 lists"),
  ])
  func `a list takes no number that means nothing`(_ use: String, _ number: String, _ says: String)
  {
    expect("items | \(use)", number, says, after: " | length")
  }

  @Test(arguments: [
    ("center(#)", "1000001", "'center' fills at most 1,000,000 characters"),
    ("indent(#)", "1000001", "'indent' takes a width of 0 to 1,000,000"),
    ("indent(#)", "-1", "'indent' takes a width of 0 to 1,000,000"),
    ("wordwrap(#)", "0", "'wordwrap' needs a width above zero"),
    ("nestheadings(#)", "6", "'nestheadings' takes the level of a heading, 0 to 5"),
    ("truncate(#)", "2", "'truncate' needs a length of at least 3, the characters of its end"),
    ("truncate(#, leeway=0)", "-1", "'truncate' needs a length of at least 3"),
    ("truncate(9, leeway=#)", "-1", "'truncate' takes a leeway that is not negative"),
  ])
  func `a text takes no number that means nothing`(_ use: String, _ number: String, _ says: String)
  {
    expect(use.hasPrefix("nest") ? "recipe.steps[0].text | \(use)" : "text | \(use)", number, says)
  }

  @Test(arguments: ["-1", "21", "1000"])
  func `a number has no such count of decimals`(count: String) {
    expect("ratio | number(#)", count, "'number' writes 0 to 20 decimals")
  }

  /// Expects a message where a number is written out and where it is computed.
  private func expect(
    _ use: String, _ number: String, _ says: String, after rest: String = ""
  ) {
    let written = Kitchen.rendered("{{ \(use.replacing("#", with: number))\(rest) }}")
    #expect(written.contains("error[E0510]: \(says)"), "\(written)")
    let computed = "(number - 7 + \(number))"
    let made = Kitchen.rendered("{{ \(use.replacing("#", with: computed))\(rest) }}")
    #expect(made.contains("error[E0518]: \(says)"), "\(made)")
  }

  @Test(arguments: [
    ("text | split(\"\")", "E0510"), ("text | split(text | replace(text, \"\"))", "E0518"),
  ])
  func `no text is split at nothing`(_ use: String, _ code: String) {
    let said = Kitchen.rendered("{{ \(use) | length }}")
    let message = "error[\(code)]: 'split' needs a separator that is not empty"
    #expect(said.contains(message), "\(said)")
  }

  @Test(arguments: [
    ("%y", "1", "'format' takes %s, %d, %f, %x and %"), ("%", "1", "'format' takes %s, %d, %f"),
    ("%s", "", "'format' has fewer values than places for them"),
    ("%s", "1, 2", "'format' has more values than places for them"),
    ("%d", "'a'", "'format' needs a number for %d, %f and %x"),
    ("%.21f", "1", "'format' writes 0 to 20 decimals"),
    ("%.1000f", "1", "'format' writes 0 to 20 decimals"),
    ("%999999999d", "1", "'format' fills at most 1,000,000 characters"),
    ("%.99999999999999999999d", "1", "'format' fills at most 1,000,000 characters"),
  ])
  func `a format is checked before anything is rendered`(
    _ format: String, _ values: String, _ says: String
  ) {
    let written = Kitchen.rendered("{{ '\(format)' | format(\(values)) }}")
    #expect(written.contains("error[E0510]: \(says)"), "\(written)")
    let made = Kitchen.rendered("{{ ('\(format)' ~ text[9:0]) | format(\(values)) }}")
    #expect(made.contains("error[E0518]: \(says)"), "\(made)")
  }

  @Test func `no digits are left out of a fraction for hexadecimal digits`() {
    let written = Kitchen.rendered("{{ '%x' | format(0.5) }}")
    #expect(written.contains("error[E0518]: 'format' needs a whole number for %x"), "\(written)")
  }

  @Test(arguments: [
    ("'%.2f' | format(1e60)", "999999999999999949387135297074018866963645011013410073083904.00"),
    ("'%.0f' | format(1e22)", "10000000000000000000000"),
    ("'%.1f' | format(-9007199254740993)", "-9007199254740993.0"),
    ("'%+.1f' | format(9007199254740993)", "+9007199254740993.0"),
    ("'%.20f' | format(0.5)", "0.50000000000000000000"),
    ("'%05d|%%' | format(42)", "00042|%"),
    ("('%1000000d' | format(1)) | length", "1000000"),
    ("('a' | center(1000000)) | length", "1000000"),
    ("(\"a\\nb\" | indent(1000000)) | length", "1000003"),
  ])
  func `all digits and blanks that are asked for are written`(_ use: String, _ result: String) {
    #expect(Kitchen.rendered("{{ \(use) }}") == result)
  }

  @Test func `texts are joined in one go, however many they are`() {
    let joined = "range(100000) | map('string') | join(',')"
    #expect(Kitchen.rendered("{{ \(joined) | length }}") == "588889")
  }
}
