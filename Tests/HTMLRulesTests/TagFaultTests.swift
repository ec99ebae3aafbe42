import Diagnostics
import HTMLRules
import Testing

/// What the tokenizer of the HTML standard calls an error within a tag.
struct TagFaultTests {
  private static func messages(_ text: String) -> [String] {
    HTMLSource.diagnostics(of: HTMLSketch.parts(text)).map { diagnostic in
      "\(diagnostic.span?.start ?? 0) E\(diagnostic.code.number) \(diagnostic.message)"
    }
  }

  @Test(arguments: [
    ("<p class=\"a\"id=\"b\">x</p>", "12 E0804 expected a space between two attributes"),
    (
      "<p class=\"a\"[if a] title=\"x\"[end]id=\"b\">x</p>",
      "33 E0804 expected a space between two attributes"
    ),
    ("<p class==\"a\">x</p>", "9 E0804 '=' cannot stand in a value without quotation marks"),
    ("<p class=a\"b>x</p>", "10 E0804 '\"' cannot stand in a value without quotation marks"),
    ("<p class=a`b>x</p>", "10 E0804 '`' cannot stand in a value without quotation marks"),
    ("<p title=\"a\" / class=\"b\">x</p>", "14 E0804 expected '>' after '/'"),
    ("<br/ class=x>", "4 E0804 expected '>' after '/'"),
    ("<p>x</p/>", "4 E0804 expected '>', found '/>'"),
    ("<p class=\"a\"\">x</p>", "12 E0804 '\"' cannot stand in the name of an attribute"),
    ("<p class='a' 'b'>x</p>", "13 E0804 ''' cannot stand in the name of an attribute"),
    ("<p class a'b>x</p>", "10 E0804 ''' cannot stand in the name of an attribute"),
    ("<p class <b>x</b></p>", "9 E0804 expected '>' before this '<'"),
    ("<p =a>x</p>", "3 E0804 expected the name of an attribute before '='"),
    ("<p class=>x</p>", "9 E0804 expected a value after 'class='"),
    ("<svg><g class=\"a\"id=\"b\"></g></svg>", "17 E0804 expected a space between two attributes"),
  ])
  func `what a browser repairs in a tag is an error`(text: String, expected: String) {
    let found = Self.messages(text)
    #expect(found.first == expected)
    #expect(found.filter { $0.contains("E0804") }.count == 1, "\(found)")
  }

  @Test(arguments: [
    "<p class=\"a\" id='b' hidden title=x/y lang=en>x</p>", "<br/>", "<br class=a />",
    "<br class=\"a\"/>",
    "<p class=\"\">x</p>", "<p class = \"a\"\nid = b>x</p>",
    "<p class=\"[value]\" title=\"[if a]a[end]\">x</p>",
    "<p class=\"a\"[if a] id=\"b\"[end]>x</p>", "<p[if a] class=\"a\"[end] id=\"b\">x</p>",
    "<p class=\"a\" [if a]id=\"b\"[end]>x</p>", "<p title='\"=<`'>x</p>",
    "<svg><g class=\"a\"/></svg>",
  ])
  func `right tags pass`(text: String) {
    #expect(Self.messages(text) == [])
  }

  @Test(arguments: [
    "<p[for] class=\"[value]\"[end]>x</p>", "<p[for] class=\"a\"[end]>x</p>",
    "<p id=\"a\"[for] class=\"a\"[end]>x</p>", "<p[for][for] class=\"a\"[end][end]>x</p>",
    "[for]<p[for] class=\"a\"[end]>x</p>[end]", "[if a]<p[for] class=\"a\"[end]>x</p>[end]",
  ])
  func `an attribute in a loop within a tag is there twice`(text: String) {
    let found = Self.messages(text)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("'class' twice where the loop around it runs twice") == true)
  }

  @Test(arguments: [
    "[for]<p class=\"a\">x</p>[end]", "<p class=\"[for][value][end]\">x</p>",
    "[for][for]<p class=\"[for]a[end]\">x</p>[end][end]",
    "<p[for][if first] class=\"a\"[end][end]>x</p>",
  ])
  func `an attribute that a loop cannot write twice passes`(text: String) {
    #expect(Self.messages(text) == [])
  }

  @Test(arguments: [
    ("<time datetime=\"soon\">a</time>", false), ("<time datetime=\"2026-02-29\">a</time>", false),
    ("<time datetime=\"2024-02-29\">a</time>", true), ("<time datetime=\"2026-11\">a</time>", true),
    ("<time datetime=\"2000-02-29\">a</time>", true),
    ("<time datetime=\"1900-02-29\">a</time>", false),
    ("<time datetime=\"0000-01-01\">a</time>", false),
    ("<time datetime=\"12-24\">a</time>", true), ("<time datetime=\"--12-24\">a</time>", true),
    ("<time datetime=\"12:30\">a</time>", true), ("<time datetime=\"24:00\">a</time>", false),
    ("<time datetime=\"2026-11-28 12:30:05.5\">a</time>", true),
    ("<time datetime=\"2026-11-28T12:30Z\">a</time>", true),
    ("<time datetime=\"2026-11-28T12:30+0100\">a</time>", true),
    ("<time datetime=\"Z\">a</time>", true), ("<time datetime=\"2026-W48\">a</time>", true),
    ("<time datetime=\"2026-W54\">a</time>", false), ("<time datetime=\"2026\">a</time>", true),
    ("<time datetime=\"26\">a</time>", false), ("<time datetime=\"PT1H30M\">a</time>", true),
    ("<time datetime=\"P3D\">a</time>", true), ("<time datetime=\"P\">a</time>", false),
    ("<time datetime=\"1h 30m\">a</time>", true), ("<time datetime=\"1.5s\">a</time>", true),
    ("<time datetime=\"1.5h\">a</time>", false), ("<time datetime=\"28.11.2026\">a</time>", false),
    ("<ins datetime=\"2026-11-28\">a</ins>", true), ("<del datetime=\"12:30\">a</del>", false),
    ("<time datetime=\"[value]\">a</time>", true), ("<time>Alpha</time>", false),
    ("<time> 2026-11-28\n</time>", true), ("<time>[value]</time>", true),
    ("<time>a[value]</time>", true), ("<time>a<b>b</b></time>", true), ("<time></time>", true),
    ("<time>[if a]a[else]2026[end]</time>", true), ("<time>[for]a[end]</time>", true),
    ("<progress aria-label=\"a\" max=\"-5\"></progress>", false),
    ("<progress aria-label=\"a\" max=\"0\"></progress>", false),
    ("<progress aria-label=\"a\" value=\"0.5\" max=\"1e3\"></progress>", true),
    ("<progress aria-label=\"a\" value=\"-1\"></progress>", false),
    ("<meter aria-label=\"a\" value=\"-.5\" min=\"-1\">a</meter>", true),
    ("<meter aria-label=\"a\" value=\"much\">a</meter>", false),
    ("<p lang=\"english\">a</p>", false), ("<p lang=\"en_GB\">a</p>", false),
    ("<p lang=\"en-GB\">a</p>", true), ("<p lang=\"zh-Hant-TW\">a</p>", true),
    ("<p lang=\"\">a</p>", true), ("<p lang=\"x-klingon\">a</p>", true),
    ("<a href=\"x\" hreflang=\"german\">a</a>", false),
    ("<img alt=\"\" srcset=\"a.png 100w, b.png 200w\" sizes=\"9em\">", true),
    ("<img alt=\"\" srcset=\"a.png, b.png 1.5x\">", true),
    ("<img alt=\"\" srcset=\"a.png 1x, b.png 1.5x\">", true),
    ("<img alt=\"\" srcset=\"a.png\">", true), ("<img alt=\"\" srcset=\"a.png -5w\">", false),
    ("<img alt=\"\" srcset=\"a.png 100w,\">", false), ("<img alt=\"\" srcset=\"a.png 0w\">", false),
    ("<img alt=\"\" srcset=\"a.png 100w, , b.png 200w\">", false),
    ("<img alt=\"\" srcset=\"a.png 100w 2x\">", false),
    ("<img alt=\"\" srcset=\"a.png 100w, b.png 2x\">", false),
    ("<img alt=\"\" srcset=\"a,b.png 100w,\nc.png 200w\">", true),
    ("<video muted=\"false\" src=\"a.mp4\"></video>", false),
    ("<input aria-label=\"a\" type=\"file\" webkitdirectory=\"true\">", false),
    ("<input aria-label=\"a\" maxlength=\"+5\">", false),
    ("<input aria-label=\"a\" autocomplete=\"fullname\">", false),
    ("<input aria-label=\"a\" autocomplete=\"on name\">", false),
    ("<input aria-label=\"a\" autocomplete=\"home name\">", false),
    ("<input aria-label=\"a\" autocomplete=\"name shipping\">", false),
    ("<input aria-label=\"a\" autocomplete=\"none\">", false),
    ("<input aria-label=\"a\" autocomplete=\"Name\">", true),
    ("<input aria-label=\"a\" autocomplete=\"\">", true),
    ("<input aria-label=\"a\" autocomplete=\"off\">", true),
    ("<input aria-label=\"a\" autocomplete=\"[value]\">", true),
    ("<input aria-label=\"a\" autocomplete=\"section-a shipping work email\">", true),
    ("<input aria-label=\"a\" autocomplete=\"username webauthn\">", true),
    ("<textarea aria-label=\"a\" autocomplete=\"street\"></textarea>", false),
    ("<textarea aria-label=\"a\" autocomplete=\"street-address\"></textarea>", true),
  ])
  func `values have the form that the standard gives them`(text: String, isRight: Bool) {
    let found = Self.messages(text).filter { $0.contains("E0805") }
    #expect(found.isEmpty == isRight, "\(found)")
  }

  @Test(arguments: [
    ("<p>&nsbp; x</p>", "3 E0814 there is no character '&nsbp;'"),
    ("<p>a &foo;</p>", "5 E0814 there is no character '&foo;'"),
    ("<p>&nbsp x</p>", "3 E0814 expected ';' after '&nbsp'"),
    ("<p>&copy2026</p>", "3 E0814 expected ';' after '&copy'"),
    ("<p>&notes</p>", "3 E0814 expected ';' after '&not'"),
    ("<p>a&hellip</p>", "4 E0814 expected ';' after '&hellip'"),
    ("<p>&#160 x</p>", "3 E0814 expected ';' after '&#160'"),
    ("<p>&#xA0<b>x</b></p>", "3 E0814 expected ';' after '&#xA0'"),
    ("<p title=\"a&nsbp;\">x</p>", "11 E0814 there is no character '&nsbp;'"),
    ("<p title=&nsbp;>x</p>", "9 E0814 there is no character '&nsbp;'"),
    ("<p title=\"&copy 2026\">x</p>", "10 E0814 expected ';' after '&copy'"),
    ("<svg><text>&foo;</text></svg>", "11 E0814 there is no character '&foo;'"),
    ("<textarea aria-label=\"a\">&foo;</textarea>", "25 E0814 there is no character '&foo;'"),
    ("<p>&#150;</p>", "3 E0814 there is no character '&#150;'"),
    ("<p>&#0;</p>", "3 E0814 there is no character '&#0;'"),
    ("<p>&#x110000;</p>", "3 E0814 there is no character '&#x110000;'"),
    ("<p>&#xD800;</p>", "3 E0814 there is no character '&#xD800;'"),
    ("<p>&#99999999999999999999;</p>", "3 E0814 there is no character '&#99999999999999999999;'"),
    ("<p title=\"&#x1F;\">x</p>", "10 E0814 there is no character '&#x1F;'"),
  ])
  func `a character reference that is none is an error`(text: String, expected: String) {
    #expect(Self.messages(text) == [expected])
  }

  @Test(arguments: [
    "<p>&nbsp;&amp;&#160;&#xA0;&CounterClockwiseContourIntegral;&hellip;</p>",
    "<p>R&D, AT&T, a & b, &, && and &; &#</p>", "<p title=\"&copy=1&reg2&amp;\">&star x</p>",
    "<a href=\"?a=1&lang=2&copy=3&section=4\">x</a>", "<p>&[value];</p>", "<p>&nb[value]</p>",
    "<p>&#9;&#10;&#160;&#x1F600;&#xFFFD;&#8211;</p>",
    "<script>a &nsbp; b &copy c</script>", "<p>x<!-- &nsbp; --></p>",
  ])
  func `an ampersand that stands for itself, and right references, pass`(text: String) {
    #expect(Self.messages(text).filter { $0.contains("E0814") } == [])
  }

  @Test(arguments: [
    ("<!- x -><p>x</p>", "0 E0803 expected '<!--' at the beginning of a comment"),
    ("<!-><p>x</p>", "0 E0803 expected '<!--' at the beginning of a comment"),
    ("<!ELEMENT a><p>x</p>", "0 E0803 '<!' begins a comment, '<!--', or '<!doctype html>'"),
    ("<p>a<?php echo 1 ?></p>", "4 E0803 '<?' has no meaning in HTML"),
    ("<p>a</ b></p>", "4 E0803 expected the name of an element right behind '</'"),
    ("<p>a</></p>", "4 E0803 expected the name of an element right behind '</'"),
    ("<p>a<%= x %></p>", "4 E0803 '<%' has no meaning here"),
    ("<p>a< /b></p>", "4 E0803 this is no end tag: there is a space before its '/'"),
    ("<p>a</p\n<p>b</p>", "4 E0804 this end tag is not closed"),
  ])
  func `what is no tag and no comment is an error`(text: String, expected: String) {
    #expect(Self.messages(text) == [expected])
  }

  @Test(arguments: [
    "<!-- a --><!--> <p>a < b, a <3, <, 1</p>", "<p>a <[value]</p>",
    "<script>a = \"<?php <% < /p> </ b>\"</script>", "<p title=\"<? <% < /p>\">x</p>",
    "<p>a < b / c</p>", "<p>x</p\n>",
  ])
  func `comments, and a sign that stands for itself, pass`(text: String) {
    #expect(Self.messages(text) == [])
  }
}
