import Escaping

/// The page `/-/pages`: all pages of the site with model, template and warnings.
struct PagesPage {
  private let pages: [LivePage]

  /// More rows than this are not shown.
  private static let limit = 5000

  init(_ pages: [LivePage]) { self.pages = pages }

  var text: String {
    let rows = pages.prefix(Self.limit).map(row).joined(separator: "\n")
    let more =
      pages.count > Self.limit ? "<p>The first \(Self.limit) of \(pages.count) pages.</p>" : ""
    return """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <title>Pages</title><link rel="stylesheet" href="/-/live.css"></head>
      <body class="pages">
      <header><h1>\(pages.count) pages</h1></header>
      <main>\(more)<table>
      <thead><tr><th scope="col">Address</th><th scope="col">Page</th><th scope="col">Model</th>\
      <th scope="col">Template</th><th scope="col">Warnings</th><th scope="col">Devices</th></tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table></main></body>
      </html>

      """
  }

  private func row(_ page: LivePage) -> String {
    let address = HTMLText.escaped(Self.encoded(page.address))
    let query = HTMLText.escaped(Self.encoded(page.address, keeping: []))
    let cells = [
      "<a href=\"\(address)\">\(HTMLText.escaped(page.address))</a>",
      HTMLText.escaped(page.name), HTMLText.escaped(page.model ?? "–"),
      HTMLText.escaped(page.template ?? "–"), page.warnings == 0 ? "" : "\(page.warnings)",
      "<a href=\"/-/devices?page=\(query)\">devices</a>",
    ]
    return "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
  }

  /// An address with everything escaped that is not a letter, a digit, one of `-._~` or kept.
  private static func encoded(_ address: String, keeping kept: [UInt8] = [47]) -> String {
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      case _ where kept.contains(byte): bytes.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
