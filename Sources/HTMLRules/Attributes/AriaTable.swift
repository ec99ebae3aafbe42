/// The attributes and roles of WAI-ARIA 1.2, and of 1.3 where browsers have them.
enum AriaTable {
  /// What the value of each attribute may be; nil for text.
  static let attributes: [String: AttributeTable.Value?] = {
    var attributes: [String: AttributeTable.Value?] = [:]
    for line in rows.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      attributes["aria-" + words[0]] = .some(value(of: words[1], Array(words.dropFirst(2))))
    }
    return attributes
  }()

  /// The roles that elements may have.
  static let roles: Set<String> = Set(
    roleNames.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  /// The names of the attributes, sorted.
  static let names = attributes.keys.sorted()

  /// The roles, sorted.
  static let sortedRoles = roles.sorted()

  private static func value(of kind: String, _ words: [String]) -> AttributeTable.Value? {
    switch kind {
    case "id": .reference(.anything, isList: false)
    case "ids": .reference(.anything, isList: true)
    case "integer": .form(.integer(from: -1))
    case "words": .words(Set(words))
    default: nil
    }
  }

  private static let rows = """
    activedescendant id
    atomic words true false
    autocomplete words inline list both none
    braillelabel text
    brailleroledescription text
    busy words true false
    checked words true false mixed undefined
    colcount integer
    colindex integer
    colindextext text
    colspan integer
    controls ids
    current words page step location date time true false
    describedby ids
    description text
    details ids
    disabled words true false
    dropeffect text
    errormessage ids
    expanded words true false undefined
    flowto ids
    grabbed words true false undefined
    haspopup words true false menu listbox tree grid dialog
    hidden words true false undefined
    invalid words grammar false spelling true
    keyshortcuts text
    label text
    labelledby ids
    level integer
    live words assertive off polite
    modal words true false
    multiline words true false
    multiselectable words true false
    orientation words horizontal vertical undefined
    owns ids
    placeholder text
    posinset integer
    pressed words true false mixed undefined
    readonly words true false
    relevant text
    required words true false
    roledescription text
    rowcount integer
    rowindex integer
    rowindextext text
    rowspan integer
    selected words true false undefined
    setsize integer
    sort words ascending descending none other
    valuemax text
    valuemin text
    valuenow text
    valuetext text
    """

  private static let roleNames = """
    alert alertdialog application article banner blockquote button caption cell checkbox code
    columnheader combobox comment complementary contentinfo definition deletion dialog directory
    document emphasis feed figure form generic grid gridcell group heading image img insertion link
    list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox
    menuitemradio meter navigation none note option paragraph presentation progressbar radio
    radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider
    spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel
    term textbox time timer toolbar tooltip tree treegrid treeitem
    doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry
    doc-bibliography doc-biblioref doc-chapter doc-colophon doc-conclusion doc-cover doc-credit
    doc-credits doc-dedication doc-endnote doc-endnotes doc-epigraph doc-epilogue doc-errata
    doc-example doc-footnote doc-foreword doc-glossary doc-glossref doc-index doc-introduction
    doc-noteref doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist doc-part
    doc-preface doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc
    graphics-document graphics-object graphics-symbol
    """
}
