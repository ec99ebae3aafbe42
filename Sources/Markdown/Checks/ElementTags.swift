/// The names of HTML's elements, by which a tag in a text is told from what only looks like one:
/// `List<Int>`, `<name>`.
enum ElementTags {
  /// Whether an element may have this name: one of HTML, also of its past, or of an author's own,
  /// which has a hyphen in it.
  static func mayBe(_ name: String) -> Bool {
    name.contains("-") || names.contains(name.lowercased())
  }

  private static let names = Set(
    """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink \
    blockquote body br button canvas caption center cite code col colgroup data datalist dd del \
    details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame \
    frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd keygen label \
    legend li link main map mark marquee math menu menuitem meta meter nav nobr noembed noframes \
    noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc \
    ruby s samp script search section select slot small source span strike strong style sub summary \
    sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video \
    wbr xmp
    """.split(separator: " ").map(String.init))
}
