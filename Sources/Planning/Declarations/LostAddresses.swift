import Diagnostics
import Tables

/// The beginnings of the addresses that pages may have whose declarations are missing because of
/// mistakes that were reported.
struct LostAddresses {
  private(set) var beginnings: [[UInt8]] = []

  /// Notes that any page may be missing.
  mutating func noteAny() { beginnings = [[]] }

  /// Notes that the pages of a declaration are missing.
  mutating func note(_ page: PageSettings, in place: DeclarationResolver.Place) {
    beginnings.append(Array(Self.beginning(of: page, in: place).utf8))
  }

  /// What the addresses of a declaration begin with; nothing where a mistake is in the address
  /// itself, or it depends on what the page shows.
  private static func beginning(
    of page: PageSettings, in place: DeclarationResolver.Place
  ) -> Substring {
    let section = place.section?.settings.at.value ?? "/"
    guard section.hasPrefix("/"), AddressFault(inSection: section) == nil else { return "" }
    guard let own = page.at?.value else { return place.section == nil ? "" : section[...] }
    guard own.hasPrefix("/") else { return place.section == nil ? "/" : section[...] }
    let rest = String(own.dropFirst())
    return AddressFault(in: rest) == nil ? own.prefix { $0 != "{" } : ""
  }
}
