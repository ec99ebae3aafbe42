import Diagnostics
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
  private var words: Set<String> = []

  /// The names of the scripts and style sheets among assets, and of those inside of templates.
  package init(_ assets: [AssetFile], _ templates: TemplateSet) {
    for asset in assets {
      switch AssetFormat(name: asset.name) {
      case .script, .style: if let source = asset.source { words.formUnion(add(source.bytes)) }
      case .picture, .manifest, nil: break
      }
    }
    // The words of templates are also those of the attributes in question.
    for template in templates.ownSources { _ = add(template.bytes) }
  }

  /// The names that are certainly read, without `data-`, in their order.
  package var all: [String] { names.sorted() }

  /// Whether an attribute may be read, by its whole name.
  package func mayContain(_ name: String) -> Bool {
    let name = String(name.dropFirst(DataAttribute.prefix.count))
    return names.contains(name) || words.contains(Self.property(of: name))
  }

  /// Adds the names that are read in a file, and returns the words that may be names.
  private mutating func add(_ bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var last = ""
    var start = 0
    for index in 0...bytes.count where index == bytes.count || !Self.isWordByte(bytes[index]) {
      defer { start = index + 1 }
      guard index > start else { continue }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      let mark = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
      if Self.opening.contains(mark), word.hasPrefix(DataAttribute.prefix) {
        names.insert(word.dropFirst(DataAttribute.prefix.count).lowercased())
      } else if mark == UInt8(ascii: "."), last == "dataset" {
        names.insert(Self.name(of: word))
      }
      found.formUnion(word.split(separator: "-").map(String.init))
      last = word
    }
    return found.contains("dataset") ? found : []
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
