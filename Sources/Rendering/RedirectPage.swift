import Escaping
import Planning
import Schema

/// The page at an address that redirects to another one: a link that browsers follow by themselves.
struct RedirectPage {
  let plan: SitePlan
  let host: PageHost
  let titles: PageTitles

  /// Appends the page, called as the one that it leads to; its relative URL needs no escaping,
  /// because addresses are encoded.
  func append(forPage page: PageIndex, to output: inout [UInt8]) {
    let declaration = plan.declaration(ofPage: page)
    guard let target = plan.redirectTarget(of: declaration) else { return }
    var way: [UInt8] = []
    host.appendAddress(of: .page(target), to: &way)
    var title: [UInt8] = []
    Escaper.append(titles.title(ofPage: target).span, to: &title, using: .html)
    output += Self.bytes(
      leadingTo: String(decoding: way, as: UTF8.self),
      title: String(decoding: title, as: UTF8.self), language: declaration.language)
  }

  /// A page that points to an address; both the address and the title are already escaped.
  static func bytes(leadingTo address: String, title: String, language: String) -> [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>\(title)</title>
      </head>
      <body>
      <main><h1><a href="\(address)">\(title)</a></h1></main>
      </body>
      </html>

      """.utf8)
  }
}
