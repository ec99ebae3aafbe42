/// How long addresses may be, in bytes, so that each is the path of a file on any file system, and
/// browsers and hosts take it.
enum AddressLimit {
  /// A part between slashes (`NAME_MAX` of POSIX systems).
  static let part = 255
  /// The whole: half of the longest path of Linux, whose other half is left to the folder of the site.
  static let whole = 2048

  /// Why an address is too long; nil where it is not.
  static func fault(in address: some Collection<UInt8>) -> (text: String, reason: String)? {
    guard address.count > part else { return nil }
    if let long = address.split(separator: UInt8(ascii: "/")).first(where: { $0.count > part }) {
      return (String(decoding: long, as: UTF8.self), "has a part of more than \(part) bytes")
    }
    guard address.count > whole else { return nil }
    return (String(decoding: address, as: UTF8.self), "has more than \(whole) bytes")
  }
}
