import Escaping
import Testing

/// The context after static text, in which a hole may follow at each `@@`.
private func context(after text: String, in output: OutputKind = .html) -> HTMLContext {
  var context = HTMLContext.start(for: output)
  for (index, part) in text.split(separator: "@@", omittingEmptySubsequences: false).enumerated() {
    if index > 0 { context.advanceOverHole() }
    _ = context.advance(over: Array(part.utf8)[...])
  }
  return context
}

private func escaper(
  after text: String, for kind: HoleKind = .text, in output: OutputKind = .html
) -> Escaper? {
  try? context(after: text, in: output).escaper(forHoleOf: kind).get()
}

struct EscapingContextTests {
  @Test(arguments: [
    ("<p>a < b ", Escaper.html), ("<p title=\"", .html), ("<P TITLE='", .html),
    ("<title>a<b>", .html), ("<textarea>\n< ", .html), ("<textarea></text>", .html),
    ("<p></p><!-- <a href=\" -->", .html), ("<!-->", .html), ("<!--->", .html),
    ("<!-- --!>", .html), ("<!doctype html>", .html), ("<?php ?>", .html), ("</>", .html),
    ("<a/href=\"", .url), ("<a\nhref\t=\n\"", .url), ("<a x=1 href=\"", .url),
    ("<a x='' HREF = '", .url), ("<a href=\" ", .url), ("<a my:href=\"", .url),
    ("<svg xmlns:x=\"", .url), ("<img data-src=\"", .url), ("<video poster=\"", .url),
    ("<param name=movie value=\"", .url),
    ("<a href=\"/", .urlRootSegment), ("<a href=\"/a/", .urlSegment),
    ("<a href=\"\\", .urlRootSegment), ("<a href=\"a\\", .urlSegment),
    ("<a href=\"ht\rtp\ns\t:", .urlSegment), ("<xmp><</xmp>", .html),
    ("<a href=\"a", .urlAfterPrefix), ("<a href=\"https://h/", .urlSegment),
    ("<a href=\"HTTPS:", .urlSegment), ("<a href=\"mailto:", .urlOpaque),
    ("<a href=\"tel:", .urlOpaque), ("<a href=\"?a=", .urlPart),
    ("<a href=\"&#63;a=", .urlPart), ("<a href=\"&#x2f;", .urlRootSegment),
    ("<a href=\"&sol;b", .urlSegment), ("<a href=\"/a?b#", .urlPart),
    ("<a href=\"@@?q=", .urlPart), ("<a href=\"@@/", .urlSegment),
    ("<img srcset=\"a.png 1x, ", .srcsetURL), ("<img srcset=\"@@ 1x, ", .srcsetURL),
    ("<img srcset=\"a.png, ", .srcsetURL), ("<img srcset=\"/a,b/", .urlSegment),
    ("<link imagesrcset='", .srcsetURL), ("<p style=\"color:", .styleValue),
    ("<p style=\"color:red;width:", .styleValue), ("<p style=\"a:url('", .styleURL),
    ("<p style=\"a:url('/", .styleURLPart), ("<p style='a:\"", .styleString),
    ("<p style=\"a:url(&quot;", .styleURL), ("<style>p{a:b}q{c:", .styleValue),
    ("<style>p{/* } */c:", .styleValue), ("<style>p{a:'x", .styleString),
    ("<style>@media print{p{a:", .styleValue), ("<script type=application/json>", .scriptJSON),
    ("<script TYPE=' Application/LD+JSON '>[", .scriptJSON),
    ("<script type=\"application/json\">\"", .scriptJSONContent),
    ("<meta property='og:image' content='", .url), ("<meta name=description content='", .html),
    ("<svg><title>", .html), ("<svg><title><a href=\"", .url), ("<svg></svg><title>", .html),
    ("<svg><foreignObject><title><a href=\"", .html), ("<svg><plaintext></svg><a href=\"", .url),
    ("<svg><![CDATA[ <p ]]>", .html),
    ("<svg><style></style><p>", .html), ("<script></script>", .html),
    ("<script><!--<script></script>--></script>", .html),
    ("<script><!--</script>", .html), ("<style></style >", .html), ("<xmp></p></xmp>", .html),
    ("<p on>", .html), ("</@@style><p>", .html), ("<a ping=\"", .url), ("<input value=\"", .html),
  ])
  func `text is escaped as its place asks`(_ text: String, _ expected: Escaper) {
    #expect(escaper(after: text) == expected)
  }

  @Test(arguments: [
    "<", "</", "<p", "<p ", "<p a", "<p a ", "<p a=", "<p a=x", "<p a=\"b\"", "<p /", "<!", "<!-",
    "<!--", "<!-- --", "<!-- --!", "<!-- -> ", "<!doctype ", "<?", "</p ", "<![CDATA[",
    "<svg><![CDATA[", "<svg><style>", "<svg><script>", "<plaintext></plaintext>",
    "<noscript><p>", "<iframe>", "<xmp>", "<noembed>", "<title></ti", "<script>", "<script>var a='",
    "<script>`${`", "<script>//", "<script>/*", "<script>a=/", "<script>a=b/", "<script><!--",
    "<p onclick=\"", "<p ONLOAD='", "<svg:a svg:onclick=\"", "<iframe srcdoc='", "<base href='",
    "<meta charset=\"", "<svg xml:base='",
    "<script type='", "<script src='", "<svg><script xlink:href='", "<object data='",
    "<embed src='", "<meta http-equiv='", "<meta http-equiv=refresh content='",
    "<meta http-equiv='&#82;efresh' content='", "<meta http-equiv = \" Refresh \" content='",
    "<animate to='", "<set to='", "<animate values='", "<script type=importmap>",
    "<script type=speculationrules>", "<style>", "<style>p", "<style>p:", "<style>p{",
    "<style>p{a:url(", "<style>p{a:url(x", "<style>p{a:b;/*", "<style>@import '",
    "<style>p{content:attr('", "<style>p\\{a:", "<p style=\"", "<p style=\"a:'\n",
    "<a href=\"javascript:", "<a href=\"java&#115;cript&colon;", "<a href=\"java\nscript:",
    "<a href=\"data:", "<a href=\"vbscript:", "<a href=\"&#106", "<a href=\"&colon",
    "<a href=\"@@", "<a href=\"@@x", "<a href=\"a@@", "<img srcset=\"a.png ",
    "<img srcset=\"@@@@", "<math><annotation-xml><svg><style>",
  ])
  func `text is refused where no escaping is safe`(_ text: String) {
    #expect(escaper(after: text) == nil)
  }

  @Test(arguments: [
    ("<p>", HoleKind.address, Escaper.html), ("<p>", .markup, .verbatim),
    ("<p>", .number, .verbatim), ("<p>", .json, .htmlJSON), ("<a href=\"", .address, .html),
    ("<a href=\"?u=", .address, .urlPart), ("<img srcset=\"", .address, .srcsetAddress),
    ("<img srcset=\"@@ ", .number, .verbatim), ("<script src=\"", .address, .html),
    ("<object data='", .address, .html), ("<p data-x='", .json, .htmlJSON),
    ("<p data-x='", .number, .verbatim), ("<p title='", .address, .html),
    ("<script>a=", .json, .scriptJSON), ("<script>f(1, ", .json, .scriptJSON),
    ("<script>a = b / ", .json, .scriptJSON), ("<script>a = 'x' + ", .json, .scriptJSON),
    ("<script>`${`a`}b${", .json, .scriptJSON), ("<script>`${{a:1}.a + ", .json, .scriptJSON),
    ("<script>/[/]'/.test(a) + ", .json, .scriptJSON), ("<script>a//'\nb=", .json, .scriptJSON),
    ("<script>return /'/, ", .json, .scriptJSON), ("<script>a[0] / 2; b=", .json, .scriptJSON),
    ("<script>@@/ ", .json, .scriptJSON), ("<p style='width:", .number, .styleValue),
    ("<p style='a:url(\"", .address, .styleURL), ("<textarea>", .json, .htmlJSON),
  ])
  func `other values are escaped as they need`(
    _ text: String, _ kind: HoleKind, _ expected: Escaper
  ) {
    #expect(escaper(after: text, for: kind) == expected)
  }

  @Test(arguments: [
    ("<p title=\"", HoleKind.markup), ("<title>", .markup), ("<a href=\"/x/", .address),
    ("<a href=\"@@", .address), ("<script src=\"/a", .address), ("<base href='", .address),
    ("<p onclick='f(", .json), ("<p onclick='f(", .number), ("<script>a=", .number),
    ("<script>'", .json), ("<script>if (a) /", .json), ("<script>}/'/", .json),
    ("<script>a++ /'/", .json), ("<p a=", .number), ("<!--", .number), ("<p ", .markup),
    ("<script type=application/json>\"", .json), ("<noscript>", .markup),
    ("<script>a --> b", .json), ("<script>/a\u{2028}", .json), ("<script>\\u0061=", .json),
  ])
  func `other values are refused where they are not safe`(_ text: String, _ kind: HoleKind) {
    #expect(escaper(after: text, for: kind) == nil)
  }

  @Test(arguments: [
    ("<a>", Escaper.xml), ("<a b='", .xmlAttribute), ("<a b = \"", .xmlAttribute),
    ("<?xml version='1.0'?>", .xml),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]>", .xml), ("<![CDATA[ > ]]>", .xml), ("<!-- > -->", .xml),
  ])
  func `XML is escaped in text and quoted attributes`(_ text: String, _ expected: Escaper) {
    #expect(escaper(after: text, in: .xml) == expected)
    #expect(escaper(after: text, for: .markup, in: .xml) == expected)
  }

  @Test(arguments: ["<", "<a ", "<a b=", "<![CDATA[", "<![CDATA[ ]] ", "<!-- ", "<?a ", "<!D "])
  func `XML takes no values elsewhere`(_ text: String) {
    #expect(escaper(after: text, in: .xml) == nil)
  }

  @Test func `JSON takes values between and inside strings`() {
    #expect(escaper(after: "{\"a\": ", in: .json) == .json)
    #expect(escaper(after: "{\"a\": ", for: .number, in: .json) == .verbatim)
    #expect(escaper(after: "{\"", in: .json) == .jsonContent)
    #expect(escaper(after: "{\"a\\\"", in: .json) == .jsonContent)
    #expect(escaper(after: "{\"a\\", in: .json) == nil)
  }

  @Test func `plain text is not escaped`() {
    #expect(escaper(after: "<p ", in: .text) == .verbatim)
  }

  @Test(arguments: [
    ("<a href=\"@@:alert(1)\">", 1), ("<a href=\"@@x&colon;y\">", 1),
    ("<img srcset=\"@@:x 1x\">", 1), ("<a href=\"java@@script:\">", 1),
    ("<meta content=\"@@\" http-equiv=refresh>", 1), ("<a href=\"@@/a:b\">", 0),
    ("<a href=\"/a:b\">", 0), ("<meta content='@@' name=x>", 0), ("<a href='@@&#58x'>", 1),
    ("<p style=\"a:url('@@:x')\">", 1),
  ])
  func `text that makes a value before it unsafe is a fault`(_ template: String, _ faults: Int) {
    var context = HTMLContext.start(for: .html)
    var found = 0
    for (index, part) in template.split(separator: "@@", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { context.advanceOverHole() }
      if context.advance(over: Array(part.utf8)[...]) != nil { found += 1 }
    }
    #expect(found == faults)
  }

  @Test func `a fault is at the byte that makes it`() {
    var context = HTMLContext.start(for: .html)
    _ = context.advance(over: Array("<a href=\"".utf8)[...])
    context.advanceOverHole()
    let text = Array("xxab:c".utf8)[2...]
    #expect(context.advance(over: text)?.offset == 2)
  }

  @Test(arguments: [
    ("<p>", "in element text"), ("<title>", "in the text of the element 'title'"),
    ("<p title=\"", "in the double-quoted attribute 'title'"),
    ("<a href='/a", "in the single-quoted attribute 'href', in the path of the address"),
    ("<p ", "between the attributes of the element 'p'"), ("<!--", "in a comment"),
    ("<p a=", "in the value of the attribute 'a' without quotes"), ("<script>", "in a script"),
  ])
  func `a context is named as messages say it`(_ text: String, _ name: String) {
    #expect(context(after: text).name == name)
  }

  @Test func `an output may end in element text only`() {
    #expect(context(after: "<p>a</p>").mayEnd)
    #expect(!context(after: "<p>a</p").mayEnd)
    #expect(!context(after: "<!-- ").mayEnd)
    #expect(!context(after: "<script>").mayEnd)
    #expect(context(after: "<a/>", in: .xml).mayEnd)
  }
}

struct EscapingJoinTests {
  @Test(arguments: [
    ("<p>", "a", "b", Escaper.html), ("<p>", "", "<b>x</b>", .html),
    ("<p class=\"", "a", "", .html), ("<a href=\"", "/a", "/b?c", .urlPart),
    ("<a href=\"/", "", "a/", .urlRootSegment), ("<a href=\"/a/", "b/", "", .urlSegment),
    ("<img srcset=\"@@ 1x", ", ", "", .srcsetURL), ("<p style=\"", "color:red;", "", nil),
    ("<p style=\"color:", "red", "", .styleValue), ("<a href=\"", "/a", "", nil),
    ("<a href=\"", "@@", "/a/", nil), ("<script>a=1;", "b=2;", "", nil),
    ("<a href=\"", "javascript:", "/a/", nil), ("<a href=\"", "javascript:", "", nil),
  ])
  func `branches that end alike are joined`(
    _ start: String, _ left: String, _ right: String, _ expected: Escaper?
  ) throws {
    let joined = try #require(
      context(after: start + left).joined(with: context(after: start + right)))
    #expect((try? joined.escaper(forHoleOf: .text).get()) == expected)
    let mirrored = context(after: start + right).joined(with: context(after: start + left))
    #expect(mirrored == joined)
  }

  @Test(arguments: [
    ("<p", " a=\"b\"", "", " title=\"", Escaper.html), ("<p ", "hidden", "", " title='", .html),
    ("<p ", "hidden", "", ">", .html), ("<p a=\"\"", " b", "", ">", .html),
    ("<p ", "hid", "", "den='", nil), ("<p ", "on", "", "click='", nil),
    ("<p ", "hidden", "", "='", nil), ("<script", " type=application/json", "", ">", nil),
    ("<p", " a=b", "", " title='", .html),
    ("<p", " a=b", "", "c='", nil), ("<p", " ", " a=b", "c='", nil),
    ("<script", " async", "", ">", nil), ("<script ", "async ", "", ">", nil),
    ("<meta ", "http-equiv=refresh ", "", "content='", nil),
    ("<meta ", "", "http-equiv=refresh ", "content='", nil),
    ("<meta ", "name=description ", "", "content='", .html),
    ("<link ", "rel=author ", "rel=stylesheet ", "href='", nil),
    ("<link ", "rel=author ", "a rel=author ", "href='", .url),
    ("<img srcset=\"", "/a.png,", "/b.png", " ", nil),
    ("<img srcset=\"", "/a.png,", "/b.png,", " ", .srcsetURL),
    ("<input ", "checked", "", "/>", .html), ("<script type='", "application/json", "x", "'>", nil),
  ])
  func `branches between attributes are joined, and what they leave open is refused`(
    _ start: String, _ left: String, _ right: String, _ end: String, _ expected: Escaper?
  ) throws {
    var joined = try #require(
      context(after: start + left).joined(with: context(after: start + right)))
    _ = joined.advance(over: Array(end.utf8)[...])
    #expect((try? joined.escaper(forHoleOf: .text).get()) == expected)
  }

  @Test(arguments: [("content='@@' ", "content='a' "), ("content='a' ", "content='@@' ")])
  func `a value that one branch printed to a meta is known when a header follows`(
    _ left: String, _ right: String
  ) throws {
    var joined = try #require(
      context(after: "<meta " + left).joined(with: context(after: "<meta " + right)))
    #expect(joined.advance(over: Array("http-equiv=refresh>".utf8)[...]) != nil)
    var plain = context(after: "<meta content='a' ")
    #expect(plain.advance(over: Array("http-equiv=refresh>".utf8)[...]) == nil)
  }

  @Test func `a script whose branches add an attribute still takes JSON`() throws {
    var joined = try #require(
      context(after: "<script").joined(with: context(after: "<script async")))
    _ = joined.advance(over: Array(">const a = ".utf8)[...])
    #expect(try joined.escaper(forHoleOf: .json).get() == .scriptJSON)
  }

  @Test(arguments: [
    ("<p>", "<p"), ("<p>", "<!--"), ("<p a=\"", "<p a='"), ("<p a=\"", "<p b=\""),
    ("<p a=\"", "<p "), ("<p ", "<q "), ("<title>", "<textarea>"), ("<svg>", "<p>"),
    ("<script>'", "<script>"), ("<script>", "<script type=module>'"), ("<style>p{", "<style>"),
    ("<script>/* ", "<script>"),
  ])
  func `branches that end in different places are not joined`(_ left: String, _ right: String) {
    #expect(context(after: left).joined(with: context(after: right)) == nil)
    #expect(context(after: right).joined(with: context(after: left)) == nil)
  }

  @Test func `contexts of another language are not joined`() {
    #expect(HTMLContext.start(for: .html).joined(with: .start(for: .xml)) == nil)
  }
}
