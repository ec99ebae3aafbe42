import Testing

/// What templates make of values that may be none, zero, or written as texts.
struct ReadValueTests {
  private static let model = """
    import ApusModels

    struct Thing: Entry {
      @Key var title: String
      var isOpen: Bool?
      var isSold: Bool?
      var isOld: Bool?
      var night: Bool = false
      var cars: Int
      var seats: Int?
      var fare: Decimal
      var ratio: Double = 0.0
      var state: State?
      var other: State?
      var day: Date
      var takes: Duration
      var stops: Duration
      var nums: [Int]
    }

    enum State: String, Choice { case open = "open now", closed = "closed for good" }
    """

  /// What a page shows, or the messages about it.
  private func shown(_ template: String) throws -> String {
    var files = thingSite(
      "",
      """
      - title: Tram
        isOpen: true
        isSold: false
        cars: 0
        seats: 0
        fare: 0.00
        state: open now
        day: 2024-02-29
        takes: 2 h
        stops: 30–40 min
        nums: [0, 1]
      """)
    files["Content/Models/Thing.swift"] = Self.model
    files["Templates/things/thing.html"] = """
      <!doctype html><html lang="en"><meta charset=utf-8><title>{{ thing.title }}</title>
      <main><h1>x</h1><p>\(template.contains("t.") || template.contains("(t,") ? "{% set t = thing %}" : "")\(template)</p></main></html>
      """
    let built = try ThemedSite(files)
    guard built.messages.isEmpty else { return built.messages }
    return built["things/tram/index.html"].split(separator: "<p>").last.map {
      String($0.prefix { $0 != "<" })
    } ?? ""
  }

  @Test(arguments: [
    ("{{ t.cars | default('none', true) }} {{ t.seats | default('none', true) }}", "none none"),
    ("{{ t.fare | default('free', true) }} {{ t.ratio | default('-', true) }}", "free -"),
    ("{{ t.nums | map('default', 'none', true) | join(',') }}", "none,1"),
    ("{{ t.seats | default('none') }} {{ t.cars | default(5, true) }}", "0 5"),
  ])
  func `what stands in for zero may be of another type`(template: String, expected: String) throws {
    #expect(try shown(template) == expected)
  }

  @Test(arguments: [
    ("{{ t.isOpen is true }} {{ t.isSold is true }} {{ t.isOld is true }}", "true false false"),
    ("{{ t.isOpen is false }} {{ t.isSold is false }} {{ t.isOld is false }}", "false true false"),
    (
      "{{ collections.things | selectattr('isSold', 'false') | list | length }}"
        + "{{ collections.things | rejectattr('isOpen', 'true') | list | length }}", "10"
    ),
    ("{{ t.cars is true }} {{ 'true' is true }}", "false false"),
  ])
  func `the tests true and false ask a Bool that may be none`(
    template: String, expected: String
  ) throws {
    #expect(try shown(template) == expected)
  }

  @Test(arguments: [
    ("{{ t.state is in ['open'] }} {{ t.state is in ['closed', 'open now'] }}", "true true"),
    ("{{ t.other is in ['open', 'closed'] }}", "false"),
    (
      "{{ collections.things | selectattr('state', 'in', ['open']) | list | length }}"
        + "{{ collections.things | rejectattr('state', 'in', ['open']) | list | length }}", "10"
    ),
    ("{{ t.state == ('open' if t.isOpen else 'closed') }}", "true"),
    ("{{ ('closed' if t.isOpen else 'open') == t.state }}", "false"),
    ("{% set all = ['open'] %}{{ t.state in all }} {{ t.other in all }}", "true false"),
    ("{% set by = {'k': 'open'} %}{{ t.state == by.k }} {{ t.state != by.k }}", "true false"),
    ("{% set ns = namespace(k='open now') %}{{ ns.k == t.state }}", "true"),
    (
      "{% set ns = namespace(k='opne') %}{{ t.state == ns.k }} {{ t.other == ns.k }}", "false false"
    ),
    ("{% for k in ['closed', 'open'] %}{{ t.state == k }} {% endfor %}", "false true "),
    ("{% set ns = namespace(k='open') %}{{ ns.k in [t.state, t.other] }}", "true"),
    (
      "{{ t.other | default('open') }} {{ (t.other | default('open')) == 'open' }}", "open now true"
    ),
    ("{{ t.other | default('unknown') }}", "unknown"),
    ("{{ collections.things | map(attribute='other', default='open') | join }}", "open now"),
  ])
  func `a text beside a choice means a case by its text or its name`(
    template: String, expected: String
  ) throws {
    #expect(try shown(template) == expected)
  }

  @Test(arguments: [
    "{{ t.state is in ['opne'] }}", "{{ t.state == ('opne' if t.isOpen else 'closed') }}",
    "{{ collections.things | selectattr('state', 'in', ['opne', 'open']) | list | length }}",
  ])
  func `a text that means no case is named`(template: String) throws {
    #expect(try shown(template).contains("State has no case 'opne'"))
  }

  @Test(arguments: [
    ("{{ t.day is in ['2024-02-29'] }} {{ t.day is in ['2024-02-28'] }}", "true false"),
    ("{{ t.fare is in ['0', '2.5'] }} {{ t.takes is in ['120 min'] }}", "true true"),
    ("{{ [t.stops, t.takes] | select('in', ['2 h']) | list | length }}", "1"),
    ("{{ t.day == ('2024-02-29' if t.isOpen else '2024-03-01') }}", "true"),
  ])
  func `texts in a list are read as what they are compared with`(
    template: String, expected: String
  ) throws {
    #expect(try shown(template) == expected)
  }

  @Test func `a duration less a range is from the least to the greatest difference`() throws {
    #expect(
      try shown("{{ t.takes - t.stops }}, {{ (t.takes - t.stops) | duration('iso') }}")
        == "1 h 20 min – 1 h 30 min, PT1H30M")
    #expect(try shown("{{ t.stops - t.takes }}").contains("a duration is below zero"))
  }

  @Test(arguments: [
    ("{{ (1, 'a') == (1, 'a') }} {{ (1, 'a') == (1, 'b') }}", "true false"),
    ("{{ {'a': 1} in [{'a': 2}, {'a': 1}] }} {{ (t, 1) == (t, 1) }}", "true true"),
    ("{{ [(1, 'a'), (1, 'a'), (2, 'a')] | unique | list | length }}", "2"),
    (
      "{{ ((1, 'a'), 'b') == ((1, 'a'), 'b') }} {{ ((1, 'a'), 'b') == ((1, 'c'), 'b') }}",
      "true false"
    ),
  ])
  func `records that a template makes are equal where their fields are`(
    template: String, expected: String
  ) throws {
    #expect(try shown(template) == expected)
  }

  @Test(arguments: [
    ("{{ '%.2s|%.9s|%.3d|%.4x' | format('añc', 'ab', 5, 10) }}", "añ|ab|005|000a"),
    (
      "{{ '%.2f|%.1f' | format(1e20, 9007199254740993) }}",
      "100000000000000000000.00|9007199254740993.0"
    ),
    ("{{ '%.3f' | format(2251799813685248.5) }}", "2251799813685248.500"),
    ("{{ '% d|% d|%+d|% .1f' | format(4, -4, 4, 2.5) }}", " 4|-4|+4| 2.5"),
    ("{{ 'one\ntwo three' | truncate(8, leeway=0) }}", "one..."),
    ("{{ -0.0 | number }} {{ -0.5 | number }}", "0 -0.5"),
  ])
  func `formats keep their precision`(template: String, expected: String) throws {
    #expect(try shown(template) == expected)
  }

  @Test func `a number of decimals that cannot be written is told`() throws {
    #expect(try shown("{{ 1.5 | number(-2) }}").contains("'number' writes 0 to 20 decimals"))
    #expect(try shown("{{ 1.5 | number(21) }}").contains("'number' writes 0 to 20 decimals"))
  }
}
