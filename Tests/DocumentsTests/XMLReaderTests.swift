import Documents
import TestSupport
import Testing

/// What is well-formed XML and what is not.
struct XMLReaderTests {
  @Test(arguments: [
    "<a/>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a b='c'>d &amp; &#x41;<e/></a>\n",
    "\u{FEFF}<a/>", "<!-- x --><a><![CDATA[<b> ]] >]]></a><!-- y -->",
    "<!DOCTYPE svg [<!ENTITY x \"y\">]><svg>&x;</svg>",
    "<a xmlns:b=\"urn:b\"><b:c b:d=\"\"/></a>", "<a xml:lang=\"en\">é</a>",
    "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><a/>", "<a\n b = \"c\" ></a >",
    "<?pi x?><a><?pi?></a>",
  ])
  func `well-formed documents have no fault`(_ text: String) {
    #expect(XMLReader.fault(in: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("", "expected an element", ""),
    ("<!doctype html><html></html>", "'<!' begins only '<!--', '<![CDATA[' and '<!DOCTYPE'", "<!"),
    ("<a><b></a>", "expected '</b>', found '</a>'", "a"),
    ("<a>", "'<a>' is not closed", "a"),
    ("<a/><b/>", "a second element 'b' after the first one", "b"),
    ("<a b=c/>", "expected a value in quotes for 'b'", "c"),
    ("<a b='c' b='d'/>", "attribute 'b' is written twice", "b"),
    ("<a b='1'c='2'/>", "expected a space before the attribute", "c"),
    ("<a>&nbsp;</a>", "XML does not know '&nbsp;'; write the character itself", "&nbsp;"),
    ("<a>b & c</a>", "'&' by itself; write '&amp;'", "&"),
    ("<a>b < c</a>", "expected a name after '<'; a sign of its own is written '&lt;'", " "),
    ("<a b='<'/>", "'<' in an attribute; write '&lt;'", "<"),
    ("<a>]]></a>", "']]>' in text; write ']]&gt;'", "]]>"),
    ("<!-- a -- b --><a/>", "'--' inside of a comment", "--"),
    (" <?xml version='1.0'?><a/>", "'<?xml' stands only at the very beginning of a file", "xml"),
    ("<b:a/>", "the prefix 'b' has no 'xmlns:b'", "b:a"),
    ("<a>\u{1}</a>", "a control character, which XML does not allow", "\u{1}"),
    ("<a/>b", "text outside of the first element", "b"),
    ("<a>&#0;</a>", "a character reference that means no character", "&#0"),
    ("<a>&#+65;</a>", "a character reference that means no character", "&#+65"),
    ("<br>", "'<br>' is not closed", "br"),
    ("<a disabled/>", "expected '=' after the attribute 'disabled'", "/"),
    ("<a><![CDATA[x</a>", "'<![CDATA[' is not closed", "<![CDATA["),
  ])
  func `the first fault is told at its place`(
    _ text: String, _ message: String, _ place: String
  ) {
    let bytes = Array(text.utf8)
    let fault = XMLReader.fault(in: bytes)
    #expect(fault?.message == message)
    #expect(fault.map { String(decoding: bytes[$0.range], as: UTF8.self) } == place)
  }

  @Test(arguments: [1, 15, 16, 17, 40])
  func `a repeated attribute is told among however many`(count: Int) {
    let attributes = (1...count).map { " b\($0)='x'" }.joined()
    #expect(XMLReader.fault(in: Array("<a\(attributes)/>".utf8)) == nil)
    for repeated in [1, count] {
      let fault = XMLReader.fault(in: Array("<a\(attributes) b\(repeated)=''/>".utf8))
      #expect(fault?.message == "attribute 'b\(repeated)' is written twice")
    }
  }

  @Test func `work grows with the length of a document`() {
    let deep = String(repeating: "<a>", count: 60_000) + String(repeating: "</a>", count: 60_000)
    #expect(XMLReader.fault(in: Array(deep.utf8)) == nil)
    let wide = "<a>" + String(repeating: "&amp;<b c=\"d\"/>", count: 60_000) + "</a>"
    #expect(XMLReader.fault(in: Array(wide.utf8)) == nil)
  }
}
