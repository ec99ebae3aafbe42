import Diagnostics
import Escaping
import HTMLRules
package import Templates

/// The names of `data-` attributes that the scripts and style sheets of a site read.
///
/// They are found by their form, wherever they stand: in selectors (`[data-shelf]`), texts
/// (`"data-shelf"`), `attr(data-shelf)` and `dataset.shelf`. A script may take a name apart from
/// its element (`const { shelf } = element.dataset`), so all words of scripts that have `dataset`
/// may be names.
package struct DataNames {
  private var names: Set<String> = []
  /// The scripts that have `dataset`.
  private var scripts: [[UInt8]] = []

  /// The names of the scripts and style sheets among assets, and of those inside of templates.
  package init(_ assets: [AssetFile], _ templates: TemplateSet) {
    for asset in assets {
      switch AssetFormat(name: asset.name) {
      case .script, .style:
        guard let bytes = asset.source?.bytes else { continue }
        add(bytes)
        if Self.hasWord(Self.dataset, in: bytes) { scripts.append(bytes) }
      case .picture, .manifest, nil: break
      }
    }
    // The words of templates are also those of the attributes in question.
    for template in templates.ownSources { add(template.bytes) }
  }

  /// The names that are certainly read, without `data-`, in their order.
  package var all: [String] { names.sorted() }

  /// Whether an attribute may be read, by its whole name.
  package func mayContain(_ name: String) -> Bool {
    let name = String(name.dropFirst(DataAttribute.prefix.count))
    guard !names.contains(name) else { return true }
    let property = Self.property(of: name)
    return scripts.contains { Self.hasWord(property, in: $0) }
  }

  /// Adds the names that are read in a file.
  private mutating func add(_ bytes: [UInt8]) {
    for start in Self.places(of: DataAttribute.prefix, in: bytes)
    where start > 0 && Self.opening.contains(bytes[start - 1]) {
      let word = bytes[start...].prefix(while: Self.isWordByte)
      let name = String(decoding: word.dropFirst(DataAttribute.prefix.count), as: UTF8.self)
      names.insert(name.lowercased())
    }
    for start in Self.places(of: Self.dataset, in: bytes)
    where start == 0 || !Self.isWordByte(bytes[start - 1]) {
      let rest = bytes[(start + Self.dataset.utf8.count)...].drop { !Self.isWordByte($0) }
      guard bytes[rest.startIndex - 1] == UInt8(ascii: ".") else { continue }
      let member = rest.prefix(while: Self.isWordByte)
      names.insert(Self.name(of: String(decoding: member, as: UTF8.self)))
    }
  }

  /// The object of an element that has the values of its attributes.
  private static let dataset = "dataset"

  /// Where a text stands.
  private static func places(of text: String, in bytes: [UInt8]) -> [Int] {
    let wanted = ArraySlice(text.utf8)
    guard !wanted.isEmpty else { return [] }
    var places: [Int] = []
    var rest = bytes[...]
    while let place = rest.firstIndex(ofBytes: wanted) {
      places.append(place)
      rest = rest[(place + wanted.count)...]
    }
    return places
  }

  /// Whether a text stands as a word, or as a part of one between hyphens.
  private static func hasWord(_ text: String, in bytes: [UInt8]) -> Bool {
    places(of: text, in: bytes).contains { start in
      let end = start + text.utf8.count
      return (start == 0 || isEdge(bytes[start - 1])) && (end == bytes.count || isEdge(bytes[end]))
    }
  }

  private static func isEdge(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || !isWordByte(byte)
  }

  /// What is before a name in selectors, texts and `attr()`.
  private static let opening = Array("[\"'`(".utf8)

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The member of `dataset` with the value of an attribute (HTML standard, section 3.2.6.6):
  /// `signUp` of `sign-up`.
  private static func property(of name: String) -> String {
    var property = ""
    for part in name.split(separator: "-", omittingEmptySubsequences: false) {
      property += property.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    return property
  }

  /// The name of the attribute whose value is a member of `dataset`.
  private static func name(of property: String) -> String {
    property.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}
