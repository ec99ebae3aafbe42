import Testing

/// The filters `amounts` and `durations`.
struct QuantityFilterTests {
  @Test func `templates mark markup as it is and texts escaped`() {
    #expect(
      Kitchen.rendered("{{ \"<b> 8 min\" | durations }}|{{ \"2 <b>\" | amounts }}")
        == "&lt;b&gt; <span data-seconds=\"480\">8 min</span>|<span data-amount=\"2\">2</span> &lt;b&gt;"
    )
    #expect(Kitchen.rendered("{{ recipe.steps[0].text | durations }}") == "<p>Mix &amp; knead.</p>")
  }
}
